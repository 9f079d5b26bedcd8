/**
 * Text messages: what the service and an SMS gateway can say to each other, and the simulated
 * gateway of test mode. Only the outbox of messages submits texts and asks for reports.
 *
 * Promises: no gateway is called inside a transaction; test organisations never reach a real one,
 * nor live ones a simulated one; the clear text is kept nowhere.
 */
export { countParts } from "./count-parts.ts";
export { inOrder, referenceOf } from "./in-order.ts";
export {
  bindTextGateways,
  openTextGateway,
  type TextGateways,
} from "./open-gateway.ts";
export type { TextAdapter, TextAnswer, TextMessage, TextReport } from "./port.ts";
export { type Senders, senderOf } from "./sender-of.ts";
export { simulatedTextGateway } from "./simulated-gateway.ts";
export { findReport, noteReport, purgeTextReports, type ReportedText } from "./text-reports.ts";
