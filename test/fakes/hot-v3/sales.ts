/** Sales: what is looked at, in which order, and what is written down. */
import {
  type FakeAnswer,
  type FakeCall,
  type FakeWorld,
  json,
  type Scenario,
} from "../kit/index.ts";
import { errors, objectIn } from "./logins.ts";
import { buy, isMeter, kindOf } from "./meters.ts";
import { readAmount, type Tenths, textOf, unitsOf, written } from "./numbers.ts";
import {
  type Answer,
  CHANGED,
  NOTHING_DONE,
  problem,
  unavailable,
  VENDED_ALL_THE_SAME,
} from "./plays.ts";
import { currencyOf, type FakeProduct, PRODUCTS, WALLET_NAMES, type WalletId } from "./products.ts";

/** One thing that was really sold. */
export interface HotVend {
  readonly reference: string;
  readonly recharge_id: number;
  readonly product_id: number;
  readonly target: string;
  /** Units: minor units. */
  readonly amount_minor: number;
  readonly currency: "USD" | "ZWG";
  readonly wallet: WalletId;
  readonly tokens: readonly string[];
  readonly at: number;
}

/** What is kept beside the ledger. */
export interface HotState {
  readonly wallets: Record<WalletId, Tenths>;
  /** The first answer under each reference; null as long as there is none. */
  readonly answers: Map<string, string | null>;
  /** Whether the utility behind it answers; while it is away, no meter is known or sold to. */
  has_utility: boolean;
}

interface Order {
  readonly reference: string;
  readonly product: FakeProduct;
  readonly target: string;
  readonly amount: Tenths;
}

const REFERENCE_MAX = 50;
const FIRST_NUMBER = 70_001;

/** Takes `POST /products/recharge`. */
export function sell(call: FakeCall, world: FakeWorld<HotVend>, state: HotState): FakeAnswer {
  const asked = objectIn(call.body);
  const facts = { target: String(asked.Target), reference: String(asked.AgentReference) };
  const play = world.playOf({ call: "sale", product: String(asked.ProductId), ...facts });
  const early = play === null ? undefined : NOTHING_DONE[play.play];
  if (early !== undefined) return early;
  if (play?.play === "problem") return problem(...((play.with?.fields ?? []) as string[]));
  const order = orderIn(asked);
  if (Array.isArray(order)) return problem(...order);
  if (state.answers.has(order.reference)) return duplicateOf(order);
  const refusal = play?.play === "refused" ? String(play.with?.message) : refusalOf(order, state);
  if (refusal === "down") return unavailable();
  if (refusal !== null) return answerWith(refusedWith(order, refusal, state), order, state);
  return vendAs(play, { order, world, state });
}

function vendAs(
  play: Scenario | null,
  { order, world, state }: { order: Order; world: FakeWorld<HotVend>; state: HotState },
): FakeAnswer {
  const vend = (as: Order) => vended(as, world, state);
  if (play === null) return answerWith(vend(order), order, state);
  switch (play.play) {
    case "late":
      state.answers.set(order.reference, null);
      void world.clock.wait(Number(play.with?.after_ms)).then(() => {
        answerWith(vend(order), order, state);
      });
      return "hang";
    case "slow":
      return { ...answerWith(vend(order), order, state), after_ms: Number(play.with?.after_ms) };
    case "other_amount":
      return answerWith(
        vend({ ...order, amount: unitsOf(Number(play.with?.amount)) }),
        order,
        state,
      );
    case "other_target": {
      const target = String(play.with?.target);
      return answerWith({ ...vend({ ...order, target }), target }, order, state);
    }
    case "vended_refused":
      vend(order);
      return answerWith(refusedWith(order, String(play.with?.message), state), order, state);
    default:
      return vendAndHide(play.play, { order, state, answer: vend(order) });
  }
}

function vendAndHide(
  name: string,
  { order, state, answer }: { order: Order; state: HotState; answer: Answer },
): FakeAnswer {
  const change = CHANGED[name];
  if (change !== undefined) return answerWith(change(answer), order, state);
  const hidden = VENDED_ALL_THE_SAME[name];
  if (hidden === undefined) throw new Error(`${name} is no play of a sale.`);
  answerWith(answer, order, state);
  return hidden;
}

