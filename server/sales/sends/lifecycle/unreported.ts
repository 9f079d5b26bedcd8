import { differenceOf, withFields } from "#journal/events";
import { SEND_PARTS, type SendPart } from "../present/present.ts";
import type { Reader } from "../present/present-power.ts";
import type { SendRow } from "../rows/tables.ts";

/** A send before and after a write. Units: milliseconds on the account's clock. */
interface SendChange {
  readonly before: SendRow;
  readonly after: SendRow;
  readonly at: number;
}

/**
 * What differs of a send, as everybody is shown it, from what its last event left; null when
 * nothing does. A change that no event tells is kept in `unreported`, for the next event.
 *
 * Only the parts are shown before and after whose columns changed: of the others nothing differs
 * but what did so already.
 */
export function unreportedOf({ before, after, at }: SendChange): SendRow["unreported"] {
  const parts = SEND_PARTS.filter(({ columns }) =>
    columns.some((column) => before[column] !== after[column]),
  );
  const shown = shownOf(parts, before, at);
  // A change that no event has told counts from what the last event told.
  const told = before.unreported === null ? shown : withFields(shown, before.unreported);
  const untold = Object.entries(before.unreported ?? {}).filter(([name]) => !(name in shown));
  const changed = differenceOf(told, shownOf(parts, after, at));
  if (untold.length === 0) return changed;
  return { ...Object.fromEntries(untold), ...changed };
}

/** A row after a change that no event tells of. */
export function unreportedIn(change: SendChange): SendRow {
  return { ...change.after, unreported: unreportedOf(change) };
}

/**
 * Without any scope, so that tokens are masked; the mode of an account never changes. Whether a
 * send needs attention is judged by the moment of reading, and no event tells of it.
 */
function shownOf(parts: readonly SendPart[], row: SendRow, now: number): object {
  const reader: Reader = { account: { mode: "test" }, key: null, config: { secret_key: "" }, now };
  const fields = parts.map(({ present }) => present(row, reader));
  const { needs_attention: _, ...shown }: Record<string, unknown> = Object.assign({}, ...fields);
  return shown;
}
