import { normaliseMeter } from "#platform/values/meter-number";
import { parseReported } from "#platform/values/money";
import {
  anyMemberOf,
  isObject,
  type Json,
  masked,
  memberOf,
  objectIn,
  readPower,
  textOf,
} from "#providers/hot-v3";
import type { SupplierOrder, SupplierOutcome } from "#providers/port";
import type { Answered } from "./client.ts";
import {
  MEANINGS,
  type Meaning,
  NOT_FOUND,
  QUESTIONS_APART_MS,
  UNRECOGNISED,
  USED,
} from "./outcomes.ts";

type KeptBody = NonNullable<SupplierOutcome["body"]>;
type Refusal = Extract<SupplierOutcome, { kind: "refused" | "not_taken" | "no_answer" }>;

/** An answer judged; a question has to come first where it is no outcome. */
export type Judged = SupplierOutcome | { readonly kind: "query" };

const UNREADABLE = { kind: "no_answer", reason: "unparseable" } as const;
const WORDS = ["replymsg", "replymessage", "message"];

/** What the answer of a sale, or the copy of it that a question brings, says of an order. */
export function judgeSale(
  order: SupplierOrder,
  answered: Answered,
  secrets: readonly string[],
): Judged {
  const body = keptBody(answered, secrets);
  const meaning = meaningOf(order, answered);
  switch (meaning.kind) {
    case "query":
      return meaning;
    case "sold":
      return { ...deliveredOf(order, answered.json), body };
    case "pending":
      return { kind: "accepted", check_after_ms: QUESTIONS_APART_MS, body };
    case "refused":
      return { ...meaning, supplier_code: codeOf(answered.json) ?? "", body };
    case "not_found":
      return { ...UNRECOGNISED_OUTCOME, body };
    default:
      return { ...meaning, body };
  }
}

const UNRECOGNISED_OUTCOME = UNRECOGNISED as Refusal;

/** The copy of the first answer, as a question brings it. */
export type Copy =
  | { readonly kind: "copy"; readonly json: Json }
  | Extract<SupplierOutcome, { kind: "not_found" | "no_answer" }>;

/** Reads the answer to a question about a reference: it holds the answer of the sale as a text. */
export function readCopy(
  { reference }: Pick<SupplierOrder, "reference">,
  answered: Answered,
  secrets: readonly string[],
): Copy {
  const { status, json } = answered;
  const body = keptBody(answered, secrets);
  if (status >= 500) return { kind: "no_answer", reason: "http_5xx", body };
  if (status !== 200 || !isObject(json)) return { ...UNREADABLE, body };
  if (codeOf(json) === NOT_FOUND) return { kind: "not_found", body };
  const of = textOf(memberOf(json, "originalagentreference"));
  const copy = objectIn(memberOf(json, "rawreply"));
  if (of?.toLowerCase() !== reference.toLowerCase() || !isObject(copy)) {
    return { ...UNREADABLE, body };
  }
  return { kind: "copy", json: copy };
}

function meaningOf({ type }: SupplierOrder, { status, json }: Answered): Meaning {
  if (status >= 500) return { kind: "no_answer", reason: "http_5xx" };
  if (status === 401) return { kind: "not_taken", reason: "auth" };
  if (status === USED) return { kind: "query" };
  if (status !== 200) return UNRECOGNISED;
  const code = codeOf(json);
  if (code === null) return UNREADABLE;
  return MEANINGS[type === "power" ? "power" : "airtime"][code] ?? UNRECOGNISED;
}

/** A reply code, which comes as a number or as a text. */
export function codeOf(json: Json | undefined): string | null {
  return textOf(memberOf(json, "replycode"));
}

/** A delivery as it was told; no answer without its number, its amount and what was bought. */
function deliveredOf(order: SupplierOrder, json: Json | undefined): SupplierOutcome {
  const supplier_reference = textOf(memberOf(json, "rechargeid"));
  const amount = textOf(memberOf(json, "amount"));
  const amount_minor = amount === null ? null : parseReported(amount, { rounding: "none" });
  if (supplier_reference === null || supplier_reference === "0" || amount_minor === null) {
    return UNREADABLE;
  }
  const vended = { target: targetIn(order, json), amount_minor, currency: order.currency };
  const told = { kind: "delivered" as const, supplier_reference, vended };
  if (order.type !== "power") return told;
  const power = readPower(json, { amount_minor });
  return power === null ? UNREADABLE : { ...told, power };
}

/** Airtime does not say whom it reached, so that it is about our order; electricity does. */
function targetIn({ type, target }: SupplierOrder, json: Json | undefined): string {
  const written = type === "power" ? textOf(anyMemberOf(json, ["meter", "meternumber"])) : null;
  if (written === null) return target;
  return normaliseMeter(written) ?? written;
}

/** What is kept of an answer: a few fields by name, and its words with all long numbers masked. */
function keptBody({ status, text, json }: Answered, secrets: readonly string[]): KeptBody {
  const words = textOf(anyMemberOf(json, WORDS)) ?? (json === undefined ? text : "");
  const short = (name: string) => {
    const written = textOf(memberOf(json, name));
    return written !== null && /^-?\d{1,12}(?:\.\d{1,6})?$/.test(written) ? written : null;
  };
  return {
    status,
    reply_code: short("replycode"),
    recharge_id: short("rechargeid"),
    amount: short("amount"),
    discount: short("discount"),
    wallet_balance: short("walletbalance"),
    words: masked(words, secrets),
  };
}
