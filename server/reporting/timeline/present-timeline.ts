import { formatId } from "#platform/ids";
import { isoMilliseconds } from "#platform/time/instants";
import type { Timeline } from "./happening.ts";

/** A timeline for programs. Times are ISO 8601 in UTC, to the millisecond. */
export function presentTimeline({ subject, happenings }: Timeline): object {
  const { prefix, id, account_id, mode, status, facts } = subject;
  return {
    object: "timeline",
    id: formatId(prefix, id),
    account: formatId("acct", account_id),
    livemode: mode === "live",
    status,
    facts,
    happenings: happenings.map(({ at, ...rest }) => ({ at: isoMilliseconds(at), ...rest })),
  };
}
