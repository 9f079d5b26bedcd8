// Made from the contract by "npm run sdks"; never edit this file.
package driver

import com.example.svc.Fields
import com.example.svc.kotlin.Svc
import com.example.svc.model.*
import com.example.svc.param.*

/** Every method by its name; one that is missing does not compile. */
internal suspend fun dispatch(client: Svc, op: String, input: Input): Any = when (op) {
  "account.get" -> client.account.get(input.options())

  "account.list_activity" -> client.account.listActivity(AccountListActivityParams.of(input.fields()), input.options())

  "account.update" -> client.account.update(AccountUpdateParams.of(input.fields()), input.options())

  "activities.create" -> client.activities.create(ActivitiesCreateParams.of(input.fields()), input.options())

  "activities.get" -> client.activities.get(input.take("activity_id"), input.options())

  "activities.list" -> client.activities.list(ActivitiesListParams.of(input.fields()), input.options())

  "approvals.get" -> client.approvals.get(input.take("approval_id"), input.options())

  "approvals.list" -> client.approvals.list(ApprovalsListParams.of(input.fields()), input.options())

  "audit_log.list" -> client.auditLog.list(AuditLogListParams.of(input.fields()), input.options())

  "batches.approve" -> client.batches.approve(input.take("batch_id"), input.options())

  "batches.cancel" -> client.batches.cancel(input.take("batch_id"), input.options())

  "batches.create" -> client.batches.create(BatchesCreateParams.of(input.fields()), input.options())

  "batches.get" -> client.batches.get(input.take("batch_id"), input.options())

  "batches.get_results" -> client.batches.getResults(input.take("batch_id"), input.options())

  "batches.list" -> client.batches.list(BatchesListParams.of(input.fields()), input.options())

  "batches.list_items" -> client.batches.listItems(input.take("batch_id"), BatchesListItemsParams.of(input.fields()), input.options())

  "batches.preview" -> client.batches.preview(BatchesPreviewParams.of(input.fields()), input.options())

  "batches.retry_failed" -> client.batches.retryFailed(input.take("batch_id"), BatchesRetryFailedParams.of(input.fields()), input.options())

  "blocklist.create" -> client.blocklist.create(BlocklistCreateParams.of(input.fields()), input.options())

  "blocklist.delete" -> client.blocklist.delete(input.take("entry_id"), input.options())

  "blocklist.get" -> client.blocklist.get(input.take("entry_id"), input.options())

  "blocklist.list" -> client.blocklist.list(BlocklistListParams.of(input.fields()), input.options())

  "checkins.create" -> client.checkins.create(CheckinsCreateParams.of(input.fields()), input.options())

  "checkins.list" -> client.checkins.list(CheckinsListParams.of(input.fields()), input.options())

  "checkout_sessions.change_meter" -> client.checkoutSessions.changeMeter(input.take("session_id"), CheckoutSessionsChangeMeterParams.of(input.fields()), input.options())

  "checkout_sessions.create" -> client.checkoutSessions.create(CheckoutSessionsCreateParams.of(input.fields()), input.options())

  "checkout_sessions.expire" -> client.checkoutSessions.expire(input.take("session_id"), input.options())

  "checkout_sessions.get" -> client.checkoutSessions.get(input.take("session_id"), CheckoutSessionsGetParams.of(input.fields()), input.options())

  "checkout_sessions.list" -> client.checkoutSessions.list(CheckoutSessionsListParams.of(input.fields()), input.options())

  "claims.create" -> client.claims.create(input.take("token"), ClaimsCreateParams.of(input.fields()), input.options())

  "claims.get" -> client.claims.get(input.take("token"), input.options())

  "claims.send_code" -> client.claims.sendCode(input.take("token"), ClaimsSendCodeParams.of(input.fields()), input.options())

  "cost_centers.create" -> client.costCenters.create(CostCentersCreateParams.of(input.fields()), input.options())

  "cost_centers.get" -> client.costCenters.get(input.take("cost_center_id"), input.options())

  "cost_centers.list" -> client.costCenters.list(CostCentersListParams.of(input.fields()), input.options())

  "cost_centers.update" -> client.costCenters.update(input.take("cost_center_id"), CostCentersUpdateParams.of(input.fields()), input.options())

  "credit.get" -> client.credit.get(input.options())

  "credit.get_alerts" -> client.credit.getAlerts(input.options())

  "credit.get_reservation" -> client.credit.getReservation(input.take("reservation_id"), input.options())

  "credit.get_transaction" -> client.credit.getTransaction(input.take("transaction_id"), input.options())

  "credit.list_reservations" -> client.credit.listReservations(CreditListReservationsParams.of(input.fields()), input.options())

  "credit.list_transactions" -> client.credit.listTransactions(CreditListTransactionsParams.of(input.fields()), input.options())

  "credit.update_alerts" -> client.credit.updateAlerts(CreditUpdateAlertsParams.of(input.fields()), input.options())

  "dealer.create_application" -> client.dealer.createApplication(DealerCreateApplicationParams.of(input.fields()), input.options())

  "dealer.get_application" -> client.dealer.getApplication(input.options())

  "dealer.submit_application" -> client.dealer.submitApplication(input.options())

  "dealer.update_application" -> client.dealer.updateApplication(DealerUpdateApplicationParams.of(input.fields()), input.options())

  "disputes.create" -> client.disputes.create(DisputesCreateParams.of(input.fields()), input.options())

  "disputes.get" -> client.disputes.get(input.take("dispute_id"), DisputesGetParams.of(input.fields()), input.options())

  "disputes.list" -> client.disputes.list(DisputesListParams.of(input.fields()), input.options())

  "documents.get" -> client.documents.get(input.take("document_id"), input.options())

  "documents.list" -> client.documents.list(DocumentsListParams.of(input.fields()), input.options())

  "documents.upload" -> client.documents.upload(DocumentsUploadParams.of(input.fields()), input.options())

  "error_codes.list" -> client.errorCodes.list(input.options())

  "events.get" -> client.events.get(input.take("event_id"), input.options())

  "events.list" -> client.events.list(EventsListParams.of(input.fields()), input.options())

  "exports.create" -> client.exports.create(ExportsCreateParams.of(input.fields()), input.options())

  "exports.get" -> client.exports.get(input.take("export_id"), input.options())

  "exports.list" -> client.exports.list(ExportsListParams.of(input.fields()), input.options())

  "family.create" -> client.family.create(FamilyCreateParams.of(input.fields()), input.options())

  "family.delete" -> client.family.delete(input.take("family_member_id"), input.options())

  "family.get_member" -> client.family.getMember(input.take("family_member_id"), input.options())

  "family.list" -> client.family.list(input.options())

  "family.send_to" -> client.family.sendTo(input.take("family_member_id"), FamilySendToParams.of(input.fields()), input.options())

  "family.update" -> client.family.update(input.take("family_member_id"), FamilyUpdateParams.of(input.fields()), input.options())

  "groups.create" -> client.groups.create(GroupsCreateParams.of(input.fields()), input.options())

  "groups.delete" -> client.groups.delete(input.take("group_id"), input.options())

  "groups.get" -> client.groups.get(input.take("group_id"), input.options())

  "groups.list" -> client.groups.list(GroupsListParams.of(input.fields()), input.options())

  "groups.list_members" -> client.groups.listMembers(input.take("group_id"), GroupsListMembersParams.of(input.fields()), input.options())

  "groups.update" -> client.groups.update(input.take("group_id"), GroupsUpdateParams.of(input.fields()), input.options())

  "groups.update_members" -> client.groups.updateMembers(input.take("group_id"), GroupsUpdateMembersParams.of(input.fields()), input.options())

  "health.get" -> client.health.get(input.options())

  "invites.delete" -> client.invites.delete(input.take("invite_id"), input.options())

  "invites.get" -> client.invites.get(input.take("invite_id"), input.options())

  "invites.list" -> client.invites.list(InvitesListParams.of(input.fields()), input.options())

  "keys.create" -> client.keys.create(KeysCreateParams.of(input.fields()), input.options())

  "keys.delete" -> client.keys.delete(input.take("key_id"), input.options())

  "keys.get" -> client.keys.get(input.take("key_id"), input.options())

  "keys.list" -> client.keys.list(KeysListParams.of(input.fields()), input.options())

  "keys.roll" -> client.keys.roll(input.take("key_id"), KeysRollParams.of(input.fields()), input.options())

  "keys.update" -> client.keys.update(input.take("key_id"), KeysUpdateParams.of(input.fields()), input.options())

  "lookups.phone" -> client.lookups.phone(LookupsPhoneParams.of(input.fields()), input.options())

  "members.delete" -> client.members.delete(input.take("member_id"), input.options())

  "members.get" -> client.members.get(input.take("member_id"), input.options())

  "members.invite" -> client.members.invite(MembersInviteParams.of(input.fields()), input.options())

  "members.list" -> client.members.list(MembersListParams.of(input.fields()), input.options())

  "members.update" -> client.members.update(input.take("member_id"), MembersUpdateParams.of(input.fields()), input.options())

  "meters.get" -> client.meters.get(input.take("number"), MetersGetParams.of(input.fields()), input.options())

  "networks.list" -> client.networks.list(input.options())

  "overview.get" -> client.overview.get(input.options())

  "power.get_quote" -> client.power.getQuote(PowerGetQuoteParams.of(input.fields()), input.options())

  "power.get_rate" -> client.power.getRate(PowerGetRateParams.of(input.fields()), input.options())

  "power.get_series" -> client.power.getSeries(PowerGetSeriesParams.of(input.fields()), input.options())

  "power.list_observations" -> client.power.listObservations(PowerListObservationsParams.of(input.fields()), input.options())

  "products.get" -> client.products.get(input.take("product_id"), input.options())

  "products.list" -> client.products.list(ProductsListParams.of(input.fields()), input.options())

  "products.list_bundles" -> client.products.listBundles(input.take("product_id"), input.options())

  "programs.activate" -> client.programs.activate(input.take("program_id"), input.options())

  "programs.close" -> client.programs.close(input.take("program_id"), input.options())

  "programs.create" -> client.programs.create(ProgramsCreateParams.of(input.fields()), input.options())

  "programs.create_completion" -> client.programs.createCompletion(input.take("program_id"), ProgramsCreateCompletionParams.of(input.fields()), input.options())

  "programs.defund" -> client.programs.defund(input.take("program_id"), ProgramsDefundParams.of(input.fields()), input.options())

  "programs.delete" -> client.programs.delete(input.take("program_id"), input.options())

  "programs.fund" -> client.programs.fund(input.take("program_id"), ProgramsFundParams.of(input.fields()), input.options())

  "programs.get" -> client.programs.get(input.take("program_id"), input.options())

  "programs.list" -> client.programs.list(ProgramsListParams.of(input.fields()), input.options())

  "programs.list_rules" -> client.programs.listRules(input.take("program_id"), ProgramsListRulesParams.of(input.fields()), input.options())

  "programs.pause" -> client.programs.pause(input.take("program_id"), input.options())

  "programs.resume" -> client.programs.resume(input.take("program_id"), input.options())

  "programs.roll_secret" -> client.programs.rollSecret(input.take("program_id"), input.options())

  "programs.set_rules" -> client.programs.setRules(input.take("program_id"), ProgramsSetRulesParams.of(input.fields()), input.options())

  "programs.update" -> client.programs.update(input.take("program_id"), ProgramsUpdateParams.of(input.fields()), input.options())

  "quotes.create" -> client.quotes.create(QuotesCreateParams.of(input.fields()), input.options())

  "quotes.get" -> client.quotes.get(input.take("quote_id"), input.options())

  "recipients.create" -> client.recipients.create(RecipientsCreateParams.of(input.fields()), input.options())

  "recipients.create_bulk" -> client.recipients.createBulk(RecipientsCreateBulkParams.of(input.fields()), input.options())

  "recipients.delete" -> client.recipients.delete(input.take("recipient_id"), input.options())

  "recipients.get" -> client.recipients.get(input.take("recipient_id"), RecipientsGetParams.of(input.fields()), input.options())

  "recipients.list" -> client.recipients.list(RecipientsListParams.of(input.fields()), input.options())

  "recipients.restore" -> client.recipients.restore(input.take("recipient_id"), input.options())

  "recipients.update" -> client.recipients.update(input.take("recipient_id"), RecipientsUpdateParams.of(input.fields()), input.options())

  "referrals.create" -> client.referrals.create(ReferralsCreateParams.of(input.fields()), input.options())

  "referrals.get" -> client.referrals.get(input.take("referral_id"), input.options())

  "referrals.list" -> client.referrals.list(ReferralsListParams.of(input.fields()), input.options())

  "referrals.qualify" -> client.referrals.qualify(input.take("referral_id"), input.options())

  "reports.get_failures" -> client.reports.getFailures(ReportsGetFailuresParams.of(input.fields()), input.options())

  "reports.get_failures_csv" -> client.reports.getFailuresCsv(ReportsGetFailuresCsvParams.of(input.fields()), input.options())

  "reports.get_programs" -> client.reports.getPrograms(ReportsGetProgramsParams.of(input.fields()), input.options())

  "reports.get_programs_csv" -> client.reports.getProgramsCsv(ReportsGetProgramsCsvParams.of(input.fields()), input.options())

  "reports.get_reconciliation" -> client.reports.getReconciliation(ReportsGetReconciliationParams.of(input.fields()), input.options())

  "reports.get_reconciliation_csv" -> client.reports.getReconciliationCsv(ReportsGetReconciliationCsvParams.of(input.fields()), input.options())

  "reports.get_spend" -> client.reports.getSpend(ReportsGetSpendParams.of(input.fields()), input.options())

  "reports.get_spend_csv" -> client.reports.getSpendCsv(ReportsGetSpendCsvParams.of(input.fields()), input.options())

  "requests.get" -> client.requests.get(input.take("request_id"), input.options())

  "requests.list" -> client.requests.list(RequestsListParams.of(input.fields()), input.options())

  "reviews.approve" -> client.reviews.approve(input.take("review_id"), ReviewsApproveParams.of(input.fields()), input.options())

  "reviews.get" -> client.reviews.get(input.take("review_id"), ReviewsGetParams.of(input.fields()), input.options())

  "reviews.list" -> client.reviews.list(ReviewsListParams.of(input.fields()), input.options())

  "reviews.reject" -> client.reviews.reject(input.take("review_id"), ReviewsRejectParams.of(input.fields()), input.options())

  "reward_links.create" -> client.rewardLinks.create(RewardLinksCreateParams.of(input.fields()), input.options())

  "reward_links.create_many" -> client.rewardLinks.createMany(RewardLinksCreateManyParams.of(input.fields()), input.options())

  "reward_links.get" -> client.rewardLinks.get(input.take("link_id"), input.options())

  "reward_links.list" -> client.rewardLinks.list(RewardLinksListParams.of(input.fields()), input.options())

  "reward_links.revoke" -> client.rewardLinks.revoke(input.take("link_id"), input.options())

  "rewards.create" -> client.rewards.create(RewardsCreateParams.of(input.fields()), input.options())

  "rewards.get" -> client.rewards.get(input.take("reward_id"), RewardsGetParams.of(input.fields()), input.options())

  "rewards.list" -> client.rewards.list(RewardsListParams.of(input.fields()), input.options())

  "rewards.release" -> client.rewards.release(input.take("reward_id"), RewardsReleaseParams.of(input.fields()), input.options())

  "rewards.validate" -> client.rewards.validate(RewardsValidateParams.of(input.fields()), input.options())

  "rewards.void" -> client.rewards.void(input.take("reward_id"), input.options())

  "sandboxes.create" -> client.sandboxes.create(SandboxesCreateParams.of(input.fields()), input.options())

  "schedules.combine_occurrence" -> client.schedules.combineOccurrence(input.take("schedule_id"), input.take("day"), SchedulesCombineOccurrenceParams.of(input.fields()), input.options())

  "schedules.create" -> client.schedules.create(SchedulesCreateParams.of(input.fields()), input.options())

  "schedules.delete" -> client.schedules.delete(input.take("schedule_id"), input.options())

  "schedules.get" -> client.schedules.get(input.take("schedule_id"), SchedulesGetParams.of(input.fields()), input.options())

  "schedules.get_occurrence" -> client.schedules.getOccurrence(input.take("schedule_id"), input.take("day"), input.options())

  "schedules.list" -> client.schedules.list(SchedulesListParams.of(input.fields()), input.options())

  "schedules.list_occurrences" -> client.schedules.listOccurrences(input.take("schedule_id"), SchedulesListOccurrencesParams.of(input.fields()), input.options())

  "schedules.move_occurrence" -> client.schedules.moveOccurrence(input.take("schedule_id"), input.take("day"), SchedulesMoveOccurrenceParams.of(input.fields()), input.options())

  "schedules.preview_run" -> client.schedules.previewRun(input.take("schedule_id"), input.options())

  "schedules.reset_occurrence" -> client.schedules.resetOccurrence(input.take("schedule_id"), input.take("day"), input.options())

  "schedules.run" -> client.schedules.run(input.take("schedule_id"), SchedulesRunParams.of(input.fields()), input.options())

  "schedules.skip_occurrence" -> client.schedules.skipOccurrence(input.take("schedule_id"), input.take("day"), input.options())

  "schedules.update" -> client.schedules.update(input.take("schedule_id"), SchedulesUpdateParams.of(input.fields()), input.options())

  "schedules.update_occurrence" -> client.schedules.updateOccurrence(input.take("schedule_id"), input.take("day"), SchedulesUpdateOccurrenceParams.of(input.fields()), input.options())

  "search.find" -> client.search.find(SearchFindParams.of(input.fields()), input.options())

  "sends.cancel" -> client.sends.cancel(input.take("send_id"), input.options())

  "sends.change_meter" -> client.sends.changeMeter(input.take("send_id"), SendsChangeMeterParams.of(input.fields()), input.options())

  "sends.create" -> client.sends.create(SendsCreateParams.of(input.fields()), input.options())

  "sends.get" -> client.sends.get(input.take("send_id"), SendsGetParams.of(input.fields()), input.options())

  "sends.get_receipt" -> client.sends.getReceipt(input.take("send_id"), SendsGetReceiptParams.of(input.fields()), input.options())

  "sends.get_receipt_pdf" -> client.sends.getReceiptPdf(input.take("send_id"), SendsGetReceiptPdfParams.of(input.fields()), input.options())

  "sends.list" -> client.sends.list(SendsListParams.of(input.fields()), input.options())

  "sends.list_attempts" -> client.sends.listAttempts(input.take("send_id"), input.options())

  "sends.resend_token" -> client.sends.resendToken(input.take("send_id"), input.options())

  "sends.retry" -> client.sends.retry(input.take("send_id"), input.options())

  "sends.validate" -> client.sends.validate(SendsValidateParams.of(input.fields()), input.options())

  "statements.get" -> client.statements.get(StatementsGetParams.of(input.fields()), input.options())

  "statements.get_csv" -> client.statements.getCsv(StatementsGetCsvParams.of(input.fields()), input.options())

  "statements.get_pdf" -> client.statements.getPdf(StatementsGetPdfParams.of(input.fields()), input.options())

  "status.get" -> client.status.get(input.options())

  "status.get_history" -> client.status.getHistory(StatusGetHistoryParams.of(input.fields()), input.options())

  "test.create_credit" -> client.test.createCredit(TestCreateCreditParams.of(input.fields()), input.options())

  "test.reset" -> client.test.reset(input.options())

  "test.set_network_availability" -> client.test.setNetworkAvailability(input.take("network"), TestSetNetworkAvailabilityParams.of(input.fields()), input.options())

  "test.set_zesa_availability" -> client.test.setZesaAvailability(TestSetZesaAvailabilityParams.of(input.fields()), input.options())

  "test.approvals.approve" -> client.test.approvals.approve(input.take("approval_id"), input.options())

  "test.approvals.reject" -> client.test.approvals.reject(input.take("approval_id"), input.options())

  "test.checkout_sessions.pay" -> client.test.checkoutSessions.pay(input.take("session_id"), TestCheckoutSessionsPayParams.of(input.fields()), input.options())

  "test.checkout_sessions.review" -> client.test.checkoutSessions.review(input.take("session_id"), TestCheckoutSessionsReviewParams.of(input.fields()), input.options())

  "test.clock.advance" -> client.test.clock.advance(TestClockAdvanceParams.of(input.fields()), input.options())

  "test.clock.get" -> client.test.clock.get(input.options())

  "test.events.trigger" -> client.test.events.trigger(TestEventsTriggerParams.of(input.fields()), input.options())

  "test.reward_links.claim" -> client.test.rewardLinks.claim(input.take("link_id"), TestRewardLinksClaimParams.of(input.fields()), input.options())

  "test.sends.advance" -> client.test.sends.advance(input.take("send_id"), TestSendsAdvanceParams.of(input.fields()), input.options())

  "token_links.get" -> client.tokenLinks.get(input.take("secret"), TokenLinksGetParams.of(input.fields()), input.options())

  "topups.create" -> client.topups.create(TopupsCreateParams.of(input.fields()), input.options())

  "topups.get" -> client.topups.get(input.take("topup_id"), input.options())

  "topups.list" -> client.topups.list(TopupsListParams.of(input.fields()), input.options())

  "webhook_deliveries.get" -> client.webhookDeliveries.get(input.take("delivery_id"), input.options())

  "webhook_deliveries.list" -> client.webhookDeliveries.list(WebhookDeliveriesListParams.of(input.fields()), input.options())

  "webhook_deliveries.redeliver" -> client.webhookDeliveries.redeliver(input.take("delivery_id"), input.options())

  "webhook_endpoints.create" -> client.webhookEndpoints.create(WebhookEndpointsCreateParams.of(input.fields()), input.options())

  "webhook_endpoints.delete" -> client.webhookEndpoints.delete(input.take("endpoint_id"), input.options())

  "webhook_endpoints.get" -> client.webhookEndpoints.get(input.take("endpoint_id"), input.options())

  "webhook_endpoints.get_replay" -> client.webhookEndpoints.getReplay(input.take("endpoint_id"), input.take("replay_id"), input.options())

  "webhook_endpoints.list" -> client.webhookEndpoints.list(WebhookEndpointsListParams.of(input.fields()), input.options())

  "webhook_endpoints.replay" -> client.webhookEndpoints.replay(input.take("endpoint_id"), WebhookEndpointsReplayParams.of(input.fields()), input.options())

  "webhook_endpoints.roll_secret" -> client.webhookEndpoints.rollSecret(input.take("endpoint_id"), WebhookEndpointsRollSecretParams.of(input.fields()), input.options())

  "webhook_endpoints.test" -> client.webhookEndpoints.test(input.take("endpoint_id"), WebhookEndpointsTestParams.of(input.fields()), input.options())

  "webhook_endpoints.update" -> client.webhookEndpoints.update(input.take("endpoint_id"), WebhookEndpointsUpdateParams.of(input.fields()), input.options())

  "workforce.allocate" -> client.workforce.allocate(WorkforceAllocateParams.of(input.fields()), input.options())

  "workforce.get_access" -> client.workforce.getAccess(input.options())

  "workforce.get_journal" -> client.workforce.getJournal(WorkforceGetJournalParams.of(input.fields()), input.options())

  "workforce.get_journal_csv" -> client.workforce.getJournalCsv(WorkforceGetJournalCsvParams.of(input.fields()), input.options())

  "workforce.get_ledger" -> client.workforce.getLedger(WorkforceGetLedgerParams.of(input.fields()), input.options())

  "workforce.get_ledger_csv" -> client.workforce.getLedgerCsv(WorkforceGetLedgerCsvParams.of(input.fields()), input.options())

  "workforce.get_ledger_csv_json" -> client.workforce.getLedgerCsvJson(WorkforceGetLedgerCsvJsonParams.of(input.fields()), input.options())

  "workforce.get_meters" -> client.workforce.getMeters(input.options())

  "workforce.get_products" -> client.workforce.getProducts(input.options())

  "workforce.preview_allocation" -> client.workforce.previewAllocation(WorkforcePreviewAllocationParams.of(input.fields()), input.options())

  "workforce.batches.cancel" -> client.workforce.batches.cancel(input.take("reference"), input.options())

  "workforce.batches.get" -> client.workforce.batches.get(input.take("reference"), input.options())

  "workforce.batches.get_results" -> client.workforce.batches.getResults(input.take("reference"), input.options())

  "workforce.batches.list" -> client.workforce.batches.list(WorkforceBatchesListParams.of(input.fields()), input.options())

  "workforce.batches.preview_resend" -> client.workforce.batches.previewResend(input.take("reference"), WorkforceBatchesPreviewResendParams.of(input.fields()), input.options())

  "workforce.batches.resend" -> client.workforce.batches.resend(input.take("reference"), WorkforceBatchesResendParams.of(input.fields()), input.options())

  "workforce.cost_centers.change_people" -> client.workforce.costCenters.changePeople(input.take("cost_center_id"), WorkforceCostCentersChangePeopleParams.of(input.fields()), input.options())

  "workforce.cost_centers.create" -> client.workforce.costCenters.create(WorkforceCostCentersCreateParams.of(input.fields()), input.options())

  "workforce.cost_centers.get_people" -> client.workforce.costCenters.getPeople(input.take("cost_center_id"), input.options())

  "workforce.cost_centers.get_spend" -> client.workforce.costCenters.getSpend(input.take("cost_center_id"), WorkforceCostCentersGetSpendParams.of(input.fields()), input.options())

  "workforce.cost_centers.list" -> client.workforce.costCenters.list(input.options())

  "workforce.cost_centers.update" -> client.workforce.costCenters.update(input.take("cost_center_id"), WorkforceCostCentersUpdateParams.of(input.fields()), input.options())

  "workforce.recipients.create" -> client.workforce.recipients.create(WorkforceRecipientsCreateParams.of(input.fields()), input.options())

  "workforce.recipients.list" -> client.workforce.recipients.list(WorkforceRecipientsListParams.of(input.fields()), input.options())

  "workforce.recipients.update" -> client.workforce.recipients.update(input.take("recipient_id"), WorkforceRecipientsUpdateParams.of(input.fields()), input.options())

  "workforce.schedules.list" -> client.workforce.schedules.list(WorkforceSchedulesListParams.of(input.fields()), input.options())

  "workforce.schedules.run" -> client.workforce.schedules.run(input.take("schedule_id"), WorkforceSchedulesRunParams.of(input.fields()), input.options())

  else -> error("There is no method $op")
}

