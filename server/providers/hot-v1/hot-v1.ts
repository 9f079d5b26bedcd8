import { randomUUID } from "node:crypto";
import type { Currency } from "#platform/context";
import { formatMoney, parseReported } from "#platform/values/money";
import type { Offer } from "#platform/values/offers";
import { nationalOf } from "#platform/values/phone";
import {
  anyMemberOf,
  memberOf,
  numberWritten,
  suburbOf,
  textOf,
  walletOf,
} from "#providers/hot-v3";
import type {
  LiveSupplier,
  MeterAnswer,
  SupplierAdapter,
  SupplierOrder,
  SupplierOutcome,
  UtilityAdapter,
  WalletBalance,
} from "#providers/port";
import { type Client, openClient } from "./client.ts";
import { codeOf, judgeSale, readCopy } from "./judge.ts";
import { MEANINGS, QUESTIONS_APART_MS } from "./outcomes.ts";

/** The contract with Hot Recharge, and the number that it is told to text about electricity. */
export interface HotV1Settings {
  readonly url: string;
  readonly code: string;
  readonly password: string;
  /** Ten digits, `0771234567`. */
  readonly phone: string;
}

/** Hot Recharge, version 1, which can be closed: its connections end. */
export interface HotV1 extends LiveSupplier {
  readonly utility: UtilityAdapter;
  close(): Promise<void>;
}

const NAME = "hot-v1";
const AIRTIME_DEADLINE_MS = 60_000;
/** The utility behind it has three minutes. */
const POWER_DEADLINE_MS = 180_000;
const METER_DEADLINE_MS = 20_000;
const CURRENCIES = ["USD", "ZWG"] as const;

/** What it is asked to sell. It has no list of this, and finds the network by the number. */
const OFFERS: readonly Offer[] = CURRENCIES.flatMap((currency) => [
  ...["econet", "netone", "telecel"].map(
    (network) => ({ type: "airtime", network, currency }) as const,
  ),
  { type: "power", network: "power", currency },
]);

/** The wallets, by what they are asked for with. */
const WALLETS: Readonly<Record<string, { readonly path: string; readonly currency: Currency }>> = {
  airtime_zwg: { path: "wallet-balance", currency: "ZWG" },
  airtime_usd: { path: "wallet-balance-usd", currency: "USD" },
  power_zwg: { path: "wallet-balance-zesa", currency: "ZWG" },
  power_usd: { path: "wallet-balance-zesa-usd", currency: "USD" },
};

interface Parts {
  readonly client: Client;
  readonly phone: string;
}

/** Opens Hot Recharge, version 1. Source: docs/decisions/0072-hot-recharge-v1.md. */
export function hotV1({ url, code, password, phone }: HotV1Settings): HotV1 {
  const parts = { client: openClient(url, { code, password }), phone };
  return {
    supplier: supplierOver(parts),
    utility: {
      name: NAME,
      is_simulated: false,
      deadline_ms: METER_DEADLINE_MS,
      confirmMeter: ({ number }, signal) => confirmMeter(parts, number, signal),
    },
    balances: (signal) => readBalances(parts, signal),
    catalogue: async () =>
      OFFERS.map((offer) => ({
        ...{ ...offer, product: pathOf(offer) },
        ...{ min_minor: null, max_minor: null },
      })),
    close: () => parts.client.close(),
  };
}

function supplierOver(parts: Parts): SupplierAdapter {
  return {
    name: NAME,
    is_simulated: false,
    refusal_is_proof: true,
    // It forgets references after 30 days, and nowhere promises that an unknown one was not sold.
    not_found_is_proof: false,
    deadline_ms: POWER_DEADLINE_MS,
    deadlineOf: ({ type }) => (type === "power" ? POWER_DEADLINE_MS : AIRTIME_DEADLINE_MS),
    question_waits: { first_ms: QUESTIONS_APART_MS, apart_ms: QUESTIONS_APART_MS },
    sells: ({ type, network, currency }) =>
      OFFERS.some(
        (one) => one.type === type && one.network === network && one.currency === currency,
      ),
    walletOf,
    submit: (order, signal) => submit(parts, order, signal),
    query: (order, signal) => query(parts, order, signal),
  };
}

async function submit(
  { client, phone }: Parts,
  order: SupplierOrder,
  signal: AbortSignal,
): Promise<SupplierOutcome> {
  const { reference } = order;
  const body = saleOf(order, phone);
  const reply = await client.request({ path: pathOf(order), reference, body }, signal);
  if (reply.kind !== "answered") return reply;
  const judged = judgeSale(order, reply.answered, client.secrets);
  if (judged.kind !== "query") return judged;
  // The reference was used: what became of it then is the answer of this call.
  const first = await query({ client, phone }, order, signal);
  return first.kind === "not_found" ? { kind: "no_answer", reason: "unrecognised_code" } : first;
}

