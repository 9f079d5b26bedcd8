/**
 * Hot Recharge, version 3, as its documents say and as it was seen: never kinder than the real
 * thing. It imports nothing of the server.
 */
import {
  type Fake,
  type FakeAnswer,
  type FakeCall,
  type FakeWorld,
  json,
  type OpenFake,
  openFake,
  type Scenario,
} from "../kit/index.ts";
import { errors, type Logins, objectIn, openLogins } from "./logins.ts";
import { detailsOf, isMeter, kindOf } from "./meters.ts";
import { type Tenths, unitsOf, written } from "./numbers.ts";
import { NOTHING_DONE, problem, unavailable } from "./plays.ts";
import { currencyOf, type FakeProduct, PRODUCTS, shownProduct, type WalletId } from "./products.ts";
import { balanceOf, type HotState, type HotVend, sell } from "./sales.ts";

/** How it is opened, beside its ports. */
export interface OpenHotV3 extends OpenFake {
  readonly code?: string;
  readonly password?: string;
  /** What is in the wallets, in whole units of their currency. */
  readonly wallets?: Partial<Record<WalletId, number>>;
}

export interface HotV3Fake extends Fake<HotVend> {
  readonly wallets: Readonly<Record<WalletId, Tenths>>;
  /** Forgets every login, as a start of the other side does. */
  forgetLogins(): void;
}

export const CODE = "till@tuckshop.example";
export const PASSWORD = "the-fake-opens-with-this";
const WALLETS: Readonly<Record<WalletId, number>> = { 1: 90_000, 2: 90_000, 3: 4_000, 4: 4_000 };

/** Opens it with its wallets filled. */
export async function openHotV3(how: OpenHotV3 = {}): Promise<HotV3Fake> {
  const { code = CODE, password = PASSWORD, wallets = {}, ...ports } = how;
  const logins = openLogins({ code, password });
  const filled = { ...WALLETS, ...wallets };
  const state: HotState = { wallets: tenthsOf(filled), answers: new Map(), has_utility: true };
  const fake = await openFake<HotVend>(
    {
      name: "hot-v3",
      answer: (call, world) => answer(call, world, { logins, state }),
      admin: (call) => administer(call, state),
      reset() {
        logins.forget();
        state.answers.clear();
        state.has_utility = true;
        Object.assign(state.wallets, tenthsOf(filled));
      },
    },
    ports,
  );
  return Object.assign(fake, { wallets: state.wallets, forgetLogins: () => logins.forget() });
}

function tenthsOf(units: Readonly<Record<WalletId, number>>): Record<WalletId, Tenths> {
  const entries = Object.entries(units).map(([wallet, amount]) => [wallet, unitsOf(amount)]);
  return Object.fromEntries(entries);
}

/** `POST /_utility {is_up}`: the utility goes away, or comes back. */
function administer(call: FakeCall, state: HotState): FakeAnswer | null {
  if (`${call.method} ${call.path}` !== "POST /_utility") return null;
  state.has_utility = objectIn(call.body).is_up === true;
  return json(200, {});
}

interface Parts {
  readonly logins: Logins;
  readonly state: HotState;
}

const BASE = "/api/v3";

function answer(call: FakeCall, world: FakeWorld<HotVend>, parts: Parts): FakeAnswer {
  const path = call.path.startsWith(BASE) ? call.path.slice(BASE.length) : "";
  const [name, ...given] = path.split("/").slice(1);
  const { logins, state } = parts;
  if (call.method === "POST" && !call.headers["content-type"]?.startsWith("application/json")) {
    return errors(415, "Unsupported media type.");
  }
  if (name === "identity") return identify(given[0] ?? "", call, { world, logins });
  if (!logins.admits(call)) return errors(401, "Unauthorized.");
  switch (`${call.method} ${name} ${given[0] ?? ""}`.trim()) {
    case "POST products recharge":
      return sell(call, world, state);
    case "GET query transaction":
      return played(world, "query", given[1]) ?? transaction(given[1] ?? "", state);
    case "GET query customer":
      return played(world, "customer") ?? customer(given[1] ?? "", given[2] ?? "", state);
    case "GET query stock":
      return stock(given[1] ?? "");
    default:
      return call.method === "GET" ? read(name ?? "", given, { world, state }) : missing();
  }
}

function identify(
  what: string,
  call: FakeCall,
  { world, logins }: Pick<Parts, "logins"> & { world: FakeWorld<HotVend> },
): FakeAnswer {
  if (what !== "login" && what !== "refresh") return missing();
  const play = world.playOf({ call: what });
  const given = logins[what](call);
  const is_slow = play?.play === "slow" && typeof given !== "string";
  return is_slow
    ? { ...given, after_ms: Number(play.with?.after_ms) }
    : (playedAs(play, what) ?? given);
}

/** Lists: the products, and the wallets. */
function read(
  name: string,
  given: readonly string[],
  { world, state }: Pick<Parts, "state"> & { world: FakeWorld<HotVend> },
): FakeAnswer {
  if (name === "products") {
    const id = given[0] ?? "0";
    const shown = PRODUCTS.filter((one) => id === "0" || String(one.id) === id);
    return played(world, "products") ?? json(200, { products: shown.map(shownProduct) });
  }
  if (name !== "account" || given[0] !== "balance") return missing();
  const wanted = given[1] ?? null;
  const wallets = ([1, 2, 3, 4] as const).filter((one) => [null, String(one)].includes(wanted));
  return (
    played(world, "balance") ??
    json(
      200,
      wallets.map((one) => balanceOf(one, state)),
    )
  );
}

/** What was ordered for a question: an answer of a sale that does nothing, or a body. */
function played(world: FakeWorld<HotVend>, call: string, reference = ""): FakeAnswer | null {
  return playedAs(world.playOf({ call, reference }), call);
}

function playedAs(play: Scenario | null, call: string): FakeAnswer | null {
  if (play === null) return null;
  if (play.play === "body") return json(Number(play.with?.status ?? 200), play.with?.body);
  const found = NOTHING_DONE[play.play];
  if (found === undefined) throw new Error(`${play.play} is no play of ${call}.`);
  return found;
}

/** The first answer under a reference, as a text in an answer. */
function transaction(reference: string, { answers }: HotState): FakeAnswer {
  const rawData = answers.get(reference) ?? null;
  if (rawData === null) return errors(404, "Transaction not found.");
  return json(200, { transactionReference: reference, rawData });
}

function customer(product_id: string, number: string, state: HotState): FakeAnswer {
  const product = productWith(product_id);
  if (product === undefined || product.kind !== "power") return problem("ProductId");
  if (!isMeter(number)) return problem("AccountNumber");
  const meter = kindOf(number);
  if (meter === "down" || !state.has_utility) return unavailable();
  if (meter === "unknown") return errors(400, "Meter not found.");
  if (meter === "blocked") return errors(400, "Meter blocked.");
  return json(200, { accountNumber: number, details: detailsOf(number, currencyOf(product)) });
}

/** What has a fixed value; a sale of another value fails. */
function stock(product_id: string): FakeAnswer {
  const product = productWith(product_id);
  if (product?.kind !== "data") return problem("ProductId");
  const bundle = { productId: product.id, name: "Daily 20 MB", productCode: "DD20" };
  const value = { value: written(unitsOf(25), 2), currency: currencyOf(product) };
  return json(200, { stock: [{ ...bundle, description: "", ...value, walletTypeId: 1 }] });
}

function productWith(id: string): FakeProduct | undefined {
  return PRODUCTS.find((one) => String(one.id) === id);
}

function missing(): FakeAnswer {
  return errors(404, "Not found.");
}
