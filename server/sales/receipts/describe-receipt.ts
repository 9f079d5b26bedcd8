import type { Schemas } from "@svc/generated/routes";
import { unixSeconds } from "#platform/time/instants";
import { type Language, wordsIn } from "#platform/words/language";
import { RECEIPT_WORDS } from "#platform/words/receipt";
import { tariffAt } from "#providers/tariff";
import { customerNoteOf, noteOf } from "./cashier-words.ts";
import { linesOf, type PrintedFacts, textOfLines } from "./lines.ts";

/** The seller, and what the send itself does not record. */
export interface ReceiptFacts {
  readonly seller: Schemas["ReceiptSeller"];
  /** As customers know it: Econet. */
  readonly network_name: string;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
  /** Whether nothing was sold, although the send is live. */
  readonly is_rehearsal: boolean;
  /** Of what is printed; the rest is written for programs and cashiers. */
  readonly language: Language;
}

/**
 * The receipt of a send, as the send is presented to the caller. An undelivered send shows no
 * token. Source: spec/sales/sends/receipts.tsp.
 */
export function describeReceipt(send: Schemas["Send"], facts: ReceiptFacts): Schemas["Receipt"] {
  const { power } = send;
  const is_delivered = send.status === "delivered";
  const bare: Omit<Schemas["Receipt"], "lines" | "text"> = {
    object: "receipt",
    created: send.created,
    livemode: send.livemode,
    number: send.receipt_number,
    send: send.id,
    seller: facts.seller,
    issued_at: unixSeconds(facts.now),
    type: send.type,
    network: send.network,
    target: send.target,
    amount: send.amount,
    currency: send.currency,
    status: send.status,
    token: is_delivered ? send.token : null,
    tokens: is_delivered ? (power?.tokens ?? []) : [],
    units: is_delivered ? send.units : null,
    breakdown: is_delivered ? (power?.breakdown ?? null) : null,
    meter:
      power === null
        ? null
        : { number: power.meter, name_masked: power.name_masked, suburb: power.suburb },
    provider_reference: send.provider_reference,
    client_reference: send.client_reference,
    fiscal: null,
    note: noteOf(send),
  };
  const lines = linesOf(bare, printedOf(send, facts));
  return { ...bare, lines, text: textOfLines(lines) };
}

function printedOf(send: Schemas["Send"], facts: ReceiptFacts): PrintedFacts {
  const words = wordsIn(RECEIPT_WORDS, facts.language);
  const { power, currency } = send;
  const sold_ms = (send.delivered_at ?? send.created) * 1_000;
  const is_texted = power?.token_status === "sent" || power?.token_status === "delivered";
  return {
    target_display: send.target_display,
    bundle_name: send.bundle?.name ?? null,
    network_name: facts.network_name,
    levy_percent: power === null ? null : percentOf(tariffAt(currency, sold_ms).levy_bps),
    texted_to: is_texted ? (power?.token_phone ?? null) : null,
    customer_note: customerNoteOf(send, words),
    is_rehearsal: facts.is_rehearsal,
    words,
  };
}

/** `6` or `6.25`. */
function percentOf(bps: bigint): string {
  return String(Number(bps) / 100);
}
