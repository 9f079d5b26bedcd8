import { isoMilliseconds } from "#platform/time";
import type { DueEnding } from "./due-endings.ts";

/** Keys that a mail names; the page of the dashboard names all. */
const KEYS_NAMED = 10;
const DAY_MS = 24 * 3_600_000;

/** A key that used what ends. */
export interface UsedBy {
  readonly label: string;
  readonly mode: "live" | "test";
}

/** The mail to the people of an organisation: what ends, when, which keys use it, what to do. */
export function mailOf(
  { name, instead, ends_at, kind }: DueEnding,
  { keys, public_url, now }: { keys: readonly UsedBy[]; public_url: string; now: number },
) {
  const day = isoMilliseconds(ends_at).slice(0, 10);
  const days = Math.ceil((ends_at - now) / DAY_MS);
  const left = days === 1 ? "one day" : `${days} days`;
  const after = {
    version: "it returns errors",
    operation: "requests to it return an error",
    field: "requests that give it return an error",
  }[kind];
  const named = keys.slice(0, KEYS_NAMED).map(({ label, mode }) => `${label} (${mode})`);
  const rest = keys.length - named.length;
  const all = [...named, ...(rest === 0 ? [] : [`${rest} more`])].join(", ");
  return {
    subject: `${name} ends on ${day}`,
    words: {
      lead: [
        `${name} ends on ${day}, in ${left}. After that, ${after}.`,
        ...(instead === "" ? [] : [instead]),
        `These keys used it in the last 30 days: ${all}.`,
      ],
      action: { label: "See the requests", url: `${public_url}/dashboard/developers/ending` },
    },
  };
}
