import { type Language, type Words, wordsIn } from "./language.ts";

/** How long a person has to wait. */
export const WAIT_WORDS = {
  seconds: { en: "{count} seconds", sn: "masekonzi {count}", nd: "mizuzwana engu-{count}" },
  minutes: { en: "{count} minutes", sn: "maminitsi {count}", nd: "mizuzu engu-{count}" },
  hours: { en: "{count} hours", sn: "maawa {count}", nd: "mahola angu-{count}" },
} as const satisfies Words;

/** A wait in words. Units: seconds. */
export function waitOf(seconds: number, language: Language): string {
  const words = wordsIn(WAIT_WORDS, language);
  if (seconds < 120) return words.seconds({ count: seconds });
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 120) return words.minutes({ count: minutes });
  return words.hours({ count: Math.ceil(minutes / 60) });
}
