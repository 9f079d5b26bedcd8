/** For each operation a call without a fault, so that a test can spoil one thing in it. */
import { OPERATIONS, type OperationId } from "@svc/generated/operations";
import type { Parts } from "./api.ts";
import { movedToNow } from "./moved-days.ts";
import { shownBody, shownPathValue, shownQuery } from "./shown-calls.ts";

const ALLOCATION = {
  kind: "airtime",
  lines: [{ phone: "0771234567", name: "Tariro Moyo", amount: "5.00" }],
};

const BODIES: Partial<Record<OperationId, Record<string, unknown>>> = {
  createActivity: { recipient: { phone: "0771234567" }, name: "visit", activity_id: "pos-4-871" },
  createReward: {
    ...{ program: "prg_0031JkEAlHwJb7Dx8FnZg2Im", completion_id: "survey-7" },
    ...{ recipient: { phone: "0771234567" }, amount: "5.00" },
  },
  createReferral: {
    ...{ program: "prg_0031JkEAlHwJb7Dx8FnZg2Im", referrer: { phone: "0771112222" } },
    referee: { phone: "0771113333" },
  },
  updateDealerApplication: { trading_name: "Mbare Tuck Shops" },
  createCheckoutSession: {
    ...{ target: "0771234567", amount: "5.00", currency: "USD" },
    ...{ success_url: "https://a.example/thanks", cancel_url: "https://a.example/basket" },
  },
  changeCheckoutSessionMeter: { meter: "37140030000" },
  payTestCheckoutSession: {},
  reviewTestCheckoutSession: { action: "credit" },
  createDispute: { send: "snd_0031Jk7TeApCu0Wq1YgSz5Bf", reason: "other" },
  createClaim: { phone: "0771234567" },
  createCheckin: {
    ...{ link: "Qe7Yt4Mn9Wd3Jc6Xr1Vb8H", phone: "0771234567" },
    ...{ lat: -17.8571, lng: 31.0402, accuracy_m: 12 },
  },
  sendClaimCode: { phone: "0771234567" },
  claimTestRewardLink: { phone: "0771234567" },
  createRewardLinks: { program: "prg_0031JkEAlHwJb7Dx8FnZg2Im", amount: "5.00" },
  createSchedule: {
    ...{ name: "Airtime", cadence: "daily", hour: 8, amount: "5.00", currency: "USD" },
    recipients: [{ phone: "0771234567" }],
  },
  createSend: { target: "0771234567", amount: "5.00", currency: "USD" },
  changeSendMeter: { meter: "37140030000" },
  createKey: { kind: "sk" },
  createQuote: { target: "0771234567", amount: "5.00", currency: "USD" },
  createTestCredit: { currency: "USD", amount: "5.00" },
  advanceTestSend: {},
  setZesaAvailability: { state: "down" },
  setNetworkAvailability: { state: "down" },
  advanceTestClock: { seconds: 1 },
  triggerTestEvent: { type: "send.delivered" },
  updateKey: { label: "Till 5" },
  rollKey: { grace_period: "1h" },
  createWebhookEndpoint: { url: "https://hooks.tuckshop.example/events" },
  updateWebhookEndpoint: { description: "The till server" },
  testWebhookEndpoint: { type: "send.delivered" },
  rollWebhookEndpointSecret: { grace: "1h" },
  replayWebhookEndpoint: { from: "2026-11-20T08:00:00+02:00" },
  updateGroupMembers: { add: [] },
  changeWorkforceCostCenterPeople: { add: [] },
  allocateToWorkforce: ALLOCATION,
  previewWorkforceAllocation: ALLOCATION,
  resendWorkforceBatch: {},
  runWorkforceSchedule: {},
  previewWorkforceResend: {},
  createWorkforceRecipient: { name: "Tendai Ncube", phone: "0772345678" },
  createRecipientsBulk: { recipients: [{ name: "Tendai Ncube", phone: "0772345678" }] },
  updateCreditAlerts: { low_balance: { USD: "50.00" } },
};

const QUERIES: Partial<Record<OperationId, Record<string, string>>> = {
  lookupPhone: { phone: "0771234567" },
  getPowerQuote: { currency: "USD", amount: "10.00" },
  getPowerRate: { currency: "USD" },
  getPowerSeries: { currency: "USD" },
  listPowerObservations: { currency: "USD" },
  getReconciliationReport: { date: "2026-11-01" },
  getStatement: { currency: "USD" },
  getStatementCsv: { currency: "USD" },
  getStatementPdf: { currency: "USD" },
};

/** Ids of the right form that name nothing; the catalogue has its product. */
const PATH_VALUES: Readonly<Record<string, string>> = {
  send_id: "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
  key_id: "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
  transaction_id: "txn_0031Jk9VgCrEw2Ys3AiUb7Dh",
  event_id: "evt_0031JkAWhDsFx3Zt4BjVc8Ei",
  request_id: "req_0031JkBXiEtGy4Au5CkWd9Fj",
  product_id: "airtime-usd",
  number: "37140030000",
  endpoint_id: "we_0031JkDnI8lFPPwtV5ASPZHu",
  delivery_id: "whd_0031Jk8qRtZHjQMhuOzE95B9",
  secret: "Zk3qWs8Ne5Hb1Pf7Dx4Ju9Ac6Rg2Mo0Tl3Yi8Em2VtA",
  quote_id: "quo_0031JkCYjFuHz5Bv6DlXe0Gk",
};

/** A call that the gate lets through to its operation, whatever the day. */
export function rightCall(operation_id: OperationId): Parts<OperationId> {
  const names = OPERATIONS[operation_id].parameters.filter((one) => one.in === "path");
  return movedToNow({
    path: Object.fromEntries(
      names.map(({ name }) => [name, PATH_VALUES[name] ?? shownPathValue(operation_id, name)]),
    ),
    query: QUERIES[operation_id] ?? shownQuery(operation_id),
    body: BODIES[operation_id] ?? shownBody(operation_id),
  });
}
