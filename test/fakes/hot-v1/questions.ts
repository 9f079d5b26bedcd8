/** Questions: balances, meters, and what became of a sale. */
import { isMeter, kindOf } from "../hot-v3/meters.ts";
import { written } from "../hot-v3/numbers.ts";
import { type FakeAnswer, type FakeCall, json, type Scenario } from "../kit/index.ts";
import { type Asked, NOTHING_DONE, objectIn, replied, TEXT, type Wallet } from "./world.ts";

const MINUTE_MS = 60_000;

export function balance(wallet: Wallet, asked: Asked): FakeAnswer {
  const play = asked.world.playOf({ call: "balance" });
  if (play !== null) return NOTHING_DONE[play.play] ?? json(200, play.with?.body);
  const left = written(asked.state.wallets[wallet], 4);
  return json(200, { ...replied(2, "Your balance", asked), WalletBalance: left });
}

export function queried(wanted: string, { state, ...asked }: Asked): FakeAnswer {
  const first = state.answers.get(wanted) ?? null;
  if (first === null) return json(200, replied(800, "Transaction not found", asked));
  const raw = { OriginalAgentReference: wanted, RawReply: first };
  return json(200, { ...replied(2, "Found", asked), ...raw });
}

/** More than four questions in a minute are refused. */
export function queriedPower(call: FakeCall, { state, ...asked }: Asked): FakeAnswer {
  const id = Number(objectIn(call.body).RechargeId);
  const pending = state.pending.get(id);
  if (pending === undefined) return json(200, replied(800, "Transaction not found", asked));
  pending.asked.push(call.at);
  const lately = pending.asked.filter((at) => at > call.at - MINUTE_MS);
  if (lately.length > 4) return { status: 429, headers: TEXT, body: "Too many queries" };
  pending.left -= 1;
  if (pending.left >= 0) {
    return json(200, { ...replied(4, "Pending verification", asked), RechargeID: id });
  }
  return json(200, pending.ends);
}

export function customer(call: FakeCall, reference: string, play: Scenario | null): FakeAnswer {
  if (play !== null) return json(200, replied(Number(play.with?.code), "", { reference }));
  const number = String(objectIn(call.body).MeterNumber);
  const kind = kindOf(number);
  if (kind === "down") return NOTHING_DONE.html_503 as FakeAnswer;
  if (!isMeter(number) || kind === "unknown") return json(200, replied(1, "", { reference }));
  const known = {
    ...{ CustomerName: "TENDAI MOYO", Address: "12 Samora Machel Ave, Mbare, Harare" },
    ...{ MeterNumber: number, Reference: "1", Currency: kind === "other_currency" ? "ZiG" : "USD" },
  };
  const named = { Meter: number, CustomerInfo: known, Currency: known.Currency };
  return json(200, { ...replied(2, "TENDAI MOYO", { reference }), ...named });
}
