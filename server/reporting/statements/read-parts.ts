import type { Schemas } from "@svc/generated/routes";
import type { Currency } from "#platform/context";
import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import { type MoveType, NO_PARTS, type SendPart, type StatementParts } from "./parts.ts";

/** Some days of an account in one currency. Units: milliseconds. */
interface StatementDays {
  readonly account_id: string;
  readonly currency: Currency;
  readonly from: number;
  /** The first moment that is not in them. */
  readonly to: number;
}

/** A send is charged in the transaction that makes it: their ids are of one moment. */
const APART_MS = 86_400_000;
/** More than the day after which a send is late, as the index `sends_delivered_late` has it. */
const PROMPT_MS = 2 * 86_400_000;

/** Adds up some days; of none there is nothing to read. */
export async function readParts(tx: Tx, days: StatementDays): Promise<StatementParts> {
  if (days.from >= days.to) return NO_PARTS;
  const [moved_minor, groups, delivered] = await Promise.all([
    readMoved(tx, days),
    readGroups(tx, days),
    readDelivered(tx, days),
  ]);
  return { moved_minor, groups, delivered };
}

async function readMoved({ sql }: Tx, { account_id, currency, from, to }: StatementDays) {
  const rows = await sql<{ type: MoveType; moved: string }[]>`
    select type, sum(amount_minor + reserved_amount_minor) as moved from credit_transactions
    where account_id = ${account_id} and currency = ${currency}
      and id >= ${lowestId(from)} and id < ${lowestId(to)}
    group by type`;
  return new Map(rows.map(({ type, moved }) => [type, BigInt(moved)]));
}

interface SumRow {
  readonly count: string;
  readonly face: string;
  readonly cost: string;
}

interface GroupRow extends SumRow {
  readonly type: Schemas["SendType"];
  readonly network: string;
  readonly api_key_id: string | null;
  readonly cost_center_id: string | null;
}

/** The rows of the Credit account say what was drawn, and their sends what was sold. */
async function readGroups(
  { sql }: Tx,
  { account_id, currency, from, to }: StatementDays,
): Promise<SendPart[]> {
  const rows = await sql<GroupRow[]>`
    select send.type, send.network, send.api_key_id, row.cost_center_id,
      count(*) as count, sum(send.amount_minor) as face,
      -sum(row.amount_minor + row.reserved_amount_minor) as cost
    from credit_transactions row
    join sends send on send.account_id = row.account_id and send.id = row.source_id
      and send.id >= ${lowestId(from - APART_MS)} and send.id < ${lowestId(to + APART_MS)}
    where row.account_id = ${account_id} and row.currency = ${currency} and row.type = 'send'
      and row.id >= ${lowestId(from)} and row.id < ${lowestId(to)}
    group by send.type, send.network, send.api_key_id, row.cost_center_id`;
  return rows.map(({ count, face, cost, ...group }) => ({
    ...group,
    ...sumOf({ count, face, cost }),
  }));
}

/**
 * Of what drew Credit: what a customer has paid for earns no discount. Sends of these days and of
 * just before them are read by id; older ones were delivered late, and have an index to themselves.
 */
async function readDelivered({ sql }: Tx, { account_id, currency, from, to }: StatementDays) {
  const prompt_from = lowestId(from - PROMPT_MS);
  const is_delivered = sql`currency = ${currency}
    and status = 'delivered' and not credit_returned and checkout_session_id is null
    and delivered_at >= ${writeInstant(from)} and delivered_at < ${writeInstant(to)}`;
  const [row] = await sql<SumRow[]>`
    select count(*) as count, coalesce(sum(amount_minor), 0) as face,
      coalesce(sum(cost_minor), 0) as cost
    from (
      select amount_minor, cost_minor from sends
      where account_id = ${account_id} and ${is_delivered}
        and id >= ${prompt_from} and id < ${lowestId(to)}
      union all
      select amount_minor, cost_minor from sends
      where account_id = ${account_id} and ${is_delivered}
        and delivered_at - created > interval '24 hours' and id < ${prompt_from}
    ) as delivered`;
  return sumOf(row ?? { count: "0", face: "0", cost: "0" });
}

function sumOf({ count, face, cost }: SumRow) {
  return { count: Number(count), face_minor: BigInt(face), cost_minor: BigInt(cost) };
}
