// Made from the contract by "npm run sdks"; never edit this file.

import type { RequestOptions, Svc } from "../src/index.ts";

type Values = Record<string, unknown>;

interface On {
  readonly client: Svc;
  /** Takes an argument out of the parameters: what is left goes into query or body. */
  readonly take: (name: string) => string;
  readonly params: never;
  readonly options: RequestOptions;
}

/** Every method by its name; one that is missing does not compile. */
const DISPATCH: Readonly<Record<string, (on: On) => unknown>> = {
  "account.get": (on) => on.client.account.get(on.options),

  "account.list_activity": (on) => on.client.account.listActivity(on.params, on.options),

  "account.update": (on) => on.client.account.update(on.params, on.options),

  "activities.create": (on) => on.client.activities.create(on.params, on.options),

  "activities.get": (on) => on.client.activities.get(on.take("activity_id"), on.options),

  "activities.list": (on) => on.client.activities.list(on.params, on.options),

  "approvals.get": (on) => on.client.approvals.get(on.take("approval_id"), on.options),

  "approvals.list": (on) => on.client.approvals.list(on.params, on.options),

  "audit_log.list": (on) => on.client.auditLog.list(on.params, on.options),

  "batches.approve": (on) => on.client.batches.approve(on.take("batch_id"), on.options),

  "batches.cancel": (on) => on.client.batches.cancel(on.take("batch_id"), on.options),

  "batches.create": (on) => on.client.batches.create(on.params, on.options),

  "batches.get": (on) => on.client.batches.get(on.take("batch_id"), on.options),

  "batches.get_results": (on) => on.client.batches.getResults(on.take("batch_id"), on.options),

  "batches.list": (on) => on.client.batches.list(on.params, on.options),

  "batches.list_items": (on) =>
    on.client.batches.listItems(on.take("batch_id"), on.params, on.options),

  "batches.preview": (on) => on.client.batches.preview(on.params, on.options),

  "batches.retry_failed": (on) =>
    on.client.batches.retryFailed(on.take("batch_id"), on.params, on.options),

  "blocklist.create": (on) => on.client.blocklist.create(on.params, on.options),

  "blocklist.delete": (on) => on.client.blocklist.delete(on.take("entry_id"), on.options),

  "blocklist.get": (on) => on.client.blocklist.get(on.take("entry_id"), on.options),

  "blocklist.list": (on) => on.client.blocklist.list(on.params, on.options),

  "checkins.create": (on) => on.client.checkins.create(on.params, on.options),

  "checkins.list": (on) => on.client.checkins.list(on.params, on.options),

  "checkout_sessions.change_meter": (on) =>
    on.client.checkoutSessions.changeMeter(on.take("session_id"), on.params, on.options),

  "checkout_sessions.create": (on) => on.client.checkoutSessions.create(on.params, on.options),

  "checkout_sessions.expire": (on) =>
    on.client.checkoutSessions.expire(on.take("session_id"), on.options),

  "checkout_sessions.get": (on) =>
    on.client.checkoutSessions.get(on.take("session_id"), on.params, on.options),

  "checkout_sessions.list": (on) => on.client.checkoutSessions.list(on.params, on.options),

  "claims.create": (on) => on.client.claims.create(on.take("token"), on.params, on.options),

  "claims.get": (on) => on.client.claims.get(on.take("token"), on.options),

  "claims.send_code": (on) => on.client.claims.sendCode(on.take("token"), on.params, on.options),

  "cost_centers.create": (on) => on.client.costCenters.create(on.params, on.options),

  "cost_centers.get": (on) => on.client.costCenters.get(on.take("cost_center_id"), on.options),

  "cost_centers.list": (on) => on.client.costCenters.list(on.params, on.options),

  "cost_centers.update": (on) =>
    on.client.costCenters.update(on.take("cost_center_id"), on.params, on.options),

  "credit.get": (on) => on.client.credit.get(on.options),

  "credit.get_alerts": (on) => on.client.credit.getAlerts(on.options),

  "credit.get_reservation": (on) =>
    on.client.credit.getReservation(on.take("reservation_id"), on.options),

  "credit.get_transaction": (on) =>
    on.client.credit.getTransaction(on.take("transaction_id"), on.options),

  "credit.list_reservations": (on) => on.client.credit.listReservations(on.params, on.options),

  "credit.list_transactions": (on) => on.client.credit.listTransactions(on.params, on.options),

  "credit.update_alerts": (on) => on.client.credit.updateAlerts(on.params, on.options),

  "dealer.create_application": (on) => on.client.dealer.createApplication(on.params, on.options),

  "dealer.get_application": (on) => on.client.dealer.getApplication(on.options),

  "dealer.submit_application": (on) => on.client.dealer.submitApplication(on.options),

  "dealer.update_application": (on) => on.client.dealer.updateApplication(on.params, on.options),

  "disputes.create": (on) => on.client.disputes.create(on.params, on.options),

  "disputes.get": (on) => on.client.disputes.get(on.take("dispute_id"), on.params, on.options),

  "disputes.list": (on) => on.client.disputes.list(on.params, on.options),

  "documents.get": (on) => on.client.documents.get(on.take("document_id"), on.options),

  "documents.list": (on) => on.client.documents.list(on.params, on.options),

  "documents.upload": (on) => on.client.documents.upload(on.params, on.options),

  "error_codes.list": (on) => on.client.errorCodes.list(on.options),

  "events.get": (on) => on.client.events.get(on.take("event_id"), on.options),

  "events.list": (on) => on.client.events.list(on.params, on.options),

  "exports.create": (on) => on.client.exports.create(on.params, on.options),

  "exports.get": (on) => on.client.exports.get(on.take("export_id"), on.options),

  "exports.list": (on) => on.client.exports.list(on.params, on.options),

  "family.create": (on) => on.client.family.create(on.params, on.options),

  "family.delete": (on) => on.client.family.delete(on.take("family_member_id"), on.options),

  "family.get_member": (on) => on.client.family.getMember(on.take("family_member_id"), on.options),

  "family.list": (on) => on.client.family.list(on.options),

  "family.send_to": (on) =>
    on.client.family.sendTo(on.take("family_member_id"), on.params, on.options),

  "family.update": (on) =>
    on.client.family.update(on.take("family_member_id"), on.params, on.options),

  "groups.create": (on) => on.client.groups.create(on.params, on.options),

  "groups.delete": (on) => on.client.groups.delete(on.take("group_id"), on.options),

  "groups.get": (on) => on.client.groups.get(on.take("group_id"), on.options),

  "groups.list": (on) => on.client.groups.list(on.params, on.options),

  "groups.list_members": (on) =>
    on.client.groups.listMembers(on.take("group_id"), on.params, on.options),

  "groups.update": (on) => on.client.groups.update(on.take("group_id"), on.params, on.options),

  "groups.update_members": (on) =>
    on.client.groups.updateMembers(on.take("group_id"), on.params, on.options),

  "health.get": (on) => on.client.health.get(on.options),

  "invites.delete": (on) => on.client.invites.delete(on.take("invite_id"), on.options),

  "invites.get": (on) => on.client.invites.get(on.take("invite_id"), on.options),

  "invites.list": (on) => on.client.invites.list(on.params, on.options),

  "keys.create": (on) => on.client.keys.create(on.params, on.options),

  "keys.delete": (on) => on.client.keys.delete(on.take("key_id"), on.options),

  "keys.get": (on) => on.client.keys.get(on.take("key_id"), on.options),

  "keys.list": (on) => on.client.keys.list(on.params, on.options),

  "keys.roll": (on) => on.client.keys.roll(on.take("key_id"), on.params, on.options),

  "keys.update": (on) => on.client.keys.update(on.take("key_id"), on.params, on.options),

  "lookups.phone": (on) => on.client.lookups.phone(on.params, on.options),

  "members.delete": (on) => on.client.members.delete(on.take("member_id"), on.options),

  "members.get": (on) => on.client.members.get(on.take("member_id"), on.options),

  "members.invite": (on) => on.client.members.invite(on.params, on.options),

  "members.list": (on) => on.client.members.list(on.params, on.options),

  "members.update": (on) => on.client.members.update(on.take("member_id"), on.params, on.options),

  "meters.get": (on) => on.client.meters.get(on.take("number"), on.params, on.options),

  "networks.list": (on) => on.client.networks.list(on.options),

  "overview.get": (on) => on.client.overview.get(on.options),

  "power.get_quote": (on) => on.client.power.getQuote(on.params, on.options),

  "power.get_rate": (on) => on.client.power.getRate(on.params, on.options),

  "power.get_series": (on) => on.client.power.getSeries(on.params, on.options),

  "power.list_observations": (on) => on.client.power.listObservations(on.params, on.options),

  "products.get": (on) => on.client.products.get(on.take("product_id"), on.options),

  "products.list": (on) => on.client.products.list(on.params, on.options),

  "products.list_bundles": (on) =>
    on.client.products.listBundles(on.take("product_id"), on.options),

  "programs.activate": (on) => on.client.programs.activate(on.take("program_id"), on.options),

  "programs.close": (on) => on.client.programs.close(on.take("program_id"), on.options),

  "programs.create": (on) => on.client.programs.create(on.params, on.options),

  "programs.create_completion": (on) =>
    on.client.programs.createCompletion(on.take("program_id"), on.params, on.options),

  "programs.defund": (on) =>
    on.client.programs.defund(on.take("program_id"), on.params, on.options),

  "programs.delete": (on) => on.client.programs.delete(on.take("program_id"), on.options),

  "programs.fund": (on) => on.client.programs.fund(on.take("program_id"), on.params, on.options),

  "programs.get": (on) => on.client.programs.get(on.take("program_id"), on.options),

  "programs.list": (on) => on.client.programs.list(on.params, on.options),

  "programs.list_rules": (on) =>
    on.client.programs.listRules(on.take("program_id"), on.params, on.options),

  "programs.pause": (on) => on.client.programs.pause(on.take("program_id"), on.options),

  "programs.resume": (on) => on.client.programs.resume(on.take("program_id"), on.options),

  "programs.roll_secret": (on) => on.client.programs.rollSecret(on.take("program_id"), on.options),

  "programs.set_rules": (on) =>
    on.client.programs.setRules(on.take("program_id"), on.params, on.options),

  "programs.update": (on) =>
    on.client.programs.update(on.take("program_id"), on.params, on.options),

  "quotes.create": (on) => on.client.quotes.create(on.params, on.options),

  "quotes.get": (on) => on.client.quotes.get(on.take("quote_id"), on.options),

  "recipients.create": (on) => on.client.recipients.create(on.params, on.options),

  "recipients.create_bulk": (on) => on.client.recipients.createBulk(on.params, on.options),

  "recipients.delete": (on) => on.client.recipients.delete(on.take("recipient_id"), on.options),

  "recipients.get": (on) =>
    on.client.recipients.get(on.take("recipient_id"), on.params, on.options),

  "recipients.list": (on) => on.client.recipients.list(on.params, on.options),

  "recipients.restore": (on) => on.client.recipients.restore(on.take("recipient_id"), on.options),

  "recipients.update": (on) =>
    on.client.recipients.update(on.take("recipient_id"), on.params, on.options),

  "referrals.create": (on) => on.client.referrals.create(on.params, on.options),

  "referrals.get": (on) => on.client.referrals.get(on.take("referral_id"), on.options),

  "referrals.list": (on) => on.client.referrals.list(on.params, on.options),

  "referrals.qualify": (on) => on.client.referrals.qualify(on.take("referral_id"), on.options),

  "reports.get_failures": (on) => on.client.reports.getFailures(on.params, on.options),

  "reports.get_failures_csv": (on) => on.client.reports.getFailuresCsv(on.params, on.options),

  "reports.get_programs": (on) => on.client.reports.getPrograms(on.params, on.options),

  "reports.get_programs_csv": (on) => on.client.reports.getProgramsCsv(on.params, on.options),

  "reports.get_reconciliation": (on) => on.client.reports.getReconciliation(on.params, on.options),

  "reports.get_reconciliation_csv": (on) =>
    on.client.reports.getReconciliationCsv(on.params, on.options),

  "reports.get_spend": (on) => on.client.reports.getSpend(on.params, on.options),

  "reports.get_spend_csv": (on) => on.client.reports.getSpendCsv(on.params, on.options),

  "requests.get": (on) => on.client.requests.get(on.take("request_id"), on.options),

  "requests.list": (on) => on.client.requests.list(on.params, on.options),

  "reviews.approve": (on) => on.client.reviews.approve(on.take("review_id"), on.params, on.options),

  "reviews.get": (on) => on.client.reviews.get(on.take("review_id"), on.params, on.options),

  "reviews.list": (on) => on.client.reviews.list(on.params, on.options),

  "reviews.reject": (on) => on.client.reviews.reject(on.take("review_id"), on.params, on.options),

  "reward_links.create": (on) => on.client.rewardLinks.create(on.params, on.options),

  "reward_links.create_many": (on) => on.client.rewardLinks.createMany(on.params, on.options),

  "reward_links.get": (on) => on.client.rewardLinks.get(on.take("link_id"), on.options),

  "reward_links.list": (on) => on.client.rewardLinks.list(on.params, on.options),

  "reward_links.revoke": (on) => on.client.rewardLinks.revoke(on.take("link_id"), on.options),

  "rewards.create": (on) => on.client.rewards.create(on.params, on.options),

  "rewards.get": (on) => on.client.rewards.get(on.take("reward_id"), on.params, on.options),

  "rewards.list": (on) => on.client.rewards.list(on.params, on.options),

  "rewards.release": (on) => on.client.rewards.release(on.take("reward_id"), on.params, on.options),

  "rewards.validate": (on) => on.client.rewards.validate(on.params, on.options),

  "rewards.void": (on) => on.client.rewards.void(on.take("reward_id"), on.options),

  "sandboxes.create": (on) => on.client.sandboxes.create(on.params, on.options),

  "schedules.combine_occurrence": (on) =>
    on.client.schedules.combineOccurrence(
      on.take("schedule_id"),
      on.take("day"),
      on.params,
      on.options,
    ),

  "schedules.create": (on) => on.client.schedules.create(on.params, on.options),

  "schedules.delete": (on) => on.client.schedules.delete(on.take("schedule_id"), on.options),

  "schedules.get": (on) => on.client.schedules.get(on.take("schedule_id"), on.params, on.options),

  "schedules.get_occurrence": (on) =>
    on.client.schedules.getOccurrence(on.take("schedule_id"), on.take("day"), on.options),

  "schedules.list": (on) => on.client.schedules.list(on.params, on.options),

  "schedules.list_occurrences": (on) =>
    on.client.schedules.listOccurrences(on.take("schedule_id"), on.params, on.options),

  "schedules.move_occurrence": (on) =>
    on.client.schedules.moveOccurrence(
      on.take("schedule_id"),
      on.take("day"),
      on.params,
      on.options,
    ),

  "schedules.preview_run": (on) =>
    on.client.schedules.previewRun(on.take("schedule_id"), on.options),

  "schedules.reset_occurrence": (on) =>
    on.client.schedules.resetOccurrence(on.take("schedule_id"), on.take("day"), on.options),

  "schedules.run": (on) => on.client.schedules.run(on.take("schedule_id"), on.params, on.options),

  "schedules.skip_occurrence": (on) =>
    on.client.schedules.skipOccurrence(on.take("schedule_id"), on.take("day"), on.options),

  "schedules.update": (on) =>
    on.client.schedules.update(on.take("schedule_id"), on.params, on.options),

  "schedules.update_occurrence": (on) =>
    on.client.schedules.updateOccurrence(
      on.take("schedule_id"),
      on.take("day"),
      on.params,
      on.options,
    ),

  "search.find": (on) => on.client.search.find(on.params, on.options),

  "sends.cancel": (on) => on.client.sends.cancel(on.take("send_id"), on.options),

  "sends.change_meter": (on) =>
    on.client.sends.changeMeter(on.take("send_id"), on.params, on.options),

  "sends.create": (on) => on.client.sends.create(on.params, on.options),

  "sends.get": (on) => on.client.sends.get(on.take("send_id"), on.params, on.options),

  "sends.get_receipt": (on) =>
    on.client.sends.getReceipt(on.take("send_id"), on.params, on.options),

  "sends.get_receipt_pdf": (on) =>
    on.client.sends.getReceiptPdf(on.take("send_id"), on.params, on.options),

  "sends.list": (on) => on.client.sends.list(on.params, on.options),

  "sends.list_attempts": (on) => on.client.sends.listAttempts(on.take("send_id"), on.options),

  "sends.resend_token": (on) => on.client.sends.resendToken(on.take("send_id"), on.options),

  "sends.retry": (on) => on.client.sends.retry(on.take("send_id"), on.options),

  "sends.validate": (on) => on.client.sends.validate(on.params, on.options),

  "statements.get": (on) => on.client.statements.get(on.params, on.options),

  "statements.get_csv": (on) => on.client.statements.getCsv(on.params, on.options),

  "statements.get_pdf": (on) => on.client.statements.getPdf(on.params, on.options),

  "status.get": (on) => on.client.status.get(on.options),

  "status.get_history": (on) => on.client.status.getHistory(on.params, on.options),

  "test.create_credit": (on) => on.client.test.createCredit(on.params, on.options),

  "test.reset": (on) => on.client.test.reset(on.options),

  "test.set_network_availability": (on) =>
    on.client.test.setNetworkAvailability(on.take("network"), on.params, on.options),

  "test.set_zesa_availability": (on) => on.client.test.setZesaAvailability(on.params, on.options),

  "test.approvals.approve": (on) =>
    on.client.test.approvals.approve(on.take("approval_id"), on.options),

  "test.approvals.reject": (on) =>
    on.client.test.approvals.reject(on.take("approval_id"), on.options),

  "test.checkout_sessions.pay": (on) =>
    on.client.test.checkoutSessions.pay(on.take("session_id"), on.params, on.options),

  "test.checkout_sessions.review": (on) =>
    on.client.test.checkoutSessions.review(on.take("session_id"), on.params, on.options),

  "test.clock.advance": (on) => on.client.test.clock.advance(on.params, on.options),

  "test.clock.get": (on) => on.client.test.clock.get(on.options),

  "test.events.trigger": (on) => on.client.test.events.trigger(on.params, on.options),

  "test.reward_links.claim": (on) =>
    on.client.test.rewardLinks.claim(on.take("link_id"), on.params, on.options),

  "test.sends.advance": (on) =>
    on.client.test.sends.advance(on.take("send_id"), on.params, on.options),

  "token_links.get": (on) => on.client.tokenLinks.get(on.take("secret"), on.params, on.options),

  "topups.create": (on) => on.client.topups.create(on.params, on.options),

  "topups.get": (on) => on.client.topups.get(on.take("topup_id"), on.options),

  "topups.list": (on) => on.client.topups.list(on.params, on.options),

  "webhook_deliveries.get": (on) =>
    on.client.webhookDeliveries.get(on.take("delivery_id"), on.options),

  "webhook_deliveries.list": (on) => on.client.webhookDeliveries.list(on.params, on.options),

  "webhook_deliveries.redeliver": (on) =>
    on.client.webhookDeliveries.redeliver(on.take("delivery_id"), on.options),

  "webhook_endpoints.create": (on) => on.client.webhookEndpoints.create(on.params, on.options),

  "webhook_endpoints.delete": (on) =>
    on.client.webhookEndpoints.delete(on.take("endpoint_id"), on.options),

  "webhook_endpoints.get": (on) =>
    on.client.webhookEndpoints.get(on.take("endpoint_id"), on.options),

  "webhook_endpoints.get_replay": (on) =>
    on.client.webhookEndpoints.getReplay(on.take("endpoint_id"), on.take("replay_id"), on.options),

  "webhook_endpoints.list": (on) => on.client.webhookEndpoints.list(on.params, on.options),

  "webhook_endpoints.replay": (on) =>
    on.client.webhookEndpoints.replay(on.take("endpoint_id"), on.params, on.options),

  "webhook_endpoints.roll_secret": (on) =>
    on.client.webhookEndpoints.rollSecret(on.take("endpoint_id"), on.params, on.options),

  "webhook_endpoints.test": (on) =>
    on.client.webhookEndpoints.test(on.take("endpoint_id"), on.params, on.options),

  "webhook_endpoints.update": (on) =>
    on.client.webhookEndpoints.update(on.take("endpoint_id"), on.params, on.options),

  "workforce.allocate": (on) => on.client.workforce.allocate(on.params, on.options),

  "workforce.get_access": (on) => on.client.workforce.getAccess(on.options),

  "workforce.get_journal": (on) => on.client.workforce.getJournal(on.params, on.options),

  "workforce.get_journal_csv": (on) => on.client.workforce.getJournalCsv(on.params, on.options),

  "workforce.get_ledger": (on) => on.client.workforce.getLedger(on.params, on.options),

  "workforce.get_ledger_csv": (on) => on.client.workforce.getLedgerCsv(on.params, on.options),

  "workforce.get_ledger_csv_json": (on) =>
    on.client.workforce.getLedgerCsvJson(on.params, on.options),

  "workforce.get_meters": (on) => on.client.workforce.getMeters(on.options),

  "workforce.get_products": (on) => on.client.workforce.getProducts(on.options),

  "workforce.preview_allocation": (on) =>
    on.client.workforce.previewAllocation(on.params, on.options),

  "workforce.batches.cancel": (on) =>
    on.client.workforce.batches.cancel(on.take("reference"), on.options),

  "workforce.batches.get": (on) =>
    on.client.workforce.batches.get(on.take("reference"), on.options),

  "workforce.batches.get_results": (on) =>
    on.client.workforce.batches.getResults(on.take("reference"), on.options),

  "workforce.batches.list": (on) => on.client.workforce.batches.list(on.params, on.options),

  "workforce.batches.preview_resend": (on) =>
    on.client.workforce.batches.previewResend(on.take("reference"), on.params, on.options),

  "workforce.batches.resend": (on) =>
    on.client.workforce.batches.resend(on.take("reference"), on.params, on.options),

  "workforce.cost_centers.change_people": (on) =>
    on.client.workforce.costCenters.changePeople(on.take("cost_center_id"), on.params, on.options),

  "workforce.cost_centers.create": (on) =>
    on.client.workforce.costCenters.create(on.params, on.options),

  "workforce.cost_centers.get_people": (on) =>
    on.client.workforce.costCenters.getPeople(on.take("cost_center_id"), on.options),

  "workforce.cost_centers.get_spend": (on) =>
    on.client.workforce.costCenters.getSpend(on.take("cost_center_id"), on.params, on.options),

  "workforce.cost_centers.list": (on) => on.client.workforce.costCenters.list(on.options),

  "workforce.cost_centers.update": (on) =>
    on.client.workforce.costCenters.update(on.take("cost_center_id"), on.params, on.options),

  "workforce.recipients.create": (on) =>
    on.client.workforce.recipients.create(on.params, on.options),

  "workforce.recipients.list": (on) => on.client.workforce.recipients.list(on.params, on.options),

  "workforce.recipients.update": (on) =>
    on.client.workforce.recipients.update(on.take("recipient_id"), on.params, on.options),

  "workforce.schedules.list": (on) => on.client.workforce.schedules.list(on.params, on.options),

  "workforce.schedules.run": (on) =>
    on.client.workforce.schedules.run(on.take("schedule_id"), on.params, on.options),
};

/** Runs a method with parameters in the names of the wire. */
export function dispatch(
  client: Svc,
  key: string,
  params: Values,
  options: RequestOptions,
): unknown {
  const method = DISPATCH[key];
  if (method === undefined) throw new Error(`There is no method ${key}.`);
  const rest = { ...params };
  const take = (name: string): string => {
    const value = rest[name];
    delete rest[name];
    return value as string;
  };
  return method({ client, take, params: rest as never, options });
}
