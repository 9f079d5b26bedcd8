import type { Log } from "../log.ts";
import { isOfDatabase, logOutage, severityOf } from "./database-outage.ts";
import { type LeaseDeps, leaveOut } from "./lease-rows.ts";
import type { Mode, RowName } from "./queue.ts";

/** What a step is of: a queue, and the row that is at fault where it throws. */
interface StepName {
  readonly queue: string;
  readonly row?: RowName & { readonly mode: Mode };
}

/**
 * Does a step that follows a lease, and throws nothing: the work is leased already, so that no
 * other worker begins what does not go on here. Its row is quarantined; without one it is logged.
 */
export async function tryApart(
  deps: LeaseDeps & { readonly log: Log },
  { queue, row }: StepName,
  step: () => Promise<unknown>,
): Promise<void> {
  const { log } = deps;
  try {
    await step();
  } catch (err) {
    if (row !== undefined) {
      const { mode, ...name } = row;
      await tryApart(deps, { queue }, () => leaveOut(deps, { queue, mode, row: name }, err));
    } else if (isOfDatabase(err)) logOutage(log, queue);
    else log[severityOf(err)]({ err, queue }, "what follows a lease has failed");
  }
}
