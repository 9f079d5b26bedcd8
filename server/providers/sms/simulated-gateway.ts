import type { TextAdapter } from "./port.ts";

/** It answers at once; an answer that takes longer will not come. */
const DEADLINE_MS = 5_000;
/**
 * The ending of a number whose token never reaches the telephone.
 * Source: docs/guides/test-mode.md, "Numbers".
 */
const NEVER_ARRIVES = "0006";

/** Takes every message and keeps none; the number that a message plays chooses its report. */
export const simulatedTextGateway: TextAdapter = {
  name: "simulator",
  is_simulated: true,
  deadline_ms: DEADLINE_MS,
  submit: async ({ reference }) => ({ kind: "accepted", gateway_reference: `SIM-${reference}` }),
  report: async ({ plays }) => ({
    kind: plays?.endsWith(NEVER_ARRIVES) ? "failed" : "delivered",
  }),
};
