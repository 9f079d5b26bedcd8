import assert from "node:assert/strict";
import type { Schemas } from "@svc/generated/routes";
import { writePrice } from "#catalogue/power";
import { parseMoney } from "#platform/money";
import { nationalOf } from "#platform/phone";
import { harareDay, harareTime } from "#platform/time";
import { pricePaid } from "#providers/tariff";
import { statusWords } from "./cashier-words.ts";

type Line = Schemas["ReceiptLine"];
type BareReceipt = Omit<Schemas["Receipt"], "lines" | "text">;

const COLUMNS = 32;
/** A till must not hand out what looks like a receipt of real money. */
const TEST_MARK = "TEST - NOT A SALE";
const REHEARSAL_MARK = "REHEARSAL - NOT A SALE";

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
}

/** A receipt in lines of 32 columns: longer text continues on the next lines. */
export function linesOf(receipt: BareReceipt, facts: PrintedFacts): Line[] {
  const { seller } = receipt;
  const sold_ms = receipt.created * 1_000;
  return [
    ...(facts.is_rehearsal ? textLines(REHEARSAL_MARK) : []),
    ...(receipt.livemode ? [] : textLines(TEST_MARK)),
    ...textLines(seller.name),
    ...pairLines("Tel", seller.support_phone && nationalOf(seller.support_phone)),
    ...pairLines("Receipt", receipt.number),
    ...pairLines("Date", `${harareDay(sold_ms)} ${harareTime(sold_ms)}`),
    ...pairLines(wordsOfSale(receipt, facts), `${receipt.currency} ${receipt.amount}`),
    ...pairLines(receipt.meter === null ? "To" : "Meter", facts.target_display),
    ...pairLines("Name", receipt.meter?.name_masked),
    ...pairLines("Suburb", receipt.meter?.suburb),
    ...tokenLines(receipt),
    ...pairLines("Texted to", facts.texted_to && nationalOf(facts.texted_to)),
    ...pairLines("Units", receipt.units && `${receipt.units} kWh`),
    ...breakdownLines(receipt, facts),
    ...pairLines("Status", statusWords(receipt.status)),
    ...pairLines("Network ref", receipt.provider_reference),
    ...pairLines("Our ref", receipt.client_reference),
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

function wordsOfSale({ type }: BareReceipt, { network_name, bundle_name }: PrintedFacts): string {
  if (type === "power") return "Electricity";
  if (type === "data") return `${network_name} ${bundle_name ?? "data"}`;
  return `${network_name} airtime`;
}

const TOKEN_WORDS = { credit: "Token", key_change: "Key change", other: "Token" } as const;

/** Several tokens work in one order only, so the first is preceded by a line that says so. */
function tokenLines({ token, tokens }: BareReceipt): Line[] {
  if (tokens.length < 2) return pairLines("Token", token);
  return [
    ...textLines(`Enter ${tokens.length} tokens in this order:`),
    ...tokens.flatMap((one) => [
      ...textLines(`${TOKEN_WORDS[one.kind]} (${one.sequence} of ${tokens.length})`),
      ...pairLines("", one.token),
    ]),
  ];
}

function breakdownLines(receipt: BareReceipt, { levy_percent }: PrintedFacts): Line[] {
  const { breakdown, currency } = receipt;
  if (breakdown === null) return [];
  const { energy, levy, tax, arrears, fee } = breakdown;
  const parts = [
    ["Energy", energy],
    [`REA levy ${levy_percent}%`, levy],
    ["Tax", tax],
    ["Arrears", arrears],
    ["Fee", fee],
  ] as const;
  const amounts = parts.flatMap(([label, amount]) =>
    amount === "0.00" && label !== "Tax" ? [] : pairLines(label, `${currency} ${amount}`),
  );
  return [...pairLines("Price per kWh", unitPriceOf(receipt)), ...amounts];
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
