import type { MailAdapter } from "./port.ts";

/** It answers at once; an answer that takes longer will not come. */
const DEADLINE_MS = 5_000;

/** Takes every mail and keeps none. */
export const simulatedMailGateway: MailAdapter = {
  name: "simulator",
  is_simulated: true,
  deadline_ms: DEADLINE_MS,
  submit: async ({ reference }) => ({ kind: "accepted", gateway_reference: `SIM-${reference}` }),
};
