# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Permissions and limits of the caller in Workforce.
    class WorkforceAccess < Model
      CODECS = {
        "limits" => "WorkforceLimits",
      }.freeze

      # Always `workforce_access`.
      def object = self["object"]

      # Time at which this response was generated.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Whether Workforce is enabled for the account.
      def enabled = self["enabled"]

      # Role of the member who calls or created the key. Null if there is none.
      def role = self["role"]

      # Scopes of the caller.
      def scopes = self["scopes"]

      # Limits of a single allocation.
      def limits = self["limits"]

      # Kinds of allocation that are available.
      def kinds = self["kinds"]

      # Total above which an allocation requires approval. Null in a currency without a threshold.
      def approval_threshold = self["approval_threshold"]

      # Currencies that can be allocated.
      def currencies = self["currencies"]
    end

    # Limits of a single allocation.
    class WorkforceLimits < Model
      # Maximum number of lines.
      # Type: `Count`.
      def max_lines = self["max_lines"]

      # Maximum face value. Null in a currency without a limit.
      def max_total = self["max_total"]
    end

    # A meter of a person.
    class WorkforceMeter < Model
      # Recipient who has the meter.
      # Type: `RecipientId`.
      def recipient = self["recipient"]

      # Name of the person. Null if unknown.
      # Type: `Label`.
      def name = self["name"]

      # Meter number of 11 digits.
      # Type: `MeterNumber`.
      def meter = self["meter"]

      # Masked name of the owner, from the utility. Null until confirmed.
      def name_masked = self["name_masked"]

      # Suburb of the meter, never the full address. Null until confirmed.
      def suburb = self["suburb"]

      # Time at which the utility last confirmed the meter. Null if never.
      # Type: `UnixTime`.
      def confirmed_at = self["confirmed_at"]

      # Kilowatt hours of its last token. Null if there is none.
      # Type: `Units`.
      def last_units_kwh = self["last_units_kwh"]

      # Time at which its last token was bought. Null if there is none.
      # Type: `UnixTime`.
      def last_sent_at = self["last_sent_at"]
    end

    # The meters of your people.
    class WorkforceMeters < Model
      CODECS = {
        "data" => ["WorkforceMeter"],
      }.freeze

      # Always `workforce_meters`.
      def object = self["object"]

      # Time at which this response was generated.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Meters of active people, by name, at most 10,000.
      def data = self["data"]

      # Whether there are more meters than listed.
      def truncated = self["truncated"]
    end

    # Products that can be allocated.
    class WorkforceProducts < Model
      CODECS = {
        "airtime" => ["Product"],
        "power" => ["Product"],
      }.freeze

      # Always `workforce_products`.
      def object = self["object"]

      # Time at which this response was generated.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Products of type `airtime`.
      def airtime = self["airtime"]

      # Products of type `power`.
      def power = self["power"]
    end
  end
end
