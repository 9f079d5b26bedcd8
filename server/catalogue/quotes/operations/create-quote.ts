import type { Answer, Input } from "@svc/generated/routes";
import { bundleMisfit, bundleUnavailable, dataNotLive, notItsPrice } from "#catalogue/bundles";
import { confirmMeter } from "#catalogue/meters";
import {
  amountNotAllowed,
  amountOutOfRange,
  type FittingProduct,
  fitProduct,
  isFitting,
  keptProducts,
  productUnavailable,
} from "#catalogue/products";
import { readMonthPosition } from "#catalogue/utility";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { mintId } from "#platform/ids";
import { Refusal, type RefusalDetail } from "#platform/refusal";
import { presentQuote } from "../present.ts";
import { type NewQuote, readQuote } from "../read-quote.ts";
import { type QuoteRow, quotes } from "../tables.ts";

/** Source: spec/catalogue/quotes.tsp. */
const EXPIRES_MS = 30 * 60_000;

/** Quotes a sale; the meter of a power sale is confirmed before anything is written. */
export async function createQuote(
  ctx: Ctx,
  { body }: Input<"createQuote">,
): Promise<Answer<"createQuote">> {
  const input = readQuote(body);
  const fitting = await fit(ctx, input);
  const row = { ...rowOf(ctx, input, fitting), ...(await meterOf(ctx, input, fitting)) };
  return await ctx.transact("create a quote", (tx) =>
    once(ctx, tx, async () => {
      await tx.db.insert(quotes).values(row);
      return { status: 201 as const, body: presentQuote(row, ctx) };
    }),
  );
}

/** Finds the product, and holds it to the rules that a sale would meet. */
async function fit(ctx: Ctx, input: NewQuote): Promise<FittingProduct> {
  const fitting = fitProduct(input, await keptProducts(ctx));
  if (!isFitting(fitting)) throw new Refusal(fitting.code, fitting.detail);
  const misfit = bundleMisfit(input.bundle, fitting);
  if (misfit !== null) throw new Refusal(misfit.code, misfit.detail);
  const priced = { ...fitting, amount_minor: input.amount_minor };
  throwIf("data_not_live", dataNotLive({ type: input.type, mode: ctx.account.mode }));
  throwIf("bundle_unavailable", bundleUnavailable(input.bundle));
  throwIf("product_unavailable", productUnavailable(ctx.account, fitting));
  throwIf("amount_out_of_range", amountOutOfRange(priced));
  const is_price = notItsPrice(input.bundle, input.amount_minor);
  throwIf("amount_not_allowed", is_price ?? amountNotAllowed(priced));
  return fitting;
}

function throwIf(code: Refusal["code"], detail: RefusalDetail | null): void {
  if (detail !== null) throw new Refusal(code, detail);
}

function rowOf(ctx: Ctx, input: NewQuote, { product, network }: FittingProduct): QuoteRow {
  const { account, now } = ctx;
  return {
    account_id: account.id,
    id: mintId(now),
    status: "open",
    product: product.id,
    type: input.type,
    network: network.network,
    target: input.target,
    amount_minor: input.amount_minor,
    currency: product.currency,
    bundle_id: input.bundle?.id ?? null,
    ...NO_METER,
    expires_at: now + EXPIRES_MS,
    used_by: null,
    created: now,
  };
}

const NO_METER = {
  name_masked: null,
  suburb: null,
  meter_currency: null,
  tariff_class: null,
  has_arrears: null,
  confirmed_at: null,
  confirmed_by: null,
  confirmed_with: null,
  position_centi: null,
} as const;

async function meterOf(ctx: Ctx, { type, target }: NewQuote, { product }: FittingProduct) {
  if (type !== "power") return {};
  const asked = { number: target, currency: product.currency, param: "target" };
  const { row, source } = await confirmMeter(ctx, asked);
  const { account, now } = ctx;
  const position_centi = await ctx.read((read) =>
    readMonthPosition(read, { account_id: account.id, meter: target, now }),
  );
  return {
    name_masked: row.name_masked,
    suburb: row.suburb,
    meter_currency: row.currency,
    tariff_class: row.tariff_class,
    has_arrears: row.has_arrears,
    confirmed_at: row.confirmed_at,
    confirmed_by: source,
    confirmed_with: row.confirmed_with,
    position_centi,
  };
}
