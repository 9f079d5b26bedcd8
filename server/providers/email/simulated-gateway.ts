import { bindMailGateways, type MailGateways, openMailGateway } from "./open-gateway.ts";
import type { MailAdapter } from "./port.ts";

/** It answers at once; an answer that takes longer will not come. */
const DEADLINE_MS = 5_000;

/** The simulated gateway for test organisations; live ones have none. */
export function simulatedMailGateways(): MailGateways {
  return bindMailGateways({ test: openMailGateway(simulatedMailGateway), live: null });
}

/** Takes every mail and keeps none. */
export const simulatedMailGateway: MailAdapter = {
  name: "simulator",
  is_simulated: true,
  deadline_ms: DEADLINE_MS,
  submit: async ({ reference }) => ({ kind: "accepted", gateway_reference: `SIM-${reference}` }),
};
