# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Budget of the program that would remain after the reward.
    class BudgetAfter < Model
      # Amount that the program could still give.
      # Type: `Money`.
      def remaining = self["remaining"]
    end

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

    # Preview of a reward: every field except its ID. The send, the link, the review and the time at
    # which the reward expires follow from giving it, so they are null.
    class RewardPreview < Model
      CODECS = {
        "program" => "Program",
        "recipient" => "Recipient",
        "send" => "Send",
        "link" => "RewardLink",
        "matches" => ["RuleMatch"],
        "mandate" => "Mandate",
      }.freeze

      # Always `reward`.
      def object = self["object"]

      # Time at which the object was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether real money is involved: `true` in live mode.
      def livemode = self["livemode"]

      # Current status. Decide by this; see Lifecycles.
      def status = self["status"]

      # Reason the reward is held. Null unless it is held.
      def held_reason = self["held_reason"]

      # Program that pays for the reward. Can be expanded.
      def program = self["program"]

      # Recipient of the reward. Null if the number belongs to none of your recipients. Can be
      # expanded.
      def recipient = self["recipient"]

      # Your own ID of the completion; of a referral, its ID; of a rule, its ID and that of what it
      # matched. Null for claimed links.
      # Type: `CompletionId`.
      def completion_id = self["completion_id"]

      # Face value. If a data bundle costs less, this becomes the price of the bundle and the rest
      # returns to the budget.
      # Type: `Money`.
      def amount = self["amount"]

      # Currency of the program.
      def currency = self["currency"]

      # How the reward is delivered to the person.
      def delivery = self["delivery"]

      # Reward type. Null until the person has chosen.
      def type = self["type"]

      # Product that is sent. Null until the person has chosen.
      # Type: `ProductId`.
      def product = self["product"]

      # Data bundle that is sent. Null unless the type is data.
      # Type: `BundleId`.
      def bundle_id = self["bundle_id"]

      # Meter that receives the electricity. Null unless the type is electricity.
      # Type: `MeterNumber`.
      def meter = self["meter"]

      # Phone number that receives the electricity token by SMS. Null unless the type is electricity,
      # and once the recipient is erased.
      # Type: `Phone`.
      def token_phone = self["token_phone"]

      # Phone number or meter that receives the reward. Null until the person has chosen. For an erased
      # recipient it is `+263700000000` or `00000000000`.
      # Type: `Target`.
      def target = self["target"]

      # Send that pays out the reward. Null until there is one. Can be expanded.
      def send_ = self["send"]

      # Link with which the person claims the reward. Null if there is none. Can be expanded.
      def link = self["link"]

      # Review that held the reward. Null if there was none.
      # Type: `ReviewId`.
      def review = self["review"]

      # Referral that earned the reward. Null if there is none.
      # Type: `ReferralId`.
      def referral = self["referral"]

      # Activity that earned the reward. Null if there is none.
      # Type: `ActivityRecordId`.
      def activity = self["activity"]

      # Rule that gave the reward. Null if there is none.
      # Type: `ProgramRuleId`.
      def rule = self["rule"]

      # Rules that matched what earned the reward, a signed completion, a referral or a check-in, in
      # the order they were evaluated: each gave a reward of its own, or the reason why not. Empty for
      # other rewards.
      def matches = self["matches"]

      # Approval that allowed the reward. Null if none was needed.
      # Type: `ApprovalId`.
      def approval = self["approval"]

      # What the person permitted who approved the reward. Null unless `approval` is set, and after the
      # recipient is erased.
      def mandate = self["mandate"]

      # What created the reward.
      def source = self["source"]

      # Time at which the reward expires if it is not claimed or released. Null if it does not expire.
      # Type: `UnixTime`.
      def expires_at = self["expires_at"]

      # Amount that was released, up to the whole `amount`. Null until released.
      # Type: `Money`.
      def released_amount = self["released_amount"]

      # Reason the reward failed, with the same codes as a send. Null unless it failed.
      def failure_code = self["failure_code"]

      # Reason the reward failed, as a sentence that can be shown to the person. Null unless it failed.
      # Type: `Note`.
      def failure_message = self["failure_message"]

      # Time at which the reward was held. Null if it never was.
      # Type: `UnixTime`.
      def held_at = self["held_at"]

      # Time at which the reward was released. Null if it never was.
      # Type: `UnixTime`.
      def released_at = self["released_at"]

      # Time at which the reward was delivered. Null if it has not been.
      # Type: `UnixTime`.
      def delivered_at = self["delivered_at"]

      # Time at which the reward failed. Null if it did not.
      # Type: `UnixTime`.
      def failed_at = self["failed_at"]

      # Time at which the reward was voided. Null if it was not.
      # Type: `UnixTime`.
      def voided_at = self["voided_at"]

      # Time at which the reward expired. Null if it did not.
      # Type: `UnixTime`.
      def expired_at = self["expired_at"]

      # Time at which a review rejected the reward. Null if none did.
      # Type: `UnixTime`.
      def rejected_at = self["rejected_at"]

      # Your own key-value data about the reward.
      def metadata = self["metadata"]
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

    # Result of checking a reward without giving it. Distinguished from a reward by `object`.
    class RewardValidation < Model
      CODECS = {
        "reward" => "RewardPreview",
        "budget_after" => "BudgetAfter",
        "meter" => "Meter",
        "problems" => ["SendProblem"],
      }.freeze

      # Always `reward_validation`.
      def object = self["object"]

      # Time of the check.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Whether the reward would be given, or wait for an approval.
      def valid = self["valid"]

      # Status that the reward would have. Null if there are problems.
      def would_status = self["would_status"]

      # Preview of the reward. Null if the problems prevent one.
      def reward = self["reward"]

      # Currency of the program. Null if there is no such program.
      def currency = self["currency"]

      # Budget that would remain. Null if there are problems.
      def budget_after = self["budget_after"]

      # Meter confirmed with the utility. Null for airtime and data, and if a link is created.
      def meter = self["meter"]

      # All problems that prevent the reward, in order of precedence. Empty when valid.
      def problems = self["problems"]
    end
  end
end
