import { isoMilliseconds } from "#platform/time/instants";
import type { DueEnding } from "./due-endings.ts";

/** Keys and endpoints that a mail names; the pages of the dashboard name all. */
const NAMED_MAX = 10;
const DAY_MS = 24 * 3_600_000;

/** A key that used what ends, or an endpoint that receives events in it. */
export interface UsedBy {
  readonly label: string;
  readonly mode: "live" | "test";
}

/** What a mail says of what ends. */
interface Facts {
  readonly keys: readonly UsedBy[];
  readonly endpoints: readonly UsedBy[];
  readonly public_url: string;
  readonly now: number;
}

/** The mail to the people of an organisation: what ends, when, what uses it, what to do. */
export function mailOf(
  { name, instead, ends_at, kind }: DueEnding,
  { keys, endpoints, public_url, now }: Facts,
) {
  const day = isoMilliseconds(ends_at).slice(0, 10);
  const days = Math.ceil((ends_at - now) / DAY_MS);
  const left = days === 1 ? "one day" : `${days} days`;
  const after = {
    version: "it returns errors",
    operation: "requests to it return an error",
    field: "requests that give it return an error",
  }[kind];
  const pages = `${public_url}/dashboard/developers`;
  return {
    subject: `${name} ends on ${day}`,
    words: {
      lead: [
        `${name} ends on ${day}, in ${left}. After that, ${after}.`,
        ...(instead === "" ? [] : [instead]),
        ...(keys.length === 0 ? [] : [`These keys used it in the last 30 days: ${listOf(keys)}.`]),
        ...(endpoints.length === 0 ? [] : [received(endpoints)]),
      ],
      action:
        keys.length === 0
          ? { label: "See the webhook endpoints", url: `${pages}/webhooks` }
          : { label: "See the requests", url: `${pages}/ending` },
    },
  };
}

/** Events go on, in another form: a receiver that knows the old one alone breaks. */
function received(endpoints: readonly UsedBy[]): string {
  return (
    `These webhook endpoints receive events in it: ${listOf(endpoints)}. ` +
    "After that, they receive them in the oldest version that is left."
  );
}

function listOf(used: readonly UsedBy[]): string {
  const named = used.slice(0, NAMED_MAX).map(({ label, mode }) => `${label} (${mode})`);
  const rest = used.length - named.length;
  return [...named, ...(rest === 0 ? [] : [`${rest} more`])].join(", ");
}
