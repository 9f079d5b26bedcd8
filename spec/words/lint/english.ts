/** Turns of phrase that a reader takes twice; each has a plain word instead. */
const BANNED: readonly RegExp[] = [
  /\bleft out\b/i,
  /\bis [45]\d\d\b/i,
  /\banswers? [245]\d\d\b/i,
  /\bstands?\b/i,
  /\btold\b/i,
  /\btells?\b/i,
  /\bshall\b/i,
  /\banew\b/i,
  /\bfor good\b/i,
  /\bfor ever\b/i,
  /\bbeside\b/i,
  /\bmeanwhile\b/i,
  /\bwhom\b/i,
  /\bgo(?:es|ne)? out\b/i,
  /\blies\b/i,
  /\bset aside\b/i,
  /\breckon(?:s|ed)?\b/i,
  /\bhears?\b/i,
  /\bsomebody\b/i,
  /\beven so\b/i,
  /\bin earnest\b/i,
  /\bturn(?:s|ed)? down\b/i,
];

const WORDS_MIN = 4;

/** The first banned turn of a text, as it is written there; null when there is none. */
export function bannedTurn(text: string): string | null {
  const prose = text.replaceAll(/`[^`]*`/g, "`").replaceAll(/\s+/g, " ");
  for (const turn of BANNED) {
    const [found] = turn.exec(prose) ?? [];
    if (found !== undefined) return found;
  }
  return null;
}

/** Whether a text says less than a reader can use. */
export function isTooShort(text: string): boolean {
  return text.split(/\s+/).filter(Boolean).length < WORDS_MIN;
}
