# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Parameters to create a reward.
    class RewardCreate < Model
      CODECS = {
        "recipient" => "RewardRecipientPerson",
      }.freeze

      def initialize(
        program:,
        recipient:,
        completion_id:,
        amount: NOT_GIVEN,
        type: NOT_GIVEN,
        product: NOT_GIVEN,
        bundle_id: NOT_GIVEN,
        meter: NOT_GIVEN,
        token_phone: NOT_GIVEN,
        hold: NOT_GIVEN,
        metadata: NOT_GIVEN,
        reason: NOT_GIVEN
      )
        super(
          Model.given(
            "program" => program,
            "recipient" => recipient,
            "completion_id" => completion_id,
            "amount" => amount,
            "type" => type,
            "product" => product,
            "bundle_id" => bundle_id,
            "meter" => meter,
            "token_phone" => token_phone,
            "hold" => hold,
            "metadata" => metadata,
            "reason" => reason
          )
        )
      end

      # Program that pays for the reward.
      # Type: `ProgramId`.
      def program = self["program"]

      # Recipient of the reward.
      def recipient = self["recipient"]

      # Your own unique ID of the completion. Each ID is rewarded once per program and can never be
      # reused.
      # Type: `CompletionId`.
      def completion_id = self["completion_id"]

      # Face value. Default: the program's `default_amount`, or the price of the bundle.
      # Type: `MoneyInput`.
      def amount = self["amount"]

      # Reward type. Default: derived from the product, bundle or meter; otherwise the first of the
      # program's `choices` that fits.
      def type = self["type"]

      # Product slug. Default: derived from `type` and `currency`.
      # Type: `ProductId`.
      def product = self["product"]

      # Bundle to send. For data only.
      # Type: `BundleId`.
      def bundle_id = self["bundle_id"]

      # Meter number, for electricity only.
      # Type: `MeterInput`.
      def meter = self["meter"]

      # Phone number that receives the electricity token by SMS. Default: the recipient's number.
      # Type: `PhoneInput`.
      def token_phone = self["token_phone"]

      # Hold the reward in escrow until you release it, whatever the program's `hold` says.
      def hold = self["hold"]

      # Your own key-value data about the reward.
      def metadata = self["metadata"]

      # For agent keys: reason shown to the person who approves.
      # Type: `Note`.
      def reason = self["reason"]
    end

    # One page of a list.
    class RewardList < Model
      CODECS = {
        "data" => ["Reward"],
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

    # Amount of a reward to release.
    class RewardRelease < Model
      def initialize(
        amount: NOT_GIVEN
      )
        super(
          Model.given(
            "amount" => amount
          )
        )
      end

      # Amount to release, up to the whole reward. Default: the whole reward.
      # Type: `MoneyInput`.
      def amount = self["amount"]
    end
  end
end
