# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Your organisation in one mode: its name, status and settings.
    class Account < Model
      CODECS = {
        "dealer" => "Dealer",
        "terms_accepted" => "TermsAcceptance",
        "prevent_duplicates" => "DuplicateGuard",
        "payday" => "Payday",
      }.freeze

      # ID of the account.
      # Type: `AccountId`.
      def id = self["id"]

      # Always `account`.
      def object = self["object"]

      # Time at which the organisation was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Display name of the organisation.
      # Type: `Label`.
      def name = self["name"]

      # Registered name of the organisation. Null if unknown.
      # Type: `Label`.
      def legal_name = self["legal_name"]

      # Mode of this account.
      def mode = self["mode"]

      # ID of the account of the same organisation in the other mode.
      # Type: `AccountId`.
      def twin = self["twin"]

      # Current status: whether the account can sell.
      def status = self["status"]

      # Email address for notifications from us. Null if none is set.
      # Type: `Email`.
      def contact_email = self["contact_email"]

      # Phone number shown to your customers for support. Null if none is set.
      # Type: `E164`.
      def support_phone = self["support_phone"]

      # Name that signs text messages to customers.
      # Type: `StatementDescriptor`.
      def statement_descriptor = self["statement_descriptor"]

      # Country code, always `ZW`.
      def country = self["country"]

      # Always `Africa/Harare`: the time zone of the days and months of caps and statements.
      def timezone = self["timezone"]

      # Currencies of your Credit.
      def currencies = self["currencies"]

      # Whether anything is sold in live mode. A test account shows what its live one would meet.
      def live_sales = self["live_sales"]

      # The dealer tier of the account.
      def dealer = self["dealer"]

      # Batch totals per currency above which a second person must approve the batch.
      def batch_approval_threshold = self["batch_approval_threshold"]

      # Whether a person has enabled agent keys in live mode.
      def agent_live_enabled = self["agent_live_enabled"]

      # Acceptance of the terms. Null before the first live key.
      def terms_accepted = self["terms_accepted"]

      # API version of keys that have none of their own.
      # Type: `ApiVersion`.
      def default_api_version = self["default_api_version"]

      # Whether a webhook endpoint of this account still uses the legacy format.
      def webhook_format_legacy = self["webhook_format_legacy"]

      # Guard against selling the same thing twice by mistake.
      def prevent_duplicates = self["prevent_duplicates"]

      # The day that schedules use as payday.
      def payday = self["payday"]

      # Your own key-value data about the account.
      def metadata = self["metadata"]
    end

    # An entry of the activity feed: an event or an audit log entry.
    class AccountActivity < Model
      CODECS = {
        "actor" => "Actor",
      }.freeze

      # ID of the event or audit log entry. Use it as the cursor.
      # Type: `ActivityId`.
      def id = self["id"]

      # Always `activity_item`.
      def object = self["object"]

      # Time of the event or action.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Source of the entry.
      def kind = self["kind"]

      # ID of the event. Null for an audit log entry.
      # Type: `EventId`.
      def event = self["event"]

      # Type of the event, or the action.
      # Type: `ActivityType`.
      def type = self["type"]

      # Short description for people.
      # Type: `Note`.
      def summary = self["summary"]

      # Who caused the entry. `system` if no request did.
      def actor = self["actor"]

      # ID of the object concerned. Null if it has none.
      # Type: `ObjectId`.
      def object_id_ = self["object_id"]
    end

    # One page of a list.
    class AccountActivityList < Model
      CODECS = {
        "data" => ["AccountActivity"],
      }.freeze

      # Always `list`.
      def object = self["object"]

      # URL path of this list.
      # Type: `UrlPath`.
      def url = self["url"]

      # Objects on this page.
      def data = self["data"]

      # Whether there are more objects in the direction of the request.
      def has_more = self["has_more"]

      # Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
      # you sent `ending_before`). Null on the last page.
      # Type: `Cursor`.
      def next_cursor = self["next_cursor"]
    end

    # Changes to the account. Omitted fields keep their value.
    class AccountUpdate < Model
      CODECS = {
        "prevent_duplicates" => "DuplicateGuardUpdate",
        "payday" => "PaydayUpdate",
      }.freeze

      def initialize(
        name: NOT_GIVEN,
        contact_email: NOT_GIVEN,
        support_phone: NOT_GIVEN,
        statement_descriptor: NOT_GIVEN,
        batch_approval_threshold: NOT_GIVEN,
        agent_live_enabled: NOT_GIVEN,
        prevent_duplicates: NOT_GIVEN,
        payday: NOT_GIVEN,
        default_api_version: NOT_GIVEN,
        metadata: NOT_GIVEN
      )
        super(
          Model.given(
            "name" => name,
            "contact_email" => contact_email,
            "support_phone" => support_phone,
            "statement_descriptor" => statement_descriptor,
            "batch_approval_threshold" => batch_approval_threshold,
            "agent_live_enabled" => agent_live_enabled,
            "prevent_duplicates" => prevent_duplicates,
            "payday" => payday,
            "default_api_version" => default_api_version,
            "metadata" => metadata
          )
        )
      end

      # Display name of the organisation. Also renames the account in the other mode.
      # Type: `Label`.
      def name = self["name"]

      # Email address for notifications from us. Null removes it.
      # Type: `Email`.
      def contact_email = self["contact_email"]

      # Phone number shown to your customers for support. Null removes it.
      # Type: `PhoneInput`.
      def support_phone = self["support_phone"]

      # Name that signs text messages to customers.
      # Type: `StatementDescriptor`.
      def statement_descriptor = self["statement_descriptor"]

      # Batch totals per currency above which a second person must approve the batch. Null for a
      # currency: approval is never required.
      def batch_approval_threshold = self["batch_approval_threshold"]

      # Enables or disables agent keys in live mode. Only a person in the dashboard can set it.
      def agent_live_enabled = self["agent_live_enabled"]

      # Changes to the duplicate guard.
      def prevent_duplicates = self["prevent_duplicates"]

      # The day that schedules use as payday.
      def payday = self["payday"]

      # API version of keys that have none of their own. Requires a key created by an owner.
      # Type: `ApiVersion`.
      def default_api_version = self["default_api_version"]

      # Changes to your key-value data about the account, merged as in `MetadataUpdate`. Null removes
      # all of it.
      def metadata = self["metadata"]
    end

    # The dealer tier of an account.
    class Dealer < Model
      CODECS = {
        "discounts" => ["DealerDiscount"],
      }.freeze

      # Progress toward the dealer tier.
      def status = self["status"]

      # Discounts by network and currency. Empty without the dealer tier.
      def discounts = self["discounts"]

      # Time at which the dealer tier was approved. Null without it.
      # Type: `UnixTime`.
      def since = self["since"]
    end

    # Guard against selling the same thing twice by mistake.
    class DuplicateGuard < Model
      # Whether a sale identical to one of the last `window_seconds` returns an error.
      def enabled = self["enabled"]

      # Length of the comparison window in seconds. Null if the guard is off.
      def window_seconds = self["window_seconds"]
    end

    # Changes to the duplicate guard. Omitted fields keep their value.
    class DuplicateGuardUpdate < Model
      def initialize(
        enabled: NOT_GIVEN,
        window_seconds: NOT_GIVEN
      )
        super(
          Model.given(
            "enabled" => enabled,
            "window_seconds" => window_seconds
          )
        )
      end

      # Whether a sale identical to one of the last `window_seconds` returns an error.
      def enabled = self["enabled"]

      # Length of the comparison window in seconds: up to one day. Default when the guard is turned on:
      # 300.
      def window_seconds = self["window_seconds"]
    end

    # The day of the month that schedules use as payday.
    class Payday < Model
      # Day of the month, 1 to 31. Null if none is set.
      def day_of_month = self["day_of_month"]
    end

    # Changes to the day that schedules use as payday.
    class PaydayUpdate < Model
      def initialize(
        day_of_month:
      )
        super(
          Model.given(
            "day_of_month" => day_of_month
          )
        )
      end

      # Day of the month, 1 to 31; in shorter months, the last day. Null removes the payday.
      def day_of_month = self["day_of_month"]
    end

    # Acceptance of the API Terms, the Acceptable Use policy and the DPA.
    class TermsAcceptance < Model
      # The version that was accepted.
      # Type: `ApiVersion`.
      def version = self["version"]

      # Time of the acceptance.
      # Type: `UnixTime`.
      def at = self["at"]

      # ID of the member who accepted. Null if a key did.
      # Type: `MemberId`.
      def by = self["by"]
    end
  end
end
