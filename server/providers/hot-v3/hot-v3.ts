import { formatMoney } from "#platform/values/money";
import type { Offer } from "#platform/values/offers";
import { nationalOf } from "#platform/values/phone";
import { openSupplierHttp } from "#providers/http";
import type {
  LiveSupplier,
  SupplierAdapter,
  SupplierOrder,
  SupplierOutcome,
  UtilityAdapter,
} from "#providers/port";
import { type Catalogue, openCatalogue } from "./catalogue.ts";
import { type Client, openClient, type Reply } from "./client.ts";
import { judgeQuery, judgeSale } from "./judge-sale.ts";
import { keptBody } from "./kept-body.ts";
import { STILL_UNAUTHORISED, UNRECOGNISED } from "./outcomes.ts";
import { OFFERS, offeredProducts, type Pins, productOf } from "./products.ts";
import { numberWritten } from "./read-answer.ts";
import { readMeter } from "./read-meter.ts";
import { readBalances, walletOf } from "./wallets.ts";

/** The contract with Hot Recharge. */
export interface HotSettings {
  readonly url: string;
  readonly code: string;
  readonly password: string;
  readonly pins?: Pins;
}

/** Hot Recharge, which can be closed: its connections end. */
export interface HotV3 extends LiveSupplier {
  readonly utility: UtilityAdapter;
  close(): Promise<void>;
}

const NAME = "hot-v3";
const AIRTIME_DEADLINE_MS = 60_000;
/** The utility behind it has three minutes. */
const POWER_DEADLINE_MS = 180_000;
const METER_DEADLINE_MS = 20_000;

interface Parts {
  readonly client: Client;
  readonly catalogue: Catalogue;
  readonly pins: Pins;
}

/** Opens Hot Recharge; it is asked for nothing before there is an order or a question. */
export function hotV3({ url, code, password, pins = {} }: HotSettings): HotV3 {
  const client = openClient(openSupplierHttp(url), { code, password });
  const parts = { client, catalogue: openCatalogue(client), pins };
  return {
    supplier: supplierOver(parts),
    utility: {
      name: NAME,
      is_simulated: false,
      deadline_ms: METER_DEADLINE_MS,
      confirmMeter: (question, signal) => confirmMeter(parts, question, signal),
    },
    async balances(signal) {
      const reply = await client.request({ method: "GET", path: "/account/balance" }, signal);
      const balances = reply.kind === "answered" ? readBalances(reply.answered.json) : null;
      if (balances === null) throw new Error(`${NAME} does not tell its balances.`);
      return balances;
    },
    async catalogue() {
      const stock = await parts.catalogue.products();
      if (stock.kind === "products") return offeredProducts(stock.products, pins);
      throw new Error(`${NAME} does not tell its products.`);
    },
    close: () => client.close(),
  };
}

function supplierOver(parts: Parts): SupplierAdapter {
  return {
    name: NAME,
    is_simulated: false,
    // The copy of the first answer is asked for; what it refused then, it had not sold.
    refusal_is_proof: true,
    // Nowhere does it promise that a reference which it does not know was not sold.
    not_found_is_proof: false,
    deadline_ms: POWER_DEADLINE_MS,
    deadlineOf: ({ type }) => (type === "power" ? POWER_DEADLINE_MS : AIRTIME_DEADLINE_MS),
    sells,
    walletOf,
    submit: (order, signal) => submit(parts, order, signal),
    query: (order, signal) => query(parts, order, signal),
  };
}

function sells({ type, network, currency }: Offer): boolean {
  return OFFERS.some(
    (one) => one.type === type && one.network === network && one.currency === currency,
  );
}

