import type { Words } from "#platform/words/language";

/** How the lists about sends are called. */
export const PARTS_WORDS = {
  sends: { en: "Sends", sn: "Zvatengeswa", nd: "Okuthengisiweyo" },
  disputes: { en: "Disputes", sn: "Nyunyuto", nd: "Izikhalazo" },
  checkout: { en: "Checkout", sn: "Checkout", nd: "I-checkout" },
} as const satisfies Words;
