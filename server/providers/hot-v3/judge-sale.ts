import type { Currency } from "#platform/context";
import { normaliseMeter } from "#platform/values/meter-number";
import { parseReported } from "#platform/values/money";
import { normaliseMobile } from "#platform/values/phone";
import type { SupplierOrder, SupplierOutcome, VendedPower } from "#providers/port";
import { type Answered, keptBody, masked } from "./kept-body.ts";
import {
  FIELDS_OF_OURS,
  MEANING_OF_STATUS,
  MEANINGS_OF_WORDS,
  type Meaning,
  PROBLEM_OF_OURS,
  SAYS_DUPLICATE,
  SERVER_ERROR,
  UNREADABLE,
  UNRECOGNISED,
} from "./outcomes.ts";
import {
  anyMemberOf,
  isObject,
  type Json,
  listOf,
  memberOf,
  objectIn,
  textOf,
} from "./read-answer.ts";
import { readPower } from "./read-power.ts";
import { walletOf, walletOfType } from "./wallets.ts";

type Delivered = Extract<SupplierOutcome, { kind: "delivered" }>;

/** An answer judged; a login or a question has to come first where it is no outcome. */
export type Judged = SupplierOutcome | { readonly kind: "login" } | { readonly kind: "query" };

/** Where an answer says whom it reached, if it does. */
const NAMES_OF_TARGET = ["target", "targetmobile", "targetnumber", "mobile"];
const NAMES_OF_METER = ["target", "meter", "meternumber", "accountnumber"];

/** What the answer of a sale, or the copy of it that a question brings, says of an order. */
export function judgeSale(order: SupplierOrder, answered: Answered): Judged {
  const meaning = meaningOf(order, answered);
  const body = keptBody(answered);
  switch (meaning.kind) {
    case "sold":
      return deliveredOf(order, answered) ?? { ...UNREADABLE_OUTCOME, body };
    case "refused":
      return { ...meaning, supplier_code: supplierCode(answered), body };
    case "not_taken":
    case "no_answer":
      return { ...meaning, body };
    default:
      return meaning;
  }
}

/**
 * What the answer to a question says of an order: it holds the first answer of the sale as a text.
 */
export function judgeQuery(order: SupplierOrder, answered: Answered): SupplierOutcome {
  const { status, json } = answered;
  const body = keptBody(answered);
  if (status >= 500) return { kind: "no_answer", reason: "http_5xx", body };
  const first = memberOf(json, "rawdata");
  const is_json = isObject(json);
  const is_absent = first == null && memberOf(json, "transactionreference") == null;
  if ((status === 404 && is_json) || (status === 200 && is_json && is_absent)) {
    return { kind: "not_found", body };
  }
  if (status !== 200) return { kind: "no_answer", reason: "unrecognised_code", body };
  const copy = objectIn(first);
  const of = textOf(memberOf(copy, "agentreference"));
  const is_other = of !== null && of.toLowerCase() !== order.reference.toLowerCase();
  if (!isObject(copy) || is_other) return { ...UNREADABLE_OUTCOME, body };
  const judged = judgeSale(order, { ...answered, text: textOf(first) ?? "", json: copy });
  if (judged.kind === "login" || judged.kind === "query") {
    return { kind: "no_answer", reason: "unrecognised_code", body };
  }
  // What was left then says nothing of what is left now.
  if (judged.kind === "delivered") return withoutBalance(judged);
  return judged;
}

function withoutBalance({ left_minor: _, ...delivered }: Delivered): Delivered {
  return delivered;
}

const UNREADABLE_OUTCOME = { kind: "no_answer", reason: "unparseable" } as const;

function meaningOf({ type }: SupplierOrder, { status, json }: Answered): Meaning {
  if (status >= 500) return SERVER_ERROR;
  const of_status = MEANING_OF_STATUS[status];
  if (of_status !== undefined) return of_status;
  const successful = memberOf(json, "successful");
  if (status === 200 && successful === true) return { kind: "sold" };
  const words = wordsOf(json);
  if (words.some((one) => SAYS_DUPLICATE.test(one))) return { kind: "query" };
  if (status === 400) return isProblemOfOurs(json) ? PROBLEM_OF_OURS : UNRECOGNISED;
  if (status !== 200) return UNRECOGNISED;
  if (successful !== false) return UNREADABLE;
  const found = MEANINGS_OF_WORDS.find(
    ({ of, says }) => of.some((one) => one === type) && words.some((one) => says.test(one)),
  );
  return found?.means ?? UNRECOGNISED;
}

