import assert from "node:assert/strict";
import type { Schemas } from "@svc/generated/routes";
import { writePrice } from "#catalogue/power";
import { harareDay, harareTime } from "#platform/time/instants";
import { parseMoney } from "#platform/values/money";
import { nationalOf } from "#platform/values/phone";
import type { ReceiptWords } from "#platform/words/receipt";
import { pricePaid } from "#providers/tariff";
import { statusWords } from "./cashier-words.ts";

type Line = Schemas["ReceiptLine"];
type BareReceipt = Omit<Schemas["Receipt"], "lines" | "text">;

const COLUMNS = 32;
/** A till must not hand out what looks like a receipt of real money. */
const TEST_MARK = "TEST - NOT A SALE";
const REHEARSAL_MARK = "REHEARSAL - NOT A SALE";
/** Every mark: a printer of its own shape prints those that lead the lines. */
export const MARKS: readonly string[] = [REHEARSAL_MARK, TEST_MARK];

/** What is printed although no field of the receipt holds it. */
export interface PrintedFacts {
  readonly target_display: string;
  readonly bundle_name: string | null;
  readonly network_name: string;
  /** Null for airtime and data. */
  readonly levy_percent: string | null;
  /** Where the token was texted to, in E.164 form; null while it was not. */
  readonly texted_to: string | null;
  readonly customer_note: string | null;
  readonly is_rehearsal: boolean;
  readonly words: ReceiptWords;
}

/** A receipt in lines of 32 columns: longer text continues on the next lines. */
export function linesOf(receipt: BareReceipt, facts: PrintedFacts): Line[] {
  const { seller } = receipt;
  const { words } = facts;
  const sold_ms = receipt.created * 1_000;
  return [
    ...(facts.is_rehearsal ? textLines(REHEARSAL_MARK) : []),
    ...(receipt.livemode ? [] : textLines(TEST_MARK)),
    ...textLines(seller.name),
    ...pairLines(words.phone, seller.support_phone && nationalOf(seller.support_phone)),
    ...pairLines(words.receipt, receipt.number),
    ...pairLines(words.date, `${harareDay(sold_ms)} ${harareTime(sold_ms)}`),
    ...pairLines(wordsOfSale(receipt, facts), `${receipt.currency} ${receipt.amount}`),
    ...pairLines(words[receipt.meter === null ? "to" : "meter"], facts.target_display),
    ...pairLines(words.name, receipt.meter?.name_masked),
    ...pairLines(words.suburb, receipt.meter?.suburb),
    ...tokenLines(receipt, words),
    ...pairLines(words.texted_to, facts.texted_to && nationalOf(facts.texted_to)),
    ...pairLines(words.units, receipt.units && `${receipt.units} kWh`),
    ...breakdownLines(receipt, facts),
    ...pairLines(words.status, statusWords(receipt.status, words)),
    ...pairLines(words.network_reference, receipt.provider_reference),
    ...pairLines(words.own_reference, receipt.client_reference),
    ...(facts.customer_note === null ? [] : textLines(facts.customer_note)),
  ];
}

/** The same as one text: each pair padded to the width of the paper. */
export function textOfLines(lines: readonly Line[]): string {
  return lines.map(({ label, value }) => padded(label, value)).join("\n");
}

function padded(label: string, value: string): string {
  if (value === "") return label;
  const gap = COLUMNS - [...label].length - [...value].length;
  return label + " ".repeat(gap) + value;
}

function wordsOfSale({ type }: BareReceipt, facts: PrintedFacts): string {
  const { network_name: network, bundle_name, words } = facts;
  if (type === "power") return words.power;
  if (type === "data") {
    return bundle_name === null ? words.data({ network }) : `${network} ${bundle_name}`;
  }
  return words.airtime({ network });
}

const TOKEN_KEYS = { credit: "token", key_change: "key_change", other: "token" } as const;

/** Several tokens work in one order only, so the first is preceded by a line that says so. */
function tokenLines({ token, tokens }: BareReceipt, words: ReceiptWords): Line[] {
  const count = tokens.length;
  if (count < 2) return pairLines(words.token, token);
  return [
    ...textLines(words.enter_tokens({ count })),
    ...tokens.flatMap((one) => [
      ...textLines(
        words.token_of({ kind: words[TOKEN_KEYS[one.kind]], number: one.sequence, count }),
      ),
      ...pairLines("", one.token),
    ]),
  ];
}

function breakdownLines(receipt: BareReceipt, { levy_percent, words }: PrintedFacts): Line[] {
  const { breakdown, currency } = receipt;
  if (breakdown === null) return [];
  const { energy, levy, tax, arrears, fee } = breakdown;
  const parts = [
    [words.energy, energy],
    [words.levy({ percent: levy_percent ?? "" }), levy],
    [words.tax, tax],
    [words.arrears, arrears],
    [words.fee, fee],
  ] as const;
  const amounts = parts.flatMap(([label, amount]) =>
    amount === "0.00" && label !== words.tax ? [] : pairLines(label, `${currency} ${amount}`),
  );
  return [...pairLines(words.price, unitPriceOf(receipt)), ...amounts];
}

/** What a kilowatt hour has cost on average, with levy and tax. */
function unitPriceOf({ breakdown, units, currency }: BareReceipt): string | null {
  if (breakdown === null || units === null) return null;
  const paid = minorOf(breakdown.energy) + minorOf(breakdown.levy) + minorOf(breakdown.tax);
  // Units have two decimals, as money has.
  const units_centi = minorOf(units);
  return units_centi === 0n ? null : `${currency} ${writePrice(pricePaid(paid, units_centi))}`;
}

function minorOf(written: string): bigint {
  const minor = parseMoney(written, { allow_zero: true });
  assert(minor !== null, `a presented amount reads ${written}`);
  return minor;
}

/** No line for a value that is missing. */
function pairLines(label: string, value: string | null | undefined): Line[] {
  if (value == null) return [];
  if ([...label].length + 1 + [...value].length <= COLUMNS) return [{ label, value }];
  return [...textLines(label), ...wrapped(value).map((part) => ({ label: "", value: part }))];
}

function textLines(text: string): Line[] {
  return wrapped(text).map((part) => ({ label: part, value: "" }));
}

/** Breaks between words, and inside a word longer than a line. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).flatMap(pieces)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if ([...longer].length <= COLUMNS) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  return line === "" ? lines : [...lines, line];
}

function pieces(word: string): string[] {
  const letters = [...word];
  const count = Math.ceil(letters.length / COLUMNS);
  return Array.from({ length: count }, (_, index) =>
    letters.slice(index * COLUMNS, (index + 1) * COLUMNS).join(""),
  );
}
