import type { Schemas } from "@svc/generated/routes";
import { keptByCatalogue } from "#catalogue/version";
import type { Read, Tx } from "#platform/db/transaction";
import type { LiveState } from "./tables.ts";

/** A product on one of its networks; amounts are face, in minor units. */
export interface SellableNetwork {
  readonly network: string;
  /** As customers know it: Econet. */
  readonly network_name: string;
  readonly min_minor: bigint;
  readonly max_minor: bigint;
  readonly step_minor: bigint;
  readonly available: boolean;
  readonly paused_reason: Schemas["PausedReason"] | null;
  /** Unix milliseconds. */
  readonly paused_until: number | null;
  /** How live organisations can be served. */
  readonly live_state: LiveState;
  /** Of the test accounts that were named, those for which it is simulated to be down. */
  readonly down_for: readonly string[];
}

/** A product with every network it is sold on. */
export interface SellableProduct {
  readonly id: string;
  readonly type: Schemas["SendType"];
  readonly currency: Schemas["Currency"];
  readonly name: string;
  /** Unix milliseconds. */
  readonly created: number;
  readonly networks: readonly SellableNetwork[];
}

interface Row {
  readonly id: string;
  readonly type: Schemas["SendType"];
  readonly currency: Schemas["Currency"];
  readonly name: string;
  readonly created: number;
  readonly network: string;
  readonly network_name: string;
  readonly min_minor: string;
  readonly max_minor: string;
  readonly step_minor: string;
  readonly available: boolean;
  readonly paused_reason: Schemas["PausedReason"] | null;
  readonly paused_until: number | null;
  readonly live_state: LiveState;
  readonly down_for: string[] | null;
}

/**
 * The whole catalogue, or the products that have one of the slugs, in one statement and in the
 * order of the slugs. Of `accounts` it says for which of them each network is simulated to be down.
 */
export async function readSellableProducts(
  { sql }: Pick<Read | Tx, "sql">,
  slugs: readonly string[] | null = null,
  accounts: readonly string[] = [],
): Promise<SellableProduct[]> {
  const chosen =
    slugs === null ? sql`` : sql`where product.id = any((select ${[...slugs]}::text[])::text[])`;
  const outage = sql`(
    select network_id, array_agg(account_id::text) as down_for from account_network_states
    where state = 'down' and account_id = any((select ${[...new Set(accounts)]}::uuid[])::uuid[])
    group by network_id
  )`;
  const [down_for, outages] =
    accounts.length === 0
      ? [sql`null as down_for`, sql``]
      : [
          sql`outage.down_for`,
          sql`left join ${outage} as outage on outage.network_id = network.id`,
        ];
  const rows = await sql<Row[]>`
    select product.id, product.type, product.currency, product.name,
      date_part('epoch', product.created) * 1000 as created,
      network.id as network, network.name as network_name,
      sold.min_minor, sold.max_minor, sold.step_minor, sold.available, sold.paused_reason,
      sold.live_state, ${down_for},
      date_part('epoch', sold.paused_until) * 1000 as paused_until
    from products product
    join product_networks sold on sold.product_id = product.id
    join networks network on network.id = sold.network_id
    ${outages}
    ${chosen}
    order by product.id, network.id`;
  const by_product = Map.groupBy(rows, ({ id }) => id);
  return [...by_product.values()].flatMap((of_product) => {
    const networks = of_product.map(sellableNetwork);
    return of_product.slice(0, 1).map(({ id, type, currency, name, created }) => {
      return { id, type, currency, name, created, networks };
    });
  });
}

/** The whole catalogue, as this program keeps it. */
export const keptProducts = keptByCatalogue((read) => readSellableProducts(read));

function sellableNetwork(row: Row): SellableNetwork {
  const { network, network_name, available, paused_reason, paused_until, live_state, down_for } =
    row;
  return {
    network,
    network_name,
    min_minor: BigInt(row.min_minor),
    max_minor: BigInt(row.max_minor),
    step_minor: BigInt(row.step_minor),
    available,
    paused_reason,
    paused_until,
    live_state,
    down_for: down_for ?? [],
  };
}
