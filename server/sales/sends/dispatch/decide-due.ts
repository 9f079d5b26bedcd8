import { type LockedClock, lockClocksForShare, movingOf, passOverMoving } from "#accounts/account";
import {
  readSellableProducts,
  type SellableNetwork,
  type SellableProduct,
} from "#catalogue/products";
import { lockPowerDownForShare } from "#catalogue/utility";
import { blockedName, findBlocked } from "#directory/blocklist";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import type { Moment } from "#platform/work/lease";
import type { LeaseScope } from "#platform/work/queue";
import { type Supplier, type Suppliers, supplierNamed } from "#providers/port";
import {
  claimLooks,
  claimProbes,
  readSupply,
  routeOf,
  type SupplierOffer,
  type Supply,
  sellersOf,
} from "#providers/supply";
import {
  type DueSend,
  lockDueSends,
  lockSendToStep,
  type SendName,
  type SendWork,
} from "../attempts/dispatch-queries.ts";
import { type HandOver, trailOf } from "../attempts/trail.ts";
import type { SendRow } from "../rows/tables.ts";
import { chooseSeller, isReadyFor, sellerAs } from "./choose-seller.ts";
import { type NextStep, nextStepOf } from "./next-step.ts";

/** A due send with what was decided about it; `send` and `work` follow what the lease writes. */
export interface Leased extends DueSend {
  send: SendRow;
  work: SendWork;
  readonly clock: LockedClock;
  /** Who is to sell or to be asked, if anybody. */
  readonly supplier: Supplier | null;
  readonly hand_over: HandOver | null;
  readonly step: NextStep;
  readonly is_power_up: boolean;
  /** How many suppliers can be handed it in turn. */
  readonly sellers: number;
  /** Null if no live send is due with it. */
  readonly supply: Supply | null;
  /** Whether the account has its network play dead; always false in live mode. */
  readonly is_network_down: boolean;
}

/** One named send, and a time before the transaction began. */
export type StepScope = SendName & { readonly from: Moment };

/**
 * Locks sends that are due, or the one that is named, and decides what each needs next. Those whose
 * account's clock is being moved are left out, and stay due.
 */
export async function decideDue(
  tx: Tx,
  scope: LeaseScope | StepScope,
  suppliers: Suppliers,
): Promise<Leased[]> {
  if ("send_id" in scope) {
    const named = await lockSendToStep(tx, scope, await transactionTime(tx));
    return await decide(tx, named, suppliers);
  }
  return await passOverMoving(scope, async (asked) => {
    const due = await lockDueSends(tx, asked);
    const found = await decide(tx, due, suppliers);
    const standing = new Map(found.map(({ send, clock }) => [send.account_id, clock]));
    const sends = due.map(({ send }) => send);
    return { found, moving: movingOf(sends, standing) };
  });
}

async function decide(tx: Tx, due: readonly DueSend[], suppliers: Suppliers): Promise<Leased[]> {
  if (due.length === 0) return [];
  const account_ids = due.map(({ send }) => send.account_id);
  const powered = due.filter(({ send }) => send.power !== null);
  const tested = due.filter(({ work }) => work.mode === "test");
  const is_live = suppliers.live.length > 0 && due.some(({ work }) => work.mode === "live");
  const [clocks, products, down, blocked, supply] = await Promise.all([
    lockClocksForShare(tx, account_ids, { skip_moving: true }),
    readSellableProducts(
      tx,
      null,
      tested.map(({ send }) => send.account_id),
    ),
    lockPowerDownForShare(
      tx,
      powered.map(({ send }) => send.account_id),
    ),
    findBlocked(
      tx,
      due.map(({ send }) => send),
    ),
    is_live ? readSupply(tx) : null,
  ]);
  const live = due.filter(({ work }) => work.mode === "live").map(({ send }) => send);
  const gate = supply === null ? null : await claimProbes(tx, supply, sellersFor(supply, live));
  const waiting = live.filter(({ status }) => status === "queued");
  const mayLook = supply === null ? null : await claimLooks(tx, supply, waiting);
  return due.flatMap(({ send, work }) => {
    const clock = clocks.get(send.account_id);
    if (clock === undefined) return [];
    const { hand_over } = trailOf(work);
    const { mode } = clock;
    const asked = supplierNamed(suppliers, { mode, name: hand_over?.supplier ?? null });
    let seller: Supplier | null = null;
    const sellers = sellersOf({ suppliers, supply }, { mode, offer: send });
    const is_power_up = send.power === null || !down.has(send.account_id);
    const sold = soldAs(products, send);
    const step = nextStepOf({
      is_power_up,
      send,
      work,
      hand_over,
      now: clock.now,
      is_blocked: blocked.has(blockedName(send)),
      is_available: sold?.available ?? false,
      can_ask: asked !== null,
      chooseSeller: () => {
        const gated = mode === "live" ? { gate, mayLook } : { gate: null, mayLook: null };
        const confirms = send.power !== null;
        const route = sellersOf({ suppliers, supply }, { mode, offer: send, confirms });
        seller = chooseSeller(route, { send, hand_over, ...gated, looks: work.queries });
        return sellerAs(seller, { send, mode });
      },
    });
    const supplier = step.do === "query" || step.do === "presume_silence" ? asked : seller;
    const is_network_down = sold?.down_for.includes(send.account_id) ?? false;
    const facts = { sellers: sellers.length, supply, is_power_up, is_network_down };
    return [{ send, work, clock, supplier, hand_over, step, ...facts }];
  });
}

/**
 * Who may be handed something now. What is asked about an order or a meter hands nothing over, so
 * it must not use up the one order that tries a wallet.
 */
function sellersFor(supply: Supply, sends: readonly SendRow[]): SupplierOffer[] {
  const unsold = sends.filter(({ status }) => BEFORE_HAND_OVER.includes(status));
  return unsold.flatMap((send) => {
    return routeOf(supply, send).filter(({ supplier }) => isReadyFor(send, supplier));
  });
}

const BEFORE_HAND_OVER: readonly SendRow["status"][] = [
  ...(["scheduled", "pending", "queued", "retrying"] as const),
];

function soldAs(products: readonly SellableProduct[], send: SendRow): SellableNetwork | undefined {
  const product = products.find(({ id }) => id === send.product);
  return product?.networks.find(({ network }) => network === send.network);
}
