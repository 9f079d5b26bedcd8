import type { Schemas } from "@svc/generated/routes";
import type { PowerTexts } from "./power-texts.ts";

/** A stored token: sealed, with the digits that may be shown to anyone. */
export interface SealedToken {
  readonly kind: Schemas["TokenKind"];
  readonly sealed: string;
  readonly last4: string;
  /** Hundredths of a kilowatt hour, in digits; null when it adds none. */
  readonly units_centi: string | null;
}

/** The electricity side of a send, as its row keeps it. Amounts are digits of minor units. */
export interface PowerFacts {
  readonly confirm: Schemas["MeterConfirmMode"];
  readonly confirmation: Schemas["MeterConfirmation"];
  /** Unix milliseconds on the account's clock. */
  readonly confirmed_at: number | null;
  /** The supplier that confirmed it: what one knows of a meter does not bind another. */
  readonly confirmed_with: string | null;
  readonly name_masked: string | null;
  readonly suburb: string | null;
  readonly token_phone: string | null;
  readonly token_email: string | null;
  readonly texts: PowerTexts;
  readonly quote_id: string | null;
  readonly tokens: readonly SealedToken[];
  readonly units_centi: string | null;
  readonly breakdown: Readonly<Record<keyof Schemas["PowerBreakdown"], string>> | null;
  readonly utility_reference: string | null;
}

/** A meter that somebody has confirmed, as a sale keeps it. */
export type ConfirmedFacts = Pick<
  PowerFacts,
  "confirmed_at" | "confirmed_with" | "name_masked" | "suburb"
>;

/** What only power sales are ordered with. */
export interface PowerOrder {
  readonly confirm: PowerFacts["confirm"];
  readonly token_phone: string | null;
  readonly token_email: string | null;
  readonly on_zesa_down: Schemas["PowerDownChoice"];
  readonly max_hold_seconds: number;
  /** Uuid. */
  readonly quote_id: string | null;
  /** The meter as the utility has confirmed it for this sale; null when that comes later. */
  readonly confirmed: ConfirmedFacts | null;
}

/** The facts of a power sale at its birth; a quote brings the confirmation along. */
export function powerFactsOf(
  order: PowerOrder,
  { quoted, texts }: { quoted: ConfirmedFacts | null; texts: PowerTexts },
): PowerFacts {
  const confirmed = quoted ?? order.confirmed;
  return {
    confirm: order.confirm,
    confirmation: confirmed === null ? "none" : "strict",
    confirmed_at: confirmed?.confirmed_at ?? null,
    confirmed_with: confirmed?.confirmed_with ?? null,
    name_masked: confirmed?.name_masked ?? null,
    suburb: confirmed?.suburb ?? null,
    token_phone: order.token_phone,
    token_email: order.token_email,
    texts,
    quote_id: order.quote_id,
    tokens: [],
    units_centi: null,
    breakdown: null,
    utility_reference: null,
  };
}