/** The message of an answer, and the texts of its errors, as the table writes them. */
function wordsOf(json: Json | undefined): string[] {
  const errors = memberOf(json, "errors");
  const texts = isObject(errors) ? Object.values(errors).flatMap(listOf) : listOf(errors);
  return [memberOf(json, "message"), ...texts].flatMap((one) => {
    const text = textOf(one);
    return text === null ? [] : [text.toLowerCase().replaceAll(/\s+/g, " ").replace(/\.$/, "")];
  });
}

/** A problem in the published form, with nothing but fields that we alone control. */
function isProblemOfOurs(json: Json | undefined): boolean {
  const errors = memberOf(json, "errors");
  if (textOf(memberOf(json, "status")) !== "400" || !isObject(errors)) return false;
  const fields = Object.keys(errors).map((name) => name.toLowerCase());
  return fields.length > 0 && fields.every((name) => FIELDS_OF_OURS.includes(name));
}

function supplierCode({ status, json, secrets }: Answered): string {
  const errors = memberOf(json, "errors");
  const words = isObject(errors) ? Object.keys(errors).join(" ") : wordsOf(json).join(" ");
  return `${status} ${masked(words, secrets)}`.trim();
}

/** A delivery as it was told; null when it lacks its number, its amount, or what was bought. */
function deliveredOf(order: SupplierOrder, answered: Answered): SupplierOutcome | null {
  const { json } = answered;
  const number = textOf(memberOf(json, "rechargeid"));
  // A sale that was not made has the number 0.
  const supplier_reference = number === "0" ? null : number;
  const amount = textOf(memberOf(json, "amount"));
  const amount_minor = amount === null ? null : parseReported(amount, { rounding: "none" });
  if (supplier_reference === null || amount === null || amount_minor === null) return null;
  const target = targetIn(order, json);
  const currency = currencyIn(order, json);
  const cost_minor = costOf(amount, json);
  const left_minor = leftIn(order, json);
  const told = {
    kind: "delivered" as const,
    supplier_reference,
    vended: { target, amount_minor, currency },
    ...(cost_minor === null ? {} : { cost_minor }),
    ...(left_minor === null ? {} : { left_minor }),
    body: keptBody(answered),
  };
  if (order.type !== "power") return told;
  const power = powerIn(json, amount_minor);
  return power === null ? null : { ...told, power };
}

function powerIn(json: Json | undefined, amount_minor: bigint): VendedPower | null {
  return readPower(memberOf(json, "rechargedata"), { amount_minor });
}

/** Whom it reached, as our orders write it; an answer that does not say is about our order. */
function targetIn(order: SupplierOrder, json: Json | undefined): string {
  const names = order.type === "power" ? NAMES_OF_METER : NAMES_OF_TARGET;
  const places = [json, objectIn(memberOf(json, "rechargedata"))];
  const told = places.map((place) => textOf(anyMemberOf(place, names)));
  const written = told.find((one) => one !== null) ?? null;
  if (written === null) return order.target;
  const normal =
    order.type === "power" ? normaliseMeter(written) : (normaliseMobile(written)?.e164 ?? null);
  return normal ?? written;
}

/** The currency of the wallet that was charged. */
function currencyIn(order: SupplierOrder, json: Json | undefined): Currency {
  const charged = textOf(memberOf(memberOf(json, "balance"), "accounttypeid"));
  return walletOfType(charged)?.currency ?? order.currency;
}

/** What is left in the wallet that we draw on; another one's balance says nothing of it. */
function leftIn(order: SupplierOrder, json: Json | undefined): bigint | null {
  const balance = memberOf(json, "balance");
  const charged = walletOfType(textOf(memberOf(balance, "accounttypeid")))?.wallet;
  const written = textOf(memberOf(balance, "balance"));
  if (charged !== walletOf(order) || written === null) return null;
  return parseReported(written, { rounding: "down" });
}

/** What the wallet paid: the amount without the discount, rounded up to the cent. */
function costOf(amount: string, json: Json | undefined): bigint | null {
  const face = parseReported(amount, { rounding: "none" });
  const discount = textOf(memberOf(json, "discount"));
  const off = discount === null ? null : parseReported(discount, { rounding: "down" });
  return face === null || off === null || off < 0n || off > face ? null : face - off;
}
