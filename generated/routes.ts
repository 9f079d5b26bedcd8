// Made from spec/ by "npm run generate"; change the spec and run it again, never this file.
import type { Context, Hono } from "hono";
import type { KeptOperationId, OperationId } from "./operations.ts";
import type { components } from "./types.ts";

/** Every named schema of the contract. */
export type Schemas = components["schemas"];

/** An answer of success; refusals are thrown or returned as such, never written by hand. */
export interface Reply<Status extends number, Body> {
  status: Status;
  body: Body;
  headers?: Record<string, string>;
}

/** A body that is no JSON. */
export interface FileBody<ContentType extends string> {
  content_type: ContentType;
  bytes: Uint8Array;
}

/** A part of the input that the operation does not have. */
export type Nothing = Record<never, never>;

/** The input of each operation. */
export interface Inputs {
  createSend: {
    path: Nothing;
    query: Nothing;
    body: Schemas["SendCreate"];
  };
  listSends: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      status?: components["parameters"]["SendListQuery.status"];
      type?: components["parameters"]["SendListQuery.type"];
      target?: components["parameters"]["SendListQuery.target"];
      client_reference?: components["parameters"]["SendListQuery.client_reference"];
      currency?: components["parameters"]["SendListQuery.currency"];
      needs_attention?: components["parameters"]["SendListQuery.needs_attention"];
      recipient?: components["parameters"]["SendListQuery.recipient"];
      program?: components["parameters"]["SendListQuery.program"];
      batch?: components["parameters"]["SendListQuery.batch"];
      cost_center?: components["parameters"]["SendListQuery.cost_center"];
      api_key?: components["parameters"]["SendListQuery.api_key"];
      metadata?: components["parameters"]["SendListQuery.metadata"];
      expand?: components["parameters"]["SendListQuery.expand"];
    };
    body: Nothing;
  };
  getSend: {
    path: {
      send_id: components["parameters"]["SendPath"];
    };
    query: {
      expand?: components["parameters"]["SendQuery"];
    };
    body: Nothing;
  };
  cancelSend: {
    path: {
      send_id: components["parameters"]["SendPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  listSendAttempts: {
    path: {
      send_id: components["parameters"]["SendPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  retrySend: {
    path: {
      send_id: components["parameters"]["SendPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  getSendReceipt: {
    path: {
      send_id: components["parameters"]["SendPath"];
    };
    query: {
      format?: components["parameters"]["ReceiptQuery.format"];
    };
    body: Nothing;
  };
  listBatchItems: {
    path: {
      batch_id: components["parameters"]["BatchPath"];
    };
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      status?: components["parameters"]["BatchItemListQuery.status"];
      metadata?: components["parameters"]["BatchItemListQuery.metadata"];
      expand?: components["parameters"]["BatchItemListQuery.expand"];
    };
    body: Nothing;
  };
  listBatches: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      status?: components["parameters"]["BatchListQuery.status"];
      metadata?: components["parameters"]["BatchListQuery.metadata"];
    };
    body: Nothing;
  };
  createBatch: {
    path: Nothing;
    query: Nothing;
    body: Schemas["BatchCreate"];
  };
  getBatch: {
    path: {
      batch_id: components["parameters"]["BatchPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  approveBatch: {
    path: {
      batch_id: components["parameters"]["BatchPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  cancelBatch: {
    path: {
      batch_id: components["parameters"]["BatchPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  retryFailedBatchItems: {
    path: {
      batch_id: components["parameters"]["BatchPath"];
    };
    query: Nothing;
    body: Schemas["BatchRetry"];
  };
  previewBatch: {
    path: Nothing;
    query: Nothing;
    body: Schemas["BatchCreate"];
  };
  getBatchResults: {
    path: {
      batch_id: components["parameters"]["BatchPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  listSchedules: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      active?: components["parameters"]["ScheduleListQuery.active"];
      metadata?: components["parameters"]["ScheduleListQuery.metadata"];
      expand?: components["parameters"]["ScheduleListQuery.expand"];
    };
    body: Nothing;
  };
  createSchedule: {
    path: Nothing;
    query: Nothing;
    body: Schemas["ScheduleCreate"];
  };
  getSchedule: {
    path: {
      schedule_id: components["parameters"]["SchedulePath"];
    };
    query: {
      expand?: components["parameters"]["ScheduleQuery"];
    };
    body: Nothing;
  };
  updateSchedule: {
    path: {
      schedule_id: components["parameters"]["SchedulePath"];
    };
    query: Nothing;
    body: Schemas["ScheduleUpdate"];
  };
  deleteSchedule: {
    path: {
      schedule_id: components["parameters"]["SchedulePath"];
    };
    query: Nothing;
    body: Nothing;
  };
  listScheduleOccurrences: {
    path: {
      schedule_id: components["parameters"]["SchedulePath"];
    };
    query: {
      from?: components["parameters"]["OccurrenceListQuery.from"];
      to?: components["parameters"]["OccurrenceListQuery.to"];
    };
    body: Nothing;
  };
  getScheduleOccurrence: {
    path: {
      schedule_id: components["parameters"]["SchedulePath"];
      day: components["parameters"]["OccurrencePath.day"];
    };
    query: Nothing;
    body: Nothing;
  };
  updateScheduleOccurrence: {
    path: {
      schedule_id: components["parameters"]["SchedulePath"];
      day: components["parameters"]["OccurrencePath.day"];
    };
    query: Nothing;
    body: Schemas["OccurrenceUpdate"];
  };
  combineScheduleOccurrence: {
    path: {
      schedule_id: components["parameters"]["SchedulePath"];
      day: components["parameters"]["OccurrencePath.day"];
    };
    query: Nothing;
    body: Schemas["OccurrenceCombine"];
  };
  moveScheduleOccurrence: {
    path: {
      schedule_id: components["parameters"]["SchedulePath"];
      day: components["parameters"]["OccurrencePath.day"];
    };
    query: Nothing;
    body: Schemas["OccurrenceMove"];
  };
  resetScheduleOccurrence: {
    path: {
      schedule_id: components["parameters"]["SchedulePath"];
      day: components["parameters"]["OccurrencePath.day"];
    };
    query: Nothing;
    body: Nothing;
  };
  skipScheduleOccurrence: {
    path: {
      schedule_id: components["parameters"]["SchedulePath"];
      day: components["parameters"]["OccurrencePath.day"];
    };
    query: Nothing;
    body: Nothing;
  };
  runSchedule: {
    path: {
      schedule_id: components["parameters"]["SchedulePath"];
    };
    query: Nothing;
    body: Schemas["ScheduleRun"];
  };
  previewScheduleRun: {
    path: {
      schedule_id: components["parameters"]["SchedulePath"];
    };
    query: Nothing;
    body: Nothing;
  };
  listNetworks: {
    path: Nothing;
    query: Nothing;
    body: Nothing;
  };
  listProducts: {
    path: Nothing;
    query: {
      type?: components["parameters"]["ProductQuery.type"];
      network?: components["parameters"]["ProductQuery.network"];
      currency?: components["parameters"]["ProductQuery.currency"];
    };
    body: Nothing;
  };
  getProduct: {
    path: {
      product_id: components["parameters"]["ProductPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  listProductBundles: {
    path: {
      product_id: components["parameters"]["ProductPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  getStatus: {
    path: Nothing;
    query: Nothing;
    body: Nothing;
  };
  getStatusHistory: {
    path: Nothing;
    query: {
      from?: components["parameters"]["StatusHistoryQuery.from"];
      to?: components["parameters"]["StatusHistoryQuery.to"];
    };
    body: Nothing;
  };
  lookupPhone: {
    path: Nothing;
    query: {
      phone: components["parameters"]["PhoneLookupQuery.phone"];
      currency?: components["parameters"]["PhoneLookupQuery.currency"];
    };
    body: Nothing;
  };
  getMeter: {
    path: {
      number: components["parameters"]["MeterQuery.number"];
    };
    query: {
      currency?: components["parameters"]["MeterQuery.currency"];
    };
    body: Nothing;
  };
  createQuote: {
    path: Nothing;
    query: Nothing;
    body: Schemas["QuoteCreate"];
  };
  getQuote: {
    path: {
      quote_id: components["parameters"]["QuotePath"];
    };
    query: Nothing;
    body: Nothing;
  };
  getCredit: {
    path: Nothing;
    query: Nothing;
    body: Nothing;
  };
  listCreditTransactions: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      currency?: components["parameters"]["CreditTransactionQuery.currency"];
      type?: components["parameters"]["CreditTransactionQuery.type"];
      source?: components["parameters"]["CreditTransactionQuery.source"];
    };
    body: Nothing;
  };
  getCreditTransaction: {
    path: {
      transaction_id: components["parameters"]["CreditTransactionPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  getCreditAlerts: {
    path: Nothing;
    query: Nothing;
    body: Nothing;
  };
  updateCreditAlerts: {
    path: Nothing;
    query: Nothing;
    body: Schemas["CreditAlertsUpdate"];
  };
  listCreditReservations: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      status?: components["parameters"]["CreditReservationQuery.status"];
      currency?: components["parameters"]["CreditReservationQuery.currency"];
    };
    body: Nothing;
  };
  getStatement: {
    path: Nothing;
    query: {
      period?: components["parameters"]["StatementQuery.period"];
      currency: components["parameters"]["StatementQuery.currency"];
    };
    body: Nothing;
  };
  getStatementCsv: {
    path: Nothing;
    query: {
      period?: components["parameters"]["StatementQuery.period"];
      currency: components["parameters"]["StatementQuery.currency"];
    };
    body: Nothing;
  };
  getStatementPdf: {
    path: Nothing;
    query: {
      period?: components["parameters"]["StatementQuery.period"];
      currency: components["parameters"]["StatementQuery.currency"];
    };
    body: Nothing;
  };
  getPowerRate: {
    path: Nothing;
    query: {
      currency: components["parameters"]["PowerCurrencyQuery"];
    };
    body: Nothing;
  };
  getPowerQuote: {
    path: Nothing;
    query: {
      currency: components["parameters"]["PowerCurrencyQuery"];
      amount: components["parameters"]["PowerQuoteQuery.amount"];
      meter?: components["parameters"]["PowerQuoteQuery.meter"];
    };
    body: Nothing;
  };
  getPowerSeries: {
    path: Nothing;
    query: {
      currency: components["parameters"]["PowerCurrencyQuery"];
    };
    body: Nothing;
  };
  listPowerObservations: {
    path: Nothing;
    query: {
      currency: components["parameters"]["PowerCurrencyQuery"];
      days?: components["parameters"]["PowerObservationQuery.days"];
      limit?: components["parameters"]["PowerObservationQuery.limit"];
    };
    body: Nothing;
  };
  getAccount: {
    path: Nothing;
    query: Nothing;
    body: Nothing;
  };
  updateAccount: {
    path: Nothing;
    query: Nothing;
    body: Schemas["AccountUpdate"];
  };
  listMembers: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      role?: components["parameters"]["MemberListQuery"];
    };
    body: Nothing;
  };
  createMember: {
    path: Nothing;
    query: Nothing;
    body: Schemas["MemberCreate"];
  };
  getMember: {
    path: {
      member_id: components["parameters"]["MemberPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  updateMember: {
    path: {
      member_id: components["parameters"]["MemberPath"];
    };
    query: Nothing;
    body: Schemas["MemberUpdate"];
  };
  deleteMember: {
    path: {
      member_id: components["parameters"]["MemberPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  setMyPin: {
    path: Nothing;
    query: Nothing;
    body: Schemas["PaymentPinSet"];
  };
  listInvites: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
    };
    body: Nothing;
  };
  getInvite: {
    path: {
      invite_id: components["parameters"]["InvitePath"];
    };
    query: Nothing;
    body: Nothing;
  };
  deleteInvite: {
    path: {
      invite_id: components["parameters"]["InvitePath"];
    };
    query: Nothing;
    body: Nothing;
  };
  listOrganisations: {
    path: Nothing;
    query: Nothing;
    body: Nothing;
  };
  createOrganisation: {
    path: Nothing;
    query: Nothing;
    body: Schemas["OrganisationCreate"];
  };
  listOrganisationInvites: {
    path: Nothing;
    query: Nothing;
    body: Nothing;
  };
  acceptOrganisationInvite: {
    path: {
      invite_id: components["parameters"]["InvitePath"];
    };
    query: Nothing;
    body: Nothing;
  };
  declineOrganisationInvite: {
    path: {
      invite_id: components["parameters"]["InvitePath"];
    };
    query: Nothing;
    body: Nothing;
  };
  listApprovals: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      status?: components["parameters"]["ApprovalListQuery.status"];
      action?: components["parameters"]["ApprovalListQuery.action"];
    };
    body: Nothing;
  };
  getApproval: {
    path: {
      approval_id: components["parameters"]["ApprovalPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  approveApproval: {
    path: {
      approval_id: components["parameters"]["ApprovalPath"];
    };
    query: Nothing;
    body: Schemas["ApprovalDecision"];
  };
  rejectApproval: {
    path: {
      approval_id: components["parameters"]["ApprovalPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  uploadDealerDocument: {
    path: Nothing;
    query: Nothing;
    body: Nothing;
  };
  createDealerApplication: {
    path: Nothing;
    query: Nothing;
    body: Schemas["DealerApplicationCreate"];
  };
  getDealerApplication: {
    path: Nothing;
    query: Nothing;
    body: Nothing;
  };
  updateDealerApplication: {
    path: Nothing;
    query: Nothing;
    body: Schemas["DealerApplicationUpdate"];
  };
  submitDealerApplication: {
    path: Nothing;
    query: Nothing;
    body: Nothing;
  };
  listKeys: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      status?: components["parameters"]["KeyListQuery"];
    };
    body: Nothing;
  };
  createKey: {
    path: Nothing;
    query: Nothing;
    body: Schemas["KeyCreate"];
  };
  getKey: {
    path: {
      key_id: components["parameters"]["KeyPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  updateKey: {
    path: {
      key_id: components["parameters"]["KeyPath"];
    };
    query: Nothing;
    body: Schemas["KeyUpdate"];
  };
  rollKey: {
    path: {
      key_id: components["parameters"]["KeyPath"];
    };
    query: Nothing;
    body: Schemas["KeyRoll"];
  };
  deleteKey: {
    path: {
      key_id: components["parameters"]["KeyPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  listEvents: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      type?: components["parameters"]["EventQuery.type"];
      object?: components["parameters"]["EventQuery.object"];
    };
    body: Nothing;
  };
  getEvent: {
    path: {
      event_id: components["parameters"]["EventPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  listRequests: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      api_key?: components["parameters"]["RequestLogQuery.api_key"];
      status?: components["parameters"]["RequestLogQuery.status"];
      path?: components["parameters"]["RequestLogQuery.path"];
      method?: components["parameters"]["RequestLogQuery.method"];
      idempotency_key?: components["parameters"]["RequestLogQuery.idempotency_key"];
    };
    body: Nothing;
  };
  getRequest: {
    path: {
      request_id: components["parameters"]["RequestPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  listAuditEvents: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      action?: components["parameters"]["AuditEventQuery.action"];
      object?: components["parameters"]["AuditEventQuery.object"];
    };
    body: Nothing;
  };
  listActivity: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["ActivityPageQuery.limit"];
      starting_after?: components["parameters"]["ActivityPageQuery.starting_after"];
      created?: components["parameters"]["ActivityPageQuery.created"];
    };
    body: Nothing;
  };
  getOverview: {
    path: Nothing;
    query: Nothing;
    body: Nothing;
  };
  createTestCredit: {
    path: Nothing;
    query: Nothing;
    body: Schemas["TestCreditCreate"];
  };
  advanceTestSend: {
    path: {
      send_id: components["parameters"]["SendPath"];
    };
    query: Nothing;
    body: Schemas["SendAdvance"];
  };
  triggerTestEvent: {
    path: Nothing;
    query: Nothing;
    body: Schemas["TestEventTrigger"];
  };
  resetTestAccount: {
    path: Nothing;
    query: Nothing;
    body: Nothing;
  };
  setZesaAvailability: {
    path: Nothing;
    query: Nothing;
    body: Schemas["ZesaAvailabilitySet"];
  };
  approveTestApproval: {
    path: {
      approval_id: components["parameters"]["ApprovalPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  rejectTestApproval: {
    path: {
      approval_id: components["parameters"]["ApprovalPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  getTestClock: {
    path: Nothing;
    query: Nothing;
    body: Nothing;
  };
  advanceTestClock: {
    path: Nothing;
    query: Nothing;
    body: Schemas["TestClockAdvance"];
  };
  getHealth: {
    path: Nothing;
    query: Nothing;
    body: Nothing;
  };
  listErrorCodes: {
    path: Nothing;
    query: Nothing;
    body: Nothing;
  };
}

/** The answers of each operation. */
export interface Answers {
  createSend:
    | Reply<200, Schemas["SendOrValidation"]>
    | Reply<202, Schemas["Send"]>;
  listSends: Reply<200, Schemas["SendList"]>;
  getSend: Reply<200, Schemas["Send"]>;
  cancelSend: Reply<200, Schemas["Send"]>;
  listSendAttempts: Reply<200, Schemas["SendAttemptList"]>;
  retrySend: Reply<202, Schemas["Send"]>;
  getSendReceipt:
    | Reply<200, Schemas["Receipt"]>
    | Reply<200, FileBody<"application/pdf">>;
  listBatchItems: Reply<200, Schemas["BatchItemList"]>;
  listBatches: Reply<200, Schemas["BatchList"]>;
  createBatch: Reply<202, Schemas["Batch"]>;
  getBatch: Reply<200, Schemas["Batch"]>;
  approveBatch: Reply<200, Schemas["Batch"]>;
  cancelBatch: Reply<200, Schemas["Batch"]>;
  retryFailedBatchItems: Reply<202, Schemas["Batch"]>;
  previewBatch: Reply<200, Schemas["BatchPreview"]>;
  getBatchResults: Reply<200, FileBody<"text/csv">>;
  listSchedules: Reply<200, Schemas["ScheduleList"]>;
  createSchedule: Reply<201, Schemas["Schedule"]>;
  getSchedule: Reply<200, Schemas["Schedule"]>;
  updateSchedule: Reply<200, Schemas["Schedule"]>;
  deleteSchedule: Reply<200, Schemas["DeletedSchedule"]>;
  listScheduleOccurrences: Reply<200, Schemas["ScheduleOccurrenceList"]>;
  getScheduleOccurrence: Reply<200, Schemas["ScheduleOccurrence"]>;
  updateScheduleOccurrence: Reply<200, Schemas["ScheduleOccurrence"]>;
  combineScheduleOccurrence: Reply<200, Schemas["ScheduleOccurrence"]>;
  moveScheduleOccurrence: Reply<200, Schemas["ScheduleOccurrence"]>;
  resetScheduleOccurrence: Reply<200, Schemas["ScheduleOccurrence"]>;
  skipScheduleOccurrence: Reply<200, Schemas["ScheduleOccurrence"]>;
  runSchedule: Reply<202, Schemas["Batch"]>;
  previewScheduleRun: Reply<200, Schemas["ScheduleRunPreview"]>;
  listNetworks: Reply<200, Schemas["NetworkList"]>;
  listProducts: Reply<200, Schemas["ProductList"]>;
  getProduct: Reply<200, Schemas["Product"]>;
  listProductBundles: Reply<200, Schemas["BundleList"]>;
  getStatus: Reply<200, Schemas["Status"]>;
  getStatusHistory: Reply<200, Schemas["StatusHistory"]>;
  lookupPhone: Reply<200, Schemas["PhoneLookup"]>;
  getMeter: Reply<200, Schemas["Meter"]>;
  createQuote: Reply<201, Schemas["Quote"]>;
  getQuote: Reply<200, Schemas["Quote"]>;
  getCredit: Reply<200, Schemas["Credit"]>;
  listCreditTransactions: Reply<200, Schemas["CreditTransactionList"]>;
  getCreditTransaction: Reply<200, Schemas["CreditTransaction"]>;
  getCreditAlerts: Reply<200, Schemas["CreditAlerts"]>;
  updateCreditAlerts: Reply<200, Schemas["CreditAlerts"]>;
  listCreditReservations: Reply<200, Schemas["CreditReservationList"]>;
  getStatement: Reply<200, Schemas["Statement"]>;
  getStatementCsv: Reply<200, FileBody<"text/csv">>;
  getStatementPdf: Reply<200, FileBody<"application/pdf">>;
  getPowerRate: Reply<200, Schemas["PowerRate"]>;
  getPowerQuote: Reply<200, Schemas["PowerQuote"]>;
  getPowerSeries: Reply<200, Schemas["PowerSeries"]>;
  listPowerObservations: Reply<200, Schemas["PowerObservationList"]>;
  getAccount: Reply<200, Schemas["Account"]>;
  updateAccount: Reply<200, Schemas["Account"]>;
  listMembers: Reply<200, Schemas["MemberList"]>;
  createMember: Reply<201, Schemas["Invite"]>;
  getMember: Reply<200, Schemas["Member"]>;
  updateMember: Reply<200, Schemas["Member"]>;
  deleteMember: Reply<200, Schemas["Member"]>;
  setMyPin: Reply<200, Schemas["Member"]>;
  listInvites: Reply<200, Schemas["InviteList"]>;
  getInvite: Reply<200, Schemas["Invite"]>;
  deleteInvite: Reply<200, Schemas["Invite"]>;
  listOrganisations: Reply<200, Schemas["OrganisationList"]>;
  createOrganisation: Reply<201, Schemas["Account"]>;
  listOrganisationInvites: Reply<200, Schemas["InviteList"]>;
  acceptOrganisationInvite: Reply<200, Schemas["Organisation"]>;
  declineOrganisationInvite: Reply<200, Schemas["Invite"]>;
  listApprovals: Reply<200, Schemas["AgentApprovalList"]>;
  getApproval: Reply<200, Schemas["AgentApproval"]>;
  approveApproval: Reply<200, Schemas["AgentApproval"]>;
  rejectApproval: Reply<200, Schemas["AgentApproval"]>;
  uploadDealerDocument: Reply<201, Schemas["DealerDocument"]>;
  createDealerApplication: Reply<201, Schemas["DealerApplication"]>;
  getDealerApplication: Reply<200, Schemas["DealerApplication"]>;
  updateDealerApplication: Reply<200, Schemas["DealerApplication"]>;
  submitDealerApplication: Reply<200, Schemas["DealerApplication"]>;
  listKeys: Reply<200, Schemas["ApiKeyList"]>;
  createKey: Reply<201, Schemas["ApiKey"]>;
  getKey: Reply<200, Schemas["ApiKey"]>;
  updateKey: Reply<200, Schemas["ApiKey"]>;
  rollKey: Reply<201, Schemas["ApiKey"]>;
  deleteKey: Reply<200, Schemas["ApiKey"]>;
  listEvents: Reply<200, Schemas["EventList"]>;
  getEvent: Reply<200, Schemas["Event"]>;
  listRequests: Reply<200, Schemas["RequestLogLineList"]>;
  getRequest: Reply<200, Schemas["RequestLog"]>;
  listAuditEvents: Reply<200, Schemas["AuditEventList"]>;
  listActivity: Reply<200, Schemas["ActivityItemList"]>;
  getOverview: Reply<200, Schemas["Overview"]>;
  createTestCredit: Reply<201, Schemas["TestCredit"]>;
  advanceTestSend: Reply<200, Schemas["Send"]>;
  triggerTestEvent: Reply<201, Schemas["Event"]>;
  resetTestAccount: Reply<200, Schemas["TestReset"]>;
  setZesaAvailability: Reply<200, Schemas["ZesaAvailability"]>;
  approveTestApproval: Reply<200, Schemas["AgentApproval"]>;
  rejectTestApproval: Reply<200, Schemas["AgentApproval"]>;
  getTestClock: Reply<200, Schemas["TestClock"]>;
  advanceTestClock: Reply<200, Schemas["TestClock"]>;
  getHealth: Reply<200, Schemas["Health"]>;
  listErrorCodes: Reply<200, Schemas["ErrorCodeList"]>;
}

/** What the gate hands an operation: already validated, numbers and booleans already read. */
export type Input<Id extends OperationId> = Inputs[Id];

/** What an operation may answer: the declared statuses of success, each with its body. */
export type Answer<Id extends OperationId> = Answers[Id];

/** One handler for each operation that is kept. */
export type Handlers<Ctx> = {
  [Id in KeptOperationId]: (ctx: Ctx, input: Input<Id>) => Promise<Answer<Id>>;
};

/** Carries one request through the gate to its operation. */
export type Serve = (id: OperationId, context: Context) => Response | Promise<Response>;

/** Every path of the contract begins with this. */
export const BASE_PATH = "/dev/v1";

/** Mounts every operation of the contract, planned ones too. */
export function mountRoutes(app: Hono, serve: Serve): void {
  app.get("/dev/v1/account", (c) => serve("getAccount", c));
  app.patch("/dev/v1/account", (c) => serve("updateAccount", c));
  app.get("/dev/v1/activity", (c) => serve("listActivity", c));
  app.get("/dev/v1/approvals", (c) => serve("listApprovals", c));
  app.get("/dev/v1/approvals/:approval_id", (c) => serve("getApproval", c));
  app.post("/dev/v1/approvals/:approval_id/approve", (c) => serve("approveApproval", c));
  app.post("/dev/v1/approvals/:approval_id/reject", (c) => serve("rejectApproval", c));
  app.get("/dev/v1/audit-log", (c) => serve("listAuditEvents", c));
  app.get("/dev/v1/batches", (c) => serve("listBatches", c));
  app.post("/dev/v1/batches", (c) => serve("createBatch", c));
  app.post("/dev/v1/batches/preview", (c) => serve("previewBatch", c));
  app.get("/dev/v1/batches/:batch_id", (c) => serve("getBatch", c));
  app.post("/dev/v1/batches/:batch_id/approve", (c) => serve("approveBatch", c));
  app.post("/dev/v1/batches/:batch_id/cancel", (c) => serve("cancelBatch", c));
  app.get("/dev/v1/batches/:batch_id/items", (c) => serve("listBatchItems", c));
  app.get("/dev/v1/batches/:batch_id/results.csv", (c) => serve("getBatchResults", c));
  app.post("/dev/v1/batches/:batch_id/retry-failed", (c) => serve("retryFailedBatchItems", c));
  app.get("/dev/v1/credit", (c) => serve("getCredit", c));
  app.get("/dev/v1/credit/alerts", (c) => serve("getCreditAlerts", c));
  app.put("/dev/v1/credit/alerts", (c) => serve("updateCreditAlerts", c));
  app.get("/dev/v1/credit/reservations", (c) => serve("listCreditReservations", c));
  app.get("/dev/v1/credit/transactions", (c) => serve("listCreditTransactions", c));
  app.get("/dev/v1/credit/transactions/:transaction_id", (c) => serve("getCreditTransaction", c));
  app.get("/dev/v1/dealer/application", (c) => serve("getDealerApplication", c));
  app.patch("/dev/v1/dealer/application", (c) => serve("updateDealerApplication", c));
  app.post("/dev/v1/dealer/application", (c) => serve("createDealerApplication", c));
  app.post("/dev/v1/dealer/application/submit", (c) => serve("submitDealerApplication", c));
  app.post("/dev/v1/dealer/documents", (c) => serve("uploadDealerDocument", c));
  app.get("/dev/v1/error-codes", (c) => serve("listErrorCodes", c));
  app.get("/dev/v1/events", (c) => serve("listEvents", c));
  app.get("/dev/v1/events/:event_id", (c) => serve("getEvent", c));
  app.get("/dev/v1/health", (c) => serve("getHealth", c));
  app.get("/dev/v1/invites", (c) => serve("listInvites", c));
  app.delete("/dev/v1/invites/:invite_id", (c) => serve("deleteInvite", c));
  app.get("/dev/v1/invites/:invite_id", (c) => serve("getInvite", c));
  app.get("/dev/v1/keys", (c) => serve("listKeys", c));
  app.post("/dev/v1/keys", (c) => serve("createKey", c));
  app.delete("/dev/v1/keys/:key_id", (c) => serve("deleteKey", c));
  app.get("/dev/v1/keys/:key_id", (c) => serve("getKey", c));
  app.patch("/dev/v1/keys/:key_id", (c) => serve("updateKey", c));
  app.post("/dev/v1/keys/:key_id/roll", (c) => serve("rollKey", c));
  app.get("/dev/v1/lookups/phone", (c) => serve("lookupPhone", c));
  app.get("/dev/v1/members", (c) => serve("listMembers", c));
  app.post("/dev/v1/members", (c) => serve("createMember", c));
  app.post("/dev/v1/members/me/pin", (c) => serve("setMyPin", c));
  app.delete("/dev/v1/members/:member_id", (c) => serve("deleteMember", c));
  app.get("/dev/v1/members/:member_id", (c) => serve("getMember", c));
  app.patch("/dev/v1/members/:member_id", (c) => serve("updateMember", c));
  app.get("/dev/v1/meters/:number", (c) => serve("getMeter", c));
  app.get("/dev/v1/networks", (c) => serve("listNetworks", c));
  app.get("/dev/v1/organisations", (c) => serve("listOrganisations", c));
  app.post("/dev/v1/organisations", (c) => serve("createOrganisation", c));
  app.get("/dev/v1/organisations/invites", (c) => serve("listOrganisationInvites", c));
  app.post("/dev/v1/organisations/invites/:invite_id/accept", (c) => serve("acceptOrganisationInvite", c));
  app.post("/dev/v1/organisations/invites/:invite_id/decline", (c) => serve("declineOrganisationInvite", c));
  app.get("/dev/v1/overview", (c) => serve("getOverview", c));
  app.get("/dev/v1/power/observations", (c) => serve("listPowerObservations", c));
  app.get("/dev/v1/power/quote", (c) => serve("getPowerQuote", c));
  app.get("/dev/v1/power/rate", (c) => serve("getPowerRate", c));
  app.get("/dev/v1/power/series", (c) => serve("getPowerSeries", c));
  app.get("/dev/v1/products", (c) => serve("listProducts", c));
  app.get("/dev/v1/products/:product_id", (c) => serve("getProduct", c));
  app.get("/dev/v1/products/:product_id/bundles", (c) => serve("listProductBundles", c));
  app.post("/dev/v1/quotes", (c) => serve("createQuote", c));
  app.get("/dev/v1/quotes/:quote_id", (c) => serve("getQuote", c));
  app.get("/dev/v1/requests", (c) => serve("listRequests", c));
  app.get("/dev/v1/requests/:request_id", (c) => serve("getRequest", c));
  app.get("/dev/v1/schedules", (c) => serve("listSchedules", c));
  app.post("/dev/v1/schedules", (c) => serve("createSchedule", c));
  app.delete("/dev/v1/schedules/:schedule_id", (c) => serve("deleteSchedule", c));
  app.get("/dev/v1/schedules/:schedule_id", (c) => serve("getSchedule", c));
  app.patch("/dev/v1/schedules/:schedule_id", (c) => serve("updateSchedule", c));
  app.get("/dev/v1/schedules/:schedule_id/occurrences", (c) => serve("listScheduleOccurrences", c));
  app.get("/dev/v1/schedules/:schedule_id/occurrences/:day", (c) => serve("getScheduleOccurrence", c));
  app.patch("/dev/v1/schedules/:schedule_id/occurrences/:day", (c) => serve("updateScheduleOccurrence", c));
  app.post("/dev/v1/schedules/:schedule_id/occurrences/:day/combine", (c) => serve("combineScheduleOccurrence", c));
  app.post("/dev/v1/schedules/:schedule_id/occurrences/:day/move", (c) => serve("moveScheduleOccurrence", c));
  app.post("/dev/v1/schedules/:schedule_id/occurrences/:day/reset", (c) => serve("resetScheduleOccurrence", c));
  app.post("/dev/v1/schedules/:schedule_id/occurrences/:day/skip", (c) => serve("skipScheduleOccurrence", c));
  app.post("/dev/v1/schedules/:schedule_id/run-now", (c) => serve("runSchedule", c));
  app.post("/dev/v1/schedules/:schedule_id/run-now/preview", (c) => serve("previewScheduleRun", c));
  app.get("/dev/v1/sends", (c) => serve("listSends", c));
  app.post("/dev/v1/sends", (c) => serve("createSend", c));
  app.get("/dev/v1/sends/:send_id", (c) => serve("getSend", c));
  app.get("/dev/v1/sends/:send_id/attempts", (c) => serve("listSendAttempts", c));
  app.post("/dev/v1/sends/:send_id/cancel", (c) => serve("cancelSend", c));
  app.get("/dev/v1/sends/:send_id/receipt", (c) => serve("getSendReceipt", c));
  app.post("/dev/v1/sends/:send_id/retry", (c) => serve("retrySend", c));
  app.get("/dev/v1/statements", (c) => serve("getStatement", c));
  app.get("/dev/v1/statements.csv", (c) => serve("getStatementCsv", c));
  app.get("/dev/v1/statements.pdf", (c) => serve("getStatementPdf", c));
  app.get("/dev/v1/status", (c) => serve("getStatus", c));
  app.get("/dev/v1/status/history", (c) => serve("getStatusHistory", c));
  app.post("/dev/v1/test/approvals/:approval_id/approve", (c) => serve("approveTestApproval", c));
  app.post("/dev/v1/test/approvals/:approval_id/reject", (c) => serve("rejectTestApproval", c));
  app.get("/dev/v1/test/clock", (c) => serve("getTestClock", c));
  app.post("/dev/v1/test/clock/advance", (c) => serve("advanceTestClock", c));
  app.post("/dev/v1/test/credit", (c) => serve("createTestCredit", c));
  app.post("/dev/v1/test/events/trigger", (c) => serve("triggerTestEvent", c));
  app.post("/dev/v1/test/reset", (c) => serve("resetTestAccount", c));
  app.post("/dev/v1/test/sends/:send_id/advance", (c) => serve("advanceTestSend", c));
  app.post("/dev/v1/test/zesa/availability", (c) => serve("setZesaAvailability", c));
}
