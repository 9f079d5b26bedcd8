# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

"""Every method by its name, with parameters in the names of the wire."""

from typing import Any, Callable, Dict, Mapping, Sequence, Tuple

#: The method, its path arguments, and the arguments that are called otherwise than on the wire.
_METHODS: Mapping[str, Tuple[Callable[[Any], Any], Sequence[str], Mapping[str, str]]] = {
    "account.get": (
        lambda client: client.account.get,
        [],
        {},
    ),

    "account.list_activity": (
        lambda client: client.account.list_activity,
        [],
        {},
    ),

    "account.update": (
        lambda client: client.account.update,
        [],
        {},
    ),

    "activities.create": (
        lambda client: client.activities.create,
        [],
        {},
    ),

    "activities.get": (
        lambda client: client.activities.get,
        ["activity_id", ],
        {},
    ),

    "activities.list": (
        lambda client: client.activities.list,
        [],
        {},
    ),

    "approvals.get": (
        lambda client: client.approvals.get,
        ["approval_id", ],
        {},
    ),

    "approvals.list": (
        lambda client: client.approvals.list,
        [],
        {},
    ),

    "audit_log.list": (
        lambda client: client.audit_log.list,
        [],
        {},
    ),

    "batches.approve": (
        lambda client: client.batches.approve,
        ["batch_id", ],
        {},
    ),

    "batches.cancel": (
        lambda client: client.batches.cancel,
        ["batch_id", ],
        {},
    ),

    "batches.create": (
        lambda client: client.batches.create,
        [],
        {},
    ),

    "batches.get": (
        lambda client: client.batches.get,
        ["batch_id", ],
        {},
    ),

    "batches.get_results": (
        lambda client: client.batches.get_results,
        ["batch_id", ],
        {},
    ),

    "batches.list": (
        lambda client: client.batches.list,
        [],
        {},
    ),

    "batches.list_items": (
        lambda client: client.batches.list_items,
        ["batch_id", ],
        {
            "expand[]": "expand",
        },
    ),

    "batches.preview": (
        lambda client: client.batches.preview,
        [],
        {},
    ),

    "batches.retry_failed": (
        lambda client: client.batches.retry_failed,
        ["batch_id", ],
        {},
    ),

    "blocklist.create": (
        lambda client: client.blocklist.create,
        [],
        {},
    ),

    "blocklist.delete": (
        lambda client: client.blocklist.delete,
        ["entry_id", ],
        {},
    ),

    "blocklist.get": (
        lambda client: client.blocklist.get,
        ["entry_id", ],
        {},
    ),

    "blocklist.list": (
        lambda client: client.blocklist.list,
        [],
        {},
    ),

    "checkins.create": (
        lambda client: client.checkins.create,
        [],
        {},
    ),

    "checkins.list": (
        lambda client: client.checkins.list,
        [],
        {},
    ),

    "checkout_sessions.change_meter": (
        lambda client: client.checkout_sessions.change_meter,
        ["session_id", ],
        {},
    ),

    "checkout_sessions.create": (
        lambda client: client.checkout_sessions.create,
        [],
        {},
    ),

    "checkout_sessions.expire": (
        lambda client: client.checkout_sessions.expire,
        ["session_id", ],
        {},
    ),

    "checkout_sessions.get": (
        lambda client: client.checkout_sessions.get,
        ["session_id", ],
        {
            "expand[]": "expand",
        },
    ),

    "checkout_sessions.list": (
        lambda client: client.checkout_sessions.list,
        [],
        {
            "expand[]": "expand",
        },
    ),

    "claims.create": (
        lambda client: client.claims.create,
        ["token", ],
        {},
    ),

    "claims.get": (
        lambda client: client.claims.get,
        ["token", ],
        {},
    ),

    "claims.send_code": (
        lambda client: client.claims.send_code,
        ["token", ],
        {},
    ),

    "cost_centers.create": (
        lambda client: client.cost_centers.create,
        [],
        {},
    ),

    "cost_centers.get": (
        lambda client: client.cost_centers.get,
        ["cost_center_id", ],
        {},
    ),

    "cost_centers.list": (
        lambda client: client.cost_centers.list,
        [],
        {},
    ),

    "cost_centers.update": (
        lambda client: client.cost_centers.update,
        ["cost_center_id", ],
        {},
    ),

    "credit.get": (
        lambda client: client.credit.get,
        [],
        {},
    ),

    "credit.get_alerts": (
        lambda client: client.credit.get_alerts,
        [],
        {},
    ),

    "credit.get_reservation": (
        lambda client: client.credit.get_reservation,
        ["reservation_id", ],
        {},
    ),

    "credit.get_transaction": (
        lambda client: client.credit.get_transaction,
        ["transaction_id", ],
        {},
    ),

    "credit.list_reservations": (
        lambda client: client.credit.list_reservations,
        [],
        {},
    ),

    "credit.list_transactions": (
        lambda client: client.credit.list_transactions,
        [],
        {},
    ),

    "credit.update_alerts": (
        lambda client: client.credit.update_alerts,
        [],
        {},
    ),

    "dealer.create_application": (
        lambda client: client.dealer.create_application,
        [],
        {},
    ),

    "dealer.get_application": (
        lambda client: client.dealer.get_application,
        [],
        {},
    ),

    "dealer.submit_application": (
        lambda client: client.dealer.submit_application,
        [],
        {},
    ),

    "dealer.update_application": (
        lambda client: client.dealer.update_application,
        [],
        {},
    ),

    "disputes.create": (
        lambda client: client.disputes.create,
        [],
        {},
    ),

    "disputes.get": (
        lambda client: client.disputes.get,
        ["dispute_id", ],
        {
            "expand[]": "expand",
        },
    ),

    "disputes.list": (
        lambda client: client.disputes.list,
        [],
        {
            "expand[]": "expand",
        },
    ),

    "documents.get": (
        lambda client: client.documents.get,
        ["document_id", ],
        {},
    ),

    "documents.list": (
        lambda client: client.documents.list,
        [],
        {},
    ),

    "documents.upload": (
        lambda client: client.documents.upload,
        [],
        {},
    ),

    "error_codes.list": (
        lambda client: client.error_codes.list,
        [],
        {},
    ),

    "events.get": (
        lambda client: client.events.get,
        ["event_id", ],
        {},
    ),

    "events.list": (
        lambda client: client.events.list,
        [],
        {},
    ),

    "exports.create": (
        lambda client: client.exports.create,
        [],
        {
            "from": "from_",
        },
    ),

    "exports.get": (
        lambda client: client.exports.get,
        ["export_id", ],
        {},
    ),

    "exports.list": (
        lambda client: client.exports.list,
        [],
        {},
    ),

    "family.create": (
        lambda client: client.family.create,
        [],
        {},
    ),

    "family.delete": (
        lambda client: client.family.delete,
        ["family_member_id", ],
        {},
    ),

    "family.get_member": (
        lambda client: client.family.get_member,
        ["family_member_id", ],
        {},
    ),

    "family.list": (
        lambda client: client.family.list,
        [],
        {},
    ),

    "family.send_to": (
        lambda client: client.family.send_to,
        ["family_member_id", ],
        {},
    ),

    "family.update": (
        lambda client: client.family.update,
        ["family_member_id", ],
        {},
    ),

    "groups.create": (
        lambda client: client.groups.create,
        [],
        {},
    ),

    "groups.delete": (
        lambda client: client.groups.delete,
        ["group_id", ],
        {},
    ),

    "groups.get": (
        lambda client: client.groups.get,
        ["group_id", ],
        {},
    ),

    "groups.list": (
        lambda client: client.groups.list,
        [],
        {},
    ),

    "groups.list_members": (
        lambda client: client.groups.list_members,
        ["group_id", ],
        {},
    ),

    "groups.update": (
        lambda client: client.groups.update,
        ["group_id", ],
        {},
    ),

    "groups.update_members": (
        lambda client: client.groups.update_members,
        ["group_id", ],
        {},
    ),

    "health.get": (
        lambda client: client.health.get,
        [],
        {},
    ),

    "invites.delete": (
        lambda client: client.invites.delete,
        ["invite_id", ],
        {},
    ),

    "invites.get": (
        lambda client: client.invites.get,
        ["invite_id", ],
        {},
    ),

    "invites.list": (
        lambda client: client.invites.list,
        [],
        {},
    ),

    "keys.create": (
        lambda client: client.keys.create,
        [],
        {},
    ),

    "keys.delete": (
        lambda client: client.keys.delete,
        ["key_id", ],
        {},
    ),

    "keys.get": (
        lambda client: client.keys.get,
        ["key_id", ],
        {},
    ),

    "keys.list": (
        lambda client: client.keys.list,
        [],
        {},
    ),

    "keys.roll": (
        lambda client: client.keys.roll,
        ["key_id", ],
        {},
    ),

    "keys.update": (
        lambda client: client.keys.update,
        ["key_id", ],
        {},
    ),

    "lookups.phone": (
        lambda client: client.lookups.phone,
        [],
        {},
    ),

    "members.delete": (
        lambda client: client.members.delete,
        ["member_id", ],
        {},
    ),

    "members.get": (
        lambda client: client.members.get,
        ["member_id", ],
        {},
    ),

    "members.invite": (
        lambda client: client.members.invite,
        [],
        {},
    ),

    "members.list": (
        lambda client: client.members.list,
        [],
        {},
    ),

    "members.update": (
        lambda client: client.members.update,
        ["member_id", ],
        {},
    ),

    "meters.get": (
        lambda client: client.meters.get,
        ["number", ],
        {},
    ),

    "networks.list": (
        lambda client: client.networks.list,
        [],
        {},
    ),

    "overview.get": (
        lambda client: client.overview.get,
        [],
        {},
    ),

    "power.get_quote": (
        lambda client: client.power.get_quote,
        [],
        {},
    ),

    "power.get_rate": (
        lambda client: client.power.get_rate,
        [],
        {},
    ),

    "power.get_series": (
        lambda client: client.power.get_series,
        [],
        {},
    ),

    "power.list_observations": (
        lambda client: client.power.list_observations,
        [],
        {},
    ),

    "products.get": (
        lambda client: client.products.get,
        ["product_id", ],
        {},
    ),

    "products.list": (
        lambda client: client.products.list,
        [],
        {},
    ),

    "products.list_bundles": (
        lambda client: client.products.list_bundles,
        ["product_id", ],
        {},
    ),

    "programs.activate": (
        lambda client: client.programs.activate,
        ["program_id", ],
        {},
    ),

    "programs.close": (
        lambda client: client.programs.close,
        ["program_id", ],
        {},
    ),

    "programs.create": (
        lambda client: client.programs.create,
        [],
        {},
    ),

    "programs.create_completion": (
        lambda client: client.programs.create_completion,
        ["program_id", ],
        {},
    ),

    "programs.defund": (
        lambda client: client.programs.defund,
        ["program_id", ],
        {},
    ),

    "programs.delete": (
        lambda client: client.programs.delete,
        ["program_id", ],
        {},
    ),

    "programs.fund": (
        lambda client: client.programs.fund,
        ["program_id", ],
        {},
    ),

    "programs.get": (
        lambda client: client.programs.get,
        ["program_id", ],
        {},
    ),

    "programs.list": (
        lambda client: client.programs.list,
        [],
        {},
    ),

    "programs.list_rules": (
        lambda client: client.programs.list_rules,
        ["program_id", ],
        {},
    ),

    "programs.pause": (
        lambda client: client.programs.pause,
        ["program_id", ],
        {},
    ),

    "programs.resume": (
        lambda client: client.programs.resume,
        ["program_id", ],
        {},
    ),

    "programs.roll_secret": (
        lambda client: client.programs.roll_secret,
        ["program_id", ],
        {},
    ),

    "programs.set_rules": (
        lambda client: client.programs.set_rules,
        ["program_id", ],
        {},
    ),

    "programs.update": (
        lambda client: client.programs.update,
        ["program_id", ],
        {},
    ),

    "quotes.create": (
        lambda client: client.quotes.create,
        [],
        {},
    ),

    "quotes.get": (
        lambda client: client.quotes.get,
        ["quote_id", ],
        {},
    ),

    "recipients.create": (
        lambda client: client.recipients.create,
        [],
        {},
    ),

    "recipients.create_bulk": (
        lambda client: client.recipients.create_bulk,
        [],
        {},
    ),

    "recipients.delete": (
        lambda client: client.recipients.delete,
        ["recipient_id", ],
        {},
    ),

    "recipients.get": (
        lambda client: client.recipients.get,
        ["recipient_id", ],
        {
            "expand[]": "expand",
        },
    ),

    "recipients.list": (
        lambda client: client.recipients.list,
        [],
        {
            "expand[]": "expand",
        },
    ),

    "recipients.restore": (
        lambda client: client.recipients.restore,
        ["recipient_id", ],
        {},
    ),

    "recipients.update": (
        lambda client: client.recipients.update,
        ["recipient_id", ],
        {},
    ),

    "referrals.create": (
        lambda client: client.referrals.create,
        [],
        {},
    ),

    "referrals.get": (
        lambda client: client.referrals.get,
        ["referral_id", ],
        {},
    ),

    "referrals.list": (
        lambda client: client.referrals.list,
        [],
        {},
    ),

    "referrals.qualify": (
        lambda client: client.referrals.qualify,
        ["referral_id", ],
        {},
    ),

    "reports.get_failures": (
        lambda client: client.reports.get_failures,
        [],
        {
            "from": "from_",
        },
    ),

    "reports.get_failures_csv": (
        lambda client: client.reports.get_failures_csv,
        [],
        {
            "from": "from_",
        },
    ),

    "reports.get_programs": (
        lambda client: client.reports.get_programs,
        [],
        {
            "from": "from_",
        },
    ),

    "reports.get_programs_csv": (
        lambda client: client.reports.get_programs_csv,
        [],
        {
            "from": "from_",
        },
    ),

    "reports.get_reconciliation": (
        lambda client: client.reports.get_reconciliation,
        [],
        {},
    ),

    "reports.get_reconciliation_csv": (
        lambda client: client.reports.get_reconciliation_csv,
        [],
        {},
    ),

    "reports.get_spend": (
        lambda client: client.reports.get_spend,
        [],
        {
            "from": "from_",
        },
    ),

    "reports.get_spend_csv": (
        lambda client: client.reports.get_spend_csv,
        [],
        {
            "from": "from_",
        },
    ),

    "requests.get": (
        lambda client: client.requests.get,
        ["request_id", ],
        {},
    ),

    "requests.list": (
        lambda client: client.requests.list,
        [],
        {},
    ),

    "reviews.approve": (
        lambda client: client.reviews.approve,
        ["review_id", ],
        {},
    ),

    "reviews.get": (
        lambda client: client.reviews.get,
        ["review_id", ],
        {
            "expand[]": "expand",
        },
    ),

    "reviews.list": (
        lambda client: client.reviews.list,
        [],
        {
            "expand[]": "expand",
        },
    ),

    "reviews.reject": (
        lambda client: client.reviews.reject,
        ["review_id", ],
        {},
    ),

    "reward_links.create": (
        lambda client: client.reward_links.create,
        [],
        {},
    ),

    "reward_links.create_many": (
        lambda client: client.reward_links.create_many,
        [],
        {},
    ),

    "reward_links.get": (
        lambda client: client.reward_links.get,
        ["link_id", ],
        {},
    ),

    "reward_links.list": (
        lambda client: client.reward_links.list,
        [],
        {},
    ),

    "reward_links.revoke": (
        lambda client: client.reward_links.revoke,
        ["link_id", ],
        {},
    ),

    "rewards.create": (
        lambda client: client.rewards.create,
        [],
        {},
    ),

    "rewards.get": (
        lambda client: client.rewards.get,
        ["reward_id", ],
        {
            "expand[]": "expand",
        },
    ),

    "rewards.list": (
        lambda client: client.rewards.list,
        [],
        {
            "expand[]": "expand",
        },
    ),

    "rewards.release": (
        lambda client: client.rewards.release,
        ["reward_id", ],
        {},
    ),

    "rewards.validate": (
        lambda client: client.rewards.validate,
        [],
        {},
    ),

    "rewards.void": (
        lambda client: client.rewards.void,
        ["reward_id", ],
        {},
    ),

    "sandboxes.create": (
        lambda client: client.sandboxes.create,
        [],
        {},
    ),

    "schedules.combine_occurrence": (
        lambda client: client.schedules.combine_occurrence,
        ["schedule_id", "day", ],
        {},
    ),

    "schedules.create": (
        lambda client: client.schedules.create,
        [],
        {},
    ),

    "schedules.delete": (
        lambda client: client.schedules.delete,
        ["schedule_id", ],
        {},
    ),

    "schedules.get": (
        lambda client: client.schedules.get,
        ["schedule_id", ],
        {
            "expand[]": "expand",
        },
    ),

    "schedules.get_occurrence": (
        lambda client: client.schedules.get_occurrence,
        ["schedule_id", "day", ],
        {},
    ),

    "schedules.list": (
        lambda client: client.schedules.list,
        [],
        {
            "expand[]": "expand",
        },
    ),

    "schedules.list_occurrences": (
        lambda client: client.schedules.list_occurrences,
        ["schedule_id", ],
        {
            "from": "from_",
        },
    ),

    "schedules.move_occurrence": (
        lambda client: client.schedules.move_occurrence,
        ["schedule_id", "day", ],
        {},
    ),

    "schedules.preview_run": (
        lambda client: client.schedules.preview_run,
        ["schedule_id", ],
        {},
    ),

    "schedules.reset_occurrence": (
        lambda client: client.schedules.reset_occurrence,
        ["schedule_id", "day", ],
        {},
    ),

    "schedules.run": (
        lambda client: client.schedules.run,
        ["schedule_id", ],
        {},
    ),

    "schedules.skip_occurrence": (
        lambda client: client.schedules.skip_occurrence,
        ["schedule_id", "day", ],
        {},
    ),

    "schedules.update": (
        lambda client: client.schedules.update,
        ["schedule_id", ],
        {},
    ),

    "schedules.update_occurrence": (
        lambda client: client.schedules.update_occurrence,
        ["schedule_id", "day", ],
        {},
    ),

    "search.find": (
        lambda client: client.search.find,
        [],
        {},
    ),

    "sends.cancel": (
        lambda client: client.sends.cancel,
        ["send_id", ],
        {},
    ),

    "sends.change_meter": (
        lambda client: client.sends.change_meter,
        ["send_id", ],
        {},
    ),

    "sends.create": (
        lambda client: client.sends.create,
        [],
        {},
    ),

    "sends.get": (
        lambda client: client.sends.get,
        ["send_id", ],
        {
            "expand[]": "expand",
        },
    ),

    "sends.get_receipt": (
        lambda client: client.sends.get_receipt,
        ["send_id", ],
        {},
    ),

    "sends.get_receipt_pdf": (
        lambda client: client.sends.get_receipt_pdf,
        ["send_id", ],
        {},
    ),

    "sends.list": (
        lambda client: client.sends.list,
        [],
        {
            "expand[]": "expand",
        },
    ),

    "sends.list_attempts": (
        lambda client: client.sends.list_attempts,
        ["send_id", ],
        {},
    ),

    "sends.resend_token": (
        lambda client: client.sends.resend_token,
        ["send_id", ],
        {},
    ),

    "sends.retry": (
        lambda client: client.sends.retry,
        ["send_id", ],
        {},
    ),

    "sends.validate": (
        lambda client: client.sends.validate,
        [],
        {},
    ),

    "statements.get": (
        lambda client: client.statements.get,
        [],
        {},
    ),

    "statements.get_csv": (
        lambda client: client.statements.get_csv,
        [],
        {},
    ),

    "statements.get_pdf": (
        lambda client: client.statements.get_pdf,
        [],
        {},
    ),

    "status.get": (
        lambda client: client.status.get,
        [],
        {},
    ),

    "status.get_history": (
        lambda client: client.status.get_history,
        [],
        {
            "from": "from_",
        },
    ),

    "test.create_credit": (
        lambda client: client.test.create_credit,
        [],
        {},
    ),

    "test.reset": (
        lambda client: client.test.reset,
        [],
        {},
    ),

    "test.set_network_availability": (
        lambda client: client.test.set_network_availability,
        ["network", ],
        {},
    ),

    "test.set_zesa_availability": (
        lambda client: client.test.set_zesa_availability,
        [],
        {},
    ),

    "test.approvals.approve": (
        lambda client: client.test.approvals.approve,
        ["approval_id", ],
        {},
    ),

    "test.approvals.reject": (
        lambda client: client.test.approvals.reject,
        ["approval_id", ],
        {},
    ),

    "test.checkout_sessions.pay": (
        lambda client: client.test.checkout_sessions.pay,
        ["session_id", ],
        {},
    ),

    "test.checkout_sessions.review": (
        lambda client: client.test.checkout_sessions.review,
        ["session_id", ],
        {},
    ),

    "test.clock.advance": (
        lambda client: client.test.clock.advance,
        [],
        {},
    ),

    "test.clock.get": (
        lambda client: client.test.clock.get,
        [],
        {},
    ),

    "test.events.trigger": (
        lambda client: client.test.events.trigger,
        [],
        {},
    ),

    "test.reward_links.claim": (
        lambda client: client.test.reward_links.claim,
        ["link_id", ],
        {},
    ),

    "test.sends.advance": (
        lambda client: client.test.sends.advance,
        ["send_id", ],
        {},
    ),

    "token_links.get": (
        lambda client: client.token_links.get,
        ["secret", ],
        {},
    ),

    "topups.create": (
        lambda client: client.topups.create,
        [],
        {},
    ),

    "topups.get": (
        lambda client: client.topups.get,
        ["topup_id", ],
        {},
    ),

    "topups.list": (
        lambda client: client.topups.list,
        [],
        {},
    ),

    "webhook_deliveries.get": (
        lambda client: client.webhook_deliveries.get,
        ["delivery_id", ],
        {},
    ),

    "webhook_deliveries.list": (
        lambda client: client.webhook_deliveries.list,
        [],
        {},
    ),

    "webhook_deliveries.redeliver": (
        lambda client: client.webhook_deliveries.redeliver,
        ["delivery_id", ],
        {},
    ),

    "webhook_endpoints.create": (
        lambda client: client.webhook_endpoints.create,
        [],
        {},
    ),

    "webhook_endpoints.delete": (
        lambda client: client.webhook_endpoints.delete,
        ["endpoint_id", ],
        {},
    ),

    "webhook_endpoints.get": (
        lambda client: client.webhook_endpoints.get,
        ["endpoint_id", ],
        {},
    ),

    "webhook_endpoints.get_replay": (
        lambda client: client.webhook_endpoints.get_replay,
        ["endpoint_id", "replay_id", ],
        {},
    ),

    "webhook_endpoints.list": (
        lambda client: client.webhook_endpoints.list,
        [],
        {},
    ),

    "webhook_endpoints.replay": (
        lambda client: client.webhook_endpoints.replay,
        ["endpoint_id", ],
        {
            "from": "from_",
        },
    ),

    "webhook_endpoints.roll_secret": (
        lambda client: client.webhook_endpoints.roll_secret,
        ["endpoint_id", ],
        {},
    ),

    "webhook_endpoints.test": (
        lambda client: client.webhook_endpoints.test,
        ["endpoint_id", ],
        {},
    ),

    "webhook_endpoints.update": (
        lambda client: client.webhook_endpoints.update,
        ["endpoint_id", ],
        {},
    ),

    "workforce.allocate": (
        lambda client: client.workforce.allocate,
        [],
        {},
    ),

    "workforce.get_access": (
        lambda client: client.workforce.get_access,
        [],
        {},
    ),

    "workforce.get_journal": (
        lambda client: client.workforce.get_journal,
        [],
        {
            "from": "from_",
        },
    ),

    "workforce.get_journal_csv": (
        lambda client: client.workforce.get_journal_csv,
        [],
        {
            "from": "from_",
        },
    ),

    "workforce.get_ledger": (
        lambda client: client.workforce.get_ledger,
        [],
        {
            "from": "from_",
        },
    ),

    "workforce.get_ledger_csv": (
        lambda client: client.workforce.get_ledger_csv,
        [],
        {
            "from": "from_",
        },
    ),

    "workforce.get_ledger_csv_json": (
        lambda client: client.workforce.get_ledger_csv_json,
        [],
        {
            "from": "from_",
        },
    ),

    "workforce.get_meters": (
        lambda client: client.workforce.get_meters,
        [],
        {},
    ),

    "workforce.get_products": (
        lambda client: client.workforce.get_products,
        [],
        {},
    ),

    "workforce.preview_allocation": (
        lambda client: client.workforce.preview_allocation,
        [],
        {},
    ),

    "workforce.batches.cancel": (
        lambda client: client.workforce.batches.cancel,
        ["reference", ],
        {},
    ),

    "workforce.batches.get": (
        lambda client: client.workforce.batches.get,
        ["reference", ],
        {},
    ),

    "workforce.batches.get_results": (
        lambda client: client.workforce.batches.get_results,
        ["reference", ],
        {},
    ),

    "workforce.batches.list": (
        lambda client: client.workforce.batches.list,
        [],
        {
            "from": "from_",
        },
    ),

    "workforce.batches.preview_resend": (
        lambda client: client.workforce.batches.preview_resend,
        ["reference", ],
        {},
    ),

    "workforce.batches.resend": (
        lambda client: client.workforce.batches.resend,
        ["reference", ],
        {},
    ),

    "workforce.cost_centers.change_people": (
        lambda client: client.workforce.cost_centers.change_people,
        ["cost_center_id", ],
        {},
    ),

    "workforce.cost_centers.create": (
        lambda client: client.workforce.cost_centers.create,
        [],
        {},
    ),

    "workforce.cost_centers.get_people": (
        lambda client: client.workforce.cost_centers.get_people,
        ["cost_center_id", ],
        {},
    ),

    "workforce.cost_centers.get_spend": (
        lambda client: client.workforce.cost_centers.get_spend,
        ["cost_center_id", ],
        {
            "from": "from_",
        },
    ),

    "workforce.cost_centers.list": (
        lambda client: client.workforce.cost_centers.list,
        [],
        {},
    ),

    "workforce.cost_centers.update": (
        lambda client: client.workforce.cost_centers.update,
        ["cost_center_id", ],
        {},
    ),

    "workforce.recipients.create": (
        lambda client: client.workforce.recipients.create,
        [],
        {},
    ),

    "workforce.recipients.list": (
        lambda client: client.workforce.recipients.list,
        [],
        {},
    ),

    "workforce.recipients.update": (
        lambda client: client.workforce.recipients.update,
        ["recipient_id", ],
        {},
    ),

    "workforce.schedules.list": (
        lambda client: client.workforce.schedules.list,
        [],
        {},
    ),

    "workforce.schedules.run": (
        lambda client: client.workforce.schedules.run,
        ["schedule_id", ],
        {},
    ),


}


def dispatch(client: Any, key: str, params: Mapping[str, Any], options: Any) -> Any:
    """Runs a method; one that is missing is an error of the driver."""
    if key not in _METHODS:
        raise KeyError("There is no method %s." % key)
    method, path_args, renames = _METHODS[key]
    rest: Dict[str, Any] = dict(params)
    path = [rest.pop(name, None) for name in path_args]
    named = {_name(wire, renames): value for wire, value in rest.items()}
    return method(client)(*path, **named, request_options=options)


def _name(wire: str, renames: Mapping[str, str]) -> str:
    return renames.get(wire, renames.get(wire + "[]", wire))
