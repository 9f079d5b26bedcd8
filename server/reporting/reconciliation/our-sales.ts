import { writeInstant } from "#platform/db/columns";
import type { Database } from "#platform/db/transaction";
import type { SupplierOrder } from "#providers/port";
import type { OurSale } from "./compare.ts";

/** A sale of ours, with what its supplier has to be asked. */
export interface AskedSale extends OurSale {
  readonly order: SupplierOrder;
}

type Row = Omit<SupplierOrder, "amount_minor" | "position_centi"> & {
  readonly account_id: string;
  readonly at_ms: string;
  readonly amount_minor: string;
  readonly state: OurSale["state"];
};

/** A day of a supplier is one statement, and a busy day of all organisations takes long. */
const STATEMENT_MS_MAX = 120_000;

/**
 * Reads every hand-over to a supplier in a span, and whether the ledger has paid for it. Its
 * transaction writes nothing, and is there for the time of its statement.
 */
export async function readOurSales(
  database: Pick<Database, "transact">,
  { supplier, from, to }: { supplier: string; from: number; to: number },
): Promise<AskedSale[]> {
  const [since, until] = [writeInstant(from), writeInstant(to)];
  const rows = await database.transact("read our sales", async ({ sql }) => {
    await sql`select set_config('statement_timeout', ${String(STATEMENT_MS_MAX)}, true)`;
    return await sql<Row[]>`
      select exchange.id as reference, exchange.account_id, exchange.send_id, send.type,
        send.bundle_id, send.network, send.target, send.amount_minor, send.currency,
        (extract(epoch from exchange.at) * 1000)::bigint as at_ms,
        case
          when exchange.state = 'delivered' and posting.id is not null then 'delivered'
          when exchange.state in ('refused', 'not_taken', 'not_found') then 'not_delivered'
          else 'open'
        end as state
      from send_exchanges exchange
      join sends send on send.account_id = exchange.account_id and send.id = exchange.send_id
      left join ledger_postings posting on posting.account_id = exchange.account_id
        and posting.source_id = exchange.send_id
        and posting.from_book = 'house:float:' || exchange.supplier
      where exchange.kind = 'submit' and exchange.supplier = ${supplier}
        and exchange.at >= ${since}::timestamptz and exchange.at < ${until}::timestamptz
      order by exchange.at, exchange.id`;
  });
  return rows.map(({ account_id, at_ms, state, ...sold }) => {
    const amount_minor = BigInt(sold.amount_minor);
    const order: SupplierOrder = { ...sold, amount_minor, position_centi: null };
    const { reference, send_id, currency } = order;
    const at = Number(at_ms);
    return { reference, account_id, send_id, at, amount_minor, currency, state, order };
  });
}
