import type { Schemas } from "@svc/generated/routes";
import { unixSeconds } from "#platform/time";
import { noteOf } from "./cashier-words.ts";
import { linesOf } from "./lines.ts";

/** Who sells, and what a send cannot say of itself. */
export interface ReceiptFacts {
  readonly seller: Schemas["ReceiptSeller"];
  /** As customers know it: Econet. */
  readonly network_name: string;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
}

/**
 * The receipt of a send, as the send is presented to whoever asks for it. What was not delivered
 * has no token on it. Source: contract.md 7.4.
 */
export function describeReceipt(send: Schemas["Send"], facts: ReceiptFacts): Schemas["Receipt"] {
  const { power } = send;
  const is_delivered = send.status === "delivered";
  const bare: Omit<Schemas["Receipt"], "lines"> = {
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
  const { target_display } = send;
  const bundle_name = send.bundle?.name ?? null;
  const { network_name } = facts;
  return { ...bare, lines: linesOf(bare, { target_display, bundle_name, network_name }) };
}
