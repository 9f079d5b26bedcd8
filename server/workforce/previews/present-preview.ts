import type { Schemas } from "@svc/generated/routes";
import { lockBalances } from "#money/ledger";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { networkOfPhone } from "#platform/values/network-prefixes";
import { normaliseMobile } from "#platform/values/phone";
import { isOver, isValid, sumLines, type Threshold } from "#sales/batches";
import { checkBudgets, presentCheck } from "#workforce/budgets";
import { type PreviewedLine, warnLines } from "./warn-lines.ts";

const ERRORS_MAX = 20;

/** Shows what lines would do, one by one and to budgets and Credit; writes nothing. */
export async function presentPreview(
  ctx: Ctx,
  lines: readonly PreviewedLine[],
  threshold: Threshold,
): Promise<Schemas["WorkforcePreview"]> {
  const { account, now } = ctx;
  const judged = lines.map((line) => line.judged);
  const [usd, zwg] = sumLines(judged);
  const budget_of = { account_id: account.id, now };
  const { budgets, warnings, available } = await ctx.read(async (read) => ({
    budgets: await checkBudgets(read, budget_of, judged, "none"),
    warnings: await warnLines(read, budget_of, lines),
    available: await readAvailable(read, account.id),
  }));
  const sufficient = usd.cost_minor <= available.USD && zwg.cost_minor <= available.ZWG;
  return {
    object: "workforce_preview",
    created: unixSeconds(now),
    livemode: account.mode === "live",
    lines: lines.map((line, index) => presentLine(line, index, warnings[index] ?? [])),
    total: { USD: formatMoney(usd.total_minor), ZWG: formatMoney(zwg.total_minor) },
    cost: { USD: formatMoney(usd.cost_minor), ZWG: formatMoney(zwg.cost_minor) },
    cost_centers: budgets.map(presentCheck),
    over_budget: budgets.some(({ over_minor }) => over_minor > 0n),
    credit: {
      available: { USD: formatMoney(available.USD), ZWG: formatMoney(available.ZWG) },
      sufficient,
    },
    requires_approval: isOver(threshold, [usd, zwg]),
  };
}

async function readAvailable(
  read: Parameters<typeof lockBalances>[0],
  account_id: string,
): Promise<{ USD: bigint; ZWG: bigint }> {
  const keys = (["USD", "ZWG"] as const).map((currency) => ({ account_id, currency }));
  const balances = [...(await lockBalances(read, keys, "none")).values()];
  const inCurrency = (currency: string) => {
    const balance = balances.find((one) => one.currency === currency);
    if (balance === undefined) throw new Error(`no balance of ${account_id} in ${currency}`);
    return balance.available_minor;
  };
  return { USD: inCurrency("USD"), ZWG: inCurrency("ZWG") };
}

function presentLine(
  { judged, person }: PreviewedLine,
  index: number,
  warnings: Schemas["WorkforceWarning"][],
): Schemas["WorkforcePreview"]["lines"][number] {
  const { order, sale, errors } = judged;
  const mobile = person.phone === null ? null : normaliseMobile(person.phone);
  return {
    index,
    recipient: person.row === null ? null : formatId("rcp", person.row.id),
    name: person.name,
    phone: mobile?.e164 ?? null,
    network: mobile === null ? null : networkOfPhone(mobile),
    amount: order.amount_minor > 0n ? formatMoney(order.amount_minor) : null,
    currency: sale?.currency ?? order.currency,
    cost: sale === null || !isValid(judged) ? null : formatMoney(sale.cost_minor),
    errors: errors.slice(0, ERRORS_MAX),
    warnings,
  };
}
