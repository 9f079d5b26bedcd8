import type { Schemas } from "@svc/generated/routes";
import type { Currency } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatMoney } from "#platform/values/money";
import { idsOf, type ReportScope } from "./report-scope.ts";

type Asker = Pick<Tx, "sql">;
type Failures = Pick<Schemas["FailureReport"], "rows" | "totals" | "truncated">;

interface Group {
  readonly currency: Currency;
  readonly failure_code: Schemas["SendFailureCode"] | null;
  readonly network: string | null;
  readonly is_total: boolean;
  readonly sends: string;
  readonly failed: string;
  readonly retried: string;
  readonly face: string;
  readonly credited_back: string;
}

/** Reads why sends failed, the most frequent reason first, beside how many sends there were. */
export async function readFailures(
  asker: Asker,
  scope: ReportScope,
  rows_max: number,
): Promise<Failures> {
  const groups = await readGroups(asker, scope, rows_max);
  const rows = groups.filter(({ is_total }) => !is_total);
  const totals = new Map(
    groups.filter(({ is_total }) => is_total).map((group) => [group.currency, group]),
  );
  return {
    rows: rows.slice(0, rows_max).map((group) => {
      const { failure_code, network, currency } = group;
      return { keys: { failure_code, network }, currency, ...figuresOf(group) };
    }),
    totals: scope.currencies.map((currency) => {
      const group = totals.get(currency) ?? NOTHING;
      const [sends, failed] = [Number(group.sends), Number(group.failed)];
      return { currency, sends, ...figuresOf(group), failure_rate: percentOf(failed, sends) };
    }),
    truncated: rows.length > rows_max,
  };
}

async function readGroups({ sql }: Asker, scope: ReportScope, rows_max: number): Promise<Group[]> {
  const { account_id, span, currencies } = scope;
  const { first, after } = idsOf(span);
  return await sql<Group[]>`
    select currency, failure_code, network, grouping(network) = 1 as is_total,
      count(*) as sends,
      count(*) filter (where has_failed) as failed,
      count(*) filter (where has_failed and retried_by is not null) as retried,
      coalesce(sum(amount_minor) filter (where has_failed), 0) as face,
      coalesce(sum(cost_minor) filter (where has_failed and credit_returned), 0) as credited_back
    from (
      select currency, failure_code, network, retried_by, amount_minor, cost_minor,
        credit_returned, status in ('failed', 'failed_credited') as has_failed
      from sends
      where account_id = ${account_id} and id >= ${first} and id < ${after}
        and currency = any(${[...currencies]}::text[])
    ) as sold
    group by grouping sets ((currency, failure_code, network), (currency))
    having grouping(network) = 1 or count(*) filter (where has_failed) > 0
    -- Totals first, so that the limit cuts rows alone.
    order by is_total desc, failed desc, failure_code nulls last, network, currency
    limit ${rows_max + 1 + currencies.length}`;
}

/** What a currency without any send adds up to. */
const NOTHING = { sends: "0", failed: "0", retried: "0", face: "0", credited_back: "0" };

function figuresOf({ failed, retried, face, credited_back }: typeof NOTHING = NOTHING) {
  return {
    failed: Number(failed),
    retried: Number(retried),
    face: formatMoney(BigInt(face)),
    credited_back: formatMoney(BigInt(credited_back)),
  };
}

/** A part of a whole in per cent with two decimals, rounded to the nearest. */
function percentOf(part: number, whole: number): string {
  if (whole === 0) return "0.00";
  const hundredths = Math.round((part * 10_000) / whole);
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}`;
}
