import type { Schemas } from "@svc/generated/routes";
import { eq } from "drizzle-orm";
import {
  type NetworkAsItIs,
  type NetworkChange,
  type NetworkCondition,
  readNetworks,
  writeNetworkChanges,
} from "#catalogue/networks";
import type { Tx } from "#platform/db/transaction";
import type { Mode } from "#platform/work/queue";
import { networkFigures } from "./tables.ts";

/** What was counted of one type and currency on a network, over the last hour. */
export interface NetworkFigures {
  readonly mode: Mode;
  readonly network: string;
  readonly type: Schemas["SendType"];
  readonly currency: Schemas["Currency"];
  /** Whose attempts they are. */
  readonly account_ids: readonly string[];
  readonly attempts: number;
  /** Those that the network answered, be it with a no. */
  readonly answered: number;
  readonly median_seconds: number | null;
}

/** Which networks are watched, and when. Units: milliseconds. */
interface Watch {
  readonly mode: Mode;
  readonly now: number;
}

type Measure = (tx: Tx, watch: Watch) => Promise<readonly NetworkFigures[]>;

/** Fewer attempts, or attempts of fewer organisations, say more of a shop than of a network. */
const ATTEMPTS_LEAST = 20;
const ACCOUNTS_LEAST = 3;
/** Shares of the attempts that the network answered. */
const DOWN_BELOW = 0.1;
const DEGRADED_BELOW = 0.9;
/** A network that is not up must do better than just enough before it is called up again. */
const UP_AGAIN_FROM = 0.95;

/**
 * Watches the networks of a mode: keeps what was counted, and writes a row for each network whose
 * state has changed.
 *
 * Writes: network_figures, network_states.
 */
export function watchNetworks(measure: Measure): (tx: Tx, watch: Watch) => Promise<void> {
  return async (tx, { mode, now }) => {
    const figures = await measure(tx, { mode, now });
    await keepFigures(tx, { mode, figures, counted_at: now });
    const networks = await readNetworks(tx, mode);
    await writeNetworkChanges(tx, mode, changesOf(networks, figures, now));
  };
}

interface Counted {
  readonly mode: Mode;
  readonly figures: readonly NetworkFigures[];
  readonly counted_at: number;
}

async function keepFigures({ db }: Tx, { mode, figures, counted_at }: Counted): Promise<void> {
  await db.delete(networkFigures).where(eq(networkFigures.mode, mode));
  if (figures.length === 0) return;
  await db.insert(networkFigures).values(
    figures.map(({ network, account_ids: _, ...figure }) => {
      return { ...figure, network_id: network, counted_at };
    }),
  );
}

function changesOf(
  networks: readonly NetworkAsItIs[],
  figures: readonly NetworkFigures[],
  since: number,
): NetworkChange[] {
  return networks.flatMap(({ id: network_id, state: before }) => {
    const state = stateOf(
      before,
      figures.filter(({ network }) => network === network_id),
    );
    return state === before ? [] : [{ network_id, state, since }];
  });
}

/** Too little to go by means up: a network is called anything else on evidence alone. */
function stateOf(before: NetworkCondition, figures: readonly NetworkFigures[]): NetworkCondition {
  const attempts = figures.reduce((sum, figure) => sum + figure.attempts, 0);
  const answered = figures.reduce((sum, figure) => sum + figure.answered, 0);
  const accounts = new Set(figures.flatMap(({ account_ids }) => account_ids));
  if (attempts < ATTEMPTS_LEAST || accounts.size < ACCOUNTS_LEAST) return "up";
  const share = answered / attempts;
  if (share < DOWN_BELOW) return "down";
  return share < (before === "up" ? DEGRADED_BELOW : UP_AGAIN_FROM) ? "degraded" : "up";
}