/** Every model by its name. */
internal val MODELS: Map<String, (Fields) -> Any> = mapOf(
  "Account" to Account::of,
  "AccountActivity" to AccountActivity::of,
  "AccountActivityList" to AccountActivityList::of,
  "AccountUpdate" to AccountUpdate::of,
  "Activity" to Activity::of,
  "ActivityCreate" to ActivityCreate::of,
  "ActivityEventData" to ActivityEventData::of,
  "ActivityList" to ActivityList::of,
  "ActivityRuleMatchedEvent" to ActivityRuleMatchedEvent::of,
  "Actor" to Actor::of,
  "Address" to Address::of,
  "AddressInput" to AddressInput::of,
  "AgentApproval" to AgentApproval::of,
  "AgentApprovalApprovedEvent" to AgentApprovalApprovedEvent::of,
  "AgentApprovalEventData" to AgentApprovalEventData::of,
  "AgentApprovalExpiredEvent" to AgentApprovalExpiredEvent::of,
  "AgentApprovalFailedEvent" to AgentApprovalFailedEvent::of,
  "AgentApprovalList" to AgentApprovalList::of,
  "AgentApprovalRejectedEvent" to AgentApprovalRejectedEvent::of,
  "AgentApprovalRequestedEvent" to AgentApprovalRequestedEvent::of,
  "AlertRecipients" to AlertRecipients::of,
  "ApiKey" to ApiKey::of,
  "ApiKeyCreatedEvent" to ApiKeyCreatedEvent::of,
  "ApiKeyEventData" to ApiKeyEventData::of,
  "ApiKeyExpiringEvent" to ApiKeyExpiringEvent::of,
  "ApiKeyList" to ApiKeyList::of,
  "ApiKeyRevokedEvent" to ApiKeyRevokedEvent::of,
  "ApiKeyRolledEvent" to ApiKeyRolledEvent::of,
  "ApprovalThreshold" to ApprovalThreshold::of,
  "AttentionItem" to AttentionItem::of,
  "AuditEvent" to AuditEvent::of,
  "AuditEventList" to AuditEventList::of,
  "Batch" to Batch::of,
  "BatchApproval" to BatchApproval::of,
  "BatchCancelledEvent" to BatchCancelledEvent::of,
  "BatchCompletedEvent" to BatchCompletedEvent::of,
  "BatchCounts" to BatchCounts::of,
  "BatchCreate" to BatchCreate::of,
  "BatchCreatedEvent" to BatchCreatedEvent::of,
  "BatchCreditCheck" to BatchCreditCheck::of,
  "BatchEventData" to BatchEventData::of,
  "BatchFailedEvent" to BatchFailedEvent::of,
  "BatchItem" to BatchItem::of,
  "BatchItemCreate" to BatchItemCreate::of,
  "BatchItemList" to BatchItemList::of,
  "BatchList" to BatchList::of,
  "BatchPartiallyCompletedEvent" to BatchPartiallyCompletedEvent::of,
  "BatchPreview" to BatchPreview::of,
  "BatchPreviewCounts" to BatchPreviewCounts::of,
  "BatchPreviewLine" to BatchPreviewLine::of,
  "BatchProcessingEvent" to BatchProcessingEvent::of,
  "BatchRequiresApprovalEvent" to BatchRequiresApprovalEvent::of,
  "BatchRetry" to BatchRetry::of,
  "BatchWarning" to BatchWarning::of,
  "BeneficialOwner" to BeneficialOwner::of,
  "BlockedTarget" to BlockedTarget::of,
  "BlockedTargetCreate" to BlockedTargetCreate::of,
  "BlockedTargetList" to BlockedTargetList::of,
  "BudgetAfter" to BudgetAfter::of,
  "Bundle" to Bundle::of,
  "BundleList" to BundleList::of,
  "Checkin" to Checkin::of,
  "CheckinCreate" to CheckinCreate::of,
  "CheckinList" to CheckinList::of,
  "CheckoutCredited" to CheckoutCredited::of,
  "CheckoutPayment" to CheckoutPayment::of,
  "CheckoutPaymentError" to CheckoutPaymentError::of,
  "CheckoutReview" to CheckoutReview::of,
  "CheckoutSession" to CheckoutSession::of,
  "CheckoutSessionCreate" to CheckoutSessionCreate::of,
  "CheckoutSessionCreditedEvent" to CheckoutSessionCreditedEvent::of,
  "CheckoutSessionEventData" to CheckoutSessionEventData::of,
  "CheckoutSessionExpiredEvent" to CheckoutSessionExpiredEvent::of,
  "CheckoutSessionFulfilledEvent" to CheckoutSessionFulfilledEvent::of,
  "CheckoutSessionList" to CheckoutSessionList::of,
  "CheckoutSessionPaidEvent" to CheckoutSessionPaidEvent::of,
  "CheckoutSessionResentEvent" to CheckoutSessionResentEvent::of,
  "ClaimBundle" to ClaimBundle::of,
  "ClaimChallenge" to ClaimChallenge::of,
  "ClaimChoice" to ClaimChoice::of,
  "ClaimCode" to ClaimCode::of,
  "ClaimCodeCreate" to ClaimCodeCreate::of,
  "ClaimCreate" to ClaimCreate::of,
  "ClaimResult" to ClaimResult::of,
  "CompletionCreate" to CompletionCreate::of,
  "ContactPerson" to ContactPerson::of,
  "ContactPersonInput" to ContactPersonInput::of,
  "CostCenter" to CostCenter::of,
  "CostCenterCreate" to CostCenterCreate::of,
  "CostCenterList" to CostCenterList::of,
  "CostCenterUpdate" to CostCenterUpdate::of,
  "CreatedFilter" to CreatedFilter::of,
  "Credit" to Credit::of,
  "CreditAdjustedEvent" to CreditAdjustedEvent::of,
  "CreditAfter" to CreditAfter::of,
  "CreditAlerts" to CreditAlerts::of,
  "CreditAlertsUpdate" to CreditAlertsUpdate::of,
  "CreditBalance" to CreditBalance::of,
  "CreditBalanceAfter" to CreditBalanceAfter::of,
  "CreditBalanceLowEvent" to CreditBalanceLowEvent::of,
  "CreditEventData" to CreditEventData::of,
  "CreditReleasedEvent" to CreditReleasedEvent::of,
  "CreditReservation" to CreditReservation::of,
  "CreditReservationEventData" to CreditReservationEventData::of,
  "CreditReservationList" to CreditReservationList::of,
  "CreditReservedEvent" to CreditReservedEvent::of,
  "CreditShortfallProjectedEvent" to CreditShortfallProjectedEvent::of,
  "CreditThreshold" to CreditThreshold::of,
  "CreditTopupExpiredEvent" to CreditTopupExpiredEvent::of,
  "CreditTopupFailedEvent" to CreditTopupFailedEvent::of,
  "CreditTopupPendingEvent" to CreditTopupPendingEvent::of,
  "CreditTopupSucceededEvent" to CreditTopupSucceededEvent::of,
  "CreditTransaction" to CreditTransaction::of,
  "CreditTransactionEventData" to CreditTransactionEventData::of,
  "CreditTransactionList" to CreditTransactionList::of,
  "Dealer" to Dealer::of,
  "DealerApplication" to DealerApplication::of,
  "DealerApplicationCreate" to DealerApplicationCreate::of,
  "DealerApplicationUpdate" to DealerApplicationUpdate::of,
  "DealerBank" to DealerBank::of,
  "DealerBankInput" to DealerBankInput::of,
  "DealerDeclarations" to DealerDeclarations::of,
  "DealerDiscount" to DealerDiscount::of,
  "DealerDocuments" to DealerDocuments::of,
  "DealerDocumentsInput" to DealerDocumentsInput::of,
  "DeletedSchedule" to DeletedSchedule::of,
  "Director" to Director::of,
  "Dispute" to Dispute::of,
  "DisputeCreate" to DisputeCreate::of,
  "DisputeEventData" to DisputeEventData::of,
  "DisputeEvidence" to DisputeEvidence::of,
  "DisputeEvidenceInput" to DisputeEvidenceInput::of,
  "DisputeList" to DisputeList::of,
  "DisputeMessage" to DisputeMessage::of,
  "DisputeOpenedEvent" to DisputeOpenedEvent::of,
  "DisputeResolvedEvent" to DisputeResolvedEvent::of,
  "Document" to Document::of,
  "DocumentList" to DocumentList::of,
  "DocumentUpload" to DocumentUpload::of,
  "DuplicateGuard" to DuplicateGuard::of,
  "DuplicateGuardUpdate" to DuplicateGuardUpdate::of,
  "ErrorBody" to ErrorBody::of,
  "ErrorCodeEntry" to ErrorCodeEntry::of,
  "ErrorCodeList" to ErrorCodeList::of,
  "ErrorDetail" to ErrorDetail::of,
  "Event" to Event::of,
  "EventData" to EventData::of,
  "EventList" to EventList::of,
  "EventObject" to EventObject::of,
  "EventRequest" to EventRequest::of,
  "Export" to Export::of,
  "ExportCreate" to ExportCreate::of,
  "ExportList" to ExportList::of,
  "Failure" to Failure::of,
  "FailureReport" to FailureReport::of,
  "FailureReportKeys" to FailureReportKeys::of,
  "FailureReportRow" to FailureReportRow::of,
  "FailureReportTotals" to FailureReportTotals::of,
  "FamilyAllowance" to FamilyAllowance::of,
  "FamilyAllowanceInput" to FamilyAllowanceInput::of,
  "FamilyMember" to FamilyMember::of,
  "FamilyMemberCreate" to FamilyMemberCreate::of,
  "FamilyMemberList" to FamilyMemberList::of,
  "FamilyMemberUpdate" to FamilyMemberUpdate::of,
  "FamilySendCreate" to FamilySendCreate::of,
  "Geofence" to Geofence::of,
  "GeofenceInput" to GeofenceInput::of,
  "Group" to Group::of,
  "GroupCreate" to GroupCreate::of,
  "GroupFilter" to GroupFilter::of,
  "GroupFilterInput" to GroupFilterInput::of,
  "GroupList" to GroupList::of,
  "GroupMembersChange" to GroupMembersChange::of,
  "GroupUpdate" to GroupUpdate::of,
  "Health" to Health::of,
  "Invite" to Invite::of,
  "InviteList" to InviteList::of,
  "KeyCreate" to KeyCreate::of,
  "KeyRoll" to KeyRoll::of,
  "KeyUpdate" to KeyUpdate::of,
  "KeyUsageAmounts" to KeyUsageAmounts::of,
  "LookupProducts" to LookupProducts::of,
  "Mandate" to Mandate::of,
  "Member" to Member::of,
  "MemberCreate" to MemberCreate::of,
  "MemberList" to MemberList::of,
  "MemberUpdate" to MemberUpdate::of,
  "Meter" to Meter::of,
  "MeterChange" to MeterChange::of,
  "Network" to Network::of,
  "NetworkAvailabilityDegradedEvent" to NetworkAvailabilityDegradedEvent::of,
  "NetworkAvailabilityRestoredEvent" to NetworkAvailabilityRestoredEvent::of,
  "NetworkAvailabilitySet" to NetworkAvailabilitySet::of,
  "NetworkEventData" to NetworkEventData::of,
  "NetworkList" to NetworkList::of,
  "NetworkStatus" to NetworkStatus::of,
  "OccurrenceCombine" to OccurrenceCombine::of,
  "OccurrenceMove" to OccurrenceMove::of,
  "OccurrenceRef" to OccurrenceRef::of,
  "OccurrenceUpdate" to OccurrenceUpdate::of,
  "OpenHours" to OpenHours::of,
  "Overview" to Overview::of,
  "OverviewBalance" to OverviewBalance::of,
  "OverviewNetwork" to OverviewNetwork::of,
  "OverviewToday" to OverviewToday::of,
  "OverviewWebhooks" to OverviewWebhooks::of,
  "Payday" to Payday::of,
  "PaydayUpdate" to PaydayUpdate::of,
  "PhoneLookup" to PhoneLookup::of,
  "PowerAvailability" to PowerAvailability::of,
  "PowerAvailabilityDownEvent" to PowerAvailabilityDownEvent::of,
  "PowerAvailabilityUpEvent" to PowerAvailabilityUpEvent::of,
  "PowerBand" to PowerBand::of,
  "PowerBandUnits" to PowerBandUnits::of,
  "PowerBreakdown" to PowerBreakdown::of,
  "PowerChangePoint" to PowerChangePoint::of,
  "PowerObservation" to PowerObservation::of,
  "PowerObservationList" to PowerObservationList::of,
  "PowerObserved" to PowerObserved::of,
  "PowerQuote" to PowerQuote::of,
  "PowerRate" to PowerRate::of,
  "PowerSeries" to PowerSeries::of,
  "PowerSeriesPoint" to PowerSeriesPoint::of,
  "PowerUnits" to PowerUnits::of,
  "PowerUnitsAfterReset" to PowerUnitsAfterReset::of,
  "Product" to Product::of,
  "ProductList" to ProductList::of,
  "ProductNetwork" to ProductNetwork::of,
  "Program" to Program::of,
  "ProgramActivatedEvent" to ProgramActivatedEvent::of,
  "ProgramBranding" to ProgramBranding::of,
  "ProgramBrandingInput" to ProgramBrandingInput::of,
  "ProgramBudgetLowEvent" to ProgramBudgetLowEvent::of,
  "ProgramClosedEvent" to ProgramClosedEvent::of,
  "ProgramCounts" to ProgramCounts::of,
  "ProgramCreate" to ProgramCreate::of,
  "ProgramDefund" to ProgramDefund::of,
  "ProgramEventData" to ProgramEventData::of,
  "ProgramExhaustedEvent" to ProgramExhaustedEvent::of,
  "ProgramFund" to ProgramFund::of,
  "ProgramHold" to ProgramHold::of,
  "ProgramHoldInput" to ProgramHoldInput::of,
  "ProgramList" to ProgramList::of,
  "ProgramPausedEvent" to ProgramPausedEvent::of,
  "ProgramReactivatedEvent" to ProgramReactivatedEvent::of,
  "ProgramReport" to ProgramReport::of,
  "ProgramReportKeys" to ProgramReportKeys::of,
  "ProgramReportRow" to ProgramReportRow::of,
  "ProgramReportTotals" to ProgramReportTotals::of,
  "ProgramRule" to ProgramRule::of,
  "ProgramRuleList" to ProgramRuleList::of,
  "ProgramRuleWrite" to ProgramRuleWrite::of,
  "ProgramRulesWrite" to ProgramRulesWrite::of,
  "ProgramUpdate" to ProgramUpdate::of,
  "ProviderFloat" to ProviderFloat::of,
  "ProviderStatus" to ProviderStatus::of,
  "Quote" to Quote::of,
  "QuoteCreate" to QuoteCreate::of,
  "QuotePower" to QuotePower::of,
  "Receipt" to Receipt::of,
  "ReceiptFiscal" to ReceiptFiscal::of,
  "ReceiptLine" to ReceiptLine::of,
  "ReceiptMeter" to ReceiptMeter::of,
  "ReceiptSeller" to ReceiptSeller::of,
  "Recipient" to Recipient::of,
  "RecipientBulk" to RecipientBulk::of,
  "RecipientBulkCreate" to RecipientBulkCreate::of,
  "RecipientBulkLine" to RecipientBulkLine::of,
  "RecipientBulkResult" to RecipientBulkResult::of,
  "RecipientConsent" to RecipientConsent::of,
  "RecipientConsentInput" to RecipientConsentInput::of,
  "RecipientConsentLine" to RecipientConsentLine::of,
  "RecipientCreate" to RecipientCreate::of,
  "RecipientCreatedEvent" to RecipientCreatedEvent::of,
  "RecipientErasedEvent" to RecipientErasedEvent::of,
  "RecipientErasurePendingEvent" to RecipientErasurePendingEvent::of,
  "RecipientEventData" to RecipientEventData::of,
  "RecipientList" to RecipientList::of,
  "RecipientMeter" to RecipientMeter::of,
  "RecipientMeterInput" to RecipientMeterInput::of,
  "RecipientMeterLine" to RecipientMeterLine::of,
  "RecipientTotals" to RecipientTotals::of,
  "RecipientUpdate" to RecipientUpdate::of,
  "RecipientUpdatedEvent" to RecipientUpdatedEvent::of,
  "RecipientWarning" to RecipientWarning::of,
  "ReconciliationKeys" to ReconciliationKeys::of,
  "ReconciliationReport" to ReconciliationReport::of,
  "ReconciliationRow" to ReconciliationRow::of,
  "ReconciliationTotals" to ReconciliationTotals::of,
  "Referral" to Referral::of,
  "ReferralCreate" to ReferralCreate::of,
  "ReferralEventData" to ReferralEventData::of,
  "ReferralList" to ReferralList::of,
  "ReferralQualifiedEvent" to ReferralQualifiedEvent::of,
  "RequestLog" to RequestLog::of,
  "RequestLogLine" to RequestLogLine::of,
  "RequestLogList" to RequestLogList::of,
  "Review" to Review::of,
  "ReviewDecision" to ReviewDecision::of,
  "ReviewEventData" to ReviewEventData::of,
  "ReviewList" to ReviewList::of,
  "ReviewOpenedEvent" to ReviewOpenedEvent::of,
  "ReviewRelated" to ReviewRelated::of,
  "ReviewResolvedEvent" to ReviewResolvedEvent::of,
  "ReviewerMessage" to ReviewerMessage::of,
  "Reward" to Reward::of,
  "RewardCreate" to RewardCreate::of,
  "RewardCreatedEvent" to RewardCreatedEvent::of,
  "RewardDeliveredEvent" to RewardDeliveredEvent::of,
  "RewardDuplicateEvent" to RewardDuplicateEvent::of,
  "RewardEventData" to RewardEventData::of,
  "RewardExpiredEvent" to RewardExpiredEvent::of,
  "RewardFailedEvent" to RewardFailedEvent::of,
  "RewardHeldEvent" to RewardHeldEvent::of,
  "RewardLimit" to RewardLimit::of,
  "RewardLimitInput" to RewardLimitInput::of,
  "RewardLimits" to RewardLimits::of,
  "RewardLimitsInput" to RewardLimitsInput::of,
  "RewardLink" to RewardLink::of,
  "RewardLinkClaim" to RewardLinkClaim::of,
  "RewardLinkClaimedEvent" to RewardLinkClaimedEvent::of,
  "RewardLinkCreate" to RewardLinkCreate::of,
  "RewardLinkCreatedEvent" to RewardLinkCreatedEvent::of,
  "RewardLinkEventData" to RewardLinkEventData::of,
  "RewardLinkExpiredEvent" to RewardLinkExpiredEvent::of,
  "RewardLinkList" to RewardLinkList::of,
  "RewardLinkOpenedEvent" to RewardLinkOpenedEvent::of,
  "RewardLinkOptions" to RewardLinkOptions::of,
  "RewardLinkRevokedEvent" to RewardLinkRevokedEvent::of,
  "RewardList" to RewardList::of,
  "RewardOrApproval" to RewardOrApproval::of,
  "RewardPreview" to RewardPreview::of,
  "RewardRecipientPerson" to RewardRecipientPerson::of,
  "RewardRejectedEvent" to RewardRejectedEvent::of,
  "RewardRelease" to RewardRelease::of,
  "RewardReleasedEvent" to RewardReleasedEvent::of,
  "RewardValidation" to RewardValidation::of,
  "RewardVoidedEvent" to RewardVoidedEvent::of,
  "RolledSecret" to RolledSecret::of,
  "RuleCondition" to RuleCondition::of,
  "RuleConditions" to RuleConditions::of,
  "RuleConditionsInput" to RuleConditionsInput::of,
  "RuleCount" to RuleCount::of,
  "RuleCountInput" to RuleCountInput::of,
  "RuleGive" to RuleGive::of,
  "RuleGiveInput" to RuleGiveInput::of,
  "RuleMatch" to RuleMatch::of,
  "Sandbox" to Sandbox::of,
  "SandboxCreate" to SandboxCreate::of,
  "Schedule" to Schedule::of,
  "ScheduleCreate" to ScheduleCreate::of,
  "ScheduleList" to ScheduleList::of,
  "ScheduleOccurrence" to ScheduleOccurrence::of,
  "ScheduleOccurrenceEventData" to ScheduleOccurrenceEventData::of,
  "ScheduleOccurrenceList" to ScheduleOccurrenceList::of,
  "ScheduleOccurrenceRanEvent" to ScheduleOccurrenceRanEvent::of,
  "ScheduleOccurrenceRetryAfterTopupEvent" to ScheduleOccurrenceRetryAfterTopupEvent::of,
  "ScheduleOccurrenceSkippedInsufficientCreditEvent" to ScheduleOccurrenceSkippedInsufficientCreditEvent::of,
  "ScheduleOccurrenceUpcomingEvent" to ScheduleOccurrenceUpcomingEvent::of,
  "ScheduleRecipient" to ScheduleRecipient::of,
  "ScheduleRecipientCreate" to ScheduleRecipientCreate::of,
  "ScheduleRun" to ScheduleRun::of,
  "ScheduleRunPreview" to ScheduleRunPreview::of,
  "ScheduleUpdate" to ScheduleUpdate::of,
  "Search" to Search::of,
  "SearchResult" to SearchResult::of,
  "Send" to Send::of,
  "SendAdvance" to SendAdvance::of,
  "SendAttempt" to SendAttempt::of,
  "SendAttemptList" to SendAttemptList::of,
  "SendBundle" to SendBundle::of,
  "SendCancelledEvent" to SendCancelledEvent::of,
  "SendCreate" to SendCreate::of,
  "SendCreatedEvent" to SendCreatedEvent::of,
  "SendCreator" to SendCreator::of,
  "SendCreditedBackEvent" to SendCreditedBackEvent::of,
  "SendDeliveredEvent" to SendDeliveredEvent::of,
  "SendEventData" to SendEventData::of,
  "SendFailedEvent" to SendFailedEvent::of,
  "SendLateDeliveredEvent" to SendLateDeliveredEvent::of,
  "SendList" to SendList::of,
  "SendMeterChangedEvent" to SendMeterChangedEvent::of,
  "SendOrApproval" to SendOrApproval::of,
  "SendPower" to SendPower::of,
  "SendPreview" to SendPreview::of,
  "SendProblem" to SendProblem::of,
  "SendQueuedEvent" to SendQueuedEvent::of,
  "SendRequiresReviewEvent" to SendRequiresReviewEvent::of,
  "SendRetryingEvent" to SendRetryingEvent::of,
  "SendScheduledEvent" to SendScheduledEvent::of,
  "SendSubmittedEvent" to SendSubmittedEvent::of,
  "SendToken" to SendToken::of,
  "SendTokenDeliveredEvent" to SendTokenDeliveredEvent::of,
  "SendTokenDeliveryFailedEvent" to SendTokenDeliveryFailedEvent::of,
  "SendTokenResentEvent" to SendTokenResentEvent::of,
  "SendUnknownEvent" to SendUnknownEvent::of,
  "SendValidation" to SendValidation::of,
  "SendWarning" to SendWarning::of,
  "ShortfallProjection" to ShortfallProjection::of,
  "SpendCap" to SpendCap::of,
  "SpendCapInput" to SpendCapInput::of,
  "SpendCapUpdate" to SpendCapUpdate::of,
  "SpendFilter" to SpendFilter::of,
  "SpendKeys" to SpendKeys::of,
  "SpendReport" to SpendReport::of,
  "SpendRow" to SpendRow::of,
  "SpendTotals" to SpendTotals::of,
  "Statement" to Statement::of,
  "StatementByApiKey" to StatementByApiKey::of,
  "StatementByCostCenter" to StatementByCostCenter::of,
  "StatementByType" to StatementByType::of,
  "StatementSends" to StatementSends::of,
  "Status" to Status::of,
  "StatusComponent" to StatusComponent::of,
  "StatusDay" to StatusDay::of,
  "StatusHistory" to StatusHistory::of,
  "StatusIncident" to StatusIncident::of,
  "StatusMessage" to StatusMessage::of,
  "TermsAcceptance" to TermsAcceptance::of,
  "TestCheckoutPay" to TestCheckoutPay::of,
  "TestCheckoutReview" to TestCheckoutReview::of,
  "TestClaimCreate" to TestClaimCreate::of,
  "TestClock" to TestClock::of,
  "TestClockAdvance" to TestClockAdvance::of,
  "TestClockWork" to TestClockWork::of,
  "TestCredit" to TestCredit::of,
  "TestCreditCreate" to TestCreditCreate::of,
  "TestEventTrigger" to TestEventTrigger::of,
  "TestReset" to TestReset::of,
  "TokenLink" to TokenLink::of,
  "TokenResend" to TokenResend::of,
  "Topup" to Topup::of,
  "TopupBank" to TopupBank::of,
  "TopupCreate" to TopupCreate::of,
  "TopupEventData" to TopupEventData::of,
  "TopupList" to TopupList::of,
  "UnknownEvent" to UnknownEvent::of,
  "WebhookDelivery" to WebhookDelivery::of,
  "WebhookDeliveryList" to WebhookDeliveryList::of,
  "WebhookEndpoint" to WebhookEndpoint::of,
  "WebhookEndpointCreate" to WebhookEndpointCreate::of,
  "WebhookEndpointDisabledEvent" to WebhookEndpointDisabledEvent::of,
  "WebhookEndpointEventData" to WebhookEndpointEventData::of,
  "WebhookEndpointList" to WebhookEndpointList::of,
  "WebhookEndpointTest" to WebhookEndpointTest::of,
  "WebhookEndpointUpdate" to WebhookEndpointUpdate::of,
  "WebhookHealth" to WebhookHealth::of,
  "WebhookReplay" to WebhookReplay::of,
  "WebhookReplayCreate" to WebhookReplayCreate::of,
  "WebhookResponse" to WebhookResponse::of,
  "WebhookSecretRoll" to WebhookSecretRoll::of,
  "WebhookSend" to WebhookSend::of,
  "WebhookTry" to WebhookTry::of,
  "WorkforceAccess" to WorkforceAccess::of,
  "WorkforceAllocation" to WorkforceAllocation::of,
  "WorkforceBatch" to WorkforceBatch::of,
  "WorkforceBatchItem" to WorkforceBatchItem::of,
  "WorkforceBatchPage" to WorkforceBatchPage::of,
  "WorkforceBatchSummary" to WorkforceBatchSummary::of,
  "WorkforceBudgetCheck" to WorkforceBudgetCheck::of,
  "WorkforceCreditCheck" to WorkforceCreditCheck::of,
  "WorkforceDepartment" to WorkforceDepartment::of,
  "WorkforceDepartmentCreate" to WorkforceDepartmentCreate::of,
  "WorkforceDepartmentList" to WorkforceDepartmentList::of,
  "WorkforceDepartmentPeople" to WorkforceDepartmentPeople::of,
  "WorkforceDepartmentPeopleChange" to WorkforceDepartmentPeopleChange::of,
  "WorkforceDepartmentPerson" to WorkforceDepartmentPerson::of,
  "WorkforceDepartmentSpend" to WorkforceDepartmentSpend::of,
  "WorkforceDepartmentSums" to WorkforceDepartmentSums::of,
  "WorkforceDepartmentUpdate" to WorkforceDepartmentUpdate::of,
  "WorkforceExport" to WorkforceExport::of,
  "WorkforceJournal" to WorkforceJournal::of,
  "WorkforceJournalEntry" to WorkforceJournalEntry::of,
  "WorkforceJournalSide" to WorkforceJournalSide::of,
  "WorkforceKindSpend" to WorkforceKindSpend::of,
  "WorkforceLedger" to WorkforceLedger::of,
  "WorkforceLedgerEntry" to WorkforceLedgerEntry::of,
  "WorkforceLimits" to WorkforceLimits::of,
  "WorkforceLineCreate" to WorkforceLineCreate::of,
  "WorkforceMeter" to WorkforceMeter::of,
  "WorkforceMeters" to WorkforceMeters::of,
  "WorkforceMonthSpend" to WorkforceMonthSpend::of,
  "WorkforcePerson" to WorkforcePerson::of,
  "WorkforcePersonCreate" to WorkforcePersonCreate::of,
  "WorkforcePersonCreated" to WorkforcePersonCreated::of,
  "WorkforcePersonPage" to WorkforcePersonPage::of,
  "WorkforcePersonSpend" to WorkforcePersonSpend::of,
  "WorkforcePersonUpdate" to WorkforcePersonUpdate::of,
  "WorkforcePersonUpdated" to WorkforcePersonUpdated::of,
  "WorkforcePreview" to WorkforcePreview::of,
  "WorkforcePreviewLine" to WorkforcePreviewLine::of,
  "WorkforceProducts" to WorkforceProducts::of,
  "WorkforceResend" to WorkforceResend::of,
  "WorkforceSchedulePage" to WorkforceSchedulePage::of,
  "WorkforceScheduleRun" to WorkforceScheduleRun::of,
  "WorkforceSendResult" to WorkforceSendResult::of,
  "ZesaAvailability" to ZesaAvailability::of,
  "ZesaAvailabilityEventData" to ZesaAvailabilityEventData::of,
  "ZesaAvailabilitySet" to ZesaAvailabilitySet::of,
)
