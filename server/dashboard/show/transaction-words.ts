import type { Words } from "#platform/words/language";

/** What changed Credit. */
export const TRANSACTION_WORDS = {
  send: { en: "Send", sn: "Kutengesa", nd: "Ukuthengisa" },
  send_credit_back: { en: "Credit returned", sn: "Credit yadzoserwa", nd: "I-Credit ibuyiselwe" },
  topup: { en: "Top-up", sn: "Kuwedzera Credit", nd: "Ukwengeza i-Credit" },
  reservation: { en: "Reserved", sn: "Yakachengeterwa", nd: "Egciniweyo" },
  reservation_release: {
    en: "Reservation released",
    sn: "Yakachengeterwa yasunungurwa",
    nd: "Ebigciniwe ikhululiwe",
  },
  reward: { en: "Reward", sn: "Mubayiro", nd: "Umvuzo" },
  reward_return: { en: "Reward returned", sn: "Mubayiro wadzoka", nd: "Umvuzo obuyileyo" },
  checkout_credit: { en: "Checkout", sn: "Checkout", nd: "I-checkout" },
  adjustment: { en: "Adjustment", sn: "Kugadzirisa", nd: "Ukulungisa" },
  test_grant: { en: "Test Credit", sn: "Credit yekuedza", nd: "I-Credit yokuhlola" },
} as const satisfies Words;
