import type { Database } from "#platform/db/transaction";
import { wall } from "#platform/time/clock";
import type { PaymentAdapter, PaymentState, StartAnswer } from "./port.ts";
import { scriptOf, sightOf } from "./scripts.ts";
import { countLook, findPayment, recordStart } from "./world.ts";

/** It answers from its own table, so an answer that takes longer will not come. */
const DEADLINE_MS = 5_000;

type Deps = Pick<Database, "record">;

/**
 * Plays the payment provider, the bank and the payer of test mode, by the cents of the amount, and
 * moves nothing real. It commits what it was asked before it answers.
 *
 * Writes: simulator_payments. Source: docs/guides/test-mode.md, "Top-ups".
 */
export function simulatedPayments(
  deps: Deps,
  { fee_bps }: Pick<PaymentAdapter, "fee_bps">,
): PaymentAdapter {
  return {
    integration: "simulator",
    is_simulated: true,
    deadline_ms: DEADLINE_MS,
    fee_bps,
    // The page of a test session has buttons of its own.
    prompt: null,
    async start(payment): Promise<StartAnswer> {
      const { start } = scriptOf(payment);
      if (start === "refuses") return { kind: "refused", words: "Invalid amount field" };
      if (start === "garbles") return { kind: "invalid" };
      await deps.record((tx) => recordStart(tx, payment, wall()));
      if (start === "is_silent") return { kind: "no_answer" };
      return { kind: "started", ...pagesOf(payment.return_url) };
    },
    async poll(payment): Promise<PaymentState> {
      const looks = await deps.record((tx) => countLook(tx, payment, wall()));
      return stateOf(payment, looks);
    },
    async trace(payment): Promise<PaymentState> {
      const found = await deps.record((tx) => findPayment(tx, payment.reference));
      return found ? { kind: "waiting", started: pagesOf(payment.return_url) } : NOT_FOUND;
    },
  };
}

const NOT_FOUND: PaymentState = { kind: "not_found" };

/** The simulated provider's page is the one that payers come back to. */
function pagesOf(return_url: string) {
  return { redirect_url: return_url, status_url: return_url };
}

function stateOf(payment: Parameters<PaymentAdapter["poll"]>[0], looks: number): PaymentState {
  const { reference, amount_minor, fee_minor } = payment;
  const sight = sightOf(scriptOf(payment), looks, payment.is_over);
  if (sight.say === "failed") return { kind: "failed", code: sight.code };
  if (sight.say === "waiting") return { kind: "waiting" };
  const whole_minor = amount_minor + fee_minor;
  return {
    kind: "paid",
    reference,
    // Half of it, rounded up to the cent.
    amount_minor: sight.say === "paid_half" ? (whole_minor + 1n) / 2n : whole_minor,
    provider_reference: `SIM-${reference}`,
    payer_note: payment.method === "card" ? null : "Simulated transfer",
  };
}
