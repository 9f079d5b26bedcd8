// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.runtime;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What the runtime knows of each method. */
public final class Operations {
  private static final Map<String, Operation> ALL = new HashMap<>();

  private Operations() {}

  static {
    add(new Operation.Builder().key("account.get").verb("GET").path("/account").result("Account").retry("safe"));

    add(new Operation.Builder().key("account.list_activity").verb("GET").path("/activity").shape("list").result("AccountActivity").query(List.of("limit", "starting_after", "created")).retry("safe").cursor("forward"));

    add(new Operation.Builder().key("account.update").verb("PATCH").path("/account").result("Account").body(true).retry("safe"));

    add(new Operation.Builder().key("activities.create").verb("POST").path("/activities").result("Activity").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("activities.get").verb("GET").path("/activities/{activity_id}").result("Activity").identifiedBy("activity_id").retry("safe"));

    add(new Operation.Builder().key("activities.list").verb("GET").path("/activities").shape("list").result("Activity").query(List.of("limit", "starting_after", "ending_before", "created", "name", "recipient", "metadata")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("approvals.get").verb("GET").path("/approvals/{approval_id}").result("AgentApproval").identifiedBy("approval_id").retry("safe"));

    add(new Operation.Builder().key("approvals.list").verb("GET").path("/approvals").shape("list").result("AgentApproval").query(List.of("limit", "starting_after", "ending_before", "created", "status", "action", "api_key")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("audit_log.list").verb("GET").path("/audit-log").shape("list").result("AuditEvent").query(List.of("limit", "starting_after", "ending_before", "created", "action", "object")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("batches.approve").verb("POST").path("/batches/{batch_id}/approve").result("Batch").identifiedBy("batch_id").retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("batches.cancel").verb("POST").path("/batches/{batch_id}/cancel").result("Batch").identifiedBy("batch_id").retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("batches.create").verb("POST").path("/batches").result("Batch").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("batches.get").verb("GET").path("/batches/{batch_id}").result("Batch").identifiedBy("batch_id").retry("safe"));

    add(new Operation.Builder().key("batches.get_results").verb("GET").path("/batches/{batch_id}/results.csv").shape("file").accept("text/csv").retry("safe"));

    add(new Operation.Builder().key("batches.list").verb("GET").path("/batches").shape("list").result("Batch").query(List.of("limit", "starting_after", "ending_before", "created", "status", "metadata")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("batches.list_items").verb("GET").path("/batches/{batch_id}/items").shape("list").result("BatchItem").query(List.of("limit", "starting_after", "ending_before", "created", "status", "metadata", "expand[]")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("batches.preview").verb("POST").path("/batches/preview").result("BatchPreview").body(true).retry("safe"));

    add(new Operation.Builder().key("batches.retry_failed").verb("POST").path("/batches/{batch_id}/retry-failed").result("Batch").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("blocklist.create").verb("POST").path("/blocklist").result("BlockedTarget").body(true).retry("once"));

    add(new Operation.Builder().key("blocklist.delete").verb("DELETE").path("/blocklist/{entry_id}").result("BlockedTarget").identifiedBy("entry_id").retry("safe"));

    add(new Operation.Builder().key("blocklist.get").verb("GET").path("/blocklist/{entry_id}").result("BlockedTarget").identifiedBy("entry_id").retry("safe"));

    add(new Operation.Builder().key("blocklist.list").verb("GET").path("/blocklist").shape("list").result("BlockedTarget").query(List.of("limit", "starting_after", "ending_before", "created", "target")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("checkins.create").verb("POST").path("/checkins").result("Checkin").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("checkins.list").verb("GET").path("/checkins").shape("list").result("Checkin").query(List.of("limit", "starting_after", "ending_before", "created", "status", "program", "link")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("checkout_sessions.change_meter").verb("POST").path("/checkout-sessions/{session_id}/meter").result("CheckoutSession").identifiedBy("session_id").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("checkout_sessions.create").verb("POST").path("/checkout-sessions").result("CheckoutSession").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("checkout_sessions.expire").verb("POST").path("/checkout-sessions/{session_id}/expire").result("CheckoutSession").identifiedBy("session_id").retry("safe"));

    add(new Operation.Builder().key("checkout_sessions.get").verb("GET").path("/checkout-sessions/{session_id}").result("CheckoutSession").identifiedBy("session_id").query(List.of("expand[]")).retry("safe"));

    add(new Operation.Builder().key("checkout_sessions.list").verb("GET").path("/checkout-sessions").shape("list").result("CheckoutSession").query(List.of("limit", "starting_after", "ending_before", "created", "status", "client_reference", "metadata", "expand[]")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("claims.create").verb("POST").path("/claims/{token}").result("RewardLinkClaim").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("claims.get").verb("GET").path("/claims/{token}").result("RewardLinkClaim").retry("safe"));

    add(new Operation.Builder().key("claims.send_code").verb("POST").path("/claims/{token}/code").result("ClaimCode").body(true).retry("once"));

    add(new Operation.Builder().key("cost_centers.create").verb("POST").path("/cost-centers").result("CostCenter").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("cost_centers.get").verb("GET").path("/cost-centers/{cost_center_id}").result("CostCenter").identifiedBy("cost_center_id").retry("safe"));

    add(new Operation.Builder().key("cost_centers.list").verb("GET").path("/cost-centers").shape("list").result("CostCenter").query(List.of("limit", "starting_after", "ending_before", "created", "is_active")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("cost_centers.update").verb("PATCH").path("/cost-centers/{cost_center_id}").result("CostCenter").identifiedBy("cost_center_id").body(true).retry("safe"));

    add(new Operation.Builder().key("credit.get").verb("GET").path("/credit").result("Credit").retry("safe"));

    add(new Operation.Builder().key("credit.get_alerts").verb("GET").path("/credit/alerts").result("CreditAlerts").retry("safe"));

    add(new Operation.Builder().key("credit.get_reservation").verb("GET").path("/credit/reservations/{reservation_id}").result("CreditReservation").identifiedBy("reservation_id").retry("safe"));

    add(new Operation.Builder().key("credit.get_transaction").verb("GET").path("/credit/transactions/{transaction_id}").result("CreditTransaction").identifiedBy("transaction_id").retry("safe"));

    add(new Operation.Builder().key("credit.list_reservations").verb("GET").path("/credit/reservations").shape("list").result("CreditReservation").query(List.of("limit", "starting_after", "ending_before", "created", "status", "currency", "source")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("credit.list_transactions").verb("GET").path("/credit/transactions").shape("list").result("CreditTransaction").query(List.of("limit", "starting_after", "ending_before", "created", "currency", "type", "source")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("credit.update_alerts").verb("PUT").path("/credit/alerts").result("CreditAlerts").body(true).retry("safe"));

    add(new Operation.Builder().key("dealer.create_application").verb("POST").path("/dealer/application").result("DealerApplication").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("dealer.get_application").verb("GET").path("/dealer/application").result("DealerApplication").retry("safe"));

    add(new Operation.Builder().key("dealer.submit_application").verb("POST").path("/dealer/application/submit").result("DealerApplication").retry("once"));

    add(new Operation.Builder().key("dealer.update_application").verb("PATCH").path("/dealer/application").result("DealerApplication").body(true).retry("safe"));

    add(new Operation.Builder().key("disputes.create").verb("POST").path("/disputes").result("Dispute").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("disputes.get").verb("GET").path("/disputes/{dispute_id}").result("Dispute").identifiedBy("dispute_id").query(List.of("expand[]")).retry("safe"));

    add(new Operation.Builder().key("disputes.list").verb("GET").path("/disputes").shape("list").result("Dispute").query(List.of("limit", "starting_after", "ending_before", "created", "status", "send", "metadata", "expand[]")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("documents.get").verb("GET").path("/documents/{document_id}").result("Document").identifiedBy("document_id").retry("safe"));

    add(new Operation.Builder().key("documents.list").verb("GET").path("/documents").shape("list").result("Document").query(List.of("limit", "starting_after", "ending_before", "created", "purpose", "status")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("documents.upload").verb("POST").path("/documents").result("Document").body(true).fileField("file").retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("error_codes.list").verb("GET").path("/error-codes").shape("list").result("ErrorCodeEntry").retry("safe").auth("none"));

    add(new Operation.Builder().key("events.get").verb("GET").path("/events/{event_id}").result("Event").identifiedBy("event_id").retry("safe"));

    add(new Operation.Builder().key("events.list").verb("GET").path("/events").shape("list").result("Event").query(List.of("limit", "starting_after", "ending_before", "created", "type", "object", "delivery")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("exports.create").verb("POST").path("/exports").result("Export").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("exports.get").verb("GET").path("/exports/{export_id}").result("Export").identifiedBy("export_id").retry("safe"));

    add(new Operation.Builder().key("exports.list").verb("GET").path("/exports").shape("list").result("Export").query(List.of("limit", "starting_after", "ending_before", "created", "kind", "status")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("family.create").verb("POST").path("/family/members").result("FamilyMember").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("family.delete").verb("DELETE").path("/family/members/{family_member_id}").result("FamilyMember").identifiedBy("family_member_id").retry("safe"));

    add(new Operation.Builder().key("family.get_member").verb("GET").path("/family/members/{family_member_id}").result("FamilyMember").identifiedBy("family_member_id").retry("safe"));

    add(new Operation.Builder().key("family.list").verb("GET").path("/family/members").shape("list").result("FamilyMember").retry("safe"));

    add(new Operation.Builder().key("family.send_to").verb("POST").path("/family/members/{family_member_id}/send").result("Send").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("family.update").verb("PATCH").path("/family/members/{family_member_id}").result("FamilyMember").identifiedBy("family_member_id").body(true).retry("safe"));

    add(new Operation.Builder().key("groups.create").verb("POST").path("/groups").result("Group").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("groups.delete").verb("DELETE").path("/groups/{group_id}").result("Group").identifiedBy("group_id").retry("safe"));

    add(new Operation.Builder().key("groups.get").verb("GET").path("/groups/{group_id}").result("Group").identifiedBy("group_id").retry("safe"));

    add(new Operation.Builder().key("groups.list").verb("GET").path("/groups").shape("list").result("Group").query(List.of("limit", "starting_after", "ending_before", "created", "kind", "metadata")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("groups.list_members").verb("GET").path("/groups/{group_id}/members").shape("list").result("Recipient").query(List.of("limit", "starting_after", "ending_before", "created")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("groups.update").verb("PATCH").path("/groups/{group_id}").result("Group").identifiedBy("group_id").body(true).retry("safe"));

    add(new Operation.Builder().key("groups.update_members").verb("POST").path("/groups/{group_id}/members").result("Group").identifiedBy("group_id").body(true).retry("safe"));

    add(new Operation.Builder().key("health.get").verb("GET").path("/health").result("Health").retry("safe").auth("none"));

    add(new Operation.Builder().key("invites.delete").verb("DELETE").path("/invites/{invite_id}").result("Invite").identifiedBy("invite_id").retry("safe"));

    add(new Operation.Builder().key("invites.get").verb("GET").path("/invites/{invite_id}").result("Invite").identifiedBy("invite_id").retry("safe"));

    add(new Operation.Builder().key("invites.list").verb("GET").path("/invites").shape("list").result("Invite").query(List.of("limit", "starting_after", "ending_before", "created", "status")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("keys.create").verb("POST").path("/keys").result("ApiKey").body(true).retry("once"));

    add(new Operation.Builder().key("keys.delete").verb("DELETE").path("/keys/{key_id}").result("ApiKey").identifiedBy("key_id").retry("safe"));

    add(new Operation.Builder().key("keys.get").verb("GET").path("/keys/{key_id}").result("ApiKey").identifiedBy("key_id").retry("safe"));

    add(new Operation.Builder().key("keys.list").verb("GET").path("/keys").shape("list").result("ApiKey").query(List.of("limit", "starting_after", "ending_before", "created", "status")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("keys.roll").verb("POST").path("/keys/{key_id}/roll").result("ApiKey").identifiedBy("key_id").body(true).retry("once"));

    add(new Operation.Builder().key("keys.update").verb("PATCH").path("/keys/{key_id}").result("ApiKey").identifiedBy("key_id").body(true).retry("safe"));

    add(new Operation.Builder().key("lookups.phone").verb("GET").path("/lookups/phone").result("PhoneLookup").query(List.of("phone", "currency")).retry("safe"));

    add(new Operation.Builder().key("members.delete").verb("DELETE").path("/members/{member_id}").result("Member").identifiedBy("member_id").retry("safe"));

    add(new Operation.Builder().key("members.get").verb("GET").path("/members/{member_id}").result("Member").identifiedBy("member_id").retry("safe"));

    add(new Operation.Builder().key("members.invite").verb("POST").path("/members").result("Invite").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("members.list").verb("GET").path("/members").shape("list").result("Member").query(List.of("limit", "starting_after", "ending_before", "created", "role")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("members.update").verb("PATCH").path("/members/{member_id}").result("Member").identifiedBy("member_id").body(true).retry("safe"));

    add(new Operation.Builder().key("meters.get").verb("GET").path("/meters/{number}").result("Meter").query(List.of("currency")).retry("safe"));

    add(new Operation.Builder().key("networks.list").verb("GET").path("/networks").shape("list").result("Network").retry("safe"));

    add(new Operation.Builder().key("overview.get").verb("GET").path("/overview").result("Overview").retry("safe"));

    add(new Operation.Builder().key("power.get_quote").verb("GET").path("/power/quote").result("PowerQuote").query(List.of("currency", "amount", "meter")).retry("safe"));

    add(new Operation.Builder().key("power.get_rate").verb("GET").path("/power/rate").result("PowerRate").query(List.of("currency")).retry("safe"));

    add(new Operation.Builder().key("power.get_series").verb("GET").path("/power/series").result("PowerSeries").query(List.of("currency")).retry("safe"));

    add(new Operation.Builder().key("power.list_observations").verb("GET").path("/power/observations").shape("list").result("PowerObservation").query(List.of("currency", "days", "limit", "starting_after")).retry("safe").cursor("forward"));

    add(new Operation.Builder().key("products.get").verb("GET").path("/products/{product_id}").result("Product").identifiedBy("product_id").retry("safe"));

    add(new Operation.Builder().key("products.list").verb("GET").path("/products").shape("list").result("Product").query(List.of("type", "network", "currency")).retry("safe"));

    add(new Operation.Builder().key("products.list_bundles").verb("GET").path("/products/{product_id}/bundles").shape("list").result("Bundle").retry("safe"));

    add(new Operation.Builder().key("programs.activate").verb("POST").path("/programs/{program_id}/activate").result("Program").identifiedBy("program_id").retry("safe"));

    add(new Operation.Builder().key("programs.close").verb("POST").path("/programs/{program_id}/close").result("Program").identifiedBy("program_id").retry("safe"));

    add(new Operation.Builder().key("programs.create").verb("POST").path("/programs").result("Program").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("programs.create_completion").verb("POST").path("/programs/{program_id}/completions").result("Reward").body(true).retry("safe").auth("program"));

    add(new Operation.Builder().key("programs.defund").verb("POST").path("/programs/{program_id}/defund").result("Program").identifiedBy("program_id").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("programs.delete").verb("DELETE").path("/programs/{program_id}").result("Program").identifiedBy("program_id").retry("safe"));

    add(new Operation.Builder().key("programs.fund").verb("POST").path("/programs/{program_id}/fund").result("Program").identifiedBy("program_id").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("programs.get").verb("GET").path("/programs/{program_id}").result("Program").identifiedBy("program_id").retry("safe"));

    add(new Operation.Builder().key("programs.list").verb("GET").path("/programs").shape("list").result("Program").query(List.of("limit", "starting_after", "ending_before", "created", "status", "metadata")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("programs.list_rules").verb("GET").path("/programs/{program_id}/rules").shape("list").result("ProgramRule").query(List.of("active")).retry("safe"));

    add(new Operation.Builder().key("programs.pause").verb("POST").path("/programs/{program_id}/pause").result("Program").identifiedBy("program_id").retry("safe"));

    add(new Operation.Builder().key("programs.resume").verb("POST").path("/programs/{program_id}/resume").result("Program").identifiedBy("program_id").retry("safe"));

    add(new Operation.Builder().key("programs.roll_secret").verb("POST").path("/programs/{program_id}/roll-secret").result("Program").identifiedBy("program_id").retry("once"));

    add(new Operation.Builder().key("programs.set_rules").verb("PUT").path("/programs/{program_id}/rules").result("ProgramRuleList").body(true).retry("safe"));

    add(new Operation.Builder().key("programs.update").verb("PATCH").path("/programs/{program_id}").result("Program").identifiedBy("program_id").body(true).retry("safe"));

    add(new Operation.Builder().key("quotes.create").verb("POST").path("/quotes").result("Quote").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("quotes.get").verb("GET").path("/quotes/{quote_id}").result("Quote").identifiedBy("quote_id").retry("safe"));

    add(new Operation.Builder().key("recipients.create").verb("POST").path("/recipients").result("Recipient").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("recipients.create_bulk").verb("POST").path("/recipients/bulk").result("RecipientBulk").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("recipients.delete").verb("DELETE").path("/recipients/{recipient_id}").result("Recipient").retry("safe"));

    add(new Operation.Builder().key("recipients.get").verb("GET").path("/recipients/{recipient_id}").result("Recipient").identifiedBy("recipient_id").query(List.of("expand[]")).retry("safe"));

    add(new Operation.Builder().key("recipients.list").verb("GET").path("/recipients").shape("list").result("Recipient").query(List.of("limit", "starting_after", "ending_before", "created", "external_id", "phone", "group", "cost_center", "status", "q", "metadata", "expand[]")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("recipients.restore").verb("POST").path("/recipients/{recipient_id}/restore").result("Recipient").identifiedBy("recipient_id").retry("safe"));

    add(new Operation.Builder().key("recipients.update").verb("PATCH").path("/recipients/{recipient_id}").result("Recipient").identifiedBy("recipient_id").body(true).retry("safe"));

    add(new Operation.Builder().key("referrals.create").verb("POST").path("/referrals").result("Referral").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("referrals.get").verb("GET").path("/referrals/{referral_id}").result("Referral").identifiedBy("referral_id").retry("safe"));

    add(new Operation.Builder().key("referrals.list").verb("GET").path("/referrals").shape("list").result("Referral").query(List.of("limit", "starting_after", "ending_before", "created", "status", "program", "referrer", "referee", "metadata")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("referrals.qualify").verb("POST").path("/referrals/{referral_id}/qualify").result("Referral").identifiedBy("referral_id").retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("reports.get_failures").verb("GET").path("/reports/failures").result("FailureReport").query(List.of("from", "to", "currency")).retry("safe"));

    add(new Operation.Builder().key("reports.get_failures_csv").verb("GET").path("/reports/failures").shape("file").accept("text/csv").query(List.of("from", "to", "currency")).retry("safe").fixedIn("query").fixedField("format").fixedValue("csv"));

    add(new Operation.Builder().key("reports.get_programs").verb("GET").path("/reports/programs").result("ProgramReport").query(List.of("from", "to", "currency")).retry("safe"));

    add(new Operation.Builder().key("reports.get_programs_csv").verb("GET").path("/reports/programs").shape("file").accept("text/csv").query(List.of("from", "to", "currency")).retry("safe").fixedIn("query").fixedField("format").fixedValue("csv"));

    add(new Operation.Builder().key("reports.get_reconciliation").verb("GET").path("/reports/reconciliation").result("ReconciliationReport").query(List.of("date", "currency")).retry("safe"));

    add(new Operation.Builder().key("reports.get_reconciliation_csv").verb("GET").path("/reports/reconciliation").shape("file").accept("text/csv").query(List.of("date", "currency")).retry("safe").fixedIn("query").fixedField("format").fixedValue("csv"));

    add(new Operation.Builder().key("reports.get_spend").verb("GET").path("/reports/spend").result("SpendReport").query(List.of("from", "to", "currency", "group_by", "filter")).retry("safe"));

    add(new Operation.Builder().key("reports.get_spend_csv").verb("GET").path("/reports/spend").shape("file").accept("text/csv").query(List.of("from", "to", "currency", "group_by", "filter")).retry("safe").fixedIn("query").fixedField("format").fixedValue("csv"));

    add(new Operation.Builder().key("requests.get").verb("GET").path("/requests/{request_id}").result("RequestLog").identifiedBy("request_id").retry("safe"));

    add(new Operation.Builder().key("requests.list").verb("GET").path("/requests").shape("list").result("RequestLogLine").query(List.of("limit", "starting_after", "ending_before", "created", "api_key", "status", "path", "method", "idempotency_key")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("reviews.approve").verb("POST").path("/reviews/{review_id}/approve").result("Review").identifiedBy("review_id").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("reviews.get").verb("GET").path("/reviews/{review_id}").result("Review").identifiedBy("review_id").query(List.of("expand[]")).retry("safe"));

    add(new Operation.Builder().key("reviews.list").verb("GET").path("/reviews").shape("list").result("Review").query(List.of("limit", "starting_after", "ending_before", "created", "status", "program", "expand[]")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("reviews.reject").verb("POST").path("/reviews/{review_id}/reject").result("Review").identifiedBy("review_id").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("reward_links.create").verb("POST").path("/reward-links").result("RewardLink").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("reward_links.create_many").verb("POST").path("/reward-links").result("RewardLinkList").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("reward_links.get").verb("GET").path("/reward-links/{link_id}").result("RewardLink").identifiedBy("link_id").retry("safe"));

    add(new Operation.Builder().key("reward_links.list").verb("GET").path("/reward-links").shape("list").result("RewardLink").query(List.of("limit", "starting_after", "ending_before", "created", "status", "label", "program", "recipient", "metadata")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("reward_links.revoke").verb("POST").path("/reward-links/{link_id}/revoke").result("RewardLink").identifiedBy("link_id").retry("safe"));

    add(new Operation.Builder().key("rewards.create").verb("POST").path("/rewards").result("RewardOrApproval").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("rewards.get").verb("GET").path("/rewards/{reward_id}").result("Reward").identifiedBy("reward_id").query(List.of("expand[]")).retry("safe"));

    add(new Operation.Builder().key("rewards.list").verb("GET").path("/rewards").shape("list").result("Reward").query(List.of("limit", "starting_after", "ending_before", "created", "status", "program", "recipient", "completion_id", "external_id", "expand[]", "metadata")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("rewards.release").verb("POST").path("/rewards/{reward_id}/release").result("Reward").identifiedBy("reward_id").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("rewards.validate").verb("POST").path("/rewards").result("RewardValidation").body(true).retry("safe").fixedIn("body").fixedField("validate_only").fixedValue(true));

    add(new Operation.Builder().key("rewards.void").verb("POST").path("/rewards/{reward_id}/void").result("Reward").identifiedBy("reward_id").retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("sandboxes.create").verb("POST").path("/sandboxes").result("Sandbox").body(true).retry("once").auth("none"));

    add(new Operation.Builder().key("schedules.combine_occurrence").verb("POST").path("/schedules/{schedule_id}/occurrences/{day}/combine").result("ScheduleOccurrence").body(true).retry("once"));

    add(new Operation.Builder().key("schedules.create").verb("POST").path("/schedules").result("Schedule").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("schedules.delete").verb("DELETE").path("/schedules/{schedule_id}").result("DeletedSchedule").identifiedBy("schedule_id").retry("safe"));

    add(new Operation.Builder().key("schedules.get").verb("GET").path("/schedules/{schedule_id}").result("Schedule").identifiedBy("schedule_id").query(List.of("expand[]")).retry("safe"));

    add(new Operation.Builder().key("schedules.get_occurrence").verb("GET").path("/schedules/{schedule_id}/occurrences/{day}").result("ScheduleOccurrence").retry("safe"));

    add(new Operation.Builder().key("schedules.list").verb("GET").path("/schedules").shape("list").result("Schedule").query(List.of("limit", "starting_after", "ending_before", "created", "active", "metadata", "expand[]")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("schedules.list_occurrences").verb("GET").path("/schedules/{schedule_id}/occurrences").shape("list").result("ScheduleOccurrence").query(List.of("from", "to")).retry("safe"));

    add(new Operation.Builder().key("schedules.move_occurrence").verb("POST").path("/schedules/{schedule_id}/occurrences/{day}/move").result("ScheduleOccurrence").body(true).retry("once"));

    add(new Operation.Builder().key("schedules.preview_run").verb("POST").path("/schedules/{schedule_id}/run-now/preview").result("ScheduleRunPreview").retry("safe"));

    add(new Operation.Builder().key("schedules.reset_occurrence").verb("POST").path("/schedules/{schedule_id}/occurrences/{day}/reset").result("ScheduleOccurrence").retry("safe"));

    add(new Operation.Builder().key("schedules.run").verb("POST").path("/schedules/{schedule_id}/run-now").result("Batch").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("schedules.skip_occurrence").verb("POST").path("/schedules/{schedule_id}/occurrences/{day}/skip").result("ScheduleOccurrence").retry("safe"));

    add(new Operation.Builder().key("schedules.update").verb("PATCH").path("/schedules/{schedule_id}").result("Schedule").identifiedBy("schedule_id").body(true).retry("safe"));

    add(new Operation.Builder().key("schedules.update_occurrence").verb("PATCH").path("/schedules/{schedule_id}/occurrences/{day}").result("ScheduleOccurrence").body(true).retry("safe"));

    add(new Operation.Builder().key("search.find").verb("GET").path("/search").result("Search").query(List.of("q")).retry("safe"));

    add(new Operation.Builder().key("sends.cancel").verb("POST").path("/sends/{send_id}/cancel").result("Send").identifiedBy("send_id").retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("sends.change_meter").verb("POST").path("/sends/{send_id}/meter").result("Send").identifiedBy("send_id").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("sends.create").verb("POST").path("/sends").result("SendOrApproval").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("sends.get").verb("GET").path("/sends/{send_id}").result("Send").identifiedBy("send_id").query(List.of("expand[]")).retry("safe"));

    add(new Operation.Builder().key("sends.get_receipt").verb("GET").path("/sends/{send_id}/receipt").result("Receipt").query(List.of("locale")).retry("safe"));

    add(new Operation.Builder().key("sends.get_receipt_pdf").verb("GET").path("/sends/{send_id}/receipt").shape("file").accept("application/pdf").query(List.of("locale")).retry("safe").fixedIn("query").fixedField("format").fixedValue("pdf"));

    add(new Operation.Builder().key("sends.list").verb("GET").path("/sends").shape("list").result("Send").query(List.of("limit", "starting_after", "ending_before", "created", "status", "type", "target", "client_reference", "receipt_number", "provider_reference", "token_phone", "token_last4", "currency", "needs_attention", "recipient", "program", "batch", "cost_center", "api_key", "metadata", "expand[]")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("sends.list_attempts").verb("GET").path("/sends/{send_id}/attempts").shape("list").result("SendAttempt").retry("safe"));

    add(new Operation.Builder().key("sends.resend_token").verb("POST").path("/sends/{send_id}/resend-token").result("TokenResend").retry("once"));

    add(new Operation.Builder().key("sends.retry").verb("POST").path("/sends/{send_id}/retry").result("Send").retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("sends.validate").verb("POST").path("/sends").result("SendValidation").body(true).retry("safe").fixedIn("body").fixedField("validate_only").fixedValue(true));

    add(new Operation.Builder().key("statements.get").verb("GET").path("/statements").result("Statement").query(List.of("period", "currency")).retry("safe"));

    add(new Operation.Builder().key("statements.get_csv").verb("GET").path("/statements.csv").shape("file").accept("text/csv").query(List.of("period", "currency")).retry("safe"));

    add(new Operation.Builder().key("statements.get_pdf").verb("GET").path("/statements.pdf").shape("file").accept("application/pdf").query(List.of("period", "currency")).retry("safe"));

    add(new Operation.Builder().key("status.get").verb("GET").path("/status").result("Status").retry("safe"));

    add(new Operation.Builder().key("status.get_history").verb("GET").path("/status/history").result("StatusHistory").query(List.of("from", "to")).retry("safe"));

    add(new Operation.Builder().key("test.create_credit").verb("POST").path("/test/credit").result("TestCredit").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("test.reset").verb("POST").path("/test/reset").result("TestReset").retry("safe"));

    add(new Operation.Builder().key("test.set_network_availability").verb("POST").path("/test/networks/{network}/availability").result("Network").identifiedBy("network").body(true).retry("safe"));

    add(new Operation.Builder().key("test.set_zesa_availability").verb("POST").path("/test/zesa/availability").result("ZesaAvailability").body(true).retry("safe"));

    add(new Operation.Builder().key("test.approvals.approve").verb("POST").path("/test/approvals/{approval_id}/approve").result("AgentApproval").identifiedBy("approval_id").retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("test.approvals.reject").verb("POST").path("/test/approvals/{approval_id}/reject").result("AgentApproval").identifiedBy("approval_id").retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("test.checkout_sessions.pay").verb("POST").path("/test/checkout-sessions/{session_id}/pay").result("CheckoutSession").identifiedBy("session_id").body(true).retry("once"));

    add(new Operation.Builder().key("test.checkout_sessions.review").verb("POST").path("/test/checkout-sessions/{session_id}/review").result("CheckoutSession").identifiedBy("session_id").body(true).retry("once"));

    add(new Operation.Builder().key("test.clock.advance").verb("POST").path("/test/clock/advance").result("TestClock").body(true).retry("once"));

    add(new Operation.Builder().key("test.clock.get").verb("GET").path("/test/clock").result("TestClock").retry("safe"));

    add(new Operation.Builder().key("test.events.trigger").verb("POST").path("/test/events/trigger").result("Event").body(true).retry("once"));

    add(new Operation.Builder().key("test.reward_links.claim").verb("POST").path("/test/reward-links/{link_id}/claim").result("Reward").body(true).retry("safe"));

    add(new Operation.Builder().key("test.sends.advance").verb("POST").path("/test/sends/{send_id}/advance").result("Send").identifiedBy("send_id").body(true).retry("once"));

    add(new Operation.Builder().key("token_links.get").verb("GET").path("/token-links/{secret}").result("TokenLink").query(List.of("read")).retry("safe").auth("none"));

    add(new Operation.Builder().key("topups.create").verb("POST").path("/credit/topups").result("Topup").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("topups.get").verb("GET").path("/credit/topups/{topup_id}").result("Topup").identifiedBy("topup_id").retry("safe"));

    add(new Operation.Builder().key("topups.list").verb("GET").path("/credit/topups").shape("list").result("Topup").query(List.of("limit", "starting_after", "ending_before", "created", "method", "status")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("webhook_deliveries.get").verb("GET").path("/webhook-deliveries/{delivery_id}").result("WebhookDelivery").identifiedBy("delivery_id").retry("safe"));

    add(new Operation.Builder().key("webhook_deliveries.list").verb("GET").path("/webhook-deliveries").shape("list").result("WebhookDelivery").query(List.of("limit", "starting_after", "ending_before", "created", "endpoint", "event", "status", "type")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("webhook_deliveries.redeliver").verb("POST").path("/webhook-deliveries/{delivery_id}/redeliver").result("WebhookDelivery").retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("webhook_endpoints.create").verb("POST").path("/webhook-endpoints").result("WebhookEndpoint").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("webhook_endpoints.delete").verb("DELETE").path("/webhook-endpoints/{endpoint_id}").result("WebhookEndpoint").identifiedBy("endpoint_id").retry("safe"));

    add(new Operation.Builder().key("webhook_endpoints.get").verb("GET").path("/webhook-endpoints/{endpoint_id}").result("WebhookEndpoint").identifiedBy("endpoint_id").retry("safe"));

    add(new Operation.Builder().key("webhook_endpoints.get_replay").verb("GET").path("/webhook-endpoints/{endpoint_id}/replays/{replay_id}").result("WebhookReplay").identifiedBy("replay_id").retry("safe"));

    add(new Operation.Builder().key("webhook_endpoints.list").verb("GET").path("/webhook-endpoints").shape("list").result("WebhookEndpoint").query(List.of("limit", "starting_after", "ending_before", "created", "status", "metadata")).retry("safe").cursor("both"));

    add(new Operation.Builder().key("webhook_endpoints.replay").verb("POST").path("/webhook-endpoints/{endpoint_id}/replay").result("WebhookReplay").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("webhook_endpoints.roll_secret").verb("POST").path("/webhook-endpoints/{endpoint_id}/roll-secret").result("WebhookEndpoint").identifiedBy("endpoint_id").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("webhook_endpoints.test").verb("POST").path("/webhook-endpoints/{endpoint_id}/test").result("WebhookDelivery").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("webhook_endpoints.update").verb("PATCH").path("/webhook-endpoints/{endpoint_id}").result("WebhookEndpoint").identifiedBy("endpoint_id").body(true).retry("safe"));

    add(new Operation.Builder().key("workforce.allocate").verb("POST").path("/workforce/allocate").result("WorkforceSendResult").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("workforce.get_access").verb("GET").path("/workforce/access").result("WorkforceAccess").retry("safe"));

    add(new Operation.Builder().key("workforce.get_journal").verb("GET").path("/workforce/journal").result("WorkforceJournal").query(List.of("from", "to", "cost_center")).retry("safe"));

    add(new Operation.Builder().key("workforce.get_journal_csv").verb("GET").path("/workforce/journal").shape("file").accept("text/csv").query(List.of("from", "to", "cost_center")).retry("safe").fixedIn("query").fixedField("format").fixedValue("csv"));

    add(new Operation.Builder().key("workforce.get_ledger").verb("GET").path("/workforce/ledger").shape("numbered").result("WorkforceLedgerEntry").query(List.of("from", "to", "currency", "kind", "q", "page", "page_size")).retry("safe"));

    add(new Operation.Builder().key("workforce.get_ledger_csv").verb("GET").path("/workforce/ledger").shape("file").accept("text/csv").query(List.of("from", "to", "currency", "kind", "q", "page", "page_size")).retry("safe").fixedIn("query").fixedField("format").fixedValue("csv"));

    add(new Operation.Builder().key("workforce.get_ledger_csv_json").verb("GET").path("/workforce/ledger").result("WorkforceExport").query(List.of("from", "to", "currency", "kind", "q", "page", "page_size")).retry("safe").fixedIn("query").fixedField("format").fixedValue("csv-json"));

    add(new Operation.Builder().key("workforce.get_meters").verb("GET").path("/workforce/meters").result("WorkforceMeters").retry("safe"));

    add(new Operation.Builder().key("workforce.get_products").verb("GET").path("/workforce/products").result("WorkforceProducts").retry("safe"));

    add(new Operation.Builder().key("workforce.preview_allocation").verb("POST").path("/workforce/allocate/preview").result("WorkforcePreview").body(true).retry("safe"));

    add(new Operation.Builder().key("workforce.batches.cancel").verb("POST").path("/workforce/batches/{reference}/cancel").result("WorkforceBatch").retry("safe"));

    add(new Operation.Builder().key("workforce.batches.get").verb("GET").path("/workforce/batches/{reference}").result("WorkforceBatch").retry("safe"));

    add(new Operation.Builder().key("workforce.batches.get_results").verb("GET").path("/workforce/batches/{reference}/results.csv").shape("file").accept("text/csv").retry("safe"));

    add(new Operation.Builder().key("workforce.batches.list").verb("GET").path("/workforce/batches").shape("numbered").result("WorkforceBatchSummary").query(List.of("from", "to", "status", "cost_center", "page", "page_size")).retry("safe"));

    add(new Operation.Builder().key("workforce.batches.preview_resend").verb("POST").path("/workforce/batches/{reference}/resend/preview").result("WorkforcePreview").body(true).retry("safe"));

    add(new Operation.Builder().key("workforce.batches.resend").verb("POST").path("/workforce/batches/{reference}/resend").result("WorkforceSendResult").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("workforce.cost_centers.change_people").verb("POST").path("/workforce/cost-centers/{cost_center_id}/people").result("WorkforceDepartmentPeople").body(true).retry("once"));

    add(new Operation.Builder().key("workforce.cost_centers.create").verb("POST").path("/workforce/cost-centers").result("WorkforceDepartment").body(true).retry("keyed").sendsKey(true));

    add(new Operation.Builder().key("workforce.cost_centers.get_people").verb("GET").path("/workforce/cost-centers/{cost_center_id}/people").result("WorkforceDepartmentPeople").retry("safe"));

    add(new Operation.Builder().key("workforce.cost_centers.get_spend").verb("GET").path("/workforce/cost-centers/{cost_center_id}/spend").result("WorkforceDepartmentSpend").query(List.of("from", "to")).retry("safe"));

    add(new Operation.Builder().key("workforce.cost_centers.list").verb("GET").path("/workforce/cost-centers").result("WorkforceDepartmentList").retry("safe"));

    add(new Operation.Builder().key("workforce.cost_centers.update").verb("PATCH").path("/workforce/cost-centers/{cost_center_id}").result("WorkforceDepartment").identifiedBy("cost_center_id").body(true).retry("safe"));

    add(new Operation.Builder().key("workforce.recipients.create").verb("POST").path("/workforce/recipients").result("WorkforcePersonCreated").body(true).retry("safe"));

    add(new Operation.Builder().key("workforce.recipients.list").verb("GET").path("/workforce/recipients").shape("numbered").result("WorkforcePerson").query(List.of("q", "cost_center", "page", "page_size")).retry("safe"));

    add(new Operation.Builder().key("workforce.recipients.update").verb("PATCH").path("/workforce/recipients/{recipient_id}").result("WorkforcePersonUpdated").body(true).retry("safe"));

    add(new Operation.Builder().key("workforce.schedules.list").verb("GET").path("/workforce/schedules").shape("numbered").result("Schedule").query(List.of("page", "page_size")).retry("safe"));

    add(new Operation.Builder().key("workforce.schedules.run").verb("POST").path("/workforce/schedules/{schedule_id}/run-now").result("WorkforceSendResult").body(true).retry("keyed").sendsKey(true));
  }

  private static void add(Operation.Builder row) {
    Operation operation = row.build();
    ALL.put(operation.key, operation);
  }

  /** The operation of a method such as {@code sends.create}. */
  public static Operation of(String key) {
    Operation found = ALL.get(key);
    if (found == null) throw new IllegalStateException("There is no operation " + key);
    return found;
  }

  /** All of them. */
  public static Iterable<Operation> all() {
    return ALL.values();
  }
}
