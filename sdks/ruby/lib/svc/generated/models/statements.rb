# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Changes to your Credit in one month and currency. It always balances: `closing` = `opening` +
    # `topups` + `checkout_credits` + `test_grants` + `adjustments` + `credited_back` − `sends.cost` −
    # `rewards`.
    class Statement < Model
      CODECS = {
        "sends" => "StatementSends",
        "by_type" => ["StatementByType"],
        "by_cost_center" => ["StatementByCostCenter"],
        "by_api_key" => ["StatementByApiKey"],
      }.freeze

      # Always `statement`.
      def object = self["object"]

      # Time at which the statement was computed.
      # Type: `UnixTime`.
      def created = self["created"]

      # True for real money, false in test mode.
      def livemode = self["livemode"]

      # Month of the statement.
      # Type: `Month`.
      def period = self["period"]

      # The currency of all amounts.
      def currency = self["currency"]

      # Total Credit at the start of the month.
      # Type: `Money`.
      def opening = self["opening"]

      # Total Credit at the end of the month. In the current month: now.
      # Type: `Money`.
      def closing = self["closing"]

      # Credit added by top-ups.
      # Type: `Money`.
      def topups = self["topups"]

      # Face value of paid checkout sessions that were not delivered, added to your Credit.
      # Type: `Money`.
      def checkout_credits = self["checkout_credits"]

      # Credit granted to a test account.
      # Type: `Money`.
      def test_grants = self["test_grants"]

      # Corrections by our staff. Negative if they reduced your Credit.
      # Type: `SignedMoney`.
      def adjustments = self["adjustments"]

      # Credit returned for sends that failed or were cancelled, of this month or earlier.
      # Type: `Money`.
      def credited_back = self["credited_back"]

      # Sends charged in the month, without rewards. Later failures are in `credited_back`.
      def sends = self["sends"]

      # Credit charged for rewards, less what was returned for them.
      # Type: `SignedMoney`.
      def rewards = self["rewards"]

      # `sends` by type and network.
      def by_type = self["by_type"]

      # `sends` by cost centre.
      def by_cost_center = self["by_cost_center"]

      # `sends` by API key. With one key per till: by till.
      def by_api_key = self["by_api_key"]

      # Face value of sends first delivered in the month. Null without the dealer tier.
      # Type: `Money`.
      def face_sold = self["face_sold"]

      # Credit charged for the sends in `face_sold`. Null without the dealer tier.
      # Type: `Money`.
      def cost_drawn = self["cost_drawn"]

      # `face_sold` less `cost_drawn`. Null without the dealer tier.
      # Type: `Money`.
      def dealer_discount_earned = self["dealer_discount_earned"]

      # Path of the CSV file with every transaction of the month.
      # Type: `UrlPath`.
      def rows_url = self["rows_url"]

      # Whether the statement is final: true from three days after the month ends.
      def final = self["final"]

      # Time at which the statement was computed.
      # Type: `UnixTime`.
      def generated_at = self["generated_at"]

      # Number of the statement: the same for the same account, month and currency.
      # Type: `DocumentNumber`.
      def document_number = self["document_number"]
    end

    # Sends created by one key.
    class StatementByApiKey < Model
      # ID of the API key. Null for sends that no key created.
      # Type: `KeyId`.
      def api_key = self["api_key"]

      # Label of the key. Null if it has none.
      # Type: `Label`.
      def label = self["label"]

      # Number of sends in the group.
      # Type: `Count`.
      def count = self["count"]

      # Face value of the sends: what customers received.
      # Type: `Money`.
      def face = self["face"]

      # Credit charged for the sends.
      # Type: `Money`.
      def cost = self["cost"]
    end

    # Sends charged to one cost centre.
    class StatementByCostCenter < Model
      # ID of the cost centre. Null for sends without a cost centre.
      # Type: `CostCenterId`.
      def cost_center = self["cost_center"]

      # Number of sends in the group.
      # Type: `Count`.
      def count = self["count"]

      # Face value of the sends: what customers received.
      # Type: `Money`.
      def face = self["face"]

      # Credit charged for the sends.
      # Type: `Money`.
      def cost = self["cost"]
    end

    # Sends of one type on one network.
    class StatementByType < Model
      # Type of the sends.
      def type = self["type"]

      # ID of the network.
      # Type: `NetworkId`.
      def network = self["network"]

      # Number of sends in the group.
      # Type: `Count`.
      def count = self["count"]

      # Face value of the sends: what customers received.
      # Type: `Money`.
      def face = self["face"]

      # Credit charged for the sends.
      # Type: `Money`.
      def cost = self["cost"]
    end
  end
end
