// Made from the contract by "npm run sdks"; never edit this file.
package driver;

import com.example.svc.Fields;
import com.example.svc.Svc;
import com.example.svc.model.*;
import com.example.svc.param.*;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** Every method and every model by its name; one that is missing does not compile. */
final class Dispatch {
  /** A method, called with what stands on the wire. */
  interface Method {
    Object call(Svc client, Input in);
  }

  static final Map<String, Method> METHODS = new HashMap<>();
  static final Map<String, Function<Fields, Object>> MODELS = new HashMap<>();

  private Dispatch() {}

  static {
    METHODS.put("account.get", (client, in) -> client.account().get(in.options()));

    METHODS.put("account.list_activity", (client, in) -> client.account().listActivity(AccountListActivityParams.of(in.fields()), in.options()));

    METHODS.put("account.update", (client, in) -> client.account().update(AccountUpdateParams.of(in.fields()), in.options()));

    METHODS.put("activities.create", (client, in) -> client.activities().create(ActivitiesCreateParams.of(in.fields()), in.options()));

    METHODS.put("activities.get", (client, in) -> client.activities().get(in.take("activity_id"), in.options()));

    METHODS.put("activities.list", (client, in) -> client.activities().list(ActivitiesListParams.of(in.fields()), in.options()));

    METHODS.put("approvals.get", (client, in) -> client.approvals().get(in.take("approval_id"), in.options()));

    METHODS.put("approvals.list", (client, in) -> client.approvals().list(ApprovalsListParams.of(in.fields()), in.options()));

    METHODS.put("audit_log.list", (client, in) -> client.auditLog().list(AuditLogListParams.of(in.fields()), in.options()));

    METHODS.put("batches.approve", (client, in) -> client.batches().approve(in.take("batch_id"), in.options()));

    METHODS.put("batches.cancel", (client, in) -> client.batches().cancel(in.take("batch_id"), in.options()));

    METHODS.put("batches.create", (client, in) -> client.batches().create(BatchesCreateParams.of(in.fields()), in.options()));

    METHODS.put("batches.get", (client, in) -> client.batches().get(in.take("batch_id"), in.options()));

    METHODS.put("batches.get_results", (client, in) -> client.batches().getResults(in.take("batch_id"), in.options()));

    METHODS.put("batches.list", (client, in) -> client.batches().list(BatchesListParams.of(in.fields()), in.options()));

    METHODS.put("batches.list_items", (client, in) -> client.batches().listItems(in.take("batch_id"), BatchesListItemsParams.of(in.fields()), in.options()));

    METHODS.put("batches.preview", (client, in) -> client.batches().preview(BatchesPreviewParams.of(in.fields()), in.options()));

    METHODS.put("batches.retry_failed", (client, in) -> client.batches().retryFailed(in.take("batch_id"), BatchesRetryFailedParams.of(in.fields()), in.options()));

    METHODS.put("blocklist.create", (client, in) -> client.blocklist().create(BlocklistCreateParams.of(in.fields()), in.options()));

    METHODS.put("blocklist.delete", (client, in) -> client.blocklist().delete(in.take("entry_id"), in.options()));

    METHODS.put("blocklist.get", (client, in) -> client.blocklist().get(in.take("entry_id"), in.options()));

    METHODS.put("blocklist.list", (client, in) -> client.blocklist().list(BlocklistListParams.of(in.fields()), in.options()));

    METHODS.put("checkins.create", (client, in) -> client.checkins().create(CheckinsCreateParams.of(in.fields()), in.options()));

    METHODS.put("checkins.list", (client, in) -> client.checkins().list(CheckinsListParams.of(in.fields()), in.options()));

    METHODS.put("checkout_sessions.change_meter", (client, in) -> client.checkoutSessions().changeMeter(in.take("session_id"), CheckoutSessionsChangeMeterParams.of(in.fields()), in.options()));

    METHODS.put("checkout_sessions.create", (client, in) -> client.checkoutSessions().create(CheckoutSessionsCreateParams.of(in.fields()), in.options()));

    METHODS.put("checkout_sessions.expire", (client, in) -> client.checkoutSessions().expire(in.take("session_id"), in.options()));

    METHODS.put("checkout_sessions.get", (client, in) -> client.checkoutSessions().get(in.take("session_id"), CheckoutSessionsGetParams.of(in.fields()), in.options()));

    METHODS.put("checkout_sessions.list", (client, in) -> client.checkoutSessions().list(CheckoutSessionsListParams.of(in.fields()), in.options()));

    METHODS.put("claims.create", (client, in) -> client.claims().create(in.take("token"), ClaimsCreateParams.of(in.fields()), in.options()));

    METHODS.put("claims.get", (client, in) -> client.claims().get(in.take("token"), in.options()));

    METHODS.put("claims.send_code", (client, in) -> client.claims().sendCode(in.take("token"), ClaimsSendCodeParams.of(in.fields()), in.options()));

    METHODS.put("cost_centers.create", (client, in) -> client.costCenters().create(CostCentersCreateParams.of(in.fields()), in.options()));

    METHODS.put("cost_centers.get", (client, in) -> client.costCenters().get(in.take("cost_center_id"), in.options()));

    METHODS.put("cost_centers.list", (client, in) -> client.costCenters().list(CostCentersListParams.of(in.fields()), in.options()));

    METHODS.put("cost_centers.update", (client, in) -> client.costCenters().update(in.take("cost_center_id"), CostCentersUpdateParams.of(in.fields()), in.options()));

    METHODS.put("credit.get", (client, in) -> client.credit().get(in.options()));

    METHODS.put("credit.get_alerts", (client, in) -> client.credit().getAlerts(in.options()));

    METHODS.put("credit.get_reservation", (client, in) -> client.credit().getReservation(in.take("reservation_id"), in.options()));

    METHODS.put("credit.get_transaction", (client, in) -> client.credit().getTransaction(in.take("transaction_id"), in.options()));

    METHODS.put("credit.list_reservations", (client, in) -> client.credit().listReservations(CreditListReservationsParams.of(in.fields()), in.options()));

    METHODS.put("credit.list_transactions", (client, in) -> client.credit().listTransactions(CreditListTransactionsParams.of(in.fields()), in.options()));

    METHODS.put("credit.update_alerts", (client, in) -> client.credit().updateAlerts(CreditUpdateAlertsParams.of(in.fields()), in.options()));

    METHODS.put("dealer.create_application", (client, in) -> client.dealer().createApplication(DealerCreateApplicationParams.of(in.fields()), in.options()));

    METHODS.put("dealer.get_application", (client, in) -> client.dealer().getApplication(in.options()));

    METHODS.put("dealer.submit_application", (client, in) -> client.dealer().submitApplication(in.options()));

    METHODS.put("dealer.update_application", (client, in) -> client.dealer().updateApplication(DealerUpdateApplicationParams.of(in.fields()), in.options()));

    METHODS.put("disputes.create", (client, in) -> client.disputes().create(DisputesCreateParams.of(in.fields()), in.options()));

    METHODS.put("disputes.get", (client, in) -> client.disputes().get(in.take("dispute_id"), DisputesGetParams.of(in.fields()), in.options()));

    METHODS.put("disputes.list", (client, in) -> client.disputes().list(DisputesListParams.of(in.fields()), in.options()));

    METHODS.put("documents.get", (client, in) -> client.documents().get(in.take("document_id"), in.options()));

    METHODS.put("documents.list", (client, in) -> client.documents().list(DocumentsListParams.of(in.fields()), in.options()));

    METHODS.put("documents.upload", (client, in) -> client.documents().upload(DocumentsUploadParams.of(in.fields()), in.options()));

    METHODS.put("error_codes.list", (client, in) -> client.errorCodes().list(in.options()));

    METHODS.put("events.get", (client, in) -> client.events().get(in.take("event_id"), in.options()));

    METHODS.put("events.list", (client, in) -> client.events().list(EventsListParams.of(in.fields()), in.options()));

    METHODS.put("exports.create", (client, in) -> client.exports().create(ExportsCreateParams.of(in.fields()), in.options()));

    METHODS.put("exports.get", (client, in) -> client.exports().get(in.take("export_id"), in.options()));

    METHODS.put("exports.list", (client, in) -> client.exports().list(ExportsListParams.of(in.fields()), in.options()));

    METHODS.put("family.create", (client, in) -> client.family().create(FamilyCreateParams.of(in.fields()), in.options()));

    METHODS.put("family.delete", (client, in) -> client.family().delete(in.take("family_member_id"), in.options()));

    METHODS.put("family.get_member", (client, in) -> client.family().getMember(in.take("family_member_id"), in.options()));

    METHODS.put("family.list", (client, in) -> client.family().list(in.options()));

    METHODS.put("family.send_to", (client, in) -> client.family().sendTo(in.take("family_member_id"), FamilySendToParams.of(in.fields()), in.options()));

    METHODS.put("family.update", (client, in) -> client.family().update(in.take("family_member_id"), FamilyUpdateParams.of(in.fields()), in.options()));

    METHODS.put("groups.create", (client, in) -> client.groups().create(GroupsCreateParams.of(in.fields()), in.options()));

    METHODS.put("groups.delete", (client, in) -> client.groups().delete(in.take("group_id"), in.options()));

    METHODS.put("groups.get", (client, in) -> client.groups().get(in.take("group_id"), in.options()));

    METHODS.put("groups.list", (client, in) -> client.groups().list(GroupsListParams.of(in.fields()), in.options()));

    METHODS.put("groups.list_members", (client, in) -> client.groups().listMembers(in.take("group_id"), GroupsListMembersParams.of(in.fields()), in.options()));

    METHODS.put("groups.update", (client, in) -> client.groups().update(in.take("group_id"), GroupsUpdateParams.of(in.fields()), in.options()));

    METHODS.put("groups.update_members", (client, in) -> client.groups().updateMembers(in.take("group_id"), GroupsUpdateMembersParams.of(in.fields()), in.options()));

    METHODS.put("health.get", (client, in) -> client.health().get(in.options()));

    METHODS.put("invites.delete", (client, in) -> client.invites().delete(in.take("invite_id"), in.options()));

    METHODS.put("invites.get", (client, in) -> client.invites().get(in.take("invite_id"), in.options()));

    METHODS.put("invites.list", (client, in) -> client.invites().list(InvitesListParams.of(in.fields()), in.options()));

    METHODS.put("keys.create", (client, in) -> client.keys().create(KeysCreateParams.of(in.fields()), in.options()));

    METHODS.put("keys.delete", (client, in) -> client.keys().delete(in.take("key_id"), in.options()));

    METHODS.put("keys.get", (client, in) -> client.keys().get(in.take("key_id"), in.options()));

    METHODS.put("keys.list", (client, in) -> client.keys().list(KeysListParams.of(in.fields()), in.options()));

    METHODS.put("keys.roll", (client, in) -> client.keys().roll(in.take("key_id"), KeysRollParams.of(in.fields()), in.options()));

    METHODS.put("keys.update", (client, in) -> client.keys().update(in.take("key_id"), KeysUpdateParams.of(in.fields()), in.options()));

    METHODS.put("lookups.phone", (client, in) -> client.lookups().phone(LookupsPhoneParams.of(in.fields()), in.options()));

    METHODS.put("members.delete", (client, in) -> client.members().delete(in.take("member_id"), in.options()));

    METHODS.put("members.get", (client, in) -> client.members().get(in.take("member_id"), in.options()));

    METHODS.put("members.invite", (client, in) -> client.members().invite(MembersInviteParams.of(in.fields()), in.options()));

    METHODS.put("members.list", (client, in) -> client.members().list(MembersListParams.of(in.fields()), in.options()));

    METHODS.put("members.update", (client, in) -> client.members().update(in.take("member_id"), MembersUpdateParams.of(in.fields()), in.options()));

    METHODS.put("meters.get", (client, in) -> client.meters().get(in.take("number"), MetersGetParams.of(in.fields()), in.options()));

    METHODS.put("networks.list", (client, in) -> client.networks().list(in.options()));

    METHODS.put("overview.get", (client, in) -> client.overview().get(in.options()));

    METHODS.put("power.get_quote", (client, in) -> client.power().getQuote(PowerGetQuoteParams.of(in.fields()), in.options()));

    METHODS.put("power.get_rate", (client, in) -> client.power().getRate(PowerGetRateParams.of(in.fields()), in.options()));

    METHODS.put("power.get_series", (client, in) -> client.power().getSeries(PowerGetSeriesParams.of(in.fields()), in.options()));

    METHODS.put("power.list_observations", (client, in) -> client.power().listObservations(PowerListObservationsParams.of(in.fields()), in.options()));

    METHODS.put("products.get", (client, in) -> client.products().get(in.take("product_id"), in.options()));

    METHODS.put("products.list", (client, in) -> client.products().list(ProductsListParams.of(in.fields()), in.options()));

    METHODS.put("products.list_bundles", (client, in) -> client.products().listBundles(in.take("product_id"), in.options()));

    METHODS.put("programs.activate", (client, in) -> client.programs().activate(in.take("program_id"), in.options()));

    METHODS.put("programs.close", (client, in) -> client.programs().close(in.take("program_id"), in.options()));

    METHODS.put("programs.create", (client, in) -> client.programs().create(ProgramsCreateParams.of(in.fields()), in.options()));

    METHODS.put("programs.create_completion", (client, in) -> client.programs().createCompletion(in.take("program_id"), ProgramsCreateCompletionParams.of(in.fields()), in.options()));

    METHODS.put("programs.defund", (client, in) -> client.programs().defund(in.take("program_id"), ProgramsDefundParams.of(in.fields()), in.options()));

    METHODS.put("programs.delete", (client, in) -> client.programs().delete(in.take("program_id"), in.options()));

    METHODS.put("programs.fund", (client, in) -> client.programs().fund(in.take("program_id"), ProgramsFundParams.of(in.fields()), in.options()));

    METHODS.put("programs.get", (client, in) -> client.programs().get(in.take("program_id"), in.options()));

    METHODS.put("programs.list", (client, in) -> client.programs().list(ProgramsListParams.of(in.fields()), in.options()));

    METHODS.put("programs.list_rules", (client, in) -> client.programs().listRules(in.take("program_id"), ProgramsListRulesParams.of(in.fields()), in.options()));

    METHODS.put("programs.pause", (client, in) -> client.programs().pause(in.take("program_id"), in.options()));

    METHODS.put("programs.resume", (client, in) -> client.programs().resume(in.take("program_id"), in.options()));

    METHODS.put("programs.roll_secret", (client, in) -> client.programs().rollSecret(in.take("program_id"), in.options()));

    METHODS.put("programs.set_rules", (client, in) -> client.programs().setRules(in.take("program_id"), ProgramsSetRulesParams.of(in.fields()), in.options()));

    METHODS.put("programs.update", (client, in) -> client.programs().update(in.take("program_id"), ProgramsUpdateParams.of(in.fields()), in.options()));

    METHODS.put("quotes.create", (client, in) -> client.quotes().create(QuotesCreateParams.of(in.fields()), in.options()));

    METHODS.put("quotes.get", (client, in) -> client.quotes().get(in.take("quote_id"), in.options()));

    METHODS.put("recipients.create", (client, in) -> client.recipients().create(RecipientsCreateParams.of(in.fields()), in.options()));

    METHODS.put("recipients.create_bulk", (client, in) -> client.recipients().createBulk(RecipientsCreateBulkParams.of(in.fields()), in.options()));

    METHODS.put("recipients.delete", (client, in) -> client.recipients().delete(in.take("recipient_id"), in.options()));

    METHODS.put("recipients.get", (client, in) -> client.recipients().get(in.take("recipient_id"), RecipientsGetParams.of(in.fields()), in.options()));

    METHODS.put("recipients.list", (client, in) -> client.recipients().list(RecipientsListParams.of(in.fields()), in.options()));

    METHODS.put("recipients.restore", (client, in) -> client.recipients().restore(in.take("recipient_id"), in.options()));

    METHODS.put("recipients.update", (client, in) -> client.recipients().update(in.take("recipient_id"), RecipientsUpdateParams.of(in.fields()), in.options()));

    METHODS.put("referrals.create", (client, in) -> client.referrals().create(ReferralsCreateParams.of(in.fields()), in.options()));

    METHODS.put("referrals.get", (client, in) -> client.referrals().get(in.take("referral_id"), in.options()));

    METHODS.put("referrals.list", (client, in) -> client.referrals().list(ReferralsListParams.of(in.fields()), in.options()));

    METHODS.put("referrals.qualify", (client, in) -> client.referrals().qualify(in.take("referral_id"), in.options()));

    METHODS.put("reports.get_failures", (client, in) -> client.reports().getFailures(ReportsGetFailuresParams.of(in.fields()), in.options()));

    METHODS.put("reports.get_failures_csv", (client, in) -> client.reports().getFailuresCsv(ReportsGetFailuresCsvParams.of(in.fields()), in.options()));

    METHODS.put("reports.get_programs", (client, in) -> client.reports().getPrograms(ReportsGetProgramsParams.of(in.fields()), in.options()));

    METHODS.put("reports.get_programs_csv", (client, in) -> client.reports().getProgramsCsv(ReportsGetProgramsCsvParams.of(in.fields()), in.options()));

    METHODS.put("reports.get_reconciliation", (client, in) -> client.reports().getReconciliation(ReportsGetReconciliationParams.of(in.fields()), in.options()));

    METHODS.put("reports.get_reconciliation_csv", (client, in) -> client.reports().getReconciliationCsv(ReportsGetReconciliationCsvParams.of(in.fields()), in.options()));

    METHODS.put("reports.get_spend", (client, in) -> client.reports().getSpend(ReportsGetSpendParams.of(in.fields()), in.options()));

    METHODS.put("reports.get_spend_csv", (client, in) -> client.reports().getSpendCsv(ReportsGetSpendCsvParams.of(in.fields()), in.options()));

    METHODS.put("requests.get", (client, in) -> client.requests().get(in.take("request_id"), in.options()));

    METHODS.put("requests.list", (client, in) -> client.requests().list(RequestsListParams.of(in.fields()), in.options()));

    METHODS.put("reviews.approve", (client, in) -> client.reviews().approve(in.take("review_id"), ReviewsApproveParams.of(in.fields()), in.options()));

    METHODS.put("reviews.get", (client, in) -> client.reviews().get(in.take("review_id"), ReviewsGetParams.of(in.fields()), in.options()));

    METHODS.put("reviews.list", (client, in) -> client.reviews().list(ReviewsListParams.of(in.fields()), in.options()));

    METHODS.put("reviews.reject", (client, in) -> client.reviews().reject(in.take("review_id"), ReviewsRejectParams.of(in.fields()), in.options()));

    METHODS.put("reward_links.create", (client, in) -> client.rewardLinks().create(RewardLinksCreateParams.of(in.fields()), in.options()));

    METHODS.put("reward_links.create_many", (client, in) -> client.rewardLinks().createMany(RewardLinksCreateManyParams.of(in.fields()), in.options()));

    METHODS.put("reward_links.get", (client, in) -> client.rewardLinks().get(in.take("link_id"), in.options()));

    METHODS.put("reward_links.list", (client, in) -> client.rewardLinks().list(RewardLinksListParams.of(in.fields()), in.options()));

    METHODS.put("reward_links.revoke", (client, in) -> client.rewardLinks().revoke(in.take("link_id"), in.options()));

    METHODS.put("rewards.create", (client, in) -> client.rewards().create(RewardsCreateParams.of(in.fields()), in.options()));

    METHODS.put("rewards.get", (client, in) -> client.rewards().get(in.take("reward_id"), RewardsGetParams.of(in.fields()), in.options()));

    METHODS.put("rewards.list", (client, in) -> client.rewards().list(RewardsListParams.of(in.fields()), in.options()));

    METHODS.put("rewards.release", (client, in) -> client.rewards().release(in.take("reward_id"), RewardsReleaseParams.of(in.fields()), in.options()));

    METHODS.put("rewards.validate", (client, in) -> client.rewards().validate(RewardsValidateParams.of(in.fields()), in.options()));

    METHODS.put("rewards.void", (client, in) -> client.rewards().void_(in.take("reward_id"), in.options()));

    METHODS.put("sandboxes.create", (client, in) -> client.sandboxes().create(SandboxesCreateParams.of(in.fields()), in.options()));

    METHODS.put("schedules.combine_occurrence", (client, in) -> client.schedules().combineOccurrence(in.take("schedule_id"), in.take("day"), SchedulesCombineOccurrenceParams.of(in.fields()), in.options()));

    METHODS.put("schedules.create", (client, in) -> client.schedules().create(SchedulesCreateParams.of(in.fields()), in.options()));

    METHODS.put("schedules.delete", (client, in) -> client.schedules().delete(in.take("schedule_id"), in.options()));

    METHODS.put("schedules.get", (client, in) -> client.schedules().get(in.take("schedule_id"), SchedulesGetParams.of(in.fields()), in.options()));

    METHODS.put("schedules.get_occurrence", (client, in) -> client.schedules().getOccurrence(in.take("schedule_id"), in.take("day"), in.options()));

    METHODS.put("schedules.list", (client, in) -> client.schedules().list(SchedulesListParams.of(in.fields()), in.options()));

    METHODS.put("schedules.list_occurrences", (client, in) -> client.schedules().listOccurrences(in.take("schedule_id"), SchedulesListOccurrencesParams.of(in.fields()), in.options()));

    METHODS.put("schedules.move_occurrence", (client, in) -> client.schedules().moveOccurrence(in.take("schedule_id"), in.take("day"), SchedulesMoveOccurrenceParams.of(in.fields()), in.options()));

    METHODS.put("schedules.preview_run", (client, in) -> client.schedules().previewRun(in.take("schedule_id"), in.options()));

    METHODS.put("schedules.reset_occurrence", (client, in) -> client.schedules().resetOccurrence(in.take("schedule_id"), in.take("day"), in.options()));

    METHODS.put("schedules.run", (client, in) -> client.schedules().run(in.take("schedule_id"), SchedulesRunParams.of(in.fields()), in.options()));

    METHODS.put("schedules.skip_occurrence", (client, in) -> client.schedules().skipOccurrence(in.take("schedule_id"), in.take("day"), in.options()));

    METHODS.put("schedules.update", (client, in) -> client.schedules().update(in.take("schedule_id"), SchedulesUpdateParams.of(in.fields()), in.options()));

    METHODS.put("schedules.update_occurrence", (client, in) -> client.schedules().updateOccurrence(in.take("schedule_id"), in.take("day"), SchedulesUpdateOccurrenceParams.of(in.fields()), in.options()));

    METHODS.put("search.find", (client, in) -> client.search().find(SearchFindParams.of(in.fields()), in.options()));

    METHODS.put("sends.cancel", (client, in) -> client.sends().cancel(in.take("send_id"), in.options()));

    METHODS.put("sends.change_meter", (client, in) -> client.sends().changeMeter(in.take("send_id"), SendsChangeMeterParams.of(in.fields()), in.options()));

    METHODS.put("sends.create", (client, in) -> client.sends().create(SendsCreateParams.of(in.fields()), in.options()));

    METHODS.put("sends.get", (client, in) -> client.sends().get(in.take("send_id"), SendsGetParams.of(in.fields()), in.options()));

    METHODS.put("sends.get_receipt", (client, in) -> client.sends().getReceipt(in.take("send_id"), SendsGetReceiptParams.of(in.fields()), in.options()));

    METHODS.put("sends.get_receipt_pdf", (client, in) -> client.sends().getReceiptPdf(in.take("send_id"), SendsGetReceiptPdfParams.of(in.fields()), in.options()));

    METHODS.put("sends.list", (client, in) -> client.sends().list(SendsListParams.of(in.fields()), in.options()));

    METHODS.put("sends.list_attempts", (client, in) -> client.sends().listAttempts(in.take("send_id"), in.options()));

    METHODS.put("sends.resend_token", (client, in) -> client.sends().resendToken(in.take("send_id"), in.options()));

    METHODS.put("sends.retry", (client, in) -> client.sends().retry(in.take("send_id"), in.options()));

    METHODS.put("sends.validate", (client, in) -> client.sends().validate(SendsValidateParams.of(in.fields()), in.options()));

    METHODS.put("statements.get", (client, in) -> client.statements().get(StatementsGetParams.of(in.fields()), in.options()));

    METHODS.put("statements.get_csv", (client, in) -> client.statements().getCsv(StatementsGetCsvParams.of(in.fields()), in.options()));

    METHODS.put("statements.get_pdf", (client, in) -> client.statements().getPdf(StatementsGetPdfParams.of(in.fields()), in.options()));

    METHODS.put("status.get", (client, in) -> client.status().get(in.options()));

    METHODS.put("status.get_history", (client, in) -> client.status().getHistory(StatusGetHistoryParams.of(in.fields()), in.options()));

    METHODS.put("test.create_credit", (client, in) -> client.test().createCredit(TestCreateCreditParams.of(in.fields()), in.options()));

    METHODS.put("test.reset", (client, in) -> client.test().reset(in.options()));

    METHODS.put("test.set_network_availability", (client, in) -> client.test().setNetworkAvailability(in.take("network"), TestSetNetworkAvailabilityParams.of(in.fields()), in.options()));

    METHODS.put("test.set_zesa_availability", (client, in) -> client.test().setZesaAvailability(TestSetZesaAvailabilityParams.of(in.fields()), in.options()));

    METHODS.put("test.approvals.approve", (client, in) -> client.test().approvals().approve(in.take("approval_id"), in.options()));

    METHODS.put("test.approvals.reject", (client, in) -> client.test().approvals().reject(in.take("approval_id"), in.options()));

    METHODS.put("test.checkout_sessions.pay", (client, in) -> client.test().checkoutSessions().pay(in.take("session_id"), TestCheckoutSessionsPayParams.of(in.fields()), in.options()));

    METHODS.put("test.checkout_sessions.review", (client, in) -> client.test().checkoutSessions().review(in.take("session_id"), TestCheckoutSessionsReviewParams.of(in.fields()), in.options()));

    METHODS.put("test.clock.advance", (client, in) -> client.test().clock().advance(TestClockAdvanceParams.of(in.fields()), in.options()));

    METHODS.put("test.clock.get", (client, in) -> client.test().clock().get(in.options()));

    METHODS.put("test.events.trigger", (client, in) -> client.test().events().trigger(TestEventsTriggerParams.of(in.fields()), in.options()));

    METHODS.put("test.reward_links.claim", (client, in) -> client.test().rewardLinks().claim(in.take("link_id"), TestRewardLinksClaimParams.of(in.fields()), in.options()));

    METHODS.put("test.sends.advance", (client, in) -> client.test().sends().advance(in.take("send_id"), TestSendsAdvanceParams.of(in.fields()), in.options()));

    METHODS.put("token_links.get", (client, in) -> client.tokenLinks().get(in.take("secret"), TokenLinksGetParams.of(in.fields()), in.options()));

    METHODS.put("topups.create", (client, in) -> client.topups().create(TopupsCreateParams.of(in.fields()), in.options()));

    METHODS.put("topups.get", (client, in) -> client.topups().get(in.take("topup_id"), in.options()));

    METHODS.put("topups.list", (client, in) -> client.topups().list(TopupsListParams.of(in.fields()), in.options()));

    METHODS.put("webhook_deliveries.get", (client, in) -> client.webhookDeliveries().get(in.take("delivery_id"), in.options()));

    METHODS.put("webhook_deliveries.list", (client, in) -> client.webhookDeliveries().list(WebhookDeliveriesListParams.of(in.fields()), in.options()));

    METHODS.put("webhook_deliveries.redeliver", (client, in) -> client.webhookDeliveries().redeliver(in.take("delivery_id"), in.options()));

    METHODS.put("webhook_endpoints.create", (client, in) -> client.webhookEndpoints().create(WebhookEndpointsCreateParams.of(in.fields()), in.options()));

    METHODS.put("webhook_endpoints.delete", (client, in) -> client.webhookEndpoints().delete(in.take("endpoint_id"), in.options()));

    METHODS.put("webhook_endpoints.get", (client, in) -> client.webhookEndpoints().get(in.take("endpoint_id"), in.options()));

    METHODS.put("webhook_endpoints.get_replay", (client, in) -> client.webhookEndpoints().getReplay(in.take("endpoint_id"), in.take("replay_id"), in.options()));

    METHODS.put("webhook_endpoints.list", (client, in) -> client.webhookEndpoints().list(WebhookEndpointsListParams.of(in.fields()), in.options()));

    METHODS.put("webhook_endpoints.replay", (client, in) -> client.webhookEndpoints().replay(in.take("endpoint_id"), WebhookEndpointsReplayParams.of(in.fields()), in.options()));

    METHODS.put("webhook_endpoints.roll_secret", (client, in) -> client.webhookEndpoints().rollSecret(in.take("endpoint_id"), WebhookEndpointsRollSecretParams.of(in.fields()), in.options()));

    METHODS.put("webhook_endpoints.test", (client, in) -> client.webhookEndpoints().test(in.take("endpoint_id"), WebhookEndpointsTestParams.of(in.fields()), in.options()));

    METHODS.put("webhook_endpoints.update", (client, in) -> client.webhookEndpoints().update(in.take("endpoint_id"), WebhookEndpointsUpdateParams.of(in.fields()), in.options()));

    METHODS.put("workforce.allocate", (client, in) -> client.workforce().allocate(WorkforceAllocateParams.of(in.fields()), in.options()));

    METHODS.put("workforce.get_access", (client, in) -> client.workforce().getAccess(in.options()));

    METHODS.put("workforce.get_journal", (client, in) -> client.workforce().getJournal(WorkforceGetJournalParams.of(in.fields()), in.options()));

    METHODS.put("workforce.get_journal_csv", (client, in) -> client.workforce().getJournalCsv(WorkforceGetJournalCsvParams.of(in.fields()), in.options()));

    METHODS.put("workforce.get_ledger", (client, in) -> client.workforce().getLedger(WorkforceGetLedgerParams.of(in.fields()), in.options()));

    METHODS.put("workforce.get_ledger_csv", (client, in) -> client.workforce().getLedgerCsv(WorkforceGetLedgerCsvParams.of(in.fields()), in.options()));

    METHODS.put("workforce.get_ledger_csv_json", (client, in) -> client.workforce().getLedgerCsvJson(WorkforceGetLedgerCsvJsonParams.of(in.fields()), in.options()));

    METHODS.put("workforce.get_meters", (client, in) -> client.workforce().getMeters(in.options()));

    METHODS.put("workforce.get_products", (client, in) -> client.workforce().getProducts(in.options()));

    METHODS.put("workforce.preview_allocation", (client, in) -> client.workforce().previewAllocation(WorkforcePreviewAllocationParams.of(in.fields()), in.options()));

    METHODS.put("workforce.batches.cancel", (client, in) -> client.workforce().batches().cancel(in.take("reference"), in.options()));

    METHODS.put("workforce.batches.get", (client, in) -> client.workforce().batches().get(in.take("reference"), in.options()));

    METHODS.put("workforce.batches.get_results", (client, in) -> client.workforce().batches().getResults(in.take("reference"), in.options()));

    METHODS.put("workforce.batches.list", (client, in) -> client.workforce().batches().list(WorkforceBatchesListParams.of(in.fields()), in.options()));

    METHODS.put("workforce.batches.preview_resend", (client, in) -> client.workforce().batches().previewResend(in.take("reference"), WorkforceBatchesPreviewResendParams.of(in.fields()), in.options()));

    METHODS.put("workforce.batches.resend", (client, in) -> client.workforce().batches().resend(in.take("reference"), WorkforceBatchesResendParams.of(in.fields()), in.options()));

    METHODS.put("workforce.cost_centers.change_people", (client, in) -> client.workforce().costCenters().changePeople(in.take("cost_center_id"), WorkforceCostCentersChangePeopleParams.of(in.fields()), in.options()));

    METHODS.put("workforce.cost_centers.create", (client, in) -> client.workforce().costCenters().create(WorkforceCostCentersCreateParams.of(in.fields()), in.options()));

    METHODS.put("workforce.cost_centers.get_people", (client, in) -> client.workforce().costCenters().getPeople(in.take("cost_center_id"), in.options()));

    METHODS.put("workforce.cost_centers.get_spend", (client, in) -> client.workforce().costCenters().getSpend(in.take("cost_center_id"), WorkforceCostCentersGetSpendParams.of(in.fields()), in.options()));

    METHODS.put("workforce.cost_centers.list", (client, in) -> client.workforce().costCenters().list(in.options()));

    METHODS.put("workforce.cost_centers.update", (client, in) -> client.workforce().costCenters().update(in.take("cost_center_id"), WorkforceCostCentersUpdateParams.of(in.fields()), in.options()));

    METHODS.put("workforce.recipients.create", (client, in) -> client.workforce().recipients().create(WorkforceRecipientsCreateParams.of(in.fields()), in.options()));

    METHODS.put("workforce.recipients.list", (client, in) -> client.workforce().recipients().list(WorkforceRecipientsListParams.of(in.fields()), in.options()));

    METHODS.put("workforce.recipients.update", (client, in) -> client.workforce().recipients().update(in.take("recipient_id"), WorkforceRecipientsUpdateParams.of(in.fields()), in.options()));

    METHODS.put("workforce.schedules.list", (client, in) -> client.workforce().schedules().list(WorkforceSchedulesListParams.of(in.fields()), in.options()));

    METHODS.put("workforce.schedules.run", (client, in) -> client.workforce().schedules().run(in.take("schedule_id"), WorkforceSchedulesRunParams.of(in.fields()), in.options()));

    MODELS.put("Account", Account::of);

    MODELS.put("AccountActivity", AccountActivity::of);

    MODELS.put("AccountActivityList", AccountActivityList::of);

    MODELS.put("AccountUpdate", AccountUpdate::of);

    MODELS.put("Activity", Activity::of);

    MODELS.put("ActivityCreate", ActivityCreate::of);

    MODELS.put("ActivityEventData", ActivityEventData::of);

    MODELS.put("ActivityList", ActivityList::of);

    MODELS.put("ActivityRuleMatchedEvent", ActivityRuleMatchedEvent::of);

    MODELS.put("Actor", Actor::of);

    MODELS.put("Address", Address::of);

    MODELS.put("AddressInput", AddressInput::of);

    MODELS.put("AgentApproval", AgentApproval::of);

    MODELS.put("AgentApprovalApprovedEvent", AgentApprovalApprovedEvent::of);

    MODELS.put("AgentApprovalEventData", AgentApprovalEventData::of);

    MODELS.put("AgentApprovalExpiredEvent", AgentApprovalExpiredEvent::of);

    MODELS.put("AgentApprovalFailedEvent", AgentApprovalFailedEvent::of);

    MODELS.put("AgentApprovalList", AgentApprovalList::of);

    MODELS.put("AgentApprovalRejectedEvent", AgentApprovalRejectedEvent::of);

    MODELS.put("AgentApprovalRequestedEvent", AgentApprovalRequestedEvent::of);

    MODELS.put("AlertRecipients", AlertRecipients::of);

    MODELS.put("ApiKey", ApiKey::of);

    MODELS.put("ApiKeyCreatedEvent", ApiKeyCreatedEvent::of);

    MODELS.put("ApiKeyEventData", ApiKeyEventData::of);

    MODELS.put("ApiKeyExpiringEvent", ApiKeyExpiringEvent::of);

    MODELS.put("ApiKeyList", ApiKeyList::of);

    MODELS.put("ApiKeyRevokedEvent", ApiKeyRevokedEvent::of);

    MODELS.put("ApiKeyRolledEvent", ApiKeyRolledEvent::of);

    MODELS.put("ApprovalThreshold", ApprovalThreshold::of);

    MODELS.put("AttentionItem", AttentionItem::of);

    MODELS.put("AuditEvent", AuditEvent::of);

    MODELS.put("AuditEventList", AuditEventList::of);

    MODELS.put("Batch", Batch::of);

    MODELS.put("BatchApproval", BatchApproval::of);

    MODELS.put("BatchCancelledEvent", BatchCancelledEvent::of);

    MODELS.put("BatchCompletedEvent", BatchCompletedEvent::of);

    MODELS.put("BatchCounts", BatchCounts::of);

    MODELS.put("BatchCreate", BatchCreate::of);

    MODELS.put("BatchCreatedEvent", BatchCreatedEvent::of);

    MODELS.put("BatchCreditCheck", BatchCreditCheck::of);

    MODELS.put("BatchEventData", BatchEventData::of);

    MODELS.put("BatchFailedEvent", BatchFailedEvent::of);

    MODELS.put("BatchItem", BatchItem::of);

    MODELS.put("BatchItemCreate", BatchItemCreate::of);

    MODELS.put("BatchItemList", BatchItemList::of);

    MODELS.put("BatchList", BatchList::of);

    MODELS.put("BatchPartiallyCompletedEvent", BatchPartiallyCompletedEvent::of);

    MODELS.put("BatchPreview", BatchPreview::of);

    MODELS.put("BatchPreviewCounts", BatchPreviewCounts::of);

    MODELS.put("BatchPreviewLine", BatchPreviewLine::of);

    MODELS.put("BatchProcessingEvent", BatchProcessingEvent::of);

    MODELS.put("BatchRequiresApprovalEvent", BatchRequiresApprovalEvent::of);

    MODELS.put("BatchRetry", BatchRetry::of);

    MODELS.put("BatchWarning", BatchWarning::of);

    MODELS.put("BeneficialOwner", BeneficialOwner::of);

    MODELS.put("BlockedTarget", BlockedTarget::of);

    MODELS.put("BlockedTargetCreate", BlockedTargetCreate::of);

    MODELS.put("BlockedTargetList", BlockedTargetList::of);

    MODELS.put("BudgetAfter", BudgetAfter::of);

    MODELS.put("Bundle", Bundle::of);

    MODELS.put("BundleList", BundleList::of);

    MODELS.put("Checkin", Checkin::of);

    MODELS.put("CheckinCreate", CheckinCreate::of);

    MODELS.put("CheckinList", CheckinList::of);

    MODELS.put("CheckoutCredited", CheckoutCredited::of);

    MODELS.put("CheckoutPayment", CheckoutPayment::of);

    MODELS.put("CheckoutPaymentError", CheckoutPaymentError::of);

    MODELS.put("CheckoutReview", CheckoutReview::of);

    MODELS.put("CheckoutSession", CheckoutSession::of);

    MODELS.put("CheckoutSessionCreate", CheckoutSessionCreate::of);

    MODELS.put("CheckoutSessionCreditedEvent", CheckoutSessionCreditedEvent::of);

    MODELS.put("CheckoutSessionEventData", CheckoutSessionEventData::of);

    MODELS.put("CheckoutSessionExpiredEvent", CheckoutSessionExpiredEvent::of);

    MODELS.put("CheckoutSessionFulfilledEvent", CheckoutSessionFulfilledEvent::of);

    MODELS.put("CheckoutSessionList", CheckoutSessionList::of);

    MODELS.put("CheckoutSessionPaidEvent", CheckoutSessionPaidEvent::of);

    MODELS.put("CheckoutSessionResentEvent", CheckoutSessionResentEvent::of);

    MODELS.put("ClaimBundle", ClaimBundle::of);

    MODELS.put("ClaimChallenge", ClaimChallenge::of);

    MODELS.put("ClaimChoice", ClaimChoice::of);

    MODELS.put("ClaimCode", ClaimCode::of);

    MODELS.put("ClaimCodeCreate", ClaimCodeCreate::of);

    MODELS.put("ClaimCreate", ClaimCreate::of);

    MODELS.put("ClaimResult", ClaimResult::of);

    MODELS.put("CompletionCreate", CompletionCreate::of);

    MODELS.put("ContactPerson", ContactPerson::of);

    MODELS.put("ContactPersonInput", ContactPersonInput::of);

    MODELS.put("CostCenter", CostCenter::of);

    MODELS.put("CostCenterCreate", CostCenterCreate::of);

    MODELS.put("CostCenterList", CostCenterList::of);

    MODELS.put("CostCenterUpdate", CostCenterUpdate::of);

    MODELS.put("CreatedFilter", CreatedFilter::of);

    MODELS.put("Credit", Credit::of);

    MODELS.put("CreditAdjustedEvent", CreditAdjustedEvent::of);

    MODELS.put("CreditAfter", CreditAfter::of);

    MODELS.put("CreditAlerts", CreditAlerts::of);

    MODELS.put("CreditAlertsUpdate", CreditAlertsUpdate::of);

    MODELS.put("CreditBalance", CreditBalance::of);

    MODELS.put("CreditBalanceAfter", CreditBalanceAfter::of);

    MODELS.put("CreditBalanceLowEvent", CreditBalanceLowEvent::of);

    MODELS.put("CreditEventData", CreditEventData::of);

    MODELS.put("CreditReleasedEvent", CreditReleasedEvent::of);

    MODELS.put("CreditReservation", CreditReservation::of);

    MODELS.put("CreditReservationEventData", CreditReservationEventData::of);

    MODELS.put("CreditReservationList", CreditReservationList::of);

    MODELS.put("CreditReservedEvent", CreditReservedEvent::of);

    MODELS.put("CreditShortfallProjectedEvent", CreditShortfallProjectedEvent::of);

    MODELS.put("CreditThreshold", CreditThreshold::of);

    MODELS.put("CreditTopupExpiredEvent", CreditTopupExpiredEvent::of);

    MODELS.put("CreditTopupFailedEvent", CreditTopupFailedEvent::of);

    MODELS.put("CreditTopupPendingEvent", CreditTopupPendingEvent::of);

    MODELS.put("CreditTopupSucceededEvent", CreditTopupSucceededEvent::of);

    MODELS.put("CreditTransaction", CreditTransaction::of);

    MODELS.put("CreditTransactionEventData", CreditTransactionEventData::of);

    MODELS.put("CreditTransactionList", CreditTransactionList::of);

    MODELS.put("Dealer", Dealer::of);

    MODELS.put("DealerApplication", DealerApplication::of);

    MODELS.put("DealerApplicationCreate", DealerApplicationCreate::of);

    MODELS.put("DealerApplicationUpdate", DealerApplicationUpdate::of);

    MODELS.put("DealerBank", DealerBank::of);

    MODELS.put("DealerBankInput", DealerBankInput::of);

    MODELS.put("DealerDeclarations", DealerDeclarations::of);

    MODELS.put("DealerDiscount", DealerDiscount::of);

    MODELS.put("DealerDocuments", DealerDocuments::of);

    MODELS.put("DealerDocumentsInput", DealerDocumentsInput::of);

    MODELS.put("DeletedSchedule", DeletedSchedule::of);

    MODELS.put("Director", Director::of);

    MODELS.put("Dispute", Dispute::of);

    MODELS.put("DisputeCreate", DisputeCreate::of);

    MODELS.put("DisputeEventData", DisputeEventData::of);

    MODELS.put("DisputeEvidence", DisputeEvidence::of);

    MODELS.put("DisputeEvidenceInput", DisputeEvidenceInput::of);

    MODELS.put("DisputeList", DisputeList::of);

    MODELS.put("DisputeMessage", DisputeMessage::of);

    MODELS.put("DisputeOpenedEvent", DisputeOpenedEvent::of);

    MODELS.put("DisputeResolvedEvent", DisputeResolvedEvent::of);

    MODELS.put("Document", Document::of);

    MODELS.put("DocumentList", DocumentList::of);

    MODELS.put("DocumentUpload", DocumentUpload::of);

    MODELS.put("DuplicateGuard", DuplicateGuard::of);

    MODELS.put("DuplicateGuardUpdate", DuplicateGuardUpdate::of);

    MODELS.put("ErrorBody", ErrorBody::of);

    MODELS.put("ErrorCodeEntry", ErrorCodeEntry::of);

    MODELS.put("ErrorCodeList", ErrorCodeList::of);

    MODELS.put("ErrorDetail", ErrorDetail::of);

    MODELS.put("Event", Event::of);

    MODELS.put("EventData", EventData::of);

    MODELS.put("EventList", EventList::of);

    MODELS.put("EventObject", EventObject::of);

    MODELS.put("EventRequest", EventRequest::of);

    MODELS.put("Export", Export::of);

    MODELS.put("ExportCreate", ExportCreate::of);

    MODELS.put("ExportList", ExportList::of);

    MODELS.put("Failure", Failure::of);

    MODELS.put("FailureReport", FailureReport::of);

    MODELS.put("FailureReportKeys", FailureReportKeys::of);

    MODELS.put("FailureReportRow", FailureReportRow::of);

    MODELS.put("FailureReportTotals", FailureReportTotals::of);

    MODELS.put("FamilyAllowance", FamilyAllowance::of);

    MODELS.put("FamilyAllowanceInput", FamilyAllowanceInput::of);

    MODELS.put("FamilyMember", FamilyMember::of);

    MODELS.put("FamilyMemberCreate", FamilyMemberCreate::of);

    MODELS.put("FamilyMemberList", FamilyMemberList::of);

    MODELS.put("FamilyMemberUpdate", FamilyMemberUpdate::of);

    MODELS.put("FamilySendCreate", FamilySendCreate::of);

    MODELS.put("Geofence", Geofence::of);

    MODELS.put("GeofenceInput", GeofenceInput::of);

    MODELS.put("Group", Group::of);

    MODELS.put("GroupCreate", GroupCreate::of);

    MODELS.put("GroupFilter", GroupFilter::of);

    MODELS.put("GroupFilterInput", GroupFilterInput::of);

    MODELS.put("GroupList", GroupList::of);

    MODELS.put("GroupMembersChange", GroupMembersChange::of);

    MODELS.put("GroupUpdate", GroupUpdate::of);

    MODELS.put("Health", Health::of);

    MODELS.put("Invite", Invite::of);

    MODELS.put("InviteList", InviteList::of);

    MODELS.put("KeyCreate", KeyCreate::of);

    MODELS.put("KeyRoll", KeyRoll::of);

    MODELS.put("KeyUpdate", KeyUpdate::of);

    MODELS.put("KeyUsageAmounts", KeyUsageAmounts::of);

    MODELS.put("LookupProducts", LookupProducts::of);

    MODELS.put("Mandate", Mandate::of);

    MODELS.put("Member", Member::of);

    MODELS.put("MemberCreate", MemberCreate::of);

    MODELS.put("MemberList", MemberList::of);

    MODELS.put("MemberUpdate", MemberUpdate::of);

    MODELS.put("Meter", Meter::of);

    MODELS.put("MeterChange", MeterChange::of);

    MODELS.put("Network", Network::of);

    MODELS.put("NetworkAvailabilityDegradedEvent", NetworkAvailabilityDegradedEvent::of);

    MODELS.put("NetworkAvailabilityRestoredEvent", NetworkAvailabilityRestoredEvent::of);

    MODELS.put("NetworkAvailabilitySet", NetworkAvailabilitySet::of);

    MODELS.put("NetworkEventData", NetworkEventData::of);

    MODELS.put("NetworkList", NetworkList::of);

    MODELS.put("NetworkStatus", NetworkStatus::of);

    MODELS.put("OccurrenceCombine", OccurrenceCombine::of);

    MODELS.put("OccurrenceMove", OccurrenceMove::of);

    MODELS.put("OccurrenceRef", OccurrenceRef::of);

    MODELS.put("OccurrenceUpdate", OccurrenceUpdate::of);

    MODELS.put("OpenHours", OpenHours::of);

    MODELS.put("Overview", Overview::of);

    MODELS.put("OverviewBalance", OverviewBalance::of);

    MODELS.put("OverviewNetwork", OverviewNetwork::of);

    MODELS.put("OverviewToday", OverviewToday::of);

    MODELS.put("OverviewWebhooks", OverviewWebhooks::of);

    MODELS.put("Payday", Payday::of);

    MODELS.put("PaydayUpdate", PaydayUpdate::of);

    MODELS.put("PhoneLookup", PhoneLookup::of);

    MODELS.put("PowerAvailability", PowerAvailability::of);

    MODELS.put("PowerAvailabilityDownEvent", PowerAvailabilityDownEvent::of);

    MODELS.put("PowerAvailabilityUpEvent", PowerAvailabilityUpEvent::of);

    MODELS.put("PowerBand", PowerBand::of);

    MODELS.put("PowerBandUnits", PowerBandUnits::of);

    MODELS.put("PowerBreakdown", PowerBreakdown::of);

    MODELS.put("PowerChangePoint", PowerChangePoint::of);

    MODELS.put("PowerObservation", PowerObservation::of);

    MODELS.put("PowerObservationList", PowerObservationList::of);

    MODELS.put("PowerObserved", PowerObserved::of);

    MODELS.put("PowerQuote", PowerQuote::of);

    MODELS.put("PowerRate", PowerRate::of);

    MODELS.put("PowerSeries", PowerSeries::of);

    MODELS.put("PowerSeriesPoint", PowerSeriesPoint::of);

    MODELS.put("PowerUnits", PowerUnits::of);

    MODELS.put("PowerUnitsAfterReset", PowerUnitsAfterReset::of);

    MODELS.put("Product", Product::of);

    MODELS.put("ProductList", ProductList::of);

    MODELS.put("ProductNetwork", ProductNetwork::of);

    MODELS.put("Program", Program::of);

    MODELS.put("ProgramActivatedEvent", ProgramActivatedEvent::of);

    MODELS.put("ProgramBranding", ProgramBranding::of);

    MODELS.put("ProgramBrandingInput", ProgramBrandingInput::of);

    MODELS.put("ProgramBudgetLowEvent", ProgramBudgetLowEvent::of);

    MODELS.put("ProgramClosedEvent", ProgramClosedEvent::of);

    MODELS.put("ProgramCounts", ProgramCounts::of);

    MODELS.put("ProgramCreate", ProgramCreate::of);

    MODELS.put("ProgramDefund", ProgramDefund::of);

    MODELS.put("ProgramEventData", ProgramEventData::of);

    MODELS.put("ProgramExhaustedEvent", ProgramExhaustedEvent::of);

    MODELS.put("ProgramFund", ProgramFund::of);

    MODELS.put("ProgramHold", ProgramHold::of);

    MODELS.put("ProgramHoldInput", ProgramHoldInput::of);

    MODELS.put("ProgramList", ProgramList::of);

    MODELS.put("ProgramPausedEvent", ProgramPausedEvent::of);

    MODELS.put("ProgramReactivatedEvent", ProgramReactivatedEvent::of);

    MODELS.put("ProgramReport", ProgramReport::of);

    MODELS.put("ProgramReportKeys", ProgramReportKeys::of);

    MODELS.put("ProgramReportRow", ProgramReportRow::of);

    MODELS.put("ProgramReportTotals", ProgramReportTotals::of);

    MODELS.put("ProgramRule", ProgramRule::of);

    MODELS.put("ProgramRuleList", ProgramRuleList::of);

    MODELS.put("ProgramRuleWrite", ProgramRuleWrite::of);

    MODELS.put("ProgramRulesWrite", ProgramRulesWrite::of);

    MODELS.put("ProgramUpdate", ProgramUpdate::of);

    MODELS.put("ProviderFloat", ProviderFloat::of);

    MODELS.put("ProviderStatus", ProviderStatus::of);

    MODELS.put("Quote", Quote::of);

    MODELS.put("QuoteCreate", QuoteCreate::of);

    MODELS.put("QuotePower", QuotePower::of);

    MODELS.put("Receipt", Receipt::of);

    MODELS.put("ReceiptFiscal", ReceiptFiscal::of);

    MODELS.put("ReceiptLine", ReceiptLine::of);

    MODELS.put("ReceiptMeter", ReceiptMeter::of);

    MODELS.put("ReceiptSeller", ReceiptSeller::of);

    MODELS.put("Recipient", Recipient::of);

    MODELS.put("RecipientBulk", RecipientBulk::of);

    MODELS.put("RecipientBulkCreate", RecipientBulkCreate::of);

    MODELS.put("RecipientBulkLine", RecipientBulkLine::of);

    MODELS.put("RecipientBulkResult", RecipientBulkResult::of);

    MODELS.put("RecipientConsent", RecipientConsent::of);

    MODELS.put("RecipientConsentInput", RecipientConsentInput::of);

    MODELS.put("RecipientConsentLine", RecipientConsentLine::of);

    MODELS.put("RecipientCreate", RecipientCreate::of);

    MODELS.put("RecipientCreatedEvent", RecipientCreatedEvent::of);

    MODELS.put("RecipientErasedEvent", RecipientErasedEvent::of);

    MODELS.put("RecipientErasurePendingEvent", RecipientErasurePendingEvent::of);

    MODELS.put("RecipientEventData", RecipientEventData::of);

    MODELS.put("RecipientList", RecipientList::of);

    MODELS.put("RecipientMeter", RecipientMeter::of);

    MODELS.put("RecipientMeterInput", RecipientMeterInput::of);

    MODELS.put("RecipientMeterLine", RecipientMeterLine::of);

    MODELS.put("RecipientTotals", RecipientTotals::of);

    MODELS.put("RecipientUpdate", RecipientUpdate::of);

    MODELS.put("RecipientUpdatedEvent", RecipientUpdatedEvent::of);

    MODELS.put("RecipientWarning", RecipientWarning::of);

    MODELS.put("ReconciliationKeys", ReconciliationKeys::of);

    MODELS.put("ReconciliationReport", ReconciliationReport::of);

    MODELS.put("ReconciliationRow", ReconciliationRow::of);

    MODELS.put("ReconciliationTotals", ReconciliationTotals::of);

    MODELS.put("Referral", Referral::of);

    MODELS.put("ReferralCreate", ReferralCreate::of);

    MODELS.put("ReferralEventData", ReferralEventData::of);

    MODELS.put("ReferralList", ReferralList::of);

    MODELS.put("ReferralQualifiedEvent", ReferralQualifiedEvent::of);

    MODELS.put("RequestLog", RequestLog::of);

    MODELS.put("RequestLogLine", RequestLogLine::of);

    MODELS.put("RequestLogList", RequestLogList::of);

    MODELS.put("Review", Review::of);

    MODELS.put("ReviewDecision", ReviewDecision::of);

    MODELS.put("ReviewEventData", ReviewEventData::of);

    MODELS.put("ReviewList", ReviewList::of);

    MODELS.put("ReviewOpenedEvent", ReviewOpenedEvent::of);

    MODELS.put("ReviewRelated", ReviewRelated::of);

    MODELS.put("ReviewResolvedEvent", ReviewResolvedEvent::of);

    MODELS.put("ReviewerMessage", ReviewerMessage::of);

    MODELS.put("Reward", Reward::of);

    MODELS.put("RewardCreate", RewardCreate::of);

    MODELS.put("RewardCreatedEvent", RewardCreatedEvent::of);

    MODELS.put("RewardDeliveredEvent", RewardDeliveredEvent::of);

    MODELS.put("RewardDuplicateEvent", RewardDuplicateEvent::of);

    MODELS.put("RewardEventData", RewardEventData::of);

    MODELS.put("RewardExpiredEvent", RewardExpiredEvent::of);

    MODELS.put("RewardFailedEvent", RewardFailedEvent::of);

    MODELS.put("RewardHeldEvent", RewardHeldEvent::of);

    MODELS.put("RewardLimit", RewardLimit::of);

    MODELS.put("RewardLimitInput", RewardLimitInput::of);

    MODELS.put("RewardLimits", RewardLimits::of);

    MODELS.put("RewardLimitsInput", RewardLimitsInput::of);

    MODELS.put("RewardLink", RewardLink::of);

    MODELS.put("RewardLinkClaim", RewardLinkClaim::of);

    MODELS.put("RewardLinkClaimedEvent", RewardLinkClaimedEvent::of);

    MODELS.put("RewardLinkCreate", RewardLinkCreate::of);

    MODELS.put("RewardLinkCreatedEvent", RewardLinkCreatedEvent::of);

    MODELS.put("RewardLinkEventData", RewardLinkEventData::of);

    MODELS.put("RewardLinkExpiredEvent", RewardLinkExpiredEvent::of);

    MODELS.put("RewardLinkList", RewardLinkList::of);

    MODELS.put("RewardLinkOpenedEvent", RewardLinkOpenedEvent::of);

    MODELS.put("RewardLinkOptions", RewardLinkOptions::of);

    MODELS.put("RewardLinkRevokedEvent", RewardLinkRevokedEvent::of);

    MODELS.put("RewardList", RewardList::of);

    MODELS.put("RewardOrApproval", RewardOrApproval::of);

    MODELS.put("RewardPreview", RewardPreview::of);

    MODELS.put("RewardRecipientPerson", RewardRecipientPerson::of);

    MODELS.put("RewardRejectedEvent", RewardRejectedEvent::of);

    MODELS.put("RewardRelease", RewardRelease::of);

    MODELS.put("RewardReleasedEvent", RewardReleasedEvent::of);

    MODELS.put("RewardValidation", RewardValidation::of);

    MODELS.put("RewardVoidedEvent", RewardVoidedEvent::of);

    MODELS.put("RolledSecret", RolledSecret::of);

    MODELS.put("RuleCondition", RuleCondition::of);

    MODELS.put("RuleConditions", RuleConditions::of);

    MODELS.put("RuleConditionsInput", RuleConditionsInput::of);

    MODELS.put("RuleCount", RuleCount::of);

    MODELS.put("RuleCountInput", RuleCountInput::of);

    MODELS.put("RuleGive", RuleGive::of);

    MODELS.put("RuleGiveInput", RuleGiveInput::of);

    MODELS.put("RuleMatch", RuleMatch::of);

    MODELS.put("Sandbox", Sandbox::of);

    MODELS.put("SandboxCreate", SandboxCreate::of);

    MODELS.put("Schedule", Schedule::of);

    MODELS.put("ScheduleCreate", ScheduleCreate::of);

    MODELS.put("ScheduleList", ScheduleList::of);

    MODELS.put("ScheduleOccurrence", ScheduleOccurrence::of);

    MODELS.put("ScheduleOccurrenceEventData", ScheduleOccurrenceEventData::of);

    MODELS.put("ScheduleOccurrenceList", ScheduleOccurrenceList::of);

    MODELS.put("ScheduleOccurrenceRanEvent", ScheduleOccurrenceRanEvent::of);

    MODELS.put("ScheduleOccurrenceRetryAfterTopupEvent", ScheduleOccurrenceRetryAfterTopupEvent::of);

    MODELS.put("ScheduleOccurrenceSkippedInsufficientCreditEvent", ScheduleOccurrenceSkippedInsufficientCreditEvent::of);

    MODELS.put("ScheduleOccurrenceUpcomingEvent", ScheduleOccurrenceUpcomingEvent::of);

    MODELS.put("ScheduleRecipient", ScheduleRecipient::of);

    MODELS.put("ScheduleRecipientCreate", ScheduleRecipientCreate::of);

    MODELS.put("ScheduleRun", ScheduleRun::of);

    MODELS.put("ScheduleRunPreview", ScheduleRunPreview::of);

    MODELS.put("ScheduleUpdate", ScheduleUpdate::of);

    MODELS.put("Search", Search::of);

    MODELS.put("SearchResult", SearchResult::of);

    MODELS.put("Send", Send::of);

    MODELS.put("SendAdvance", SendAdvance::of);

    MODELS.put("SendAttempt", SendAttempt::of);

    MODELS.put("SendAttemptList", SendAttemptList::of);

    MODELS.put("SendBundle", SendBundle::of);

    MODELS.put("SendCancelledEvent", SendCancelledEvent::of);

    MODELS.put("SendCreate", SendCreate::of);

    MODELS.put("SendCreatedEvent", SendCreatedEvent::of);

    MODELS.put("SendCreator", SendCreator::of);

    MODELS.put("SendCreditedBackEvent", SendCreditedBackEvent::of);

    MODELS.put("SendDeliveredEvent", SendDeliveredEvent::of);

    MODELS.put("SendEventData", SendEventData::of);

    MODELS.put("SendFailedEvent", SendFailedEvent::of);

    MODELS.put("SendLateDeliveredEvent", SendLateDeliveredEvent::of);

    MODELS.put("SendList", SendList::of);

    MODELS.put("SendMeterChangedEvent", SendMeterChangedEvent::of);

    MODELS.put("SendOrApproval", SendOrApproval::of);

    MODELS.put("SendPower", SendPower::of);

    MODELS.put("SendPreview", SendPreview::of);

    MODELS.put("SendProblem", SendProblem::of);

    MODELS.put("SendQueuedEvent", SendQueuedEvent::of);

    MODELS.put("SendRequiresReviewEvent", SendRequiresReviewEvent::of);

    MODELS.put("SendRetryingEvent", SendRetryingEvent::of);

    MODELS.put("SendScheduledEvent", SendScheduledEvent::of);

    MODELS.put("SendSubmittedEvent", SendSubmittedEvent::of);

    MODELS.put("SendToken", SendToken::of);

    MODELS.put("SendTokenDeliveredEvent", SendTokenDeliveredEvent::of);

    MODELS.put("SendTokenDeliveryFailedEvent", SendTokenDeliveryFailedEvent::of);

    MODELS.put("SendTokenResentEvent", SendTokenResentEvent::of);

    MODELS.put("SendUnknownEvent", SendUnknownEvent::of);

    MODELS.put("SendValidation", SendValidation::of);

    MODELS.put("SendWarning", SendWarning::of);

    MODELS.put("ShortfallProjection", ShortfallProjection::of);

    MODELS.put("SpendCap", SpendCap::of);

    MODELS.put("SpendCapInput", SpendCapInput::of);

    MODELS.put("SpendCapUpdate", SpendCapUpdate::of);

    MODELS.put("SpendFilter", SpendFilter::of);

    MODELS.put("SpendKeys", SpendKeys::of);

    MODELS.put("SpendReport", SpendReport::of);

    MODELS.put("SpendRow", SpendRow::of);

    MODELS.put("SpendTotals", SpendTotals::of);

    MODELS.put("Statement", Statement::of);

    MODELS.put("StatementByApiKey", StatementByApiKey::of);

    MODELS.put("StatementByCostCenter", StatementByCostCenter::of);

    MODELS.put("StatementByType", StatementByType::of);

    MODELS.put("StatementSends", StatementSends::of);

    MODELS.put("Status", Status::of);

    MODELS.put("StatusComponent", StatusComponent::of);

    MODELS.put("StatusDay", StatusDay::of);

    MODELS.put("StatusHistory", StatusHistory::of);

    MODELS.put("StatusIncident", StatusIncident::of);

    MODELS.put("StatusMessage", StatusMessage::of);

    MODELS.put("TermsAcceptance", TermsAcceptance::of);

    MODELS.put("TestCheckoutPay", TestCheckoutPay::of);

    MODELS.put("TestCheckoutReview", TestCheckoutReview::of);

    MODELS.put("TestClaimCreate", TestClaimCreate::of);

    MODELS.put("TestClock", TestClock::of);

    MODELS.put("TestClockAdvance", TestClockAdvance::of);

    MODELS.put("TestClockWork", TestClockWork::of);

    MODELS.put("TestCredit", TestCredit::of);

    MODELS.put("TestCreditCreate", TestCreditCreate::of);

    MODELS.put("TestEventTrigger", TestEventTrigger::of);

    MODELS.put("TestReset", TestReset::of);

    MODELS.put("TokenLink", TokenLink::of);

    MODELS.put("TokenResend", TokenResend::of);

    MODELS.put("Topup", Topup::of);

    MODELS.put("TopupBank", TopupBank::of);

    MODELS.put("TopupCreate", TopupCreate::of);

    MODELS.put("TopupEventData", TopupEventData::of);

    MODELS.put("TopupList", TopupList::of);

    MODELS.put("UnknownEvent", UnknownEvent::of);

    MODELS.put("WebhookDelivery", WebhookDelivery::of);

    MODELS.put("WebhookDeliveryList", WebhookDeliveryList::of);

    MODELS.put("WebhookEndpoint", WebhookEndpoint::of);

    MODELS.put("WebhookEndpointCreate", WebhookEndpointCreate::of);

    MODELS.put("WebhookEndpointDisabledEvent", WebhookEndpointDisabledEvent::of);

    MODELS.put("WebhookEndpointEventData", WebhookEndpointEventData::of);

    MODELS.put("WebhookEndpointList", WebhookEndpointList::of);

    MODELS.put("WebhookEndpointTest", WebhookEndpointTest::of);

    MODELS.put("WebhookEndpointUpdate", WebhookEndpointUpdate::of);

    MODELS.put("WebhookHealth", WebhookHealth::of);

    MODELS.put("WebhookReplay", WebhookReplay::of);

    MODELS.put("WebhookReplayCreate", WebhookReplayCreate::of);

    MODELS.put("WebhookResponse", WebhookResponse::of);

    MODELS.put("WebhookSecretRoll", WebhookSecretRoll::of);

    MODELS.put("WebhookSend", WebhookSend::of);

    MODELS.put("WebhookTry", WebhookTry::of);

    MODELS.put("WorkforceAccess", WorkforceAccess::of);

    MODELS.put("WorkforceAllocation", WorkforceAllocation::of);

    MODELS.put("WorkforceBatch", WorkforceBatch::of);

    MODELS.put("WorkforceBatchItem", WorkforceBatchItem::of);

    MODELS.put("WorkforceBatchPage", WorkforceBatchPage::of);

    MODELS.put("WorkforceBatchSummary", WorkforceBatchSummary::of);

    MODELS.put("WorkforceBudgetCheck", WorkforceBudgetCheck::of);

    MODELS.put("WorkforceCreditCheck", WorkforceCreditCheck::of);

    MODELS.put("WorkforceDepartment", WorkforceDepartment::of);

    MODELS.put("WorkforceDepartmentCreate", WorkforceDepartmentCreate::of);

    MODELS.put("WorkforceDepartmentList", WorkforceDepartmentList::of);

    MODELS.put("WorkforceDepartmentPeople", WorkforceDepartmentPeople::of);

    MODELS.put("WorkforceDepartmentPeopleChange", WorkforceDepartmentPeopleChange::of);

    MODELS.put("WorkforceDepartmentPerson", WorkforceDepartmentPerson::of);

    MODELS.put("WorkforceDepartmentSpend", WorkforceDepartmentSpend::of);

    MODELS.put("WorkforceDepartmentSums", WorkforceDepartmentSums::of);

    MODELS.put("WorkforceDepartmentUpdate", WorkforceDepartmentUpdate::of);

    MODELS.put("WorkforceExport", WorkforceExport::of);

    MODELS.put("WorkforceJournal", WorkforceJournal::of);

    MODELS.put("WorkforceJournalEntry", WorkforceJournalEntry::of);

    MODELS.put("WorkforceJournalSide", WorkforceJournalSide::of);

    MODELS.put("WorkforceKindSpend", WorkforceKindSpend::of);

    MODELS.put("WorkforceLedger", WorkforceLedger::of);

    MODELS.put("WorkforceLedgerEntry", WorkforceLedgerEntry::of);

    MODELS.put("WorkforceLimits", WorkforceLimits::of);

    MODELS.put("WorkforceLineCreate", WorkforceLineCreate::of);

    MODELS.put("WorkforceMeter", WorkforceMeter::of);

    MODELS.put("WorkforceMeters", WorkforceMeters::of);

    MODELS.put("WorkforceMonthSpend", WorkforceMonthSpend::of);

    MODELS.put("WorkforcePerson", WorkforcePerson::of);

    MODELS.put("WorkforcePersonCreate", WorkforcePersonCreate::of);

    MODELS.put("WorkforcePersonCreated", WorkforcePersonCreated::of);

    MODELS.put("WorkforcePersonPage", WorkforcePersonPage::of);

    MODELS.put("WorkforcePersonSpend", WorkforcePersonSpend::of);

    MODELS.put("WorkforcePersonUpdate", WorkforcePersonUpdate::of);

    MODELS.put("WorkforcePersonUpdated", WorkforcePersonUpdated::of);

    MODELS.put("WorkforcePreview", WorkforcePreview::of);

    MODELS.put("WorkforcePreviewLine", WorkforcePreviewLine::of);

    MODELS.put("WorkforceProducts", WorkforceProducts::of);

    MODELS.put("WorkforceResend", WorkforceResend::of);

    MODELS.put("WorkforceSchedulePage", WorkforceSchedulePage::of);

    MODELS.put("WorkforceScheduleRun", WorkforceScheduleRun::of);

    MODELS.put("WorkforceSendResult", WorkforceSendResult::of);

    MODELS.put("ZesaAvailability", ZesaAvailability::of);

    MODELS.put("ZesaAvailabilityEventData", ZesaAvailabilityEventData::of);

    MODELS.put("ZesaAvailabilitySet", ZesaAvailabilitySet::of);
  }
}
