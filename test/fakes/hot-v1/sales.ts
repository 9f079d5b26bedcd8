/** Sales: what is looked at, in which order, and what is written down. */
import { buy, isMeter, kindOf } from "../hot-v3/meters.ts";
import { readAmount, type Tenths, unitsOf, written } from "../hot-v3/numbers.ts";
import { type FakeAnswer, type FakeCall, json, type Scenario } from "../kit/index.ts";
import {
  type Answer,
  type Asked,
  NOTHING_DONE,
  objectIn,
  replied,
  TEXT,
  type Wallet,
} from "./world.ts";

const FIRST_NUMBER = 60_001;

interface Sale extends Asked {
  readonly path: string;
  readonly target: string;
  readonly amount: Tenths;
  readonly is_power: boolean;
  readonly is_usd: boolean;
}

export function sell(call: FakeCall, asked: Asked & { readonly path: string }): FakeAnswer {
  const body = objectIn(call.body);
  const { world, state, reference, path } = asked;
  const is_power = path.includes("zesa");
  const target = String(is_power ? body.MeterNumber : body.TargetMobile);
  const play = world.playOf({ call: "sale", reference, target });
  const early = play === null ? undefined : NOTHING_DONE[play.play];
  if (early !== undefined) return early;
  if (state.answers.has(reference)) return usedBefore(asked);
  const sale: Sale = {
    ...{ ...asked, target, is_power, is_usd: path.endsWith("-usd") },
    amount: readAmount(body.Amount) ?? 0,
  };
  const refusal =
    play?.play === "refused" ? Number(play.with?.code) : refusalOf(sale, String(body.TargetNumber));
  if (refusal === "down") return NOTHING_DONE.html_503 as FakeAnswer;
  if (refusal !== null) return kept(sale, replied(refusal, "It was not sold", sale));
  return vend(sale, play);
}

/** Both ways in which it says that a reference was used. */
function usedBefore({ reference, path }: Pick<Sale, "reference" | "path">): FakeAnswer {
  if (path.endsWith("-usd")) return { status: 429, headers: TEXT, body: "Duplicate reference" };
  return json(200, replied(216, "Duplicate", { reference }));
}

function refusalOf(sale: Sale, phone: string): number | "down" | null {
  const { is_power, is_usd, target, amount, state } = sale;
  if (amount < unitsOf(0.1)) return 222;
  if (!is_power && !/^07[1378]\d{7}$/.test(target)) return 217;
  if (is_power) {
    const kind = kindOf(target);
    if (!/^07\d{8}$/.test(phone)) return 204;
    if (kind === "down") return "down";
    if (!isMeter(target) || kind === "unknown") return 1;
    if (kind === "other_currency" && is_usd) return 209;
  }
  return state.wallets[walletOf(sale)] < amount ? 208 : null;
}

function walletOf({ is_power, is_usd }: Pick<Sale, "is_power" | "is_usd">): Wallet {
  return `${is_power ? "-zesa" : ""}${is_usd ? "-usd" : ""}` as Wallet;
}

function vend(sale: Sale, play: Scenario | null): FakeAnswer {
  const sold_for = play?.play === "other_amount" ? unitsOf(Number(play.with?.amount)) : sale.amount;
  const told = vended({ ...sale, amount: sold_for });
  switch (play?.play) {
    case "vended_503":
    case "vended_not_json":
    case "vended_reset":
    case "vended_hang": {
      kept(sale, told);
      return NOTHING_DONE[HIDDEN[play.play] ?? ""] as FakeAnswer;
    }
    case "vended_refused":
      return kept(sale, replied(Number(play.with?.code), "It was not sold", sale));
    case "without": {
      const { [String(play.with?.member)]: _, ...rest } = told;
      return kept(sale, rest);
    }
    case "pending": {
      const { RechargeID } = told;
      const code = play.with?.ends === undefined ? 2 : Number(play.with.ends);
      const ends = code === 2 ? told : { ...replied(code, "It was not sold", sale), RechargeID };
      const left = Number(play.with?.polls ?? 0);
      sale.state.pending.set(Number(RechargeID), { left, ends, asked: [] });
      return kept(sale, { ...replied(4, "Pending verification", sale), RechargeID });
    }
    default:
      return kept(sale, told);
  }
}

const HIDDEN: Readonly<Record<string, string>> = {
  vended_503: "html_503",
  vended_not_json: "not_json",
  vended_reset: "reset",
  vended_hang: "hang",
};

/** Sells: takes the money, writes the ledger, and makes the answer. */
function vended(sale: Sale): Answer {
  const { world, state, reference, target, amount, is_power, is_usd } = sale;
  const currency = is_usd ? "USD" : "ZiG";
  const of_meter = {
    reference,
    meter: target,
    paid: amount,
    currency,
    kind: kindOf(target),
  } as const;
  const bought = is_power ? buy(of_meter) : null;
  const recharge_id = FIRST_NUMBER + world.ledger.length;
  state.wallets[walletOf(sale)] -= amount;
  world.ledger.push({
    ...{ reference, recharge_id, target, amount_minor: amount / 100 },
    currency: is_usd ? "USD" : "ZWG",
    tokens: bought?.tokens ?? [],
  });
  const left = written(state.wallets[walletOf(sale)], 4);
  return {
    ...replied(2, is_power ? "Please input tokens in the given order" : "Recharge sent", sale),
    ...{ WalletBalance: left, Amount: written(amount, 2), Discount: 0, RechargeID: recharge_id },
    ...(bought === null ? { Data: null, SMS: false } : inPascal(bought.shown)),
  };
}

/** Its names begin with a capital, and it has the tokens beside the rest. */
function inPascal(shown: unknown): Answer {
  const whole = typeof shown === "string" ? shown : JSON.stringify(shown);
  const text = whole.replaceAll(/"([a-z])(\w*)":/g, (_, first: string, rest: string) => {
    return `"${first.toUpperCase()}${rest}":`;
  });
  return JSON.parse(text) as Answer;
}

/** Keeps an answer as the first one under its reference, and gives it. */
function kept({ reference, state }: Sale, told: Answer): FakeAnswer {
  const given = json(200, told);
  state.answers.set(reference, given.body);
  return given;
}
