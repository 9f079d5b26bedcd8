# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

# Every method by its name, with parameters in the names of the wire.
module Dispatch
  # The group, the method, its path arguments, and the arguments that have another name than on the
  # wire.
  METHODS = {
    "account.get" => [
      ->(client) { client.account },
      :get,
      [],
      {}
    ],

    "account.list_activity" => [
      ->(client) { client.account },
      :list_activity,
      [],
      {}
    ],

    "account.update" => [
      ->(client) { client.account },
      :update,
      [],
      {}
    ],

    "activities.create" => [
      ->(client) { client.activities },
      :create,
      [],
      {}
    ],

    "activities.get" => [
      ->(client) { client.activities },
      :get,
      [
        "activity_id",
      ],
      {}
    ],

    "activities.list" => [
      ->(client) { client.activities },
      :list,
      [],
      {}
    ],

    "approvals.get" => [
      ->(client) { client.approvals },
      :get,
      [
        "approval_id",
      ],
      {}
    ],

    "approvals.list" => [
      ->(client) { client.approvals },
      :list,
      [],
      {}
    ],

    "audit_log.list" => [
      ->(client) { client.audit_log },
      :list,
      [],
      {}
    ],

    "batches.approve" => [
      ->(client) { client.batches },
      :approve,
      [
        "batch_id",
      ],
      {}
    ],

    "batches.cancel" => [
      ->(client) { client.batches },
      :cancel,
      [
        "batch_id",
      ],
      {}
    ],

    "batches.create" => [
      ->(client) { client.batches },
      :create,
      [],
      {}
    ],

    "batches.get" => [
      ->(client) { client.batches },
      :get,
      [
        "batch_id",
      ],
      {}
    ],

    "batches.get_results" => [
      ->(client) { client.batches },
      :get_results,
      [
        "batch_id",
      ],
      {}
    ],

    "batches.list" => [
      ->(client) { client.batches },
      :list,
      [],
      {}
    ],

    "batches.list_items" => [
      ->(client) { client.batches },
      :list_items,
      [
        "batch_id",
      ],
      {
        "expand[]" => "expand",
      }
    ],

    "batches.preview" => [
      ->(client) { client.batches },
      :preview,
      [],
      {}
    ],

    "batches.retry_failed" => [
      ->(client) { client.batches },
      :retry_failed,
      [
        "batch_id",
      ],
      {}
    ],

    "blocklist.create" => [
      ->(client) { client.blocklist },
      :create,
      [],
      {}
    ],

    "blocklist.delete" => [
      ->(client) { client.blocklist },
      :delete,
      [
        "entry_id",
      ],
      {}
    ],

    "blocklist.get" => [
      ->(client) { client.blocklist },
      :get,
      [
        "entry_id",
      ],
      {}
    ],

    "blocklist.list" => [
      ->(client) { client.blocklist },
      :list,
      [],
      {}
    ],

    "checkins.create" => [
      ->(client) { client.checkins },
      :create,
      [],
      {}
    ],

    "checkins.list" => [
      ->(client) { client.checkins },
      :list,
      [],
      {}
    ],

    "checkout_sessions.change_meter" => [
      ->(client) { client.checkout_sessions },
      :change_meter,
      [
        "session_id",
      ],
      {}
    ],

    "checkout_sessions.create" => [
      ->(client) { client.checkout_sessions },
      :create,
      [],
      {}
    ],

    "checkout_sessions.expire" => [
      ->(client) { client.checkout_sessions },
      :expire,
      [
        "session_id",
      ],
      {}
    ],

    "checkout_sessions.get" => [
      ->(client) { client.checkout_sessions },
      :get,
      [
        "session_id",
      ],
      {
        "expand[]" => "expand",
      }
    ],

    "checkout_sessions.list" => [
      ->(client) { client.checkout_sessions },
      :list,
      [],
      {
        "expand[]" => "expand",
      }
    ],

    "claims.create" => [
      ->(client) { client.claims },
      :create,
      [
        "token",
      ],
      {}
    ],

    "claims.get" => [
      ->(client) { client.claims },
      :get,
      [
        "token",
      ],
      {}
    ],

    "claims.send_code" => [
      ->(client) { client.claims },
      :send_code,
      [
        "token",
      ],
      {}
    ],

    "cost_centers.create" => [
      ->(client) { client.cost_centers },
      :create,
      [],
      {}
    ],

    "cost_centers.get" => [
      ->(client) { client.cost_centers },
      :get,
      [
        "cost_center_id",
      ],
      {}
    ],

    "cost_centers.list" => [
      ->(client) { client.cost_centers },
      :list,
      [],
      {}
    ],

    "cost_centers.update" => [
      ->(client) { client.cost_centers },
      :update,
      [
        "cost_center_id",
      ],
      {}
    ],

    "credit.get" => [
      ->(client) { client.credit },
      :get,
      [],
      {}
    ],

    "credit.get_alerts" => [
      ->(client) { client.credit },
      :get_alerts,
      [],
      {}
    ],

    "credit.get_reservation" => [
      ->(client) { client.credit },
      :get_reservation,
      [
        "reservation_id",
      ],
      {}
    ],

    "credit.get_transaction" => [
      ->(client) { client.credit },
      :get_transaction,
      [
        "transaction_id",
      ],
      {}
    ],

    "credit.list_reservations" => [
      ->(client) { client.credit },
      :list_reservations,
      [],
      {}
    ],

    "credit.list_transactions" => [
      ->(client) { client.credit },
      :list_transactions,
      [],
      {}
    ],

    "credit.update_alerts" => [
      ->(client) { client.credit },
      :update_alerts,
      [],
      {}
    ],

    "dealer.create_application" => [
      ->(client) { client.dealer },
      :create_application,
      [],
      {}
    ],

    "dealer.get_application" => [
      ->(client) { client.dealer },
      :get_application,
      [],
      {}
    ],

    "dealer.submit_application" => [
      ->(client) { client.dealer },
      :submit_application,
      [],
      {}
    ],

    "dealer.update_application" => [
      ->(client) { client.dealer },
      :update_application,
      [],
      {}
    ],

    "disputes.create" => [
      ->(client) { client.disputes },
      :create,
      [],
      {}
    ],

    "disputes.get" => [
      ->(client) { client.disputes },
      :get,
      [
        "dispute_id",
      ],
      {
        "expand[]" => "expand",
      }
    ],

    "disputes.list" => [
      ->(client) { client.disputes },
      :list,
      [],
      {
        "expand[]" => "expand",
      }
    ],

    "documents.get" => [
      ->(client) { client.documents },
      :get,
      [
        "document_id",
      ],
      {}
    ],

    "documents.list" => [
      ->(client) { client.documents },
      :list,
      [],
      {}
    ],

    "documents.upload" => [
      ->(client) { client.documents },
      :upload,
      [],
      {}
    ],

    "error_codes.list" => [
      ->(client) { client.error_codes },
      :list,
      [],
      {}
    ],

    "events.get" => [
      ->(client) { client.events },
      :get,
      [
        "event_id",
      ],
      {}
    ],

    "events.list" => [
      ->(client) { client.events },
      :list,
      [],
      {}
    ],

    "exports.create" => [
      ->(client) { client.exports },
      :create,
      [],
      {}
    ],

    "exports.get" => [
      ->(client) { client.exports },
      :get,
      [
        "export_id",
      ],
      {}
    ],

    "exports.list" => [
      ->(client) { client.exports },
      :list,
      [],
      {}
    ],

    "family.create" => [
      ->(client) { client.family },
      :create,
      [],
      {}
    ],

    "family.delete" => [
      ->(client) { client.family },
      :delete,
      [
        "family_member_id",
      ],
      {}
    ],

    "family.get_member" => [
      ->(client) { client.family },
      :get_member,
      [
        "family_member_id",
      ],
      {}
    ],

    "family.list" => [
      ->(client) { client.family },
      :list,
      [],
      {}
    ],

    "family.send_to" => [
      ->(client) { client.family },
      :send_to,
      [
        "family_member_id",
      ],
      {}
    ],

    "family.update" => [
      ->(client) { client.family },
      :update,
      [
        "family_member_id",
      ],
      {}
    ],

    "groups.create" => [
      ->(client) { client.groups },
      :create,
      [],
      {}
    ],

    "groups.delete" => [
      ->(client) { client.groups },
      :delete,
      [
        "group_id",
      ],
      {}
    ],

    "groups.get" => [
      ->(client) { client.groups },
      :get,
      [
        "group_id",
      ],
      {}
    ],

    "groups.list" => [
      ->(client) { client.groups },
      :list,
      [],
      {}
    ],

    "groups.list_members" => [
      ->(client) { client.groups },
      :list_members,
      [
        "group_id",
      ],
      {}
    ],

    "groups.update" => [
      ->(client) { client.groups },
      :update,
      [
        "group_id",
      ],
      {}
    ],

    "groups.update_members" => [
      ->(client) { client.groups },
      :update_members,
      [
        "group_id",
      ],
      {}
    ],

    "health.get" => [
      ->(client) { client.health },
      :get,
      [],
      {}
    ],

    "invites.delete" => [
      ->(client) { client.invites },
      :delete,
      [
        "invite_id",
      ],
      {}
    ],

    "invites.get" => [
      ->(client) { client.invites },
      :get,
      [
        "invite_id",
      ],
      {}
    ],

    "invites.list" => [
      ->(client) { client.invites },
      :list,
      [],
      {}
    ],

    "keys.create" => [
      ->(client) { client.keys },
      :create,
      [],
      {}
    ],

    "keys.delete" => [
      ->(client) { client.keys },
      :delete,
      [
        "key_id",
      ],
      {}
    ],

    "keys.get" => [
      ->(client) { client.keys },
      :get,
      [
        "key_id",
      ],
      {}
    ],

    "keys.list" => [
      ->(client) { client.keys },
      :list,
      [],
      {}
    ],

    "keys.roll" => [
      ->(client) { client.keys },
      :roll,
      [
        "key_id",
      ],
      {}
    ],

    "keys.update" => [
      ->(client) { client.keys },
      :update,
      [
        "key_id",
      ],
      {}
    ],

    "lookups.phone" => [
      ->(client) { client.lookups },
      :phone,
      [],
      {}
    ],

    "members.delete" => [
      ->(client) { client.members },
      :delete,
      [
        "member_id",
      ],
      {}
    ],

    "members.get" => [
      ->(client) { client.members },
      :get,
      [
        "member_id",
      ],
      {}
    ],

    "members.invite" => [
      ->(client) { client.members },
      :invite,
      [],
      {}
    ],

    "members.list" => [
      ->(client) { client.members },
      :list,
      [],
      {}
    ],

    "members.update" => [
      ->(client) { client.members },
      :update,
      [
        "member_id",
      ],
      {}
    ],

    "meters.get" => [
      ->(client) { client.meters },
      :get,
      [
        "number",
      ],
      {}
    ],

    "networks.list" => [
      ->(client) { client.networks },
      :list,
      [],
      {}
    ],

    "overview.get" => [
      ->(client) { client.overview },
      :get,
      [],
      {}
    ],

    "power.get_quote" => [
      ->(client) { client.power },
      :get_quote,
      [],
      {}
    ],

    "power.get_rate" => [
      ->(client) { client.power },
      :get_rate,
      [],
      {}
    ],

    "power.get_series" => [
      ->(client) { client.power },
      :get_series,
      [],
      {}
    ],

    "power.list_observations" => [
      ->(client) { client.power },
      :list_observations,
      [],
      {}
    ],

    "products.get" => [
      ->(client) { client.products },
      :get,
      [
        "product_id",
      ],
      {}
    ],

    "products.list" => [
      ->(client) { client.products },
      :list,
      [],
      {}
    ],

    "products.list_bundles" => [
      ->(client) { client.products },
      :list_bundles,
      [
        "product_id",
      ],
      {}
    ],

    "programs.activate" => [
      ->(client) { client.programs },
      :activate,
      [
        "program_id",
      ],
      {}
    ],

    "programs.close" => [
      ->(client) { client.programs },
      :close,
      [
        "program_id",
      ],
      {}
    ],

    "programs.create" => [
      ->(client) { client.programs },
      :create,
      [],
      {}
    ],

    "programs.create_completion" => [
      ->(client) { client.programs },
      :create_completion,
      [
        "program_id",
      ],
      {}
    ],

    "programs.defund" => [
      ->(client) { client.programs },
      :defund,
      [
        "program_id",
      ],
      {}
    ],

    "programs.delete" => [
      ->(client) { client.programs },
      :delete,
      [
        "program_id",
      ],
      {}
    ],

    "programs.fund" => [
      ->(client) { client.programs },
      :fund,
      [
        "program_id",
      ],
      {}
    ],

    "programs.get" => [
      ->(client) { client.programs },
      :get,
      [
        "program_id",
      ],
      {}
    ],

    "programs.list" => [
      ->(client) { client.programs },
      :list,
      [],
      {}
    ],

    "programs.list_rules" => [
      ->(client) { client.programs },
      :list_rules,
      [
        "program_id",
      ],
      {}
    ],

    "programs.pause" => [
      ->(client) { client.programs },
      :pause,
      [
        "program_id",
      ],
      {}
    ],

    "programs.resume" => [
      ->(client) { client.programs },
      :resume,
      [
        "program_id",
      ],
      {}
    ],

    "programs.roll_secret" => [
      ->(client) { client.programs },
      :roll_secret,
      [
        "program_id",
      ],
      {}
    ],

    "programs.set_rules" => [
      ->(client) { client.programs },
      :set_rules,
      [
        "program_id",
      ],
      {}
    ],

    "programs.update" => [
      ->(client) { client.programs },
      :update,
      [
        "program_id",
      ],
      {}
    ],

    "quotes.create" => [
      ->(client) { client.quotes },
      :create,
      [],
      {}
    ],

    "quotes.get" => [
      ->(client) { client.quotes },
      :get,
      [
        "quote_id",
      ],
      {}
    ],

    "recipients.create" => [
      ->(client) { client.recipients },
      :create,
      [],
      {}
    ],

    "recipients.create_bulk" => [
      ->(client) { client.recipients },
      :create_bulk,
      [],
      {}
    ],

    "recipients.delete" => [
      ->(client) { client.recipients },
      :delete,
      [
        "recipient_id",
      ],
      {}
    ],

    "recipients.get" => [
      ->(client) { client.recipients },
      :get,
      [
        "recipient_id",
      ],
      {
        "expand[]" => "expand",
      }
    ],

    "recipients.list" => [
      ->(client) { client.recipients },
      :list,
      [],
      {
        "expand[]" => "expand",
      }
    ],

    "recipients.restore" => [
      ->(client) { client.recipients },
      :restore,
      [
        "recipient_id",
      ],
      {}
    ],

    "recipients.update" => [
      ->(client) { client.recipients },
      :update,
      [
        "recipient_id",
      ],
      {}
    ],

    "referrals.create" => [
      ->(client) { client.referrals },
      :create,
      [],
      {}
    ],

    "referrals.get" => [
      ->(client) { client.referrals },
      :get,
      [
        "referral_id",
      ],
      {}
    ],

    "referrals.list" => [
      ->(client) { client.referrals },
      :list,
      [],
      {}
    ],

    "referrals.qualify" => [
      ->(client) { client.referrals },
      :qualify,
      [
        "referral_id",
      ],
      {}
    ],

    "reports.get_failures" => [
      ->(client) { client.reports },
      :get_failures,
      [],
      {}
    ],

    "reports.get_failures_csv" => [
      ->(client) { client.reports },
      :get_failures_csv,
      [],
      {}
    ],

    "reports.get_programs" => [
      ->(client) { client.reports },
      :get_programs,
      [],
      {}
    ],

    "reports.get_programs_csv" => [
      ->(client) { client.reports },
      :get_programs_csv,
      [],
      {}
    ],

    "reports.get_reconciliation" => [
      ->(client) { client.reports },
      :get_reconciliation,
      [],
      {}
    ],

    "reports.get_reconciliation_csv" => [
      ->(client) { client.reports },
      :get_reconciliation_csv,
      [],
      {}
    ],

    "reports.get_spend" => [
      ->(client) { client.reports },
      :get_spend,
      [],
      {}
    ],

    "reports.get_spend_csv" => [
      ->(client) { client.reports },
      :get_spend_csv,
      [],
      {}
    ],

    "requests.get" => [
      ->(client) { client.requests },
      :get,
      [
        "request_id",
      ],
      {}
    ],

    "requests.list" => [
      ->(client) { client.requests },
      :list,
      [],
      {}
    ],

    "reviews.approve" => [
      ->(client) { client.reviews },
      :approve,
      [
        "review_id",
      ],
      {}
    ],

    "reviews.get" => [
      ->(client) { client.reviews },
      :get,
      [
        "review_id",
      ],
      {
        "expand[]" => "expand",
      }
    ],

    "reviews.list" => [
      ->(client) { client.reviews },
      :list,
      [],
      {
        "expand[]" => "expand",
      }
    ],

    "reviews.reject" => [
      ->(client) { client.reviews },
      :reject,
      [
        "review_id",
      ],
      {}
    ],

    "reward_links.create" => [
      ->(client) { client.reward_links },
      :create,
      [],
      {}
    ],

    "reward_links.create_many" => [
      ->(client) { client.reward_links },
      :create_many,
      [],
      {}
    ],

    "reward_links.get" => [
      ->(client) { client.reward_links },
      :get,
      [
        "link_id",
      ],
      {}
    ],

    "reward_links.list" => [
      ->(client) { client.reward_links },
      :list,
      [],
      {}
    ],

    "reward_links.revoke" => [
      ->(client) { client.reward_links },
      :revoke,
      [
        "link_id",
      ],
      {}
    ],

    "rewards.create" => [
      ->(client) { client.rewards },
      :create,
      [],
      {}
    ],

    "rewards.get" => [
      ->(client) { client.rewards },
      :get,
      [
        "reward_id",
      ],
      {
        "expand[]" => "expand",
      }
    ],

    "rewards.list" => [
      ->(client) { client.rewards },
      :list,
      [],
      {
        "expand[]" => "expand",
      }
    ],

    "rewards.release" => [
      ->(client) { client.rewards },
      :release,
      [
        "reward_id",
      ],
      {}
    ],

    "rewards.validate" => [
      ->(client) { client.rewards },
      :validate,
      [],
      {}
    ],

    "rewards.void" => [
      ->(client) { client.rewards },
      :void,
      [
        "reward_id",
      ],
      {}
    ],

    "sandboxes.create" => [
      ->(client) { client.sandboxes },
      :create,
      [],
      {}
    ],

    "schedules.combine_occurrence" => [
      ->(client) { client.schedules },
      :combine_occurrence,
      [
        "schedule_id",
        "day",
      ],
      {}
    ],

    "schedules.create" => [
      ->(client) { client.schedules },
      :create,
      [],
      {}
    ],

    "schedules.delete" => [
      ->(client) { client.schedules },
      :delete,
      [
        "schedule_id",
      ],
      {}
    ],

    "schedules.get" => [
      ->(client) { client.schedules },
      :get,
      [
        "schedule_id",
      ],
      {
        "expand[]" => "expand",
      }
    ],

    "schedules.get_occurrence" => [
      ->(client) { client.schedules },
      :get_occurrence,
      [
        "schedule_id",
        "day",
      ],
      {}
    ],

    "schedules.list" => [
      ->(client) { client.schedules },
      :list,
      [],
      {
        "expand[]" => "expand",
      }
    ],

    "schedules.list_occurrences" => [
      ->(client) { client.schedules },
      :list_occurrences,
      [
        "schedule_id",
      ],
      {}
    ],

    "schedules.move_occurrence" => [
      ->(client) { client.schedules },
      :move_occurrence,
      [
        "schedule_id",
        "day",
      ],
      {}
    ],

    "schedules.preview_run" => [
      ->(client) { client.schedules },
      :preview_run,
      [
        "schedule_id",
      ],
      {}
    ],

    "schedules.reset_occurrence" => [
      ->(client) { client.schedules },
      :reset_occurrence,
      [
        "schedule_id",
        "day",
      ],
      {}
    ],

    "schedules.run" => [
      ->(client) { client.schedules },
      :run,
      [
        "schedule_id",
      ],
      {}
    ],

    "schedules.skip_occurrence" => [
      ->(client) { client.schedules },
      :skip_occurrence,
      [
        "schedule_id",
        "day",
      ],
      {}
    ],

    "schedules.update" => [
      ->(client) { client.schedules },
      :update,
      [
        "schedule_id",
      ],
      {}
    ],

    "schedules.update_occurrence" => [
      ->(client) { client.schedules },
      :update_occurrence,
      [
        "schedule_id",
        "day",
      ],
      {}
    ],

    "search.find" => [
      ->(client) { client.search },
      :find,
      [],
      {}
    ],

    "sends.cancel" => [
      ->(client) { client.sends },
      :cancel,
      [
        "send_id",
      ],
      {}
    ],

    "sends.change_meter" => [
      ->(client) { client.sends },
      :change_meter,
      [
        "send_id",
      ],
      {}
    ],

    "sends.create" => [
      ->(client) { client.sends },
      :create,
      [],
      {}
    ],

    "sends.get" => [
      ->(client) { client.sends },
      :get,
      [
        "send_id",
      ],
      {
        "expand[]" => "expand",
      }
    ],

    "sends.get_receipt" => [
      ->(client) { client.sends },
      :get_receipt,
      [
        "send_id",
      ],
      {}
    ],

    "sends.get_receipt_pdf" => [
      ->(client) { client.sends },
      :get_receipt_pdf,
      [
        "send_id",
      ],
      {}
    ],

    "sends.list" => [
      ->(client) { client.sends },
      :list,
      [],
      {
        "expand[]" => "expand",
      }
    ],

    "sends.list_attempts" => [
      ->(client) { client.sends },
      :list_attempts,
      [
        "send_id",
      ],
      {}
    ],

    "sends.resend_token" => [
      ->(client) { client.sends },
      :resend_token,
      [
        "send_id",
      ],
      {}
    ],

    "sends.retry" => [
      ->(client) { client.sends },
      :retry,
      [
        "send_id",
      ],
      {}
    ],

    "sends.validate" => [
      ->(client) { client.sends },
      :validate,
      [],
      {}
    ],

    "statements.get" => [
      ->(client) { client.statements },
      :get,
      [],
      {}
    ],

    "statements.get_csv" => [
      ->(client) { client.statements },
      :get_csv,
      [],
      {}
    ],

    "statements.get_pdf" => [
      ->(client) { client.statements },
      :get_pdf,
      [],
      {}
    ],

    "status.get" => [
      ->(client) { client.status },
      :get,
      [],
      {}
    ],

    "status.get_history" => [
      ->(client) { client.status },
      :get_history,
      [],
      {}
    ],

    "test.create_credit" => [
      ->(client) { client.test },
      :create_credit,
      [],
      {}
    ],

    "test.reset" => [
      ->(client) { client.test },
      :reset,
      [],
      {}
    ],

    "test.set_network_availability" => [
      ->(client) { client.test },
      :set_network_availability,
      [
        "network",
      ],
      {}
    ],

    "test.set_zesa_availability" => [
      ->(client) { client.test },
      :set_zesa_availability,
      [],
      {}
    ],

    "test.approvals.approve" => [
      ->(client) { client.test.approvals },
      :approve,
      [
        "approval_id",
      ],
      {}
    ],

    "test.approvals.reject" => [
      ->(client) { client.test.approvals },
      :reject,
      [
        "approval_id",
      ],
      {}
    ],

    "test.checkout_sessions.pay" => [
      ->(client) { client.test.checkout_sessions },
      :pay,
      [
        "session_id",
      ],
      {}
    ],

    "test.checkout_sessions.review" => [
      ->(client) { client.test.checkout_sessions },
      :review,
      [
        "session_id",
      ],
      {}
    ],

    "test.clock.advance" => [
      ->(client) { client.test.clock },
      :advance,
      [],
      {}
    ],

    "test.clock.get" => [
      ->(client) { client.test.clock },
      :get,
      [],
      {}
    ],

    "test.events.trigger" => [
      ->(client) { client.test.events },
      :trigger,
      [],
      {}
    ],

    "test.reward_links.claim" => [
      ->(client) { client.test.reward_links },
      :claim,
      [
        "link_id",
      ],
      {}
    ],

    "test.sends.advance" => [
      ->(client) { client.test.sends },
      :advance,
      [
        "send_id",
      ],
      {}
    ],

    "token_links.get" => [
      ->(client) { client.token_links },
      :get,
      [
        "secret",
      ],
      {}
    ],

    "topups.create" => [
      ->(client) { client.topups },
      :create,
      [],
      {}
    ],

    "topups.get" => [
      ->(client) { client.topups },
      :get,
      [
        "topup_id",
      ],
      {}
    ],

    "topups.list" => [
      ->(client) { client.topups },
      :list,
      [],
      {}
    ],

    "webhook_deliveries.get" => [
      ->(client) { client.webhook_deliveries },
      :get,
      [
        "delivery_id",
      ],
      {}
    ],

    "webhook_deliveries.list" => [
      ->(client) { client.webhook_deliveries },
      :list,
      [],
      {}
    ],

    "webhook_deliveries.redeliver" => [
      ->(client) { client.webhook_deliveries },
      :redeliver,
      [
        "delivery_id",
      ],
      {}
    ],

    "webhook_endpoints.create" => [
      ->(client) { client.webhook_endpoints },
      :create,
      [],
      {}
    ],

    "webhook_endpoints.delete" => [
      ->(client) { client.webhook_endpoints },
      :delete,
      [
        "endpoint_id",
      ],
      {}
    ],

    "webhook_endpoints.get" => [
      ->(client) { client.webhook_endpoints },
      :get,
      [
        "endpoint_id",
      ],
      {}
    ],

    "webhook_endpoints.get_replay" => [
      ->(client) { client.webhook_endpoints },
      :get_replay,
      [
        "endpoint_id",
        "replay_id",
      ],
      {}
    ],

    "webhook_endpoints.list" => [
      ->(client) { client.webhook_endpoints },
      :list,
      [],
      {}
    ],

    "webhook_endpoints.replay" => [
      ->(client) { client.webhook_endpoints },
      :replay,
      [
        "endpoint_id",
      ],
      {}
    ],

    "webhook_endpoints.roll_secret" => [
      ->(client) { client.webhook_endpoints },
      :roll_secret,
      [
        "endpoint_id",
      ],
      {}
    ],

    "webhook_endpoints.test" => [
      ->(client) { client.webhook_endpoints },
      :test,
      [
        "endpoint_id",
      ],
      {}
    ],

    "webhook_endpoints.update" => [
      ->(client) { client.webhook_endpoints },
      :update,
      [
        "endpoint_id",
      ],
      {}
    ],

    "workforce.allocate" => [
      ->(client) { client.workforce },
      :allocate,
      [],
      {}
    ],

    "workforce.get_access" => [
      ->(client) { client.workforce },
      :get_access,
      [],
      {}
    ],

    "workforce.get_journal" => [
      ->(client) { client.workforce },
      :get_journal,
      [],
      {}
    ],

    "workforce.get_journal_csv" => [
      ->(client) { client.workforce },
      :get_journal_csv,
      [],
      {}
    ],

    "workforce.get_ledger" => [
      ->(client) { client.workforce },
      :get_ledger,
      [],
      {}
    ],

    "workforce.get_ledger_csv" => [
      ->(client) { client.workforce },
      :get_ledger_csv,
      [],
      {}
    ],

    "workforce.get_ledger_csv_json" => [
      ->(client) { client.workforce },
      :get_ledger_csv_json,
      [],
      {}
    ],

    "workforce.get_meters" => [
      ->(client) { client.workforce },
      :get_meters,
      [],
      {}
    ],

    "workforce.get_products" => [
      ->(client) { client.workforce },
      :get_products,
      [],
      {}
    ],

    "workforce.preview_allocation" => [
      ->(client) { client.workforce },
      :preview_allocation,
      [],
      {}
    ],

    "workforce.batches.cancel" => [
      ->(client) { client.workforce.batches },
      :cancel,
      [
        "reference",
      ],
      {}
    ],

    "workforce.batches.get" => [
      ->(client) { client.workforce.batches },
      :get,
      [
        "reference",
      ],
      {}
    ],

    "workforce.batches.get_results" => [
      ->(client) { client.workforce.batches },
      :get_results,
      [
        "reference",
      ],
      {}
    ],

    "workforce.batches.list" => [
      ->(client) { client.workforce.batches },
      :list,
      [],
      {}
    ],

    "workforce.batches.preview_resend" => [
      ->(client) { client.workforce.batches },
      :preview_resend,
      [
        "reference",
      ],
      {}
    ],

    "workforce.batches.resend" => [
      ->(client) { client.workforce.batches },
      :resend,
      [
        "reference",
      ],
      {}
    ],

    "workforce.cost_centers.change_people" => [
      ->(client) { client.workforce.cost_centers },
      :change_people,
      [
        "cost_center_id",
      ],
      {}
    ],

    "workforce.cost_centers.create" => [
      ->(client) { client.workforce.cost_centers },
      :create,
      [],
      {}
    ],

    "workforce.cost_centers.get_people" => [
      ->(client) { client.workforce.cost_centers },
      :get_people,
      [
        "cost_center_id",
      ],
      {}
    ],

    "workforce.cost_centers.get_spend" => [
      ->(client) { client.workforce.cost_centers },
      :get_spend,
      [
        "cost_center_id",
      ],
      {}
    ],

    "workforce.cost_centers.list" => [
      ->(client) { client.workforce.cost_centers },
      :list,
      [],
      {}
    ],

    "workforce.cost_centers.update" => [
      ->(client) { client.workforce.cost_centers },
      :update,
      [
        "cost_center_id",
      ],
      {}
    ],

    "workforce.recipients.create" => [
      ->(client) { client.workforce.recipients },
      :create,
      [],
      {}
    ],

    "workforce.recipients.list" => [
      ->(client) { client.workforce.recipients },
      :list,
      [],
      {}
    ],

    "workforce.recipients.update" => [
      ->(client) { client.workforce.recipients },
      :update,
      [
        "recipient_id",
      ],
      {}
    ],

    "workforce.schedules.list" => [
      ->(client) { client.workforce.schedules },
      :list,
      [],
      {}
    ],

    "workforce.schedules.run" => [
      ->(client) { client.workforce.schedules },
      :run,
      [
        "schedule_id",
      ],
      {}
    ],
  }.freeze

  # Runs a method; one that is missing is an error of the driver.
  def self.call(client, key, params, options)
    group, method, path_args, renames = METHODS.fetch(key)
    rest = params.dup
    path = path_args.map { |name| rest.delete(name) }
    named = rest.to_h do |wire, value|
      [renames.fetch(wire) { renames.fetch("#{wire}[]", wire) }.to_sym, value]
    end
    group.call(client).public_send(method, *path, **named, request_options: options)
  end
end
