import type { Schemas } from "@svc/generated/routes";
import { lockBalances } from "#money/ledger";
import type { AccountFacts } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { formatMoney } from "#platform/values/money";
import { floatFor, readSupply } from "#providers/supply";
import type { JudgedLine, JudgedLines } from "../judge/judge-lines.ts";
import { isValid, type LineSum, sumLines } from "../judge/sum-lines.ts";
import { isOver, type Threshold } from "../judge/threshold.ts";
import type { RawLine } from "../read/raw-line.ts";
import type { BatchSettings } from "../read/read-batch.ts";

type Preview = Omit<Schemas["BatchPreview"], "object" | "created" | "livemode">;

const LINES_SHOWN = 1_000;
const ERRORS_MAX = 20;

/** A batch that is looked at and not made, its lines judged. */
export interface PreviewedBatch extends JudgedLines {
  readonly account: Pick<AccountFacts, "id" | "mode">;
  readonly settings: Pick<BatchSettings, "on_invalid" | "reserve_credit">;
  readonly raw: readonly RawLine[];
  readonly threshold: Threshold;
}

/** What a batch would do, line by line. Source: spec/sales/batches/preview.tsp. */
export async function presentPreview(
  from: Read | Tx,
  { account, settings, raw, threshold, lines, over_cap }: PreviewedBatch,
): Promise<Preview> {
  const sums = sumLines(lines);
  const credit = await readCredit(from, account.id, sums);
  const invalid = lines.filter((line) => !isValid(line)).length;
  const counts = { total: lines.length, valid: lines.length - invalid, invalid };
  const requires_approval = isOver(threshold, sums);
  const suffices = Object.values(credit).every((check) => check === null || check.sufficient);
  const is_refused =
    over_cap !== null ||
    counts.valid === 0 ||
    (settings.on_invalid === "reject" && invalid > 0) ||
    (settings.reserve_credit && !requires_approval && !suffices);
  return {
    valid: !is_refused,
    counts,
    total: { USD: formatMoney(sums[0].total_minor), ZWG: formatMoney(sums[1].total_minor) },
    cost: { USD: formatMoney(sums[0].cost_minor), ZWG: formatMoney(sums[1].cost_minor) },
    credit,
    provider_float: await floatsOf(from, account, lines),
    requires_approval,
    lines: presentLines(lines, raw),
    lines_truncated: lines.some((line, index) => index >= LINES_SHOWN && isValid(line)),
  };
}

async function readCredit(
  from: Read | Tx,
  account_id: string,
  [usd, zwg]: readonly [LineSum, LineSum],
): Promise<Preview["credit"]> {
  const keys = [usd, zwg].map(({ currency }) => ({ account_id, currency }));
  const balances = await lockBalances(from, keys, "none");
  const available = new Map(
    [...balances.values()].map((one) => [one.currency, one.available_minor]),
  );
  const checkOf = ({ currency, count, cost_minor }: LineSum) => {
    if (count === 0) return null;
    const available_minor = available.get(currency) ?? 0n;
    return {
      sufficient: cost_minor <= available_minor,
      available: formatMoney(available_minor),
      required: formatMoney(cost_minor),
    };
  };
  return { USD: checkOf(usd), ZWG: checkOf(zwg) };
}

/** The simulator has stock without end. */
async function floatsOf(
  from: Read | Tx,
  account: Pick<AccountFacts, "mode">,
  lines: readonly JudgedLine[],
): Promise<Preview["provider_float"]> {
  const wanted = lines.flatMap(({ sale, order: { amount_minor } }) => {
    if (sale === null) return [];
    const { type } = sale.product;
    return [{ type, network: sale.network.network, currency: sale.currency, amount_minor }];
  });
  const held = account.mode === "live" ? floatFor(await readSupply(from), wanted) : null;
  return [...new Set(wanted.map(({ network }) => network))].toSorted().map((network) => {
    return { network, state: held === null ? "sufficient" : (held.get(network) ?? "unknown") };
  });
}

/** The first lines, and every invalid one behind them. */
function presentLines(lines: readonly JudgedLine[], raw: readonly RawLine[]): Preview["lines"] {
  const sold = new Set<string>();
  return lines.flatMap((judged, index) => {
    const is_again = isRepeated(judged, sold);
    const is_shown = index < LINES_SHOWN || !isValid(judged);
    if (!is_shown) return [];
    return [presentLine(judged, { is_again, written: raw[index]?.fields.target ?? "" })];
  });
}

function presentLine(
  { line, order, sale, errors, is_recent }: JudgedLine,
  { is_again, written }: { is_again: boolean; written: string },
): Preview["lines"][number] {
  return {
    line,
    valid: errors.length === 0,
    target: order.target === "" ? written.slice(0, 128) : order.target,
    network: sale?.network.network ?? order.network,
    product: sale?.product.id ?? null,
    amount: order.amount_minor > 0n ? formatMoney(order.amount_minor) : null,
    currency: sale?.currency ?? order.currency,
    cost: sale === null ? null : formatMoney(sale.cost_minor),
    errors: errors.slice(0, ERRORS_MAX),
    warnings: [
      ...(is_again ? [IN_FILE] : []),
      ...(is_recent && errors.length === 0 ? [RECENT] : []),
    ],
  };
}

function isRepeated({ order, sale }: JudgedLine, sold: Set<string>): boolean {
  if (sale === null) return false;
  const name = `${order.target}/${sale.currency}/${order.amount_minor}`;
  const is_again = sold.has(name);
  sold.add(name);
  return is_again;
}

const IN_FILE = {
  code: "duplicate_in_file",
  message: "An earlier line of the batch has the same target and amount.",
} as const;

const RECENT = {
  code: "duplicate_recent",
  message: "The same amount went to the same target in the last five minutes.",
} as const;
