/** The only writer of an application's status. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { and, eq } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { eventsOf } from "#platform/lifecycle";
import { type ApplicationRow, dealerApplications } from "./tables.ts";

type Status = ApplicationRow["status"];
type Mover = (typeof LIFECYCLES.dealer_application)["steps"][number]["by"];

/** A step of an application whose row the caller has locked. */
export interface ApplicationMove {
  readonly before: ApplicationRow;
  readonly to: Status;
  readonly by: Mover;
  readonly with?: Partial<
    Pick<
      ApplicationRow,
      "submitted_at" | "decided_at" | "decision_note" | "discounts" | "reviewer_messages"
    >
  >;
}

/** Whether an application may take a step. */
export function canStep({ status }: Pick<ApplicationRow, "status">, by: Mover): boolean {
  return LIFECYCLES.dealer_application.steps.some((step) => step.from === status && step.by === by);
}

/**
 * Moves an application; a step that its lifecycle does not have is a bug of the caller.
 *
 * Writes: dealer_applications. Source: spec/base/lifecycles/dealer-application.tsp.
 */
export async function moveApplication(
  tx: Tx,
  { before, to, by, with: fields = {} }: ApplicationMove,
): Promise<ApplicationRow> {
  const { account_id, id, status } = before;
  eventsOf(LIFECYCLES.dealer_application, { from: status, to, by });
  const { account_id: of, id: own, status: held } = dealerApplications;
  const [after] = await tx.db
    .update(dealerApplications)
    .set({ ...fields, status: to })
    .where(and(eq(of, account_id), eq(own, id), eq(held, status)))
    .returning();
  if (after === undefined) throw new Error(`Application ${id} is locked and left ${status}.`);
  return after;
}
