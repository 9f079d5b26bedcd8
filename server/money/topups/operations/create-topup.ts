import type { Answer, Input } from "@svc/generated/routes";
import { causedBy } from "#journal/events";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import { surchargeOf } from "#platform/values/money";
import { isOffered } from "#platform/values/offers";
import { momentNow } from "#platform/work/lease";
import { openPayments, type PaymentProvider } from "#providers/payments";
import { readTopup, type TopupInput } from "../make/read-topup.ts";
import { START_MS, startTopup } from "../make/start-topup.ts";
import { type NewTopup, writeTopup } from "../make/write-topup.ts";
import { presentTopup } from "../present.ts";

/** Creates a top-up: it is written first, then the payer's page is asked for. */
export async function createTopup(
  ctx: Ctx,
  { body }: Input<"createTopup">,
): Promise<Answer<"createTopup">> {
  const { wanted, provider } = routeOf(ctx, readTopup(body));
  const from = momentNow();
  const { row, ...answer } = await ctx.transact("create a top-up", (tx) =>
    once(ctx, tx, async () => {
      const written = await writeTopup(tx, wanted);
      return { status: 201 as const, body: presentTopup(written, ctx), row: written };
    }),
  );
  if (provider === null) return answer;
  const started = await startTopup(ctx, row, { provider, from });
  return { status: 201, body: presentTopup(started, ctx) };
}

/** Whom a payment comes through; a transfer is started by nobody but the payer. */
interface Route {
  readonly wanted: NewTopup;
  readonly provider: PaymentProvider | null;
}

/**
 * Refuses: `provider_unavailable`, where the money would buy nothing, or nobody is configured who
 * takes the payment.
 */
function routeOf(ctx: Ctx, input: TopupInput): Route {
  if (!isOffered(ctx, { currency: input.currency })) return refuseUnsold(input);
  const { id: account_id, mode } = ctx.account;
  const find = openPayments(ctx.config, ctx);
  const { card, bank, transfers } = find({ mode, currency: input.currency });
  const step_ms = ctx.config.test_step_ms;
  const shared = {
    ...input,
    ...{ account_id, mode, api_key_id: ctx.key?.id ?? null, request: causedBy(ctx) },
  };
  if (input.method === "card") {
    if (card === null) return refuseClosed(input);
    const { integration, fee_bps } = card.adapter;
    const fee_minor = surchargeOf(input.amount_minor, { surcharge_bps: fee_bps });
    const look_after_ms = mode === "test" ? step_ms : START_MS;
    const of_card = { provider: integration, fee_minor, bank: null };
    const wanted = { ...shared, ...of_card, look_after_ms, start_ms: START_MS };
    return { wanted, provider: card };
  }
  if (bank === null) return refuseClosed(input);
  // Banks number the lines of each currency on their own, also of one account.
  const of_bank = `bank/${input.currency}/${bank.account_number}`;
  const integration = transfers?.adapter.integration ?? of_bank;
  const look_after_ms = transfers === null ? null : step_ms;
  const of_transfer = { provider: integration, fee_minor: 0n, bank };
  return {
    wanted: { ...shared, ...of_transfer, look_after_ms, start_ms: null },
    provider: null,
  };
}

function refuseUnsold({ currency }: TopupInput): never {
  const message =
    `\`currency\`: nothing is sold in live mode in ${currency} yet, so top-ups in ${currency} ` +
    "are closed. No payment was started. `live_sales` in GET /account says when they open.";
  return refuse("provider_unavailable", { param: "currency", message, retryable: false });
}

function refuseClosed({ method, currency }: TopupInput): never {
  const by = method === "card" ? "card" : "bank transfer";
  const what = `top-ups by ${by} in ${currency}`;
  const message = `\`method\`: ${what} are not offered. No payment was started.`;
  return refuse("provider_unavailable", { param: "method", message, retryable: false });
}
