/**
 * Mail: what the service and a mail gateway can say to each other, and the simulated gateway of
 * test mode. Only the outbox of messages submits mails.
 *
 * Promises: as those of the gateways for text messages.
 */
export {
  bindMailGateways,
  type MailGateways,
  openMailGateway,
} from "./open-gateway.ts";
export type { Mail, MailAdapter, MailAnswer } from "./port.ts";
export { simulatedMailGateway } from "./simulated-gateway.ts";
