import { differenceOf, withFields } from "#journal/events";
import { SEND_PARTS, type SendPart } from "./present/present.ts";
import type { Reader } from "./present/present-power.ts";
import type { SendRow } from "./rows/tables.ts";

/** A send before and after a write. Units: milliseconds on the account's clock. */
interface SendChange {
  readonly before: SendRow;
  readonly after: SendRow;
  readonly at: number;
}

/**
 * The publicly visible fields of a send that differ from its last event; null if none do. A change
 * without an event is kept in `unreported` for the next event.
 *
 * Only parts whose columns changed are presented before and after; the others differ at most as
 * they did before.
 */
export function unreportedOf({ before, after, at }: SendChange): SendRow["unreported"] {
  const parts = SEND_PARTS.filter(({ columns }) =>
    columns.some((column) => before[column] !== after[column]),
  );
  const shown = shownOf(parts, before, at);
  // An unreported change is compared with the last event.
  const reported = before.unreported === null ? shown : withFields(shown, before.unreported);
  const untold = Object.entries(before.unreported ?? {}).filter(([name]) => !(name in shown));
  const changed = differenceOf(reported, shownOf(parts, after, at));
  if (untold.length === 0) return changed;
  return { ...Object.fromEntries(untold), ...changed };
}

/** A row after a change without an event. */
export function unreportedIn(change: SendChange): SendRow {
  return { ...change.after, unreported: unreportedOf(change) };
}

/**
 * Without any scope, so that tokens are masked; the mode of an account never changes. Whether a
 * send needs attention depends on the time of reading, so no event reports it.
 */
function shownOf(parts: readonly SendPart[], row: SendRow, now: number): object {
  const reader: Reader = { account: { mode: "test" }, key: null, config: { secret_key: "" }, now };
  const fields = parts.map(({ present }) => present(row, reader));
  const { needs_attention: _, ...shown }: Record<string, unknown> = Object.assign({}, ...fields);
  return shown;
}
