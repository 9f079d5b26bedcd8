import { and, eq, gt } from "drizzle-orm";
import { readPowerState } from "#catalogue/utility";
import type { Ctx, Currency } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { Refusal, refuse } from "#platform/refusal";
import type { Offer } from "#platform/values/offers";
import { boundSuppliers } from "#providers/binding";
import type { ConfirmedMeter } from "#providers/port";
import { readSupply, sellersOf } from "#providers/supply";
import { consumeQuota, type UsedUp } from "./consume-quota.ts";
import { maskName } from "./mask-name.ts";
import { type MeterConfirmation, meterConfirmations } from "./tables.ts";

/** A confirmation, and whether it comes from the utility or the cache. */
interface Confirmed {
  readonly row: MeterConfirmation;
  readonly source: "utility" | "cache";
}

/** How long an answer of the utility is reused. Source: spec/catalogue/meters.tsp. */
const CACHE_MS = 10 * 60_000;
const RETRY_SECONDS = 60;

interface Asked {
  readonly number: string;
  readonly currency: Currency | null;
  readonly param: string;
  /** Uuid of whose ration of a minute it is where no key asks: a program that signs. */
  readonly keyless_holder_id?: string;
}

/**
 * Confirms a meter with the utility, as `askMeter` does.
 *
 * Refuses: `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`,
 * `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`.
 */
export async function confirmMeter(ctx: Ctx, asked: Asked): Promise<Confirmed> {
  const answer = await askMeter(ctx, asked);
  if (answer instanceof Refusal) throw answer;
  return answer;
}

/**
 * Asks the utility about a meter, outside any transaction; question and answer are stored whatever
 * becomes of the request. Returns a refusal for a meter that cannot be sold to.
 *
 * Refuses: `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`.
 * Writes: meter_quotas, meter_confirmations, in transactions of their own.
 * Source: docs/decisions/0012-power-and-the-utility.md.
 */
export async function askMeter(ctx: Ctx, asked: Asked): Promise<Confirmed | Refusal> {
  const { number, currency, param, keyless_holder_id = null } = asked;
  const { account, now } = ctx;
  const { used_up, power, cached, supply } = await ctx.record(async (tx) => ({
    used_up: await consumeQuota(tx, ctx, keyless_holder_id),
    power: await readPowerState(tx, account.id),
    cached: await findFresh(tx, { account_id: account.id, number, since: now - CACHE_MS }),
    supply: account.mode === "live" ? await readSupply(tx) : null,
  }));
  if (used_up !== null) refuseQuota(used_up);
  if (power.state === "down") refuseUnavailable();
  if (cached !== null) return inCurrency(asked, { row: cached, source: "cache" });
  const from = { suppliers: ctx.perProgram(boundSuppliers), supply };
  const { mode } = account;
  const sellers = offersIn(currency).flatMap((offer) => sellersOf(from, { mode, offer }));
  const seller = sellers.find(({ utility }) => utility !== null);
  const answer = (await seller?.utility?.confirmMeter({ number, currency })) ?? UNAVAILABLE;
  switch (answer.kind) {
    case "unavailable":
      return refuseUnavailable();
    case "invalid":
      return refuse("provider_invalid_response", { param });
    case "not_found":
      return new Refusal("meter_not_found", {
        param,
        message: `\`${param}\`: the utility does not know ${number}. Check the number.`,
      });
    case "blocked":
      return new Refusal("meter_blocked", { param });
    case "confirmed": {
      const confirmed_with = seller?.adapter.name ?? "";
      const row = rowOf(answer.meter, { account_id: account.id, number, now, confirmed_with });
      await ctx.record((tx) => keep(tx, row));
      return inCurrency(asked, { row, source: "utility" });
    }
  }
}

/** Whoever is to sell is asked; without a currency, whoever would sell in dollars. */
function offersIn(currency: Currency | null): Offer[] {
  const currencies: readonly Currency[] = currency === null ? ["USD", "ZWG"] : [currency];
  return currencies.map((one) => ({ network: "power", type: "power", currency: one }));
}

/** A utility that keeps an account in each currency takes no other for a meter. */
function inCurrency({ currency, param }: Asked, confirmed: Confirmed): Confirmed | Refusal {
  const theirs = confirmed.row.currency;
  if (theirs === null || currency === null || theirs === currency) return confirmed;
  const message = `\`${param}\`: the account of this meter is in ${theirs}. Sell in that currency.`;
  return new Refusal("meter_currency_mismatch", { param, message, meta: { currency: theirs } });
}

/** In live mode there is no utility before a supplier of power is connected. */
const UNAVAILABLE = { kind: "unavailable" } as const;

function refuseQuota({ window, limit, retry_after }: UsedUp): never {
  const whose =
    window === "minute" ? "this key confirms in a minute" : "this account confirms a day";
  const message = `${limit} meters are what ${whose}; wait ${retry_after} s.`;
  return refuse("meter_quota_exceeded", { message, retry_after, meta: { window, limit } });
}

function refuseUnavailable(): never {
  return refuse("power_unavailable", { retry_after: RETRY_SECONDS });
}

async function findFresh(
  { db }: Tx,
  { account_id, number, since }: { account_id: string; number: string; since: number },
): Promise<MeterConfirmation | null> {
  const [row] = await db
    .select()
    .from(meterConfirmations)
    .where(
      and(
        eq(meterConfirmations.account_id, account_id),
        eq(meterConfirmations.number, number),
        gt(meterConfirmations.confirmed_at, since),
      ),
    );
  return row ?? null;
}

async function keep({ db }: Tx, row: MeterConfirmation): Promise<void> {
  await db
    .insert(meterConfirmations)
    .values(row)
    .onConflictDoUpdate({
      target: [meterConfirmations.account_id, meterConfirmations.number],
      set: row,
    });
}

function rowOf(
  { owner_name, ...meter }: ConfirmedMeter,
  { now: confirmed_at, ...asked }: Pick<MeterConfirmation, RowKey> & { now: number },
): MeterConfirmation {
  const name_masked = owner_name === null ? null : maskName(owner_name);
  return { ...meter, ...asked, name_masked, confirmed_at };
}

type RowKey = "account_id" | "number" | "confirmed_with";
