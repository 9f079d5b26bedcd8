import type { Log } from "#platform/log";
import { type Cell, cellIn } from "#platform/settings/cell";
import { wall } from "#platform/time/clock";

/** A router that sends a cell the callers of another one does so all the time. */
const QUIET_MS = 60_000;
const SECRET = /([0-9A-Za-z]{43})$/;

/**
 * Warns of secrets that open nothing here and name another cell: the router in front does not send
 * them there. Once a minute is enough, because such a secret is easily made up. The caller hears
 * what every unknown key is answered: only the operator can mend it.
 */
export function misroutedTeller({
  cell,
  log,
}: {
  readonly cell: Cell;
  readonly log: Pick<Log, "warn">;
}): (written: string) => void {
  let quiet_until = 0;
  return (written) => {
    const named = cellIn(SECRET.exec(written)?.[1] ?? "");
    if (named === null || named === cell || wall() < quiet_until) return;
    quiet_until = wall() + QUIET_MS;
    log.warn(`a key that is unknown here names cell ${named}: look at the router`);
  };
}
