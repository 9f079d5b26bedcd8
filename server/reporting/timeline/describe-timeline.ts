import { formatId } from "#platform/ids";
import { isoMilliseconds } from "#platform/time/instants";
import type { Facts, Happening, Timeline } from "./happening.ts";

/** A timeline for people: what it is of, and a line for each thing that happened. */
export function describeTimeline({ subject, happenings }: Timeline): string {
  const { prefix, id, account_id, account_name, mode, status, facts } = subject;
  const head = [
    `${formatId(prefix, id)}  ${status}`,
    `of ${account_name}, ${formatId("acct", account_id)}, ${mode}`,
    wordsOf(facts),
  ];
  const widest = Math.max(0, ...happenings.map(({ kind }) => kind.length));
  return [...head, "", ...happenings.map((one) => lineOf(one, widest))].join("\n");
}

function lineOf({ at, kind, id, what, facts }: Happening, widest: number): string {
  const parts = [isoMilliseconds(at), kind.padEnd(widest), what, id ?? "", wordsOf(facts)];
  return parts.filter((part) => part !== "").join("  ");
}

function wordsOf(facts: Facts): string {
  return Object.entries(facts)
    .map(([name, value]) => `${name}=${quoted(String(value))}`)
    .join(" ");
}

/** A value of several words stays one. */
function quoted(value: string): string {
  return /\s/.test(value) ? JSON.stringify(value) : value;
}
