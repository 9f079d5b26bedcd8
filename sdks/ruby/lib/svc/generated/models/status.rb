# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Performance of one type of sale on a network.
    class NetworkStatus < Model
      # ID of the network.
      # Type: `NetworkId`.
      def network = self["network"]

      # Type of the sale.
      def type = self["type"]

      # The currency of the sales.
      def currency = self["currency"]

      # Current state of the network.
      def state = self["state"]

      # Share of the last hour's attempts that the network responded to. Null without attempts.
      # Type: `Share`.
      def success_rate_1h = self["success_rate_1h"]

      # Median delivery time over the last hour, in seconds. Null without deliveries.
      def median_seconds = self["median_seconds"]

      # Time at which the network entered this state.
      # Type: `UnixTime`.
      def since = self["since"]
    end

    # Availability of electricity sales.
    class PowerAvailability < Model
      # Whether the utility responds. Null if it is not being monitored. In test mode, set it with
      # `POST /test/zesa/availability`.
      def available = self["available"]

      # Time at which `available` last changed. Null if no change is known.
      # Type: `UnixTime`.
      def since = self["since"]

      # Time of the next check. Null if none is planned.
      # Type: `UnixTime`.
      def next_check_at = self["next_check_at"]
    end

    # State of a supplier. Suppliers are never named.
    class ProviderStatus < Model
      # Anonymous name of the supplier: `provider_a` and so on.
      def name = self["name"]

      # Current state of the supplier.
      def state = self["state"]

      # Time at which the supplier entered this state.
      # Type: `UnixTime`.
      def since = self["since"]
    end

    # Current status of the networks.
    class Status < Model
      CODECS = {
        "power" => "PowerAvailability",
        "networks" => ["NetworkStatus"],
        "providers" => ["ProviderStatus"],
        "messages" => ["StatusMessage"],
      }.freeze

      # Always `status`.
      def object = self["object"]

      # Time at which this status was computed.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Overall status of what is sold in this mode.
      def overall = self["overall"]

      # Availability of electricity sales.
      def power = self["power"]

      # Performance of each type of sale on each network.
      def networks = self["networks"]

      # State of each supplier.
      def providers = self["providers"]

      # Announcements of our staff.
      def messages = self["messages"]
    end

    # Performance of a network on one day.
    class StatusComponent < Model
      CODECS = {
        "incidents" => ["StatusIncident"],
      }.freeze

      # ID of the network.
      # Type: `NetworkId`.
      def component = self["component"]

      # Minutes during which the network worked as usual.
      # Type: `MinutesOfDay`.
      def up_minutes = self["up_minutes"]

      # Minutes during which the network was slow or failed more often than usual.
      # Type: `MinutesOfDay`.
      def degraded_minutes = self["degraded_minutes"]

      # Minutes during which the network delivered nothing.
      # Type: `MinutesOfDay`.
      def down_minutes = self["down_minutes"]

      # Incidents of the day, oldest first.
      def incidents = self["incidents"]
    end

    # Performance of the networks on one day.
    class StatusDay < Model
      CODECS = {
        "components" => ["StatusComponent"],
      }.freeze

      # Date of the day.
      # Type: `Day`.
      def date = self["date"]

      # Performance of each network that is sold in this mode.
      def components = self["components"]
    end

    # Performance of the networks over a range of days.
    class StatusHistory < Model
      CODECS = {
        "days" => ["StatusDay"],
      }.freeze

      # Always `status_history`.
      def object = self["object"]

      # Time at which this history was computed.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # First day of the range.
      # Type: `Day`.
      def from = self["from"]

      # Last day of the range.
      # Type: `Day`.
      def to = self["to"]

      # Performance on each day, oldest first.
      def days = self["days"]
    end

    # A period in which a network did not work as usual.
    class StatusIncident < Model
      # Start of the incident.
      # Type: `UnixTime`.
      def from = self["from"]

      # End of the incident. Null while it continues.
      # Type: `UnixTime`.
      def to = self["to"]

      # State of the network during the incident.
      def state = self["state"]

      # Explanation of our staff. Null if there is none.
      # Type: `Note`.
      def note = self["note"]
    end

    # An announcement of our staff.
    class StatusMessage < Model
      # Text of the announcement.
      # Type: `Note`.
      def text = self["text"]

      # Time from which the announcement applies.
      # Type: `UnixTime`.
      def from = self["from"]

      # Time until which the announcement applies. Null if the end is unknown.
      # Type: `UnixTime`.
      def to = self["to"]
    end
  end
end
