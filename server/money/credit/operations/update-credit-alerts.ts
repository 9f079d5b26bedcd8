import type { Answer, Input, Schemas } from "@svc/generated/routes";
import { eq } from "drizzle-orm";
import { audit } from "#journal/audit-log";
import { CURRENCIES, type LowMark, markLowBalances } from "#money/ledger";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { parseMoney } from "#platform/values/money";
import { presentAlerts } from "../present-alerts.ts";
import { setProjection } from "../projections.ts";
import type { AlertSettings } from "../queries.ts";
import { CHANNELS_DEFAULT, creditAlerts, SHORTFALL_DAYS_DEFAULT } from "../tables.ts";

type Wanted = Schemas["CreditAlertsUpdate"];

/**
 * Sets what an account wants to be told of its Credit, all of it at once.
 *
 * Writes: credit_alerts, credit_projections, credit_shortfalls, ledger_balances (no balance),
 * audit_entries.
 */
export async function updateCreditAlerts(
  ctx: Ctx,
  { body }: Input<"updateCreditAlerts">,
): Promise<Answer<"updateCreditAlerts">> {
  const alerts = await ctx.transact("set credit alerts", async (tx) => {
    const account_id = ctx.account.id;
    // The row of the settings is locked first, so that two changes come one after the other.
    const before = await lockSettings(tx, ctx);
    const settings = settingsOf(body);
    await writeSettings(tx, account_id, settings);
    const is_on = settings.shortfall_projection;
    await setProjection(tx, { account_id, mode: ctx.account.mode, is_on });
    await markLowBalances(tx, account_id, marksOf(body));
    const after = await presentAlerts(tx, ctx);
    const changes = {
      low_balance: [before.low_balance, after.low_balance],
      channels: [before.channels, after.channels],
      shortfall_projection: [before.shortfall_projection, after.shortfall_projection],
    };
    await audit(tx, ctx, [{ object_id: null, changes }]);
    return after;
  });
  return { status: 200, body: alerts };
}

function settingsOf(wanted: Partial<Wanted>): AlertSettings {
  const { shortfall_projection, shortfall_days, channels } = wanted;
  return {
    shortfall_projection: shortfall_projection ?? false,
    shortfall_days: shortfall_days ?? SHORTFALL_DAYS_DEFAULT,
    channels: [...new Set(channels ?? CHANNELS_DEFAULT)],
  };
}

function marksOf({ low_balance = {} }: Wanted): LowMark[] {
  return CURRENCIES.map((currency) => {
    const written = low_balance[currency];
    return { currency, low_minor: written == null ? null : parseMoney(written) };
  });
}

/** An account that has set nothing gets its row, so that there is one to lock. */
async function lockSettings(tx: Tx, ctx: Ctx): Promise<Schemas["CreditAlerts"]> {
  const account_id = ctx.account.id;
  const { shortfall_projection: _, ...settings } = settingsOf({});
  await tx.db
    .insert(creditAlerts)
    .values({ account_id, ...settings })
    .onConflictDoUpdate({ target: creditAlerts.account_id, set: { account_id } });
  return await presentAlerts(tx, ctx);
}

async function writeSettings(
  { db }: Tx,
  account_id: string,
  { shortfall_days, channels }: AlertSettings,
): Promise<void> {
  await db
    .update(creditAlerts)
    .set({ shortfall_days, channels })
    .where(eq(creditAlerts.account_id, account_id));
}
