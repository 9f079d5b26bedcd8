import type { Schemas } from "@svc/generated/routes";
import type { Ctx, Currency } from "#platform/context";
import { lowestId } from "#platform/ids";
import type { DaySpan } from "#platform/time/day-span";
import { unixSeconds } from "#platform/time/instants";

/** Whose report, of which days and currencies. */
export interface ReportScope {
  readonly account_id: string;
  readonly span: DaySpan;
  readonly currencies: readonly Currency[];
}

/** A report has at most so many rows. Source: spec/reporting/reports/spend.tsp. */
export const ROWS_MAX = 10_000;

/** The first id of the period, and the first one after it: what was created in it counts. */
export function idsOf({ starts_at, ends_at }: DaySpan): { first: string; after: string } {
  return { first: lowestId(starts_at), after: lowestId(ends_at) };
}

/** The currencies that a report is of: the one that was asked for, or both. */
export function currenciesOf(asked: string | undefined): readonly Currency[] {
  return asked === undefined ? ["USD", "ZWG"] : [asked.toUpperCase() as Currency];
}

/** What every report begins with. */
export function reportHead<Kind extends Schemas["ReportKind"]>(
  { account, now }: Pick<Ctx, "account" | "now">,
  kind: Kind,
  { span: { from, to }, currencies }: ReportScope,
) {
  const [only, other] = currencies;
  return {
    object: "report" as const,
    created: unixSeconds(now),
    livemode: account.mode === "live",
    ...{ kind, from, to },
    currency: other === undefined ? (only ?? null) : null,
  };
}