async function submit(
  parts: Parts,
  order: SupplierOrder,
  signal: AbortSignal,
): Promise<SupplierOutcome> {
  const { client, catalogue } = parts;
  const stock = await catalogue.products();
  if (stock.kind === "not_taken") return stock;
  const product = productOf(stock.products, order, parts.pins)?.id ?? null;
  // Another supplier may have it; what is not in the catalogue is handed to nobody here.
  if (product === null) return { kind: "not_taken", reason: "down" };
  const body = saleOf(order, product);
  const reply = await client.request({ method: "POST", path: "/products/recharge", body }, signal);
  if (reply.kind !== "answered") return reply;
  const judged = judgeSale(order, reply.answered);
  if (judged.kind === "login") return stillUnauthorised(reply);
  if (judged.kind === "query") return await asFirstAnswered(parts, order, signal);
  // A second no does not undo a sale that the first one may have made.
  const is_no = judged.kind === "refused" || judged.kind === "not_taken";
  if (is_no && reply.is_second === true) return { ...UNRECOGNISED_OUTCOME, ...bodyOf(judged) };
  // The product may have been taken from the catalogue since it was read.
  if (judged.kind === "refused") catalogue.expire();
  return judged;
}

/** The reference was used: what became of it then is the answer of this call. */
async function asFirstAnswered(
  parts: Parts,
  order: SupplierOrder,
  signal: AbortSignal,
): Promise<SupplierOutcome> {
  const first = await query(parts, order, signal);
  if (first.kind !== "not_found") return first;
  return { ...UNRECOGNISED_OUTCOME, ...bodyOf(first) };
}

const UNRECOGNISED_OUTCOME = { kind: "no_answer", reason: "unrecognised_code" } as const;

function stillUnauthorised(reply: Extract<Reply, { kind: "answered" }>): SupplierOutcome {
  const { status } = reply.answered;
  // A 403 may be that of somebody in between, who may have let the order through.
  const is_proof = status === 401 && reply.is_second !== true;
  const meaning = is_proof ? STILL_UNAUTHORISED : UNRECOGNISED;
  return { ...meaning, body: keptBody(reply.answered) } as SupplierOutcome;
}

async function query(
  { client }: Parts,
  order: SupplierOrder,
  signal: AbortSignal,
): Promise<SupplierOutcome> {
  const path = `/query/transaction/${order.reference}`;
  const reply = await client.request({ method: "GET", path }, signal);
  // A question that was not taken says nothing about the order.
  if (reply.kind === "not_taken") return { kind: "no_answer", reason: "reset" };
  if (reply.kind === "no_answer") return reply;
  return judgeQuery(order, reply.answered);
}

async function confirmMeter(
  { client, catalogue, pins }: Parts,
  { number, currency }: Parameters<UtilityAdapter["confirmMeter"]>[0],
  signal: AbortSignal,
) {
  const stock = await catalogue.products();
  if (stock.kind === "not_taken") return { kind: "unavailable" as const };
  const wanted = currency === null ? (["USD", "ZWG"] as const) : [currency];
  const product = wanted
    .map((one) =>
      productOf(stock.products, { type: "power", network: "power", currency: one }, pins),
    )
    .find((one) => one !== null);
  if (product == null) return { kind: "unavailable" as const };
  const path = `/query/customer/${product.id}/${number}`;
  const reply = await client.request({ method: "GET", path }, signal);
  if (reply.kind !== "answered") return { kind: "unavailable" as const };
  return readMeter(number, reply.answered);
}

/** A sale as Hot Recharge reads it. Texts are ours to send, so that it sends none. */
function saleOf({ reference, target, type, amount_minor }: SupplierOrder, product: string) {
  return {
    AgentReference: reference,
    ProductId: Number(product),
    Target: type === "power" ? target : nationalOf(target).replaceAll(" ", ""),
    Amount: numberWritten(formatMoney(amount_minor)),
    CustomerSMS: "",
    RechargeOptions: [],
  };
}

function bodyOf({ body }: SupplierOutcome): Pick<SupplierOutcome, "body"> {
  return body === undefined ? {} : { body };
}
