# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Recipients of alerts by email and text message.
    class AlertRecipients < Model
      # Contact of your account. Empty unless `email` is a channel.
      def emails = self["emails"]

      # Your support number, if it is mobile. Empty unless `sms` is a channel.
      def phones = self["phones"]
    end

    # Alerts about your Credit.
    class CreditAlerts < Model
      CODECS = {
        "recipients" => "AlertRecipients",
      }.freeze

      # Always `credit_alerts`.
      def object = self["object"]

      # Time of this response.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Available Credit below which you receive an alert. Null for no alert.
      def low_balance = self["low_balance"]

      # Whether upcoming schedules are compared with your Credit.
      def shortfall_projection = self["shortfall_projection"]

      # Number of days of schedules to compare.
      # Type: `ShortfallDays`.
      def shortfall_days = self["shortfall_days"]

      # Channels by which you receive alerts.
      def channels = self["channels"]

      # Recipients of alerts by email and text message.
      def recipients = self["recipients"]

      # Time at which the last low-balance alert fired.
      def last_fired = self["last_fired"]
    end

    # New alerts about your Credit. Omitted fields return to their defaults.
    class CreditAlertsUpdate < Model
      def initialize(
        low_balance: NOT_GIVEN,
        shortfall_projection: NOT_GIVEN,
        shortfall_days: NOT_GIVEN,
        channels: NOT_GIVEN
      )
        super(
          Model.given(
            "low_balance" => low_balance,
            "shortfall_projection" => shortfall_projection,
            "shortfall_days" => shortfall_days,
            "channels" => channels
          )
        )
      end

      # Available Credit below which you receive an alert. Omitted currencies have no alert.
      def low_balance = self["low_balance"]

      # Whether to compare upcoming schedules with your Credit.
      def shortfall_projection = self["shortfall_projection"]

      # Number of days of schedules to compare.
      # Type: `ShortfallDays`.
      def shortfall_days = self["shortfall_days"]

      # Channels by which you receive alerts. Default: `webhook`.
      def channels = self["channels"]
    end

    # One page of a list.
    class CreditReservationList < Model
      CODECS = {
        "data" => ["CreditReservation"],
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

    # One page of a list.
    class CreditTransactionList < Model
      CODECS = {
        "data" => ["CreditTransaction"],
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
  end
end
