/** How a text goes over the air: the alphabet, and into how many messages it is cut. */
export interface TextParts {
  readonly alphabet: "gsm7" | "ucs2";
  readonly parts: number;
}

/** The default alphabet of 3GPP TS 23.038. */
const BASIC =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?" +
  "¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
/** Each takes the place of two. */
const EXTENDED = "\f^{}\\[~]|€";

/** Units that one message holds, and that each of several does beside its number. */
const ROOM = { gsm7: { one: 160, each: 153 }, ucs2: { one: 70, each: 67 } } as const;

/** Counts the messages of a text; one character outside of the alphabet widens all of them. */
export function countParts(text: string): TextParts {
  const widths = [...text].map(widthOf);
  const is_gsm7 = widths.every((width) => width !== null);
  if (is_gsm7) return { alphabet: "gsm7", parts: cut(widths, ROOM.gsm7) };
  return {
    alphabet: "ucs2",
    parts: cut(
      [...text].map(({ length }) => length),
      ROOM.ucs2,
    ),
  };
}

function widthOf(character: string): 1 | 2 | null {
  if (BASIC.includes(character)) return 1;
  return EXTENDED.includes(character) ? 2 : null;
}

/** A character is never split between two messages. */
function cut(widths: readonly (number | null)[], { one, each }: { one: number; each: number }) {
  const whole = widths.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  if (whole <= one) return 1;
  let parts = 1;
  let used = 0;
  for (const width of widths) {
    const next = width ?? 0;
    if (used + next > each) {
      parts += 1;
      used = 0;
    }
    used += next;
  }
  return parts;
}