async function query(
  { client }: Parts,
  order: SupplierOrder,
  signal: AbortSignal,
): Promise<SupplierOutcome> {
  const path = `query-transaction?agentReference=${encodeURIComponent(order.reference)}`;
  const reply = await client.request({ path, reference: randomUUID() }, signal);
  // A question that was not taken says nothing about the order.
  if (reply.kind === "not_taken") return { kind: "no_answer", reason: "reset" };
  if (reply.kind === "no_answer") return reply;
  if (reply.answered.status === 401) return { kind: "no_answer", reason: "unrecognised_code" };
  const copy = readCopy(order, reply.answered, client.secrets);
  if (copy.kind !== "copy") return copy;
  const { json } = copy;
  const first = outcomeOf(judgeSale(order, { status: 200, text: "", json }, client.secrets));
  const recharge_id = textOf(memberOf(json, "rechargeid"));
  const is_pending = first.kind === "accepted" && order.type === "power";
  return is_pending && recharge_id !== null
    ? await queryPower(client, { order, recharge_id, pending: first }, signal)
    : first;
}

/** What became of a purchase that the utility had not confirmed when it was sold. */
async function queryPower(
  client: Client,
  {
    order,
    recharge_id,
    pending,
  }: { order: SupplierOrder; recharge_id: string; pending: SupplierOutcome },
  signal: AbortSignal,
): Promise<SupplierOutcome> {
  const body = { RechargeId: numberWritten(recharge_id) };
  const asked = { path: "query-zesa-transaction", reference: randomUUID(), body };
  const reply = await client.request(asked, signal);
  if (reply.kind === "not_taken") return { kind: "no_answer", reason: "reset" };
  if (reply.kind === "no_answer") return reply;
  // It was asked too often: the purchase is still what it was.
  if (reply.answered.status === 429) return pending;
  const judged = outcomeOf(judgeSale(order, reply.answered, client.secrets));
  // What is not taken is the question, and the purchase was.
  return judged.kind === "not_taken" ? { kind: "no_answer", reason: "unrecognised_code" } : judged;
}

function outcomeOf(judged: ReturnType<typeof judgeSale>): SupplierOutcome {
  return judged.kind === "query" ? { kind: "no_answer", reason: "unrecognised_code" } : judged;
}

async function confirmMeter(
  { client }: Parts,
  number: string,
  signal: AbortSignal,
): Promise<MeterAnswer> {
  const body = { MeterNumber: number };
  const asked = { path: "check-customer-zesa", reference: randomUUID(), body };
  const reply = await client.request(asked, signal);
  if (reply.kind !== "answered" || reply.answered.status !== 200) return { kind: "unavailable" };
  const { json } = reply.answered;
  const code = codeOf(json);
  const meaning = MEANINGS.power[code ?? ""];
  if (meaning?.kind === "refused" && meaning.code === "meter_not_found") {
    return { kind: "not_found" };
  }
  if (code !== "2") return { kind: "unavailable" };
  const customer = memberOf(json, "customerinfo");
  const name = textOf(memberOf(customer, "customername"));
  if (textOf(memberOf(json, "meter")) !== number || name === null) return { kind: "invalid" };
  const written = textOf(anyMemberOf(customer, ["currency"]))?.toUpperCase() ?? "";
  return {
    kind: "confirmed",
    meter: {
      owner_name: name.slice(0, 100),
      suburb: suburbOf(textOf(memberOf(customer, "address"))),
      currency: written === "ZIG" ? "ZWG" : (CURRENCIES.find((one) => one === written) ?? null),
      ...{ tariff_class: "unknown", has_arrears: null },
    },
  };
}

/** One question a wallet; all of them are told, or none. */
async function readBalances({ client }: Parts, signal: AbortSignal): Promise<WalletBalance[]> {
  const balances: WalletBalance[] = [];
  for (const [wallet, { path, currency }] of Object.entries(WALLETS)) {
    const reply = await client.request({ path, reference: randomUUID() }, signal);
    const json = reply.kind === "answered" ? reply.answered.json : undefined;
    const written = codeOf(json) === "2" ? textOf(memberOf(json, "walletbalance")) : null;
    const balance_minor = written === null ? null : parseReported(written, { rounding: "down" });
    if (balance_minor === null) throw new Error(`${NAME} does not tell what is left in ${wallet}.`);
    balances.push({ wallet, currency, balance_minor });
  }
  return balances;
}

function pathOf({ type, currency }: Pick<SupplierOrder, "type" | "currency">): string {
  const name = type === "power" ? "recharge-zesa" : "recharge-pinless";
  return currency === "USD" ? `${name}-usd` : name;
}

/** A sale as Hot Recharge reads it. Texts are ours to send, so that it sends none. */
function saleOf({ type, target, amount_minor }: SupplierOrder, phone: string) {
  const Amount = numberWritten(formatMoney(amount_minor));
  if (type === "power")
    return { Amount, MeterNumber: target, TargetNumber: phone, CustomerSMS: "" };
  return { Amount, TargetMobile: nationalOf(target).replaceAll(" ", ""), CustomerSMS: "" };
}
