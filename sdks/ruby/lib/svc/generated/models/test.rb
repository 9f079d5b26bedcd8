# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # State of a network to simulate.
    class NetworkAvailabilitySet < Model
      def initialize(
        state:
      )
        super(
          Model.given(
            "state" => state
          )
        )
      end

      # State of the network.
      def state = self["state"]
    end

    # Test Credit that was added.
    class TestCredit < Model
      CODECS = {
        "credit" => "Credit",
      }.freeze

      # Always `test_credit`.
      def object = self["object"]

      # Time at which the Credit was added.
      # Type: `UnixTime`.
      def created = self["created"]

      # Always false: test mode only.
      def livemode = self["livemode"]

      # The currency of `amount`.
      def currency = self["currency"]

      # Amount of Credit that was added.
      # Type: `Money`.
      def amount = self["amount"]

      # Your Credit, including the added amount.
      def credit = self["credit"]
    end

    # Test Credit to add to the account.
    class TestCreditCreate < Model
      def initialize(
        currency:,
        amount:
      )
        super(
          Model.given(
            "currency" => currency,
            "amount" => amount
          )
        )
      end

      # The currency of `amount`.
      # Type: `CurrencyInput`.
      def currency = self["currency"]

      # Amount of Credit to add.
      # Type: `MoneyInput`.
      def amount = self["amount"]
    end

    # What `POST /test/reset` removed, and the Credit after it.
    class TestReset < Model
      CODECS = {
        "credit" => "Credit",
      }.freeze

      # Always `test_reset`.
      def object = self["object"]

      # Time of the reset.
      # Type: `UnixTime`.
      def created = self["created"]

      # Always false: test mode only.
      def livemode = self["livemode"]

      # Number of sends that were removed.
      # Type: `Count`.
      def sends = self["sends"]

      # Number of rewards that were removed.
      # Type: `Count`.
      def rewards = self["rewards"]

      # Number of batches that were removed.
      # Type: `Count`.
      def batches = self["batches"]

      # Number of Credit transactions that were removed.
      # Type: `Count`.
      def transactions = self["transactions"]

      # Number of events that were removed.
      # Type: `Count`.
      def events = self["events"]

      # Your Credit after the reset: that of a new test account.
      def credit = self["credit"]
    end

    # State of the utility to simulate.
    class ZesaAvailabilitySet < Model
      def initialize(
        state:
      )
        super(
          Model.given(
            "state" => state
          )
        )
      end

      # State of the utility.
      def state = self["state"]
    end
  end
end
