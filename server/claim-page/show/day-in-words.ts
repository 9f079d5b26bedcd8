import type { Language } from "#platform/words/language";

const DAY = { day: "numeric", month: "long", year: "numeric", timeZone: "Africa/Harare" } as const;

/** Whose order and months a language has. */
const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", sn: "sn", nd: "nd" };

/** `31 December 2026`, in Harare and in the order of all three languages. Units: seconds. */
export function dayInWords(at: number, language: Language): string {
  const parts = new Intl.DateTimeFormat(LOCALES[language], DAY).formatToParts(at * 1_000);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return `${part("day")} ${part("month")} ${part("year")}`;
}
