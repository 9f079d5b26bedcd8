# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Parameters to create reward links.
    class RewardLinkCreate < Model
      CODECS = {
        "recipient" => "RewardRecipientPerson",
      }.freeze

      def initialize(
        program:,
        count: NOT_GIVEN,
        recipient: NOT_GIVEN,
        amount: NOT_GIVEN,
        label: NOT_GIVEN,
        expires_at: NOT_GIVEN,
        bind: NOT_GIVEN,
        phone_hint: NOT_GIVEN,
        choices: NOT_GIVEN,
        metadata: NOT_GIVEN
      )
        super(
          Model.given(
            "program" => program,
            "count" => count,
            "recipient" => recipient,
            "amount" => amount,
            "label" => label,
            "expires_at" => expires_at,
            "bind" => bind,
            "phone_hint" => phone_hint,
            "choices" => choices,
            "metadata" => metadata
          )
        )
      end

      # Program that pays for the links.
      # Type: `ProgramId`.
      def program = self["program"]

      # Number of identical links, 1 to 500. If set, a list is returned; otherwise a single link.
      def count = self["count"]

      # Recipient that the reward is attributed to. Does not restrict who can claim. Not allowed with
      # `count`.
      def recipient = self["recipient"]

      # Face value of each link. Default: the program's `default_amount`.
      # Type: `MoneyInput`.
      def amount = self["amount"]

      # Label of the links, such as the name of a campaign.
      # Type: `Label`.
      def label = self["label"]

      # Time at which the links expire, 1 hour to 365 days from now. Default: 90 days.
      def expires_at = self["expires_at"]

      # How a claim is tied to a person. Default: `none`, so that anyone who has the link can claim it.
      # The link of a single reward (`link` of `POST /rewards`) defaults to `otp`.
      def bind = self["bind"]

      # The only phone number that can claim the link. Requires `bind: otp`. Not allowed with `count`.
      # Type: `PhoneInput`.
      def phone_hint = self["phone_hint"]

      # Reward types that the person can choose from. Default: all types of the program.
      def choices = self["choices"]

      # Your own key-value data about each link.
      def metadata = self["metadata"]
    end

    # A page of reward links, or all links created by one request.
    class RewardLinkList < Model
      CODECS = {
        "data" => ["RewardLink"],
      }.freeze

      # Always `list`.
      def object = self["object"]

      # Path of this list.
      # Type: `UrlPath`.
      def url = self["url"]

      # Reward links in this response.
      def data = self["data"]

      # Whether there are more links in the direction of the request.
      def has_more = self["has_more"]

      # Cursor of the next page. Null on the last page and for newly created links.
      # Type: `Cursor`.
      def next_cursor = self["next_cursor"]
    end
  end
end