/** The order of a request, or the names of the fields that are wrong with it. */
function orderIn(asked: Record<string, unknown>): Order | string[] {
  const { AgentReference: reference, ProductId: id, Target: target, Amount } = asked;
  const product = PRODUCTS.find((one) => one.id === id);
  const amount = readAmount(Amount);
  const is_named = typeof reference === "string" && reference !== "";
  const wrong = [
    ...(is_named && reference.length <= REFERENCE_MAX ? [] : ["AgentReference"]),
    ...(product === undefined ? ["ProductId"] : []),
    ...(amount === null ? ["Amount"] : []),
    ...(product === undefined || isTargetOf(product, target) ? [] : ["Target"]),
  ];
  if (wrong.length > 0 || product === undefined || amount === null) return wrong;
  return { reference: String(reference), product, target: String(target), amount };
}

function isTargetOf({ kind }: FakeProduct, target: unknown): boolean {
  if (typeof target !== "string") return false;
  return kind === "power" ? isMeter(target) : /^07\d{8}$/.test(target);
}

/** Both ways in which it says that a reference was used. */
function duplicateOf({ product }: Order): FakeAnswer {
  if (currencyOf(product) === "USD") return errors(429, "Duplicate AgentReference.");
  return json(200, { successful: false, message: "AgentReference has already been used" });
}

/** Why it is not sold: a message of the real thing; null when nothing is wrong. */
function refusalOf(order: Order, { wallets, has_utility }: HotState): string | "down" | null {
  const { product, target, amount } = order;
  const { kind, least, most, prefixes, wallet } = product;
  if (kind === "data") return "ProductCode is required";
  if (kind === "airtime" && !prefixes.includes(target.slice(0, 3))) return "Network not supported";
  if (amount < least || amount > most) {
    return `Amount must be between ${textOf(least, 2)} and ${textOf(most, 2)}`;
  }
  if (kind === "power") {
    const meter = kindOf(target);
    if (meter === "down" || !has_utility) return "down";
    if (meter === "unknown") return "Invalid Meter Number.";
    if (meter === "blocked") return "Meter blocked";
    const is_usd = currencyOf(product) === "USD";
    if (meter === "other_currency" && is_usd) return "Meter currency mismatch";
  }
  const is_short = wallets[wallet] < costOf(order);
  return is_short ? `Insufficient balance in ${WALLET_NAMES[wallet]} wallet` : null;
}

function discountOf({ product, amount }: Order): Tenths {
  return Math.floor((amount * product.discount_bps) / 10_000);
}

function costOf(order: Order): Tenths {
  return order.amount - discountOf(order);
}

/** Sells: takes the money, writes the ledger, and makes the answer. */
function vended(order: Order, world: FakeWorld<HotVend>, state: HotState): Answer {
  const { reference, product, target, amount } = order;
  const { wallet, kind, id } = product;
  const currency = currencyOf(product);
  state.wallets[wallet] -= costOf(order);
  const of_meter = { reference, meter: target, paid: amount, currency, kind: kindOf(target) };
  const bought = kind === "power" ? buy(of_meter) : null;
  const recharge_id = FIRST_NUMBER + world.ledger.length;
  world.ledger.push({
    ...{ reference, recharge_id, product_id: id, target, wallet },
    amount_minor: amount / 100,
    currency: currency === "USD" ? "USD" : "ZWG",
    tokens: bought?.tokens ?? [],
    at: world.clock.now(),
  });
  return {
    successful: true,
    rechargeId: recharge_id,
    amount: written(amount, 2),
    discount: written(discountOf(order), 4),
    balance: balanceOf(wallet, state),
    message: "Recharge successful",
    rechargeData: bought?.shown ?? null,
  };
}

function refusedWith({ product }: Order, message: string, state: HotState): Answer {
  return {
    ...{ successful: false, rechargeId: 0, amount: 0, discount: 0, message },
    balance: balanceOf(product.wallet, state),
    rechargeData: null,
  };
}

/** A wallet as answers show it, to the ten-thousandth. */
export function balanceOf(wallet: WalletId, { wallets }: HotState): Answer {
  return {
    accountTypeId: wallet,
    name: WALLET_NAMES[wallet],
    balance: written(wallets[wallet], 4),
  };
}

/** Keeps an answer as the first one under its reference, and gives it. */
function answerWith(answer: Answer, { reference }: Order, { answers }: HotState) {
  const given = json(200, answer);
  answers.set(reference, given.body);
  return given;
}
