import type { Answer, Input, Schemas } from "@svc/generated/routes";
import { audit } from "#journal/audit-log";
import { CURRENCIES, type LowMark, markLowBalances } from "#money/ledger";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { parseMoney } from "#platform/money";
import { refuse } from "#platform/refusal";
import { presentAlerts } from "../present-alerts.ts";
import { creditAlerts, SHORTFALL_DAYS_DEFAULT } from "../tables.ts";

type Wanted = Schemas["CreditAlertsUpdate"];

/**
 * Sets what an account wants to be told of its Credit, all of it at once.
 *
 * Refuses: `not_implemented` for channels and projections that are not kept yet.
 * Writes: credit_alerts, ledger_balances (no balance), audit_entries.
 */
export async function updateCreditAlerts(
  ctx: Ctx,
  { body }: Input<"updateCreditAlerts">,
): Promise<Answer<"updateCreditAlerts">> {
  refuseWhatIsNotKept(body);
  const alerts = await ctx.transact("set credit alerts", async (tx) => {
    const account_id = ctx.account.id;
    // The row of the settings is locked first, so that two changes come one after the other.
    await writeSettings(tx, account_id, body.shortfall_days ?? SHORTFALL_DAYS_DEFAULT);
    const before = await presentAlerts(tx, ctx);
    await markLowBalances(tx, account_id, marksOf(body));
    const after = await presentAlerts(tx, ctx);
    const changes = { low_balance: [before.low_balance, after.low_balance] };
    await audit(tx, ctx, [{ object_id: null, changes }]);
    return after;
  });
  return { status: 200, body: alerts };
}

function refuseWhatIsNotKept({ channels = [], shortfall_projection }: Wanted): void {
  if (shortfall_projection === true) {
    refuse("not_implemented", {
      param: "shortfall_projection",
      message: "Schedules are not kept yet, so no shortfall can be projected.",
    });
  }
  const place = channels.findIndex((channel) => channel !== "webhook");
  if (place >= 0) {
    refuse("not_implemented", {
      param: `channels[${place}]`,
      message: "Alerts are told by webhook; email and text messages follow.",
    });
  }
}

function marksOf({ low_balance = {} }: Wanted): LowMark[] {
  return CURRENCIES.map((currency) => {
    const written = low_balance[currency];
    return { currency, low_minor: written === undefined ? null : parseMoney(written) };
  });
}

async function writeSettings(tx: Tx, account_id: string, shortfall_days: number): Promise<void> {
  await tx.db
    .insert(creditAlerts)
    .values({ account_id, shortfall_days })
    .onConflictDoUpdate({ target: creditAlerts.account_id, set: { shortfall_days } });
}
