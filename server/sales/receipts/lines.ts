import type { Schemas } from "@svc/generated/routes";
import { nationalOf } from "#platform/phone";
import { harareDay, harareTime } from "#platform/time";
import { statusWords } from "./cashier-words.ts";

type Line = Schemas["ReceiptLine"];
type Receipt = Schemas["Receipt"];

const COLUMNS = 32;

/** What is printed and stands in no field of the receipt. */
export interface PrintedNames {
  readonly target_display: string;
  readonly bundle_name: string | null;
  readonly network_name: string;
}

/** A receipt in lines of 32 columns: what is too long goes on in the lines below it. */
export function linesOf(receipt: Omit<Receipt, "lines">, names: PrintedNames): Line[] {
  const { seller, note } = receipt;
  const sold_ms = receipt.created * 1_000;
  return [
    ...textLines(seller.name),
    ...pairLines("Tel", seller.support_phone && nationalOf(seller.support_phone)),
    ...pairLines("Receipt", receipt.number),
    ...pairLines("Date", `${harareDay(sold_ms)} ${harareTime(sold_ms)}`),
    ...pairLines(wordsOfSale(receipt, names), `${receipt.currency} ${receipt.amount}`),
    ...pairLines(receipt.meter === null ? "To" : "Meter", names.target_display),
    ...pairLines("Name", receipt.meter?.name_masked),
    ...pairLines("Suburb", receipt.meter?.suburb),
    ...tokenLines(receipt),
    ...pairLines("Units", receipt.units && `${receipt.units} kWh`),
    ...breakdownLines(receipt),
    ...pairLines("Status", statusWords(receipt.status)),
    ...pairLines("Network ref", receipt.provider_reference),
    ...pairLines("Our ref", receipt.client_reference),
    ...(note === null ? [] : textLines(note)),
  ];
}

function wordsOfSale({ type }: Omit<Receipt, "lines">, names: PrintedNames): string {
  if (type === "power") return "Electricity";
  if (type === "data") return `${names.network_name} ${names.bundle_name ?? "data"}`;
  return `${names.network_name} airtime`;
}

const TOKEN_WORDS = { credit: "Token", key_change: "Key change", other: "Token" } as const;

function tokenLines({ token, tokens }: Omit<Receipt, "lines">): Line[] {
  if (tokens.length < 2) return pairLines("Token", token);
  return tokens.flatMap((one) => [
    ...textLines(`${one.sequence}. ${TOKEN_WORDS[one.kind]}`),
    ...pairLines("", one.token),
  ]);
}

function breakdownLines({ breakdown }: Omit<Receipt, "lines">): Line[] {
  if (breakdown === null) return [];
  const { energy, levy, tax, arrears, fee } = breakdown;
  const parts = { Energy: energy, Levy: levy, Tax: tax, Arrears: arrears, Fee: fee };
  return Object.entries(parts).flatMap(([label, amount]) =>
    amount === "0.00" ? [] : pairLines(label, amount),
  );
}

/** Nothing at all for a value that there is not. */
function pairLines(label: string, value: string | null | undefined): Line[] {
  if (value == null) return [];
  if ([...label].length + 1 + [...value].length <= COLUMNS) return [{ label, value }];
  return [...textLines(label), ...wrapped(value).map((part) => ({ label: "", value: part }))];
}

function textLines(text: string): Line[] {
  return wrapped(text).map((part) => ({ label: part, value: "" }));
}

/** Breaks between words, and inside a word that no line could hold. */
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
  return Array.from({ length: count }, (_, place) =>
    letters.slice(place * COLUMNS, (place + 1) * COLUMNS).join(""),
  );
}
