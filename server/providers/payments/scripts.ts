import type { Payment, PaymentFailure } from "./port.ts";

/** What a simulated payer, provider or bank does at one look. */
export type Sight =
  | { readonly say: "waiting" | "paid" | "paid_half" }
  | { readonly say: "failed"; readonly code: PaymentFailure };

/** How a payment of an amount goes. */
export interface Script {
  /** What the provider says to the start; only what it answers or is silent about was started. */
  readonly start: "answers" | "is_silent" | "refuses" | "garbles";
  /** By look; the last one stays. */
  readonly sights: readonly [Sight, ...Sight[]];
  /** Whether the payer pays only when the time is over. */
  readonly is_late?: boolean;
}

const waiting: Sight = { say: "waiting" };
const paid: Sight = { say: "paid" };
const declined: Sight = { say: "failed", code: "card_declined" };

const PAYS: Script = { start: "answers", sights: [paid] };

/** By the cents of the amount that was asked for. Source: docs/guides/test-mode.md, "Top-ups". */
const CARDS: Readonly<Record<string, Script>> = {
  "01": { start: "answers", sights: [declined, paid] },
  "02": { start: "answers", sights: [declined] },
  "03": { start: "is_silent", sights: [paid] },
  "04": { start: "refuses", sights: [waiting] },
  "05": { start: "answers", sights: [waiting, waiting, paid] },
  "06": { start: "answers", sights: [{ say: "failed", code: "cancelled" }] },
  "07": { start: "answers", sights: [{ say: "paid_half" }] },
  "08": { start: "garbles", sights: [waiting] },
  "09": { start: "answers", sights: [paid], is_late: true },
};

const TRANSFERS: Readonly<Record<string, Script>> = {
  "02": { start: "answers", sights: [waiting] },
  "05": { start: "answers", sights: [paid], is_late: true },
  "07": { start: "answers", sights: [{ say: "paid_half" }] },
};

/** The script of a payment. */
export function scriptOf({ method, amount_minor }: Pick<Payment, "method" | "amount_minor">) {
  const scripts = method === "card" ? CARDS : TRANSFERS;
  return scripts[String(amount_minor).padStart(2, "0").slice(-2)] ?? PAYS;
}

/** What is to be seen at the n-th look, from 1. */
export function sightOf({ sights, is_late = false }: Script, nth: number, is_over: boolean): Sight {
  if (is_late && !is_over) return waiting;
  return sights[Math.min(nth, sights.length) - 1] ?? sights[0];
}
