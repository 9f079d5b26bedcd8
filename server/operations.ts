import type { Handlers } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { getAccount } from "./accounts/account/operations/index.ts";
import {
  createKey,
  deleteKey,
  getKey,
  listKeys,
  rollKey,
  updateKey,
} from "./accounts/keys/operations/index.ts";
import { listProductBundles } from "./catalogue/bundles/operations/index.ts";
import { lookupPhone } from "./catalogue/lookups/operations/index.ts";
import { getMeter } from "./catalogue/meters/operations/index.ts";
import { listNetworks } from "./catalogue/networks/operations/index.ts";
import {
  getPowerQuote,
  getPowerRate,
  getPowerSeries,
  listPowerObservations,
} from "./catalogue/power/operations/index.ts";
import { getProduct, listProducts } from "./catalogue/products/operations/index.ts";
import { createQuote, getQuote } from "./catalogue/quotes/operations/index.ts";
import { getStatus, getStatusHistory } from "./catalogue/status/operations/index.ts";
import { listErrorCodes } from "./http/error-codes/operations/index.ts";
import { getHealth } from "./http/health/operations/index.ts";
import { listActivity } from "./journal/activity/operations/index.ts";
import { listAuditEvents } from "./journal/audit-log/operations/index.ts";
import { getEvent, listEvents } from "./journal/events/operations/index.ts";
import { getRequest, listRequests } from "./journal/requests/operations/index.ts";
import { getMcp } from "./mcp/mcp/operations/index.ts";
import {
  getCredit,
  getCreditAlerts,
  getCreditReservation,
  getCreditTransaction,
  listCreditReservations,
  listCreditTransactions,
  updateCreditAlerts,
} from "./money/credit/operations/index.ts";
import { getOverview } from "./reporting/overview/operations/index.ts";
import {
  getStatement,
  getStatementCsv,
  getStatementPdf,
} from "./reporting/statements/operations/index.ts";
import {
  cancelSend,
  changeSendMeter,
  createSend,
  getSend,
  getSendReceipt,
  listSendAttempts,
  listSends,
  resendSendToken,
  retrySend,
} from "./sales/sends/operations/index.ts";
import { advanceTestClock, getTestClock } from "./test-mode/clock/operations/index.ts";
import {
  advanceTestSend,
  createTestCredit,
  resetTestAccount,
  setZesaAvailability,
  triggerTestEvent,
} from "./test-mode/helpers/operations/index.ts";
import { getTokenLink } from "./webhooks/token-links/operations/index.ts";
import {
  getWebhookDelivery,
  listWebhookDeliveries,
  redeliverWebhookDelivery,
} from "./webhooks/webhook-deliveries/operations/index.ts";
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  getWebhookEndpoint,
  getWebhookReplay,
  listWebhookEndpoints,
  replayWebhookEndpoint,
  rollWebhookEndpointSecret,
  testWebhookEndpoint,
  updateWebhookEndpoint,
} from "./webhooks/webhook-endpoints/operations/index.ts";

/** Every operation that this server keeps; one that is missing does not compile. */
export const HANDLERS: Handlers<Ctx> = {
  advanceTestClock,
  advanceTestSend,
  cancelSend,
  changeSendMeter,
  createKey,
  createQuote,
  createSend,
  createTestCredit,
  createWebhookEndpoint,
  deleteKey,
  deleteWebhookEndpoint,
  getAccount,
  getCredit,
  getCreditAlerts,
  getCreditReservation,
  getCreditTransaction,
  getEvent,
  getHealth,
  getKey,
  getMcp,
  getMeter,
  getOverview,
  getPowerQuote,
  getPowerRate,
  getPowerSeries,
  getProduct,
  getQuote,
  getRequest,
  getSend,
  getSendReceipt,
  getStatement,
  getStatementCsv,
  getStatementPdf,
  getStatus,
  getStatusHistory,
  getTestClock,
  getTokenLink,
  getWebhookDelivery,
  getWebhookEndpoint,
  getWebhookReplay,
  listActivity,
  listAuditEvents,
  listCreditReservations,
  listCreditTransactions,
  listErrorCodes,
  listEvents,
  listKeys,
  listNetworks,
  listPowerObservations,
  listProductBundles,
  listProducts,
  listRequests,
  listSendAttempts,
  listSends,
  resendSendToken,
  listWebhookDeliveries,
  listWebhookEndpoints,
  lookupPhone,
  redeliverWebhookDelivery,
  replayWebhookEndpoint,
  resetTestAccount,
  retrySend,
  rollKey,
  rollWebhookEndpointSecret,
  setZesaAvailability,
  testWebhookEndpoint,
  triggerTestEvent,
  updateCreditAlerts,
  updateKey,
  updateWebhookEndpoint,
};
