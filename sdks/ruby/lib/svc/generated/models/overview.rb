# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # A matter that may need a person.
    class AttentionItem < Model
      # Kind of the matter.
      def kind = self["kind"]

      # Number of objects concerned.
      # Type: `Count`.
      def count = self["count"]

      # IDs of the newest five objects. Empty if they have no IDs.
      def object_ids = self["object_ids"]

      # Time at which the first of them lapses: a request or review that nobody decides, a batch that
      # nobody approves, a key that expires, Credit that is used up. For a dispute it is when our staff
      # respond, for an `unknown` send when they take over. Null if nothing lapses.
      # Type: `UnixTime`.
      def due_at = self["due_at"]

      # Path that lists the objects.
      # Type: `UrlPath`.
      def url = self["url"]
    end

    # The account at a glance. Sections that the key's scopes do not cover are null.
    class Overview < Model
      CODECS = {
        "credit" => {"*":"OverviewBalance"},
        "today" => "OverviewToday",
        "networks" => ["OverviewNetwork"],
        "webhooks" => "OverviewWebhooks",
        "attention" => ["AttentionItem"],
      }.freeze

      # Always `overview`.
      def object = self["object"]

      # Time at which this overview was computed.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Your Credit. Null without `credit:read`.
      def credit = self["credit"]

      # Today's sends. Null without `sends:read`.
      def today = self["today"]

      # Results by network. Null without `sends:read`.
      def networks = self["networks"]

      # State of the webhook endpoints. Null without `webhooks:manage`.
      def webhooks = self["webhooks"]

      # Matters that may need a person, of the kinds that the key can read. Null if it can read none.
      def attention = self["attention"]

      # Time to which the figures refer.
      # Type: `UnixTime`.
      def as_of = self["as_of"]
    end

    # Credit in one currency, and how long it lasts.
    class OverviewBalance < Model
      # Credit that can be spent now.
      # Type: `Money`.
      def available = self["available"]

      # Credit that is reserved and cannot be spent.
      # Type: `Money`.
      def reserved = self["reserved"]

      # Total Credit: `available` plus `reserved`.
      # Type: `Money`.
      def total = self["total"]

      # Credit charged for sends that have not ended.
      # Type: `Money`.
      def in_flight = self["in_flight"]

      # Number of days that `available` lasts at the rate of the last seven days. Null without sales in
      # them.
      def runway_days = self["runway_days"]
    end

    # Results of a network for this account in the last 24 hours, in one currency.
    class OverviewNetwork < Model
      # ID of the network.
      # Type: `NetworkId`.
      def network = self["network"]

      # The currency of the sends.
      def currency = self["currency"]

      # Share of ended sends that were delivered. Null if none ended.
      # Type: `Share`.
      def success_rate = self["success_rate"]

      # Number of sends that ended.
      # Type: `Count`.
      def sample = self["sample"]

      # Current state of the network for all accounts.
      def state = self["state"]
    end

    # Sends created since midnight in Harare.
    class OverviewToday < Model
      # Number of sends created today.
      # Type: `Count`.
      def sends = self["sends"]

      # Number of sends that were delivered.
      # Type: `Count`.
      def delivered = self["delivered"]

      # Number of sends that failed, whether or not the Credit was returned.
      # Type: `Count`.
      def failed = self["failed"]

      # Number of sends that have not ended.
      # Type: `Count`.
      def unresolved = self["unresolved"]

      # Face value of all sends, excluding those whose Credit was returned.
      def amount = self["amount"]
    end

    # State of the account's webhook endpoints.
    class OverviewWebhooks < Model
      # Number of webhook endpoints.
      # Type: `Count`.
      def endpoints = self["endpoints"]

      # Number of endpoints whose attempts are failing.
      # Type: `Count`.
      def failing = self["failing"]

      # Number of endpoints that are disabled.
      # Type: `Count`.
      def disabled = self["disabled"]

      # Time of the oldest event not yet delivered to its endpoint. Null if all are delivered.
      # Type: `UnixTime`.
      def oldest_undelivered_at = self["oldest_undelivered_at"]
    end
  end
end
