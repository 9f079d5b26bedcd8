// Made from spec/ by "npm run generate"; change the spec and run it again, never this file.
import type { Context } from "hono";
import type { ImplementedOperationId, OperationId } from "./operations.ts";
import type { components, operations } from "./types.ts";

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
      receipt_number?: components["parameters"]["SendListQuery.receipt_number"];
      provider_reference?: components["parameters"]["SendListQuery.provider_reference"];
      token_phone?: components["parameters"]["SendListQuery.token_phone"];
      token_last4?: components["parameters"]["SendListQuery.token_last4"];
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
  changeSendMeter: {
    path: {
      send_id: components["parameters"]["SendPath"];
    };
    query: Nothing;
    body: Schemas["MeterChange"];
  };
  resendSendToken: {
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
      locale?: components["parameters"]["ReceiptQuery.locale"];
    };
    body: Nothing;
  };
  listCheckoutSessions: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      status?: components["parameters"]["CheckoutSessionListQuery.status"];
      client_reference?: components["parameters"]["CheckoutSessionListQuery.client_reference"];
      metadata?: components["parameters"]["CheckoutSessionListQuery.metadata"];
      expand?: components["parameters"]["CheckoutSessionListQuery.expand"];
    };
    body: Nothing;
  };
  createCheckoutSession: {
    path: Nothing;
    query: Nothing;
    body: Schemas["CheckoutSessionCreate"];
  };
  getCheckoutSession: {
    path: {
      session_id: components["parameters"]["CheckoutSessionPath"];
    };
    query: {
      expand?: components["parameters"]["CheckoutSessionQuery"];
    };
    body: Nothing;
  };
  changeCheckoutSessionMeter: {
    path: {
      session_id: components["parameters"]["CheckoutSessionPath"];
    };
    query: Nothing;
    body: Schemas["MeterChange"];
  };
  expireCheckoutSession: {
    path: {
      session_id: components["parameters"]["CheckoutSessionPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  listDisputes: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      status?: components["parameters"]["DisputeListQuery.status"];
      send?: components["parameters"]["DisputeListQuery.send"];
      metadata?: components["parameters"]["DisputeListQuery.metadata"];
      expand?: components["parameters"]["DisputeListQuery.expand"];
    };
    body: Nothing;
  };
  createDispute: {
    path: Nothing;
    query: Nothing;
    body: Schemas["DisputeCreate"];
  };
  getDispute: {
    path: {
      dispute_id: components["parameters"]["DisputePath"];
    };
    query: {
      expand?: components["parameters"]["DisputeQuery"];
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
      source?: components["parameters"]["CreditReservationQuery.source"];
    };
    body: Nothing;
  };
  getCreditReservation: {
    path: {
      reservation_id: components["parameters"]["CreditReservationPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  listTopups: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      method?: components["parameters"]["TopupListQuery.method"];
      status?: components["parameters"]["TopupListQuery.status"];
    };
    body: Nothing;
  };
  createTopup: {
    path: Nothing;
    query: Nothing;
    body: Schemas["TopupCreate"];
  };
  getTopup: {
    path: {
      topup_id: components["parameters"]["TopupPath"];
    };
    query: Nothing;
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
  getSpendReport: {
    path: Nothing;
    query: {
      from: components["parameters"]["ReportQuery.from"];
      to: components["parameters"]["ReportQuery.to"];
      currency?: components["parameters"]["ReportQuery.currency"];
      format?: components["parameters"]["ReportQuery.format"];
      group_by?: components["parameters"]["SpendQuery.group_by"];
      filter?: components["parameters"]["SpendQuery.filter"];
    };
    body: Nothing;
  };
  getProgramReport: {
    path: Nothing;
    query: {
      from: components["parameters"]["ReportQuery.from"];
      to: components["parameters"]["ReportQuery.to"];
      currency?: components["parameters"]["ReportQuery.currency"];
      format?: components["parameters"]["ReportQuery.format"];
    };
    body: Nothing;
  };
  getFailureReport: {
    path: Nothing;
    query: {
      from: components["parameters"]["ReportQuery.from"];
      to: components["parameters"]["ReportQuery.to"];
      currency?: components["parameters"]["ReportQuery.currency"];
      format?: components["parameters"]["ReportQuery.format"];
    };
    body: Nothing;
  };
  getReconciliationReport: {
    path: Nothing;
    query: {
      date: components["parameters"]["ReconciliationQuery.date"];
      currency?: components["parameters"]["ReconciliationQuery.currency"];
      format?: components["parameters"]["ReconciliationQuery.format"];
    };
    body: Nothing;
  };
  listExports: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      kind?: components["parameters"]["ExportListQuery.kind"];
      status?: components["parameters"]["ExportListQuery.status"];
    };
    body: Nothing;
  };
  createExport: {
    path: Nothing;
    query: Nothing;
    body: Schemas["ExportCreate"];
  };
  getExport: {
    path: {
      export_id: components["parameters"]["ExportPath"];
    };
    query: Nothing;
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
      starting_after?: components["parameters"]["PowerObservationQuery.starting_after"];
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
  inviteMember: {
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
    header: {
      "Svc-Account"?: components["parameters"]["SvcAccount"];
    };
    body: Schemas["PaymentPinSet"];
  };
  sendMyPinCode: {
    path: Nothing;
    query: Nothing;
    header: {
      "Svc-Account"?: components["parameters"]["SvcAccount"];
    };
    body: Nothing;
  };
  listInvites: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      status?: components["parameters"]["InviteListQuery"];
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
  listSessions: {
    path: Nothing;
    query: Nothing;
    header: {
      "Svc-Account"?: components["parameters"]["SvcAccount"];
    };
    body: Nothing;
  };
  deleteSession: {
    path: {
      session_id: components["parameters"]["OwnSessionPath"];
    };
    query: Nothing;
    header: {
      "Svc-Account"?: components["parameters"]["SvcAccount"];
    };
    body: Nothing;
  };
  endOtherSessions: {
    path: Nothing;
    query: Nothing;
    header: {
      "Svc-Account"?: components["parameters"]["SvcAccount"];
    };
    body: Nothing;
  };
  listSignIns: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      outcome?: components["parameters"]["SignInListQuery"];
    };
    header: {
      "Svc-Account"?: components["parameters"]["SvcAccount"];
    };
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
      api_key?: components["parameters"]["ApprovalListQuery.api_key"];
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
    header: {
      "Svc-Account"?: components["parameters"]["SvcAccount"];
    };
    body: Schemas["ApprovalDecision"];
  };
  rejectApproval: {
    path: {
      approval_id: components["parameters"]["ApprovalPath"];
    };
    query: Nothing;
    header: {
      "Svc-Account"?: components["parameters"]["SvcAccount"];
    };
    body: Nothing;
  };
  uploadDocument: {
    path: Nothing;
    query: Nothing;
    body: Nothing;
  };
  listDocuments: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      purpose?: components["parameters"]["DocumentListQuery.purpose"];
      status?: components["parameters"]["DocumentListQuery.status"];
    };
    body: Nothing;
  };
  getDocument: {
    path: {
      document_id: components["parameters"]["DocumentPath"];
    };
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
  listPrograms: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      status?: components["parameters"]["ProgramListQuery.status"];
      metadata?: components["parameters"]["ProgramListQuery.metadata"];
    };
    body: Nothing;
  };
  createProgram: {
    path: Nothing;
    query: Nothing;
    body: Schemas["ProgramCreate"];
  };
  getProgram: {
    path: {
      program_id: components["parameters"]["ProgramPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  updateProgram: {
    path: {
      program_id: components["parameters"]["ProgramPath"];
    };
    query: Nothing;
    body: Schemas["ProgramUpdate"];
  };
  deleteProgram: {
    path: {
      program_id: components["parameters"]["ProgramPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  rollProgramSecret: {
    path: {
      program_id: components["parameters"]["ProgramPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  activateProgram: {
    path: {
      program_id: components["parameters"]["ProgramPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  pauseProgram: {
    path: {
      program_id: components["parameters"]["ProgramPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  resumeProgram: {
    path: {
      program_id: components["parameters"]["ProgramPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  closeProgram: {
    path: {
      program_id: components["parameters"]["ProgramPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  fundProgram: {
    path: {
      program_id: components["parameters"]["ProgramPath"];
    };
    query: Nothing;
    body: Schemas["ProgramFund"];
  };
  defundProgram: {
    path: {
      program_id: components["parameters"]["ProgramPath"];
    };
    query: Nothing;
    body: Schemas["ProgramDefund"];
  };
  createCompletion: {
    path: {
      program_id: components["parameters"]["ProgramPath"];
    };
    query: Nothing;
    header: {
      "Svc-Signature": components["parameters"]["CompletionPath.svc_signature"];
    };
    body: Schemas["CompletionCreate"];
  };
  listProgramRules: {
    path: {
      program_id: components["parameters"]["ProgramPath"];
    };
    query: {
      active?: components["parameters"]["ProgramRuleQuery"];
    };
    body: Nothing;
  };
  setProgramRules: {
    path: {
      program_id: components["parameters"]["ProgramPath"];
    };
    query: Nothing;
    body: Schemas["ProgramRulesWrite"];
  };
  listRewards: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      status?: components["parameters"]["RewardListQuery.status"];
      program?: components["parameters"]["RewardListQuery.program"];
      recipient?: components["parameters"]["RewardListQuery.recipient"];
      completion_id?: components["parameters"]["RewardListQuery.completion_id"];
      external_id?: components["parameters"]["RewardListQuery.external_id"];
      expand?: components["parameters"]["RewardListQuery.expand"];
      metadata?: components["parameters"]["RewardListQuery.metadata"];
    };
    body: Nothing;
  };
  createReward: {
    path: Nothing;
    query: Nothing;
    body: Schemas["RewardCreate"];
  };
  getReward: {
    path: {
      reward_id: components["parameters"]["RewardPath"];
    };
    query: {
      expand?: components["parameters"]["RewardQuery"];
    };
    body: Nothing;
  };
  releaseReward: {
    path: {
      reward_id: components["parameters"]["RewardPath"];
    };
    query: Nothing;
    body: Schemas["RewardRelease"];
  };
  voidReward: {
    path: {
      reward_id: components["parameters"]["RewardPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  listRewardLinks: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      status?: components["parameters"]["RewardLinkListQuery.status"];
      label?: components["parameters"]["RewardLinkListQuery.label"];
      program?: components["parameters"]["RewardLinkListQuery.program"];
      recipient?: components["parameters"]["RewardLinkListQuery.recipient"];
      metadata?: components["parameters"]["RewardLinkListQuery.metadata"];
    };
    body: Nothing;
  };
  createRewardLinks: {
    path: Nothing;
    query: Nothing;
    body: Schemas["RewardLinkCreate"];
  };
  getRewardLink: {
    path: {
      link_id: components["parameters"]["RewardLinkPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  revokeRewardLink: {
    path: {
      link_id: components["parameters"]["RewardLinkPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  getClaim: {
    path: {
      token: components["parameters"]["ClaimPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  createClaim: {
    path: {
      token: components["parameters"]["ClaimPath"];
    };
    query: Nothing;
    body: Schemas["ClaimCreate"];
  };
  sendClaimCode: {
    path: {
      token: components["parameters"]["ClaimPath"];
    };
    query: Nothing;
    body: Schemas["ClaimCodeCreate"];
  };
  listCheckins: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      status?: components["parameters"]["CheckinListQuery.status"];
      program?: components["parameters"]["CheckinListQuery.program"];
      link?: components["parameters"]["CheckinListQuery.link"];
    };
    body: Nothing;
  };
  createCheckin: {
    path: Nothing;
    query: Nothing;
    body: Schemas["CheckinCreate"];
  };
  listActivities: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      name?: components["parameters"]["ActivityListQuery.name"];
      recipient?: components["parameters"]["ActivityListQuery.recipient"];
      metadata?: components["parameters"]["ActivityListQuery.metadata"];
    };
    body: Nothing;
  };
  createActivity: {
    path: Nothing;
    query: Nothing;
    body: Schemas["ActivityCreate"];
  };
  getActivity: {
    path: {
      activity_id: components["parameters"]["ActivityPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  listReferrals: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      status?: components["parameters"]["ReferralListQuery.status"];
      program?: components["parameters"]["ReferralListQuery.program"];
      referrer?: components["parameters"]["ReferralListQuery.referrer"];
      referee?: components["parameters"]["ReferralListQuery.referee"];
      metadata?: components["parameters"]["ReferralListQuery.metadata"];
    };
    body: Nothing;
  };
  createReferral: {
    path: Nothing;
    query: Nothing;
    body: Schemas["ReferralCreate"];
  };
  getReferral: {
    path: {
      referral_id: components["parameters"]["ReferralPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  qualifyReferral: {
    path: {
      referral_id: components["parameters"]["ReferralPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  listReviews: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      status?: components["parameters"]["ReviewListQuery.status"];
      program?: components["parameters"]["ReviewListQuery.program"];
      expand?: components["parameters"]["ReviewListQuery.expand"];
    };
    body: Nothing;
  };
  getReview: {
    path: {
      review_id: components["parameters"]["ReviewPath"];
    };
    query: {
      expand?: components["parameters"]["ReviewQuery"];
    };
    body: Nothing;
  };
  approveReview: {
    path: {
      review_id: components["parameters"]["ReviewPath"];
    };
    query: Nothing;
    body: Schemas["ReviewDecision"];
  };
  rejectReview: {
    path: {
      review_id: components["parameters"]["ReviewPath"];
    };
    query: Nothing;
    body: Schemas["ReviewDecision"];
  };
  listRecipients: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      external_id?: components["parameters"]["RecipientListQuery.external_id"];
      phone?: components["parameters"]["RecipientListQuery.phone"];
      group?: components["parameters"]["RecipientListQuery.group"];
      cost_center?: components["parameters"]["RecipientListQuery.cost_center"];
      status?: components["parameters"]["RecipientListQuery.status"];
      q?: components["parameters"]["RecipientListQuery.q"];
      metadata?: components["parameters"]["RecipientListQuery.metadata"];
      expand?: components["parameters"]["RecipientListQuery.expand"];
    };
    body: Nothing;
  };
  createRecipient: {
    path: Nothing;
    query: Nothing;
    body: Schemas["RecipientCreate"];
  };
  createRecipientsBulk: {
    path: Nothing;
    query: Nothing;
    body: Schemas["RecipientBulkCreate"];
  };
  getRecipient: {
    path: {
      recipient_id: components["parameters"]["RecipientPath"];
    };
    query: {
      expand?: components["parameters"]["RecipientQuery"];
    };
    body: Nothing;
  };
  updateRecipient: {
    path: {
      recipient_id: components["parameters"]["RecipientPath"];
    };
    query: Nothing;
    body: Schemas["RecipientUpdate"];
  };
  deleteRecipient: {
    path: {
      recipient_id: components["parameters"]["RecipientPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  restoreRecipient: {
    path: {
      recipient_id: components["parameters"]["RecipientPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  listGroups: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      kind?: components["parameters"]["GroupListQuery.kind"];
      metadata?: components["parameters"]["GroupListQuery.metadata"];
    };
    body: Nothing;
  };
  createGroup: {
    path: Nothing;
    query: Nothing;
    body: Schemas["GroupCreate"];
  };
  getGroup: {
    path: {
      group_id: components["parameters"]["GroupPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  updateGroup: {
    path: {
      group_id: components["parameters"]["GroupPath"];
    };
    query: Nothing;
    body: Schemas["GroupUpdate"];
  };
  deleteGroup: {
    path: {
      group_id: components["parameters"]["GroupPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  listGroupMembers: {
    path: {
      group_id: components["parameters"]["GroupPath"];
    };
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
    };
    body: Nothing;
  };
  updateGroupMembers: {
    path: {
      group_id: components["parameters"]["GroupPath"];
    };
    query: Nothing;
    body: Schemas["GroupMembersChange"];
  };
  listCostCenters: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      is_active?: components["parameters"]["CostCenterQuery"];
    };
    body: Nothing;
  };
  createCostCenter: {
    path: Nothing;
    query: Nothing;
    body: Schemas["CostCenterCreate"];
  };
  getCostCenter: {
    path: {
      cost_center_id: components["parameters"]["CostCenterPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  updateCostCenter: {
    path: {
      cost_center_id: components["parameters"]["CostCenterPath"];
    };
    query: Nothing;
    body: Schemas["CostCenterUpdate"];
  };
  listBlocklist: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      target?: components["parameters"]["BlocklistQuery"];
    };
    body: Nothing;
  };
  createBlockedTarget: {
    path: Nothing;
    query: Nothing;
    body: Schemas["BlockedTargetCreate"];
  };
  getBlockedTarget: {
    path: {
      entry_id: components["parameters"]["BlockedTargetPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  deleteBlockedTarget: {
    path: {
      entry_id: components["parameters"]["BlockedTargetPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  listFamily: {
    path: Nothing;
    query: Nothing;
    body: Nothing;
  };
  createFamilyMember: {
    path: Nothing;
    query: Nothing;
    body: Schemas["FamilyMemberCreate"];
  };
  getFamilyMember: {
    path: {
      family_member_id: components["parameters"]["FamilyMemberPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  updateFamilyMember: {
    path: {
      family_member_id: components["parameters"]["FamilyMemberPath"];
    };
    query: Nothing;
    body: Schemas["FamilyMemberUpdate"];
  };
  deleteFamilyMember: {
    path: {
      family_member_id: components["parameters"]["FamilyMemberPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  sendToFamilyMember: {
    path: {
      family_member_id: components["parameters"]["FamilyMemberPath"];
    };
    query: Nothing;
    body: Schemas["FamilySendCreate"];
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
      delivery?: components["parameters"]["EventQuery.delivery"];
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
  getWebhookReplay: {
    path: {
      endpoint_id: components["parameters"]["WebhookEndpointPath"];
      replay_id: components["parameters"]["WebhookReplayPath.replay_id"];
    };
    query: Nothing;
    body: Nothing;
  };
  listWebhookEndpoints: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      status?: components["parameters"]["WebhookEndpointQuery.status"];
      metadata?: components["parameters"]["WebhookEndpointQuery.metadata"];
    };
    body: Nothing;
  };
  createWebhookEndpoint: {
    path: Nothing;
    query: Nothing;
    body: Schemas["WebhookEndpointCreate"];
  };
  getWebhookEndpoint: {
    path: {
      endpoint_id: components["parameters"]["WebhookEndpointPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  updateWebhookEndpoint: {
    path: {
      endpoint_id: components["parameters"]["WebhookEndpointPath"];
    };
    query: Nothing;
    body: Schemas["WebhookEndpointUpdate"];
  };
  deleteWebhookEndpoint: {
    path: {
      endpoint_id: components["parameters"]["WebhookEndpointPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  testWebhookEndpoint: {
    path: {
      endpoint_id: components["parameters"]["WebhookEndpointPath"];
    };
    query: Nothing;
    body: Schemas["WebhookEndpointTest"];
  };
  rollWebhookEndpointSecret: {
    path: {
      endpoint_id: components["parameters"]["WebhookEndpointPath"];
    };
    query: Nothing;
    body: Schemas["WebhookSecretRoll"];
  };
  replayWebhookEndpoint: {
    path: {
      endpoint_id: components["parameters"]["WebhookEndpointPath"];
    };
    query: Nothing;
    body: Schemas["WebhookReplayCreate"];
  };
  listWebhookDeliveries: {
    path: Nothing;
    query: {
      limit?: components["parameters"]["PageQuery.limit"];
      starting_after?: components["parameters"]["PageQuery.starting_after"];
      ending_before?: components["parameters"]["PageQuery.ending_before"];
      created?: components["parameters"]["PageQuery.created"];
      endpoint?: components["parameters"]["WebhookDeliveryQuery.endpoint"];
      event?: components["parameters"]["WebhookDeliveryQuery.event"];
      status?: components["parameters"]["WebhookDeliveryQuery.status"];
      type?: components["parameters"]["WebhookDeliveryQuery.type"];
    };
    body: Nothing;
  };
  getWebhookDelivery: {
    path: {
      delivery_id: components["parameters"]["WebhookDeliveryPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  redeliverWebhookDelivery: {
    path: {
      delivery_id: components["parameters"]["WebhookDeliveryPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  getTokenLink: {
    path: {
      secret: components["parameters"]["TokenLinkQuery.secret"];
    };
    query: {
      read?: components["parameters"]["TokenLinkQuery.read"];
    };
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
  searchObjects: {
    path: Nothing;
    query: {
      q: components["parameters"]["SearchQuery"];
    };
    body: Nothing;
  };
  postMcp: {
    path: Nothing;
    query: {
      read_only?: components["parameters"]["McpToolQuery.read_only"];
      tools?: components["parameters"]["McpToolQuery.tools"];
    };
    header: {
      "MCP-Protocol-Version"?: components["parameters"]["McpVersionHeader.mcp_protocol_version"];
      "Mcp-Method"?: components["parameters"]["McpVersionHeader.mcp_method"];
      "Mcp-Name"?: components["parameters"]["McpVersionHeader.mcp_name"];
    };
    body: Schemas["McpInput"];
  };
  getMcp: {
    path: Nothing;
    query: Nothing;
    body: Nothing;
  };
  getWorkforceAccess: {
    path: Nothing;
    query: Nothing;
    body: Nothing;
  };
  allocateToWorkforce: {
    path: Nothing;
    query: Nothing;
    body: Schemas["WorkforceAllocation"];
  };
  previewWorkforceAllocation: {
    path: Nothing;
    query: Nothing;
    body: Schemas["WorkforceAllocation"];
  };
  listWorkforceBatches: {
    path: Nothing;
    query: {
      from?: components["parameters"]["WorkforceDaysQuery.from"];
      to?: components["parameters"]["WorkforceDaysQuery.to"];
      status?: components["parameters"]["WorkforceBatchQuery.status"];
      cost_center?: components["parameters"]["WorkforceBatchQuery.cost_center"];
      page?: components["parameters"]["WorkforcePageQuery.page"];
      page_size?: components["parameters"]["WorkforcePageQuery.page_size"];
    };
    body: Nothing;
  };
  getWorkforceBatch: {
    path: {
      reference: components["parameters"]["WorkforceBatchPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  getWorkforceBatchResults: {
    path: {
      reference: components["parameters"]["WorkforceBatchPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  cancelWorkforceBatch: {
    path: {
      reference: components["parameters"]["WorkforceBatchPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  resendWorkforceBatch: {
    path: {
      reference: components["parameters"]["WorkforceBatchPath"];
    };
    query: Nothing;
    body: Schemas["WorkforceResend"];
  };
  previewWorkforceResend: {
    path: {
      reference: components["parameters"]["WorkforceBatchPath"];
    };
    query: Nothing;
    body: Schemas["WorkforceResend"];
  };
  listWorkforceSchedules: {
    path: Nothing;
    query: {
      page?: components["parameters"]["WorkforcePageQuery.page"];
      page_size?: components["parameters"]["WorkforcePageQuery.page_size"];
    };
    body: Nothing;
  };
  runWorkforceSchedule: {
    path: {
      schedule_id: components["parameters"]["SchedulePath"];
    };
    query: Nothing;
    body: Schemas["WorkforceScheduleRun"];
  };
  listWorkforceCostCenters: {
    path: Nothing;
    query: Nothing;
    body: Nothing;
  };
  createWorkforceCostCenter: {
    path: Nothing;
    query: Nothing;
    body: Schemas["WorkforceDepartmentCreate"];
  };
  updateWorkforceCostCenter: {
    path: {
      cost_center_id: components["parameters"]["CostCenterPath"];
    };
    query: Nothing;
    body: Schemas["WorkforceDepartmentUpdate"];
  };
  getWorkforceCostCenterPeople: {
    path: {
      cost_center_id: components["parameters"]["CostCenterPath"];
    };
    query: Nothing;
    body: Nothing;
  };
  changeWorkforceCostCenterPeople: {
    path: {
      cost_center_id: components["parameters"]["CostCenterPath"];
    };
    query: Nothing;
    body: Schemas["WorkforceDepartmentPeopleChange"];
  };
  getWorkforceCostCenterSpend: {
    path: {
      cost_center_id: components["parameters"]["CostCenterPath"];
    };
    query: {
      from?: components["parameters"]["WorkforceDaysQuery.from"];
      to?: components["parameters"]["WorkforceDaysQuery.to"];
    };
    body: Nothing;
  };
  listWorkforceRecipients: {
    path: Nothing;
    query: {
      q?: components["parameters"]["WorkforcePersonQuery.q"];
      cost_center?: components["parameters"]["WorkforcePersonQuery.cost_center"];
      page?: components["parameters"]["WorkforcePageQuery.page"];
      page_size?: components["parameters"]["WorkforcePageQuery.page_size"];
    };
    body: Nothing;
  };
  createWorkforceRecipient: {
    path: Nothing;
    query: Nothing;
    body: Schemas["WorkforcePersonCreate"];
  };
  updateWorkforceRecipient: {
    path: {
      recipient_id: components["parameters"]["WorkforcePersonPath"];
    };
    query: Nothing;
    body: Schemas["WorkforcePersonUpdate"];
  };
  getWorkforceProducts: {
    path: Nothing;
    query: Nothing;
    body: Nothing;
  };
  getWorkforceMeters: {
    path: Nothing;
    query: Nothing;
    body: Nothing;
  };
  getWorkforceLedger: {
    path: Nothing;
    query: {
      from?: components["parameters"]["WorkforceDaysQuery.from"];
      to?: components["parameters"]["WorkforceDaysQuery.to"];
      currency?: components["parameters"]["WorkforceLedgerQuery.currency"];
      kind?: components["parameters"]["WorkforceLedgerQuery.kind"];
      q?: components["parameters"]["WorkforceLedgerQuery.q"];
      format?: components["parameters"]["WorkforceLedgerQuery.format"];
      page?: components["parameters"]["WorkforceLedgerQuery.page"];
      page_size?: components["parameters"]["WorkforceLedgerQuery.page_size"];
    };
    body: Nothing;
  };
  getWorkforceJournal: {
    path: Nothing;
    query: {
      from?: components["parameters"]["WorkforceDaysQuery.from"];
      to?: components["parameters"]["WorkforceDaysQuery.to"];
      cost_center?: components["parameters"]["WorkforceJournalQuery.cost_center"];
      format?: components["parameters"]["WorkforceJournalQuery.format"];
    };
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
  setNetworkAvailability: {
    path: {
      network: NonNullable<operations["setNetworkAvailability"]["parameters"]["path"]>["network"];
    };
    query: Nothing;
    body: Schemas["NetworkAvailabilitySet"];
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
  claimTestRewardLink: {
    path: {
      link_id: components["parameters"]["RewardLinkPath"];
    };
    query: Nothing;
    body: Schemas["TestClaimCreate"];
  };
  payTestCheckoutSession: {
    path: {
      session_id: components["parameters"]["CheckoutSessionPath"];
    };
    query: Nothing;
    body: Schemas["TestCheckoutPay"];
  };
  reviewTestCheckoutSession: {
    path: {
      session_id: components["parameters"]["CheckoutSessionPath"];
    };
    query: Nothing;
    body: Schemas["TestCheckoutReview"];
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
  createSandbox: {
    path: Nothing;
    query: Nothing;
    body: Schemas["SandboxCreate"];
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
    | Reply<202, Schemas["SendOrApproval"]>;
  listSends: Reply<200, Schemas["SendList"]>;
  getSend: Reply<200, Schemas["Send"]>;
  cancelSend: Reply<200, Schemas["Send"]>;
  listSendAttempts: Reply<200, Schemas["SendAttemptList"]>;
  changeSendMeter: Reply<200, Schemas["Send"]>;
  resendSendToken: Reply<202, Schemas["TokenResend"]>;
  retrySend: Reply<202, Schemas["Send"]>;
  getSendReceipt:
    | Reply<200, Schemas["Receipt"]>
    | Reply<200, FileBody<"application/pdf">>;
  listCheckoutSessions: Reply<200, Schemas["CheckoutSessionList"]>;
  createCheckoutSession:
    | Reply<200, Schemas["CheckoutSession"]>
    | Reply<201, Schemas["CheckoutSession"]>;
  getCheckoutSession: Reply<200, Schemas["CheckoutSession"]>;
  changeCheckoutSessionMeter: Reply<200, Schemas["CheckoutSession"]>;
  expireCheckoutSession: Reply<200, Schemas["CheckoutSession"]>;
  listDisputes: Reply<200, Schemas["DisputeList"]>;
  createDispute: Reply<201, Schemas["Dispute"]>;
  getDispute: Reply<200, Schemas["Dispute"]>;
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
  getCreditReservation: Reply<200, Schemas["CreditReservation"]>;
  listTopups: Reply<200, Schemas["TopupList"]>;
  createTopup: Reply<201, Schemas["Topup"]>;
  getTopup: Reply<200, Schemas["Topup"]>;
  getStatement: Reply<200, Schemas["Statement"]>;
  getStatementCsv: Reply<200, FileBody<"text/csv">>;
  getStatementPdf: Reply<200, FileBody<"application/pdf">>;
  getSpendReport:
    | Reply<200, Schemas["SpendReport"]>
    | Reply<200, FileBody<"text/csv">>;
  getProgramReport:
    | Reply<200, Schemas["ProgramReport"]>
    | Reply<200, FileBody<"text/csv">>;
  getFailureReport:
    | Reply<200, Schemas["FailureReport"]>
    | Reply<200, FileBody<"text/csv">>;
  getReconciliationReport:
    | Reply<200, Schemas["ReconciliationReport"]>
    | Reply<200, FileBody<"text/csv">>;
  listExports: Reply<200, Schemas["ExportList"]>;
  createExport: Reply<202, Schemas["Export"]>;
  getExport: Reply<200, Schemas["Export"]>;
  getPowerRate: Reply<200, Schemas["PowerRate"]>;
  getPowerQuote: Reply<200, Schemas["PowerQuote"]>;
  getPowerSeries: Reply<200, Schemas["PowerSeries"]>;
  listPowerObservations: Reply<200, Schemas["PowerObservationList"]>;
  getAccount: Reply<200, Schemas["Account"]>;
  updateAccount: Reply<200, Schemas["Account"]>;
  listMembers: Reply<200, Schemas["MemberList"]>;
  inviteMember: Reply<201, Schemas["Invite"]>;
  getMember: Reply<200, Schemas["Member"]>;
  updateMember: Reply<200, Schemas["Member"]>;
  deleteMember: Reply<200, Schemas["Member"]>;
  setMyPin: Reply<200, Schemas["Member"]>;
  sendMyPinCode: Reply<200, Schemas["PaymentPinCode"]>;
  listInvites: Reply<200, Schemas["InviteList"]>;
  getInvite: Reply<200, Schemas["Invite"]>;
  deleteInvite: Reply<200, Schemas["Invite"]>;
  listOrganisations: Reply<200, Schemas["OrganisationList"]>;
  createOrganisation: Reply<201, Schemas["Account"]>;
  listOrganisationInvites: Reply<200, Schemas["InviteList"]>;
  acceptOrganisationInvite: Reply<200, Schemas["Organisation"]>;
  declineOrganisationInvite: Reply<200, Schemas["Invite"]>;
  listSessions: Reply<200, Schemas["SessionList"]>;
  deleteSession: Reply<200, Schemas["Session"]>;
  endOtherSessions: Reply<200, Schemas["SessionList"]>;
  listSignIns: Reply<200, Schemas["SignInList"]>;
  listApprovals: Reply<200, Schemas["AgentApprovalList"]>;
  getApproval: Reply<200, Schemas["AgentApproval"]>;
  approveApproval: Reply<200, Schemas["AgentApproval"]>;
  rejectApproval: Reply<200, Schemas["AgentApproval"]>;
  uploadDocument: Reply<201, Schemas["Document"]>;
  listDocuments: Reply<200, Schemas["DocumentList"]>;
  getDocument: Reply<200, Schemas["Document"]>;
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
  listPrograms: Reply<200, Schemas["ProgramList"]>;
  createProgram: Reply<201, Schemas["Program"]>;
  getProgram: Reply<200, Schemas["Program"]>;
  updateProgram: Reply<200, Schemas["Program"]>;
  deleteProgram: Reply<200, Schemas["Program"]>;
  rollProgramSecret: Reply<200, Schemas["Program"]>;
  activateProgram: Reply<200, Schemas["Program"]>;
  pauseProgram: Reply<200, Schemas["Program"]>;
  resumeProgram: Reply<200, Schemas["Program"]>;
  closeProgram: Reply<200, Schemas["Program"]>;
  fundProgram: Reply<200, Schemas["Program"]>;
  defundProgram: Reply<200, Schemas["Program"]>;
  createCompletion:
    | Reply<200, Schemas["Reward"]>
    | Reply<201, Schemas["Reward"]>;
  listProgramRules: Reply<200, Schemas["ProgramRuleList"]>;
  setProgramRules: Reply<200, Schemas["ProgramRuleList"]>;
  listRewards: Reply<200, Schemas["RewardList"]>;
  createReward:
    | Reply<200, Schemas["RewardOrValidation"]>
    | Reply<201, Schemas["Reward"]>
    | Reply<202, Schemas["AgentApproval"]>;
  getReward: Reply<200, Schemas["Reward"]>;
  releaseReward: Reply<200, Schemas["Reward"]>;
  voidReward: Reply<200, Schemas["Reward"]>;
  listRewardLinks: Reply<200, Schemas["RewardLinkList"]>;
  createRewardLinks: Reply<201, Schemas["RewardLinkOrList"]>;
  getRewardLink: Reply<200, Schemas["RewardLink"]>;
  revokeRewardLink: Reply<200, Schemas["RewardLink"]>;
  getClaim: Reply<200, Schemas["RewardLinkClaim"]>;
  createClaim:
    | Reply<200, Schemas["RewardLinkClaim"]>
    | Reply<201, Schemas["RewardLinkClaim"]>;
  sendClaimCode: Reply<200, Schemas["ClaimCode"]>;
  listCheckins: Reply<200, Schemas["CheckinList"]>;
  createCheckin: Reply<201, Schemas["Checkin"]>;
  listActivities: Reply<200, Schemas["ActivityList"]>;
  createActivity:
    | Reply<200, Schemas["Activity"]>
    | Reply<201, Schemas["Activity"]>;
  getActivity: Reply<200, Schemas["Activity"]>;
  listReferrals: Reply<200, Schemas["ReferralList"]>;
  createReferral:
    | Reply<200, Schemas["Referral"]>
    | Reply<201, Schemas["Referral"]>;
  getReferral: Reply<200, Schemas["Referral"]>;
  qualifyReferral: Reply<200, Schemas["Referral"]>;
  listReviews: Reply<200, Schemas["ReviewList"]>;
  getReview: Reply<200, Schemas["Review"]>;
  approveReview: Reply<200, Schemas["Review"]>;
  rejectReview: Reply<200, Schemas["Review"]>;
  listRecipients: Reply<200, Schemas["RecipientList"]>;
  createRecipient: Reply<201, Schemas["Recipient"]>;
  createRecipientsBulk: Reply<200, Schemas["RecipientBulk"]>;
  getRecipient: Reply<200, Schemas["Recipient"]>;
  updateRecipient: Reply<200, Schemas["Recipient"]>;
  deleteRecipient: Reply<202, Schemas["Recipient"]>;
  restoreRecipient: Reply<200, Schemas["Recipient"]>;
  listGroups: Reply<200, Schemas["GroupList"]>;
  createGroup: Reply<201, Schemas["Group"]>;
  getGroup: Reply<200, Schemas["Group"]>;
  updateGroup: Reply<200, Schemas["Group"]>;
  deleteGroup: Reply<200, Schemas["Group"]>;
  listGroupMembers: Reply<200, Schemas["RecipientList"]>;
  updateGroupMembers: Reply<200, Schemas["Group"]>;
  listCostCenters: Reply<200, Schemas["CostCenterList"]>;
  createCostCenter: Reply<201, Schemas["CostCenter"]>;
  getCostCenter: Reply<200, Schemas["CostCenter"]>;
  updateCostCenter: Reply<200, Schemas["CostCenter"]>;
  listBlocklist: Reply<200, Schemas["BlockedTargetList"]>;
  createBlockedTarget: Reply<201, Schemas["BlockedTarget"]>;
  getBlockedTarget: Reply<200, Schemas["BlockedTarget"]>;
  deleteBlockedTarget: Reply<200, Schemas["BlockedTarget"]>;
  listFamily: Reply<200, Schemas["FamilyMemberList"]>;
  createFamilyMember: Reply<201, Schemas["FamilyMember"]>;
  getFamilyMember: Reply<200, Schemas["FamilyMember"]>;
  updateFamilyMember: Reply<200, Schemas["FamilyMember"]>;
  deleteFamilyMember: Reply<200, Schemas["FamilyMember"]>;
  sendToFamilyMember: Reply<202, Schemas["Send"]>;
  listEvents: Reply<200, Schemas["EventList"]>;
  getEvent: Reply<200, Schemas["Event"]>;
  getWebhookReplay: Reply<200, Schemas["WebhookReplay"]>;
  listWebhookEndpoints: Reply<200, Schemas["WebhookEndpointList"]>;
  createWebhookEndpoint: Reply<201, Schemas["WebhookEndpoint"]>;
  getWebhookEndpoint: Reply<200, Schemas["WebhookEndpoint"]>;
  updateWebhookEndpoint: Reply<200, Schemas["WebhookEndpoint"]>;
  deleteWebhookEndpoint: Reply<200, Schemas["WebhookEndpoint"]>;
  testWebhookEndpoint: Reply<202, Schemas["WebhookDelivery"]>;
  rollWebhookEndpointSecret: Reply<200, Schemas["WebhookEndpoint"]>;
  replayWebhookEndpoint: Reply<202, Schemas["WebhookReplay"]>;
  listWebhookDeliveries: Reply<200, Schemas["WebhookDeliveryList"]>;
  getWebhookDelivery: Reply<200, Schemas["WebhookDelivery"]>;
  redeliverWebhookDelivery: Reply<202, Schemas["WebhookDelivery"]>;
  getTokenLink:
    | Reply<200, Schemas["TokenLink"]>
    | Reply<200, FileBody<"text/html">>;
  listRequests: Reply<200, Schemas["RequestLogList"]>;
  getRequest: Reply<200, Schemas["RequestLog"]>;
  listAuditEvents: Reply<200, Schemas["AuditEventList"]>;
  listActivity: Reply<200, Schemas["AccountActivityList"]>;
  getOverview: Reply<200, Schemas["Overview"]>;
  searchObjects: Reply<200, Schemas["Search"]>;
  postMcp:
    | Reply<200, Schemas["McpOutput"]>
    | Reply<202, null>;
  getMcp: never;
  getWorkforceAccess: Reply<200, Schemas["WorkforceAccess"]>;
  allocateToWorkforce: Reply<200, Schemas["WorkforceSendResult"]>;
  previewWorkforceAllocation: Reply<200, Schemas["WorkforcePreview"]>;
  listWorkforceBatches: Reply<200, Schemas["WorkforceBatchPage"]>;
  getWorkforceBatch: Reply<200, Schemas["WorkforceBatch"]>;
  getWorkforceBatchResults: Reply<200, FileBody<"text/csv">>;
  cancelWorkforceBatch: Reply<200, Schemas["WorkforceBatch"]>;
  resendWorkforceBatch: Reply<200, Schemas["WorkforceSendResult"]>;
  previewWorkforceResend: Reply<200, Schemas["WorkforcePreview"]>;
  listWorkforceSchedules: Reply<200, Schemas["WorkforceSchedulePage"]>;
  runWorkforceSchedule: Reply<202, Schemas["WorkforceSendResult"]>;
  listWorkforceCostCenters: Reply<200, Schemas["WorkforceDepartmentList"]>;
  createWorkforceCostCenter: Reply<201, Schemas["WorkforceDepartment"]>;
  updateWorkforceCostCenter: Reply<200, Schemas["WorkforceDepartment"]>;
  getWorkforceCostCenterPeople: Reply<200, Schemas["WorkforceDepartmentPeople"]>;
  changeWorkforceCostCenterPeople: Reply<200, Schemas["WorkforceDepartmentPeople"]>;
  getWorkforceCostCenterSpend: Reply<200, Schemas["WorkforceDepartmentSpend"]>;
  listWorkforceRecipients: Reply<200, Schemas["WorkforcePersonPage"]>;
  createWorkforceRecipient: Reply<201, Schemas["WorkforcePersonCreated"]>;
  updateWorkforceRecipient: Reply<200, Schemas["WorkforcePersonUpdated"]>;
  getWorkforceProducts: Reply<200, Schemas["WorkforceProducts"]>;
  getWorkforceMeters: Reply<200, Schemas["WorkforceMeters"]>;
  getWorkforceLedger:
    | Reply<200, Schemas["WorkforceLedgerOrExport"]>
    | Reply<200, FileBody<"text/csv">>;
  getWorkforceJournal:
    | Reply<200, Schemas["WorkforceJournal"]>
    | Reply<200, FileBody<"text/csv">>;
  createTestCredit: Reply<201, Schemas["TestCredit"]>;
  advanceTestSend: Reply<200, Schemas["Send"]>;
  triggerTestEvent: Reply<201, Schemas["Event"]>;
  resetTestAccount: Reply<200, Schemas["TestReset"]>;
  setZesaAvailability: Reply<200, Schemas["ZesaAvailability"]>;
  setNetworkAvailability: Reply<200, Schemas["Network"]>;
  approveTestApproval: Reply<200, Schemas["AgentApproval"]>;
  rejectTestApproval: Reply<200, Schemas["AgentApproval"]>;
  claimTestRewardLink:
    | Reply<200, Schemas["Reward"]>
    | Reply<201, Schemas["Reward"]>;
  payTestCheckoutSession: Reply<200, Schemas["CheckoutSession"]>;
  reviewTestCheckoutSession: Reply<200, Schemas["CheckoutSession"]>;
  getTestClock: Reply<200, Schemas["TestClock"]>;
  advanceTestClock: Reply<200, Schemas["TestClock"]>;
  createSandbox: Reply<201, Schemas["Sandbox"]>;
  getHealth: Reply<200, Schemas["Health"]>;
  listErrorCodes: Reply<200, Schemas["ErrorCodeList"]>;
}

/** What the gate hands an operation: already validated, numbers and booleans already read. */
export type Input<Id extends OperationId> = Inputs[Id];

/** What an operation may answer: the declared statuses of success, each with its body. */
export type Answer<Id extends OperationId> = Answers[Id];

/** One handler for each operation that is kept. */
export type Handlers<Ctx> = {
  [Id in ImplementedOperationId]: (ctx: Ctx, input: Input<Id>) => Promise<Answer<Id>>;
};

/** Carries one request through the gate to its operation. */
export type Serve = (id: OperationId, context: Context) => Response | Promise<Response>;
