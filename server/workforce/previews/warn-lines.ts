import type { Schemas } from "@svc/generated/routes";
import { findBookable } from "#directory/cost-centers";
import type { RecipientRow } from "#directory/recipients";
import type { Read } from "#platform/db/transaction";
import { isValid, type JudgedLine } from "#sales/batches";
import { readReceived } from "#sales/sends";

/** Who stands behind a line. */
export interface LinePerson {
  /** Null for somebody who is not registered. */
  readonly row: RecipientRow | null;
  readonly name: string | null;
  /** As the line or the register writes it. */
  readonly phone: string | null;
}

/** A line as it was judged, and whom it is for. */
export interface PreviewedLine {
  readonly judged: JudgedLine;
  readonly person: LinePerson;
}

type Warning = Schemas["WorkforceWarning"];

/** What an employer should look at of each line, in the order of the lines. */
export async function warnLines(
  read: Read,
  { account_id, now }: { account_id: string; now: number },
  lines: readonly PreviewedLine[],
): Promise<Warning[][]> {
  const people = new Map(lines.flatMap(({ person: { row } }) => (row ? [[row.id, row]] : [])));
  const ids = [...people.keys()];
  const received = await readReceived(read, { account_id, ids, now });
  const centers = [...new Set([...people.values()].flatMap((row) => row.cost_center_id ?? []))];
  const asked = centers.map((cost_center_id) => ({ account_id, cost_center_id }));
  const bookable = await findBookable(read, asked);
  const [usd, zwg] = [sumsIn("USD", lines), sumsIn("ZWG", lines)];
  const isOverCap = ({ id, ...row }: RecipientRow) => {
    const before = received.get(id);
    if (before === undefined) throw new Error(`No sum was read for recipient ${id}.`);
    const [usd_minor, zwg_minor] = [usd.get(id) ?? 0n, zwg.get(id) ?? 0n];
    return (
      isOver(row.monthly_cap_usd_minor, before.usd_minor + usd_minor) ||
      isOver(row.monthly_cap_zwg_minor, before.zwg_minor + zwg_minor)
    );
  };
  const repeated = repeatedTargets(lines);
  return lines.map(({ judged, person: { row } }) => {
    const holds: [Warning, boolean][] = [
      ["over_cap", row !== null && isOverCap(row)],
      ["duplicate", judged.is_recent || repeated.has(judged.order.target)],
      ["inactive", row !== null && isInactive(row, bookable)],
    ];
    return holds.flatMap(([warning, is_so]) => (is_so ? [warning] : []));
  });
}

/** What the valid lines of each person come to in a currency, by uuid. Units: minor units. */
function sumsIn(currency: string, lines: readonly PreviewedLine[]): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { judged, person } of lines) {
    if (person.row === null || !isValid(judged) || judged.sale?.currency !== currency) continue;
    const { id } = person.row;
    sums.set(id, (sums.get(id) ?? 0n) + judged.order.amount_minor);
  }
  return sums;
}

function isOver(cap_minor: bigint | null, sum_minor: bigint): boolean {
  return cap_minor !== null && sum_minor > cap_minor;
}

/** Numbers and meters that stand on more than one line. */
function repeatedTargets(lines: readonly PreviewedLine[]): ReadonlySet<string> {
  const targets = lines.map(({ judged }) => judged.order.target).filter((target) => target !== "");
  const by_target = Map.groupBy(targets, (target) => target);
  return new Set(targets.filter((target) => (by_target.get(target)?.length ?? 0) > 1));
}

function isInactive(row: RecipientRow, bookable: ReadonlySet<string>): boolean {
  const { status, cost_center_id } = row;
  return status !== "active" || (cost_center_id !== null && !bookable.has(cost_center_id));
}
