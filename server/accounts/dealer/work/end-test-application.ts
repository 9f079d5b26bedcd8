import { and, eq } from "drizzle-orm";
import type { LockedClock } from "#accounts/account";
import { CURRENCIES } from "#money/ledger";
import type { Tx } from "#platform/db/transaction";
import type { RowName } from "#platform/work/queue";
import { decideApplication } from "../judge/decide-application.ts";
import type { Decision } from "../judge/decision.ts";
import { lockApplicationById } from "../rows/queries.ts";
import { type ApplicationRow, dealerApplicationDeadlines } from "../rows/tables.ts";
import { planTestStep } from "./plan-test-step.ts";

/** 2.50 %. */
const TEST_DISCOUNT_BPS = 250;

/**
 * Takes the next step of a test account's application by the same verb as staff: it is in review
 * after one step, and approved after two.
 *
 * Writes: dealer_application_deadlines, and as `decideApplication`.
 * Source: docs/guides/test-mode.md, "Dealer applications".
 */
export async function endTestApplication(
  tx: Tx,
  { account_id, row_id: application_id }: RowName,
  clock: LockedClock & { readonly step_ms: number },
): Promise<void> {
  const before = await lockApplicationById(tx, account_id, application_id);
  const { account_id: of, dealer_application_id: one } = dealerApplicationDeadlines;
  await tx.db
    .delete(dealerApplicationDeadlines)
    .where(and(eq(of, account_id), eq(one, application_id)));
  if (before === null) return;
  const decision = decisionOf(before);
  const by = "Test mode";
  // What staff have decided meanwhile stays so.
  const why = await decideApplication(tx, { account_id, application_id, by, decision });
  if (why === null && decision.verb === "review") await planTestStep(tx, before, clock);
}

function decisionOf({ status, networks }: ApplicationRow): Decision {
  if (status === "submitted") return { verb: "review" };
  const discounts = networks.flatMap((network) =>
    CURRENCIES.map((currency) => ({ network, currency, discount_bps: TEST_DISCOUNT_BPS })),
  );
  return { verb: "approve", discounts, note: "Test mode: every application is approved." };
}
