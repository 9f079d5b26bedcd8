# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Parameters to create a reward.
    class RewardCreate < Model
      CODECS = {
        "recipient" => "RewardRecipientPerson",
        "link" => "RewardLinkOptions",
      }.freeze

      def initialize(
        program:,
        recipient:,
        completion_id:,
        amount: NOT_GIVEN,
        delivery: NOT_GIVEN,
        type: NOT_GIVEN,
        product: NOT_GIVEN,
        bundle_id: NOT_GIVEN,
        meter: NOT_GIVEN,
        token_phone: NOT_GIVEN,
        hold: NOT_GIVEN,
        link: NOT_GIVEN,
        metadata: NOT_GIVEN,
        reason: NOT_GIVEN
      )
        super(
          Model.given(
            "program" => program,
            "recipient" => recipient,
            "completion_id" => completion_id,
            "amount" => amount,
            "delivery" => delivery,
            "type" => type,
            "product" => product,
            "bundle_id" => bundle_id,
            "meter" => meter,
            "token_phone" => token_phone,
            "hold" => hold,
            "link" => link,
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

      # How the reward is delivered to the person. Whoever claims a link names their own number and
      # meter, so `meter` and `token_phone` are for `direct` only. With `choice`, the person also
      # chooses the type, so `type`, `product` and `bundle_id` return 400 `conflicting_parameters`.
      def delivery = self["delivery"]

      # Reward type. Default: derived from the product, bundle or meter; otherwise the first of the
      # program's `choices` that fits, with `delivery: link` the first.
      def type = self["type"]

      # Product slug. Default: derived from `type` and `currency`.
      # Type: `ProductId`.
      def product = self["product"]

      # Bundle to send. For data only. If omitted with `delivery: link`, the person chooses one that
      # costs at most the amount.
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

      # Settings of the link, for `link` and `choice` delivery.
      def link = self["link"]

      # Your own key-value data about the reward.
      def metadata = self["metadata"]

      # For agent keys: reason shown to the person who approves.
      # Type: `Note`.
      def reason = self["reason"]
    end

    # Settings of a reward's link.
    class RewardLinkOptions < Model
      def initialize(
        expires_at: NOT_GIVEN,
        bind: NOT_GIVEN,
        label: NOT_GIVEN,
        send_sms: NOT_GIVEN
      )
        super(
          Model.given(
            "expires_at" => expires_at,
            "bind" => bind,
            "label" => label,
            "send_sms" => send_sms
          )
        )
      end

      # Time at which the link expires, 1 hour to 365 days from now. Default: 90 days.
      def expires_at = self["expires_at"]

      # How a claim is tied to a person. Default: `otp`, because the link is for one recipient: only
      # the recipient's number can claim it, if the recipient has one. With `none`, anyone who has the
      # link can claim it. Links for anyone (`POST /reward-links`) default to `none`.
      def bind = self["bind"]

      # Label of the link, for your own lists.
      # Type: `Label`.
      def label = self["label"]

      # Send the link to the recipient by SMS. The message is the program's `sms_message` if it
      # contains the merge field `{link}`, otherwise our standard message. If omitted, you deliver the
      # link yourself.
      def send_sms = self["send_sms"]
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
