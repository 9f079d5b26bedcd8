/**
 * Hot Recharge, version 1, as its documents say and as it was seen: never kinder than the real
 * thing. It imports nothing of the server.
 */
import { unitsOf } from "../hot-v3/numbers.ts";
import {
  type Fake,
  type FakeAnswer,
  type FakeCall,
  type FakeWorld,
  type OpenFake,
  openFake,
} from "../kit/index.ts";
import { balance, customer, queried, queriedPower } from "./questions.ts";
import { sell } from "./sales.ts";
import { type HotV1Vend, HTML, NOTHING_DONE, type State, TEXT, type Wallet } from "./world.ts";

export const CODE = "till@tuckshop.example";
export const PASSWORD = "the-first-one-opens-with-this";
/** Of the house, which it texts about electricity. */
export const PHONE = "0771234567";

export interface HotV1Fake extends Fake<HotV1Vend> {
  readonly wallets: State["wallets"];
}

/** Opens it with its wallets filled. */
export async function openHotV1(how: OpenFake = {}): Promise<HotV1Fake> {
  const state: State = { wallets: filled(), answers: new Map(), pending: new Map() };
  const fake = await openFake<HotV1Vend>(
    {
      name: "hot-v1",
      answer: (call, world) => answer(call, world, state),
      reset() {
        state.answers.clear();
        state.pending.clear();
        Object.assign(state.wallets, filled());
      },
    },
    how,
  );
  return Object.assign(fake, { wallets: state.wallets });
}

function filled(): State["wallets"] {
  const [usd, zwg] = [unitsOf(4_000), unitsOf(90_000)];
  return { "": zwg, "-usd": usd, "-zesa": zwg, "-zesa-usd": usd };
}

const BASE = "/api/v1/agents/";
const REFERENCE_MAX = 50;

function answer(call: FakeCall, world: FakeWorld<HotV1Vend>, state: State): FakeAnswer {
  const path = call.path.startsWith(BASE) ? call.path.slice(BASE.length) : "";
  const { "x-access-code": code, "x-access-password": password } = call.headers;
  const reference = call.headers["x-agent-reference"] ?? "";
  if (!code || !password || reference === "" || reference.length > REFERENCE_MAX) {
    const body = "The following headers are required: x-access-code, x-access-password, ...";
    return { status: 401, headers: TEXT, body };
  }
  if (code !== CODE || password !== PASSWORD) return NOTHING_DONE.unauthorised as FakeAnswer;
  const [, , wallet] = /^(wallet-balance)(.*)$/.exec(path) ?? [];
  if (call.method === "GET" && wallet !== undefined && wallet in state.wallets) {
    return balance(wallet as Wallet, { world, state, reference });
  }
  switch (`${call.method} ${path}`) {
    case "GET query-transaction":
      return queried(call.query.get("agentReference") ?? "", { world, state, reference });
    case "POST query-zesa-transaction":
      return queriedPower(call, { world, state, reference });
    case "POST check-customer-zesa":
      return customer(call, reference, world.playOf({ call: "meter" }));
    case "POST recharge-pinless":
    case "POST recharge-pinless-usd":
    case "POST recharge-zesa":
    case "POST recharge-zesa-usd":
      return sell(call, { world, state, reference, path });
    default:
      return { status: 404, headers: HTML, body: "<html>Not found</html>" };
  }
}
