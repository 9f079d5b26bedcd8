import type { Schemas } from "@svc/generated/routes";
import { fitsChecksum } from "#catalogue/meters";
import type { FoundRecipient } from "#directory/recipients";
import type { Ctx } from "#platform/context";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { problemOf } from "#platform/wire/problem-of";
import type { Facts } from "../order/facts.ts";
import type { OrderRefusal, SendOrder } from "../order/order.ts";
import { duplicateOf, fitSale, isSale, type Sale } from "../order/sale.ts";
import { previewSend } from "../present/present.ts";
import type { ConfirmedFacts } from "../rows/power-facts.ts";
import { isOfMoney, refusalsOf } from "./checks.ts";
import { referenceInUse } from "./decide-orders.ts";
import { gatherDuplicates } from "./gather-caps.ts";
import { gatherOrders } from "./gather-orders.ts";
import { heldSale } from "./judge-agent.ts";
import { recipientOf, refusalOfRecipient } from "./judge-recipient.ts";
import { referenceLockName } from "./lock-names.ts";
import { RunningTotals } from "./running-totals.ts";
import { sendRowOf } from "./send-row.ts";
import { validateMeter } from "./validate-meter.ts";

type Validation = Schemas["SendValidation"];

/** A sale that leaves less than this share of the balance warns of low Credit. */
const LOW_CREDIT_PERCENT = 10n;
/**
 * A sale of the same amount to the same target within this time is reported as a possible
 * duplicate.
 */
const DUPLICATE_WARNING_SECONDS = 300;

/**
 * Judges a sale as `placeSends` would, without locks, and reports everything that stands in the
 * way. It takes no key and no reference and writes nothing.
 *
 * Source: spec/sales/sends/validation.tsp.
 */
export async function validateSend(ctx: Ctx, order: SendOrder): Promise<Validation> {
  const [facts, recent] = await ctx.read((read) =>
    Promise.all([gatherOrders(read, [order], "none"), gatherDuplicates(read, [watched(order)])]),
  );
  const totals = new RunningTotals(facts);
  const fitted = fitSale(order, facts.products);
  const sale = isSale(fitted) ? fitted : null;
  const rules = [...referencesAgainst(order, facts), ...rulesAgainst(fitted, totals)];
  const of_money = rules.filter(isOfMoney);
  const before = rules.filter((rule) => !isOfMoney(rule));
  const judged = sale === null ? null : await validateMeter(ctx, sale, { rules: before, totals });
  const refusals = [...before, ...(judged?.refusals ?? []), ...of_money];
  const confirmed = judged?.confirmed ?? null;
  return {
    object: "send_validation",
    created: unixSeconds(ctx.now),
    livemode: ctx.account.mode === "live",
    ...verdictOf(
      ctx,
      sale && { ...sale, confirmed, recipient: recipientOf(order, facts) },
      refusals.length === 0,
      totals,
    ),
    meter: judged?.meter ?? null,
    problems: refusals.map(problemOf),
    warnings: sale === null || refusals.length > 0 ? [] : warningsOf(sale, { totals, recent }),
  };
}

/** What stands in the way before a product is looked for. */
function referencesAgainst(order: SendOrder, facts: Facts): OrderRefusal[] {
  const unknown = refusalOfRecipient(order, facts);
  return [...usedReference(order, facts), ...(unknown === null ? [] : [unknown])];
}

function usedReference(order: SendOrder, facts: Facts): OrderRefusal[] {
  const locked = referenceLockName(order);
  const used = locked === null ? undefined : facts.references.get(locked);
  return used === undefined ? [] : [referenceInUse(used.object_prefix, used.object_id)];
}

function rulesAgainst(fitted: Sale | OrderRefusal, totals: RunningTotals): OrderRefusal[] {
  return isSale(fitted) ? refusalsOf(fitted, totals) : [fitted];
}

/** A sale with what is confirmed of its meter. */
type JudgedSale = Sale & {
  readonly confirmed: ConfirmedFacts | null;
  readonly recipient: FoundRecipient | null;
};

function verdictOf(ctx: Ctx, sale: JudgedSale | null, valid: boolean, totals: RunningTotals) {
  if (sale === null) {
    const unknown = { would_status: null, send: null, currency: null, cost: null };
    return { valid, ...unknown, credit_after: null };
  }
  const row = sendRowOf(sale, [], { quoted: sale.confirmed, recipient: sale.recipient });
  const send = previewSend(row, ctx);
  const cost = formatMoney(sale.cost_minor);
  const { currency } = sale;
  if (!valid) return { valid, would_status: null, send, currency, cost, credit_after: null };
  const available = formatMoney(totals.available(sale) - sale.cost_minor);
  const at_once = sale.order.scheduled_for === null ? "pending" : "scheduled";
  const would_status = heldSale(sale, totals) === null ? at_once : "requires_approval";
  return { valid, would_status, send, currency, cost, credit_after: { available } } as const;
}

/** The order as the duplicate guard would watch it, whether or not the organisation has it on. */
function watched(order: SendOrder): SendOrder {
  const account = { ...order.account, prevent_duplicates_seconds: DUPLICATE_WARNING_SECONDS };
  return { ...order, account };
}

function warningsOf(
  sale: Sale,
  { totals, recent }: { totals: RunningTotals; recent: ReadonlyMap<string, string> },
): Validation["warnings"] {
  const available_minor = totals.available(sale);
  const left_minor = available_minor - sale.cost_minor;
  const warnings: Validation["warnings"] = [];
  if (recent.has(duplicateOf(sale))) {
    const message = "The same amount went to the same target in the last five minutes.";
    warnings.push({ code: "duplicate_recent", message });
  }
  if (sale.order.power !== null && !fitsChecksum(sale.order.target)) {
    const message = "The check digit of the meter number is wrong. Check the number.";
    warnings.push({ code: "meter_checksum", message });
  }
  if (left_minor * 100n < available_minor * LOW_CREDIT_PERCENT) {
    const message = `Only ${formatMoney(left_minor)} ${sale.currency} of Credit would be left.`;
    warnings.push({ code: "low_credit_after", message });
  }
  return warnings;
}
