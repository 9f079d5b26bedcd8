# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Something that a person completed. Set either `completion_id` or its alias `ref`.
    class CompletionCreate < Model
      CODECS = {
        "recipient" => "RewardRecipientPerson",
      }.freeze

      def initialize(
        completion_id: NOT_GIVEN,
        ref: NOT_GIVEN,
        recipient: NOT_GIVEN,
        phone: NOT_GIVEN,
        target: NOT_GIVEN,
        meter: NOT_GIVEN,
        token_phone: NOT_GIVEN,
        amount: NOT_GIVEN,
        metadata: NOT_GIVEN
      )
        super(
          Model.given(
            "completion_id" => completion_id,
            "ref" => ref,
            "recipient" => recipient,
            "phone" => phone,
            "target" => target,
            "meter" => meter,
            "token_phone" => token_phone,
            "amount" => amount,
            "metadata" => metadata
          )
        )
      end

      # Your own unique ID of the completion. Each ID is rewarded once and can never be reused.
      # Type: `CompletionId`.
      def completion_id = self["completion_id"]

      # Alias of `completion_id`, for form tools that send `ref`.
      # Type: `CompletionId`.
      def ref = self["ref"]

      # Recipient of the reward. Default: derived from `phone`.
      def recipient = self["recipient"]

      # Phone number of the person. Default: the recipient's number.
      # Type: `PhoneInput`.
      def phone = self["phone"]

      # Phone number or meter that receives the reward, if different from the person's number. Becomes
      # the reward's `target`.
      # Type: `TargetInput`.
      def target = self["target"]

      # Meter number, for electricity rewards only.
      # Type: `MeterInput`.
      def meter = self["meter"]

      # Phone number that receives the electricity token by SMS. Default: `phone`.
      # Type: `PhoneInput`.
      def token_phone = self["token_phone"]

      # Face value of the reward. Default: the program's `default_amount`.
      # Type: `MoneyInput`.
      def amount = self["amount"]

      # Your own key-value data about the completion.
      def metadata = self["metadata"]
    end

    # The location where people must check in to claim links of a program.
    class GeofenceInput < Model
      CODECS = {
        "open_hours" => ["OpenHours"],
      }.freeze

      def initialize(
        lat:,
        lng:,
        radius_m:,
        label: NOT_GIVEN,
        open_hours: NOT_GIVEN
      )
        super(
          Model.given(
            "lat" => lat,
            "lng" => lng,
            "radius_m" => radius_m,
            "label" => label,
            "open_hours" => open_hours
          )
        )
      end

      # Latitude of the centre, in degrees.
      # Type: `Latitude`.
      def lat = self["lat"]

      # Longitude of the centre, in degrees.
      # Type: `Longitude`.
      def lng = self["lng"]

      # Radius around the centre, in metres.
      def radius_m = self["radius_m"]

      # Name of the location, such as a branch.
      # Type: `Label`.
      def label = self["label"]

      # Hours during which people can check in. Default: always.
      def open_hours = self["open_hours"]
    end

    # Branding of a program's claim pages and messages.
    class ProgramBrandingInput < Model
      def initialize(
        display_name: NOT_GIVEN,
        color: NOT_GIVEN,
        logo_url: NOT_GIVEN,
        support_url: NOT_GIVEN,
        thank_you: NOT_GIVEN
      )
        super(
          Model.given(
            "display_name" => display_name,
            "color" => color,
            "logo_url" => logo_url,
            "support_url" => support_url,
            "thank_you" => thank_you
          )
        )
      end

      # Name shown to people. Default: your account's name.
      # Type: `Label`.
      def display_name = self["display_name"]

      # Colour of buttons on claim pages.
      # Type: `Color`.
      def color = self["color"]

      # URL of a logo for claim pages of your own, at most 512 pixels wide.
      # Type: `WebUrl`.
      def logo_url = self["logo_url"]

      # URL where people find help.
      # Type: `WebUrl`.
      def support_url = self["support_url"]

      # Message shown after a person has claimed.
      # Type: `Note`.
      def thank_you = self["thank_you"]
    end

    # Parameters to create a program.
    class ProgramCreate < Model
      CODECS = {
        "per_recipient" => "RewardLimitsInput",
        "hold" => "ProgramHoldInput",
        "branding" => "ProgramBrandingInput",
        "geofence" => "GeofenceInput",
      }.freeze

      def initialize(
        name:,
        currency:,
        description: NOT_GIVEN,
        default_amount: NOT_GIVEN,
        budget: NOT_GIVEN,
        funding: NOT_GIVEN,
        choices: NOT_GIVEN,
        sources: NOT_GIVEN,
        one_per_phone: NOT_GIVEN,
        on_zesa_down: NOT_GIVEN,
        max_hold: NOT_GIVEN,
        close_grace: NOT_GIVEN,
        sensitive_data: NOT_GIVEN,
        per_recipient: NOT_GIVEN,
        require_network: NOT_GIVEN,
        throttle_per_hour: NOT_GIVEN,
        min_account_age: NOT_GIVEN,
        hold: NOT_GIVEN,
        sms_message: NOT_GIVEN,
        branding: NOT_GIVEN,
        lawful_basis: NOT_GIVEN,
        geofence: NOT_GIVEN,
        metadata: NOT_GIVEN
      )
        super(
          Model.given(
            "name" => name,
            "description" => description,
            "currency" => currency,
            "default_amount" => default_amount,
            "budget" => budget,
            "funding" => funding,
            "choices" => choices,
            "sources" => sources,
            "one_per_phone" => one_per_phone,
            "on_zesa_down" => on_zesa_down,
            "max_hold" => max_hold,
            "close_grace" => close_grace,
            "sensitive_data" => sensitive_data,
            "per_recipient" => per_recipient,
            "require_network" => require_network,
            "throttle_per_hour" => throttle_per_hour,
            "min_account_age" => min_account_age,
            "hold" => hold,
            "sms_message" => sms_message,
            "branding" => branding,
            "lawful_basis" => lawful_basis,
            "geofence" => geofence,
            "metadata" => metadata
          )
        )
      end

      # Name of the program.
      # Type: `Label`.
      def name = self["name"]

      # Description for your own use.
      # Type: `Note`.
      def description = self["description"]

      # Currency of the budget and of all rewards. Cannot be changed.
      # Type: `CurrencyInput`.
      def currency = self["currency"]

      # Face value of rewards that set no amount. Default: none, so every reward must set one.
      # Type: `MoneyInput`.
      def default_amount = self["default_amount"]

      # Total amount the program can give away. Needed to activate it; see also `fund`.
      # Type: `MoneyInput`.
      def budget = self["budget"]

      # How the budget is funded. Cannot be changed.
      def funding = self["funding"]

      # Reward types that the program can send. At least one is needed to activate it.
      def choices = self["choices"]

      # Ways in which rewards can be created. Default: all of them.
      def sources = self["sources"]

      # Limit each phone number to one reward. Default: `false`.
      def one_per_phone = self["one_per_phone"]

      # What happens to electricity rewards during a national outage. Default: `queue`.
      def on_zesa_down = self["on_zesa_down"]

      # How long a queued electricity reward can wait, from 5 minutes to 7 days. Default: 24 hours.
      # Type: `DurationInput`.
      def max_hold = self["max_hold"]

      # How long escrow can be released after the program is closed, up to 30 days. Default: 7 days.
      # Type: `DurationInput`.
      def close_grace = self["close_grace"]

      # Omit the program and amount from SMS messages. Default: `false`.
      def sensitive_data = self["sensitive_data"]

      # Limits on what one person can receive. Default: no limit.
      def per_recipient = self["per_recipient"]

      # Reward only phone numbers of this network.
      # Type: `NetworkId`.
      def require_network = self["require_network"]

      # Maximum rewards per hour from completions. Default: no limit.
      def throttle_per_hour = self["throttle_per_hour"]

      # Minimum age of the recipient's record, or of `user_created_at` in its metadata, up to 400 days.
      # Type: `DurationInput`.
      def min_account_age = self["min_account_age"]

      # Rewards to hold before they are sent. Default: none. With `mode: none`, no condition can be
      # set.
      def hold = self["hold"]

      # Custom SMS message to the person. Default: our standard message. If it contains the merge field
      # `{link}`, it is used to send a reward's link; otherwise it is used after the reward was sent.
      # Type: `SmsTemplate`.
      def sms_message = self["sms_message"]

      # Branding of claim pages and messages.
      def branding = self["branding"]

      # Legal basis for processing these people's data. Also set on recipients that the program
      # creates. Default: `legitimate_interest`.
      def lawful_basis = self["lawful_basis"]

      # Location where people must check in to claim links. Needs the source `links`. Default:
      # anywhere.
      def geofence = self["geofence"]

      # Your own key-value data about the program.
      def metadata = self["metadata"]
    end

    # Amount to remove from a program's budget.
    class ProgramDefund < Model
      def initialize(
        amount: NOT_GIVEN
      )
        super(
          Model.given(
            "amount" => amount
          )
        )
      end

      # Amount to remove. Default: everything not earmarked by escrow or unclaimed links.
      # Type: `MoneyInput`.
      def amount = self["amount"]
    end

    # Amount to add to a program's budget.
    class ProgramFund < Model
      def initialize(
        amount:
      )
        super(
          Model.given(
            "amount" => amount
          )
        )
      end

      # Amount to add, in the program's currency.
      # Type: `MoneyInput`.
      def amount = self["amount"]
    end

    # Rewards of a program to hold before they are sent, and for how long.
    class ProgramHoldInput < Model
      def initialize(
        mode: NOT_GIVEN,
        amount_over: NOT_GIVEN,
        first_reward: NOT_GIVEN,
        expires_after: NOT_GIVEN
      )
        super(
          Model.given(
            "mode" => mode,
            "amount_over" => amount_over,
            "first_reward" => first_reward,
            "expires_after" => expires_after
          )
        )
      end

      # What happens to rewards that are held. Default: `none`.
      def mode = self["mode"]

      # Hold only rewards above this amount. Default: hold all.
      # Type: `MoneyInput`.
      def amount_over = self["amount_over"]

      # Hold only the first reward of each recipient.
      def first_reward = self["first_reward"]

      # How long until an unreleased reward expires, from 1 hour to 365 days. Default: 30 days.
      # Type: `DurationInput`.
      def expires_after = self["expires_after"]
    end

    # One page of a list.
    class ProgramList < Model
      CODECS = {
        "data" => ["Program"],
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

    # A rule by which a program rewards what people do.
    class ProgramRule < Model
      CODECS = {
        "when" => "RuleConditions",
        "count" => "RuleCount",
        "give" => "RuleGive",
        "limit" => "RewardLimits",
      }.freeze

      # Unique identifier of the object.
      # Type: `ProgramRuleId`.
      def id = self["id"]

      # Always `program_rule`.
      def object = self["object"]

      # Time at which the rule was first created.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether it gives away real money: `true` in live mode.
      def livemode = self["livemode"]

      # Name of the rule.
      # Type: `Label`.
      def name = self["name"]

      # Currency of the rule's amounts: that of the program.
      def currency = self["currency"]

      # Whether the rule is active and gives rewards.
      def active = self["active"]

      # What the rule measures to decide whether it matches.
      def kind = self["kind"]

      # What triggers the rule.
      def on = self["on"]

      # Name of the activities that trigger the rule. Null for all of them, and for other triggers.
      # Type: `ActivityName`.
      def activity_name = self["activity_name"]

      # Conditions for the rule to match.
      def when_ = self["when"]

      # How often it must happen. Null if the rule matches each time.
      def count = self["count"]

      # Reward that the rule gives.
      def give = self["give"]

      # Limits on what one person receives from this rule, in addition to the program's limits.
      def limit = self["limit"]

      # Time at which the rule starts to give rewards. Null if immediately.
      # Type: `UnixTime`.
      def starts_at = self["starts_at"]

      # Time at which the rule stops giving rewards. Null if never.
      # Type: `UnixTime`.
      def ends_at = self["ends_at"]

      # Rules with a higher priority are evaluated first. Every rule that matches gives its reward.
      def priority = self["priority"]

      # Number of seconds a person must wait between rewards of this rule. Null for no wait.
      # Type: `Seconds`.
      def cooldown = self["cooldown"]

      # Number of times the rule has matched.
      # Type: `Count`.
      def matched_count = self["matched_count"]
    end

    # All rules of a program, in the order they are evaluated.
    class ProgramRuleList < Model
      CODECS = {
        "data" => ["ProgramRule"],
      }.freeze

      # Always `list`.
      def object = self["object"]

      # Path of this list.
      # Type: `UrlPath`.
      def url = self["url"]

      # All rules of the program.
      def data = self["data"]

      # Always false: the list has one page.
      def has_more = self["has_more"]

      # Always null: the list has one page.
      # Type: `Cursor`.
      def next_cursor = self["next_cursor"]
    end

    # A rule of the new set.
    class ProgramRuleWrite < Model
      CODECS = {
        "when" => "RuleConditionsInput",
        "count" => "RuleCountInput",
        "give" => "RuleGiveInput",
        "limit" => "RewardLimitsInput",
      }.freeze

      def initialize(
        name:,
        kind:,
        on:,
        give:,
        id: NOT_GIVEN,
        active: NOT_GIVEN,
        activity_name: NOT_GIVEN,
        when_: NOT_GIVEN,
        count: NOT_GIVEN,
        limit: NOT_GIVEN,
        starts_at: NOT_GIVEN,
        ends_at: NOT_GIVEN,
        priority: NOT_GIVEN,
        cooldown: NOT_GIVEN
      )
        super(
          Model.given(
            "id" => id,
            "name" => name,
            "active" => active,
            "kind" => kind,
            "on" => on,
            "activity_name" => activity_name,
            "when" => when_,
            "count" => count,
            "give" => give,
            "limit" => limit,
            "starts_at" => starts_at,
            "ends_at" => ends_at,
            "priority" => priority,
            "cooldown" => cooldown
          )
        )
      end

      # ID of an existing rule to replace, keeping its count. Default: creates a new rule.
      # Type: `ProgramRuleId`.
      def id = self["id"]

      # Name of the rule.
      # Type: `Label`.
      def name = self["name"]

      # Whether the rule is active and gives rewards.
      def active = self["active"]

      # What the rule measures. Lotteries and prize draws return `rule_not_allowed`.
      def kind = self["kind"]

      # What triggers the evaluation of the rule.
      def on = self["on"]

      # Trigger only on activities with this name. Omitted or null: on all. Only for activities.
      # Type: `ActivityName`.
      def activity_name = self["activity_name"]

      # Conditions for the rule to match.
      def when_ = self["when"]

      # How often it must happen. Required for `threshold`, `streak` and `milestone`.
      def count = self["count"]

      # Reward that the rule gives.
      def give = self["give"]

      # Limits on what one person receives from this rule.
      def limit = self["limit"]

      # Time at which the rule starts to give rewards. Omitted or null: immediately.
      def starts_at = self["starts_at"]

      # Time at which the rule stops giving rewards. Omitted or null: never.
      def ends_at = self["ends_at"]

      # Rules with a higher priority are evaluated first.
      def priority = self["priority"]

      # Minimum time between two rewards of this rule to the same person.
      # Type: `DurationInput`.
      def cooldown = self["cooldown"]
    end

    # The complete new set of rules of a program.
    class ProgramRulesWrite < Model
      CODECS = {
        "rules" => ["ProgramRuleWrite"],
      }.freeze

      def initialize(
        rules:
      )
        super(
          Model.given(
            "rules" => rules
          )
        )
      end

      # All rules of the program, at most 50 of them active. Rules you omit are switched off.
      def rules = self["rules"]
    end

    # Changes to a program. Omitted fields keep their value; a field that is set is replaced as a
    # whole. Currency and funding cannot change.
    class ProgramUpdate < Model
      CODECS = {
        "per_recipient" => "RewardLimitsInput",
        "hold" => "ProgramHoldInput",
        "branding" => "ProgramBrandingInput",
        "geofence" => "GeofenceInput",
      }.freeze

      def initialize(
        name: NOT_GIVEN,
        description: NOT_GIVEN,
        default_amount: NOT_GIVEN,
        budget: NOT_GIVEN,
        choices: NOT_GIVEN,
        sources: NOT_GIVEN,
        one_per_phone: NOT_GIVEN,
        on_zesa_down: NOT_GIVEN,
        max_hold: NOT_GIVEN,
        close_grace: NOT_GIVEN,
        sensitive_data: NOT_GIVEN,
        per_recipient: NOT_GIVEN,
        require_network: NOT_GIVEN,
        throttle_per_hour: NOT_GIVEN,
        min_account_age: NOT_GIVEN,
        hold: NOT_GIVEN,
        sms_message: NOT_GIVEN,
        branding: NOT_GIVEN,
        lawful_basis: NOT_GIVEN,
        geofence: NOT_GIVEN,
        metadata: NOT_GIVEN
      )
        super(
          Model.given(
            "name" => name,
            "description" => description,
            "default_amount" => default_amount,
            "budget" => budget,
            "choices" => choices,
            "sources" => sources,
            "one_per_phone" => one_per_phone,
            "on_zesa_down" => on_zesa_down,
            "max_hold" => max_hold,
            "close_grace" => close_grace,
            "sensitive_data" => sensitive_data,
            "per_recipient" => per_recipient,
            "require_network" => require_network,
            "throttle_per_hour" => throttle_per_hour,
            "min_account_age" => min_account_age,
            "hold" => hold,
            "sms_message" => sms_message,
            "branding" => branding,
            "lawful_basis" => lawful_basis,
            "geofence" => geofence,
            "metadata" => metadata
          )
        )
      end

      # Name of the program.
      # Type: `Label`.
      def name = self["name"]

      # Description for your own use. Null removes it.
      # Type: `Note`.
      def description = self["description"]

      # Face value of rewards that set no amount. Null if every reward must set one.
      # Type: `MoneyInput`.
      def default_amount = self["default_amount"]

      # Total amount the program can give away. Cannot be less than it has spent and earmarked.
      # Type: `MoneyInput`.
      def budget = self["budget"]

      # Reward types that the program can send. At least one is needed to activate it.
      def choices = self["choices"]

      # Ways in which rewards can be created. Default: all of them.
      def sources = self["sources"]

      # Limit each phone number to one reward. Default: `false`.
      def one_per_phone = self["one_per_phone"]

      # What happens to electricity rewards during a national outage. Default: `queue`.
      def on_zesa_down = self["on_zesa_down"]

      # How long a queued electricity reward can wait, from 5 minutes to 7 days. Default: 24 hours.
      # Type: `DurationInput`.
      def max_hold = self["max_hold"]

      # How long escrow can be released after the program is closed, up to 30 days. Default: 7 days.
      # Type: `DurationInput`.
      def close_grace = self["close_grace"]

      # Omit the program and amount from SMS messages. Default: `false`.
      def sensitive_data = self["sensitive_data"]

      # Limits on what one person can receive. Null removes all limits.
      def per_recipient = self["per_recipient"]

      # Reward only phone numbers of this network. Null allows any network.
      # Type: `NetworkId`.
      def require_network = self["require_network"]

      # Maximum rewards per hour from completions. Null removes the limit.
      def throttle_per_hour = self["throttle_per_hour"]

      # Minimum age of the recipient's record. Null removes the requirement.
      # Type: `DurationInput`.
      def min_account_age = self["min_account_age"]

      # Rewards to hold before they are sent. Null for none; rewards already held stay held.
      def hold = self["hold"]

      # Custom SMS message to the person. Null restores our standard message.
      # Type: `SmsTemplate`.
      def sms_message = self["sms_message"]

      # Branding of claim pages and messages. Null restores the default.
      def branding = self["branding"]

      # Legal basis for processing these people's data. Null removes it.
      def lawful_basis = self["lawful_basis"]

      # Location where people must check in to claim links. Null for anywhere.
      def geofence = self["geofence"]

      # Your own key-value data about the program. Keys are merged; see `MetadataUpdate`. Null removes
      # all keys.
      def metadata = self["metadata"]
    end

    # Limits on what one person can receive within a period.
    class RewardLimitInput < Model
      def initialize(
        count: NOT_GIVEN,
        amount: NOT_GIVEN
      )
        super(
          Model.given(
            "count" => count,
            "amount" => amount
          )
        )
      end

      # Maximum number of rewards. Default: no limit.
      def count = self["count"]

      # Maximum amount, in the program's currency. Default: no limit.
      # Type: `MoneyInput`.
      def amount = self["amount"]
    end

    # Limits on what one person can receive. Omitted periods are not limited. Days are calendar days in
    # Harare.
    class RewardLimitsInput < Model
      CODECS = {
        "lifetime" => "RewardLimitInput",
        "per_day" => "RewardLimitInput",
        "per_week" => "RewardLimitInput",
        "per_month" => "RewardLimitInput",
      }.freeze

      def initialize(
        lifetime: NOT_GIVEN,
        per_day: NOT_GIVEN,
        per_week: NOT_GIVEN,
        per_month: NOT_GIVEN
      )
        super(
          Model.given(
            "lifetime" => lifetime,
            "per_day" => per_day,
            "per_week" => per_week,
            "per_month" => per_month
          )
        )
      end

      # Limit over the person's lifetime.
      def lifetime = self["lifetime"]

      # Limit per calendar day.
      def per_day = self["per_day"]

      # Limit per week, starting on Monday.
      def per_week = self["per_week"]

      # Limit per calendar month.
      def per_month = self["per_month"]
    end

    # A condition on one field of what triggers the rule.
    class RuleCondition < Model
      def initialize(
        field:,
        op:,
        value:
      )
        super(
          Model.given(
            "field" => field,
            "op" => op,
            "value" => value
          )
        )
      end

      # Field that is compared with the value.
      # Type: `RuleField`.
      def field = self["field"]

      # Operator used for the comparison.
      def op = self["op"]

      # Value that the field is compared with.
      def value = self["value"]
    end

    # Conditions for a rule to match, and for what triggers it to be counted. If both lists are empty,
    # they are always met.
    class RuleConditions < Model
      CODECS = {
        "all" => ["RuleCondition"],
        "any" => ["RuleCondition"],
      }.freeze

      # Conditions that must all be met.
      def all = self["all"]

      # Conditions of which at least one must be met, unless the list is empty.
      def any = self["any"]
    end

    # Conditions for a rule to match. Default: it always matches.
    class RuleConditionsInput < Model
      CODECS = {
        "all" => ["RuleCondition"],
        "any" => ["RuleCondition"],
      }.freeze

      def initialize(
        all: NOT_GIVEN,
        any: NOT_GIVEN
      )
        super(
          Model.given(
            "all" => all,
            "any" => any
          )
        )
      end

      # Conditions that must all be met.
      def all = self["all"]

      # Conditions of which at least one must be met.
      def any = self["any"]
    end

    # How often something must happen, or what its values must add up to. Of each person, only the
    # newest 10,000 are counted: activities with the rule's `activity_name`, or completions of the
    # program, referrals to it or check-ins, whatever became of their rewards.
    class RuleCount < Model
      # Number of times, or of consecutive periods for a streak. Null if values are summed.
      def times = self["times"]

      # Total that the values must reach, in the program's currency. Null if times are counted.
      # Type: `Money`.
      def value = self["value"]

      # Number of seconds within which it must happen, for `threshold` rules. Null for no limit.
      # Type: `Seconds`.
      def within = self["within"]

      # Period that counts once, for `streak` rules. Null for other kinds.
      def every = self["every"]
    end

    # How often something must happen, or what its values must add up to. Set `times`; or `value`, for
    # activities.
    class RuleCountInput < Model
      def initialize(
        times: NOT_GIVEN,
        value: NOT_GIVEN,
        within: NOT_GIVEN,
        every: NOT_GIVEN
      )
        super(
          Model.given(
            "times" => times,
            "value" => value,
            "within" => within,
            "every" => every
          )
        )
      end

      # Number of times, or of consecutive periods for a streak.
      def times = self["times"]

      # Total that the values must reach, in the program's currency. Only for `threshold`.
      # Type: `MoneyInput`.
      def value = self["value"]

      # Period within which it must happen. Only for `threshold`. Omitted or null: no limit.
      # Type: `DurationInput`.
      def within = self["within"]

      # Period that counts once. Required for `streak`, not allowed for other kinds.
      def every = self["every"]
    end

    # The reward that a rule gives.
    class RuleGive < Model
      # Fixed amount of the reward. Null if it is a percentage.
      # Type: `Money`.
      def amount = self["amount"]

      # Percentage of the activity's value. Null if the amount is fixed.
      # Type: `Percent`.
      def percent_of_value = self["percent_of_value"]

      # Maximum amount of a percentage reward. Null for no maximum.
      # Type: `Money`.
      def max = self["max"]

      # Reward type. Null for the first of the program's choices that fits.
      def type = self["type"]

      # Bundle to send, for data only. Null otherwise.
      # Type: `BundleId`.
      def bundle_id = self["bundle_id"]

      # How the reward is delivered to the person.
      def delivery = self["delivery"]
    end

    # The reward that a rule gives. Set `amount` or `percent_of_value`.
    class RuleGiveInput < Model
      def initialize(
        amount: NOT_GIVEN,
        percent_of_value: NOT_GIVEN,
        max: NOT_GIVEN,
        type: NOT_GIVEN,
        bundle_id: NOT_GIVEN,
        delivery: NOT_GIVEN
      )
        super(
          Model.given(
            "amount" => amount,
            "percent_of_value" => percent_of_value,
            "max" => max,
            "type" => type,
            "bundle_id" => bundle_id,
            "delivery" => delivery
          )
        )
      end

      # Fixed amount of the reward, in the program's currency.
      # Type: `MoneyInput`.
      def amount = self["amount"]

      # Percentage of the activity's value, such as `2.50`. Values in another currency give nothing.
      # Only for activities.
      # Type: `Percent`.
      def percent_of_value = self["percent_of_value"]

      # Maximum amount of a percentage reward.
      # Type: `MoneyInput`.
      def max = self["max"]

      # Reward type. Omitted or null: the first of the program's choices that fits.
      def type = self["type"]

      # Bundle to send. Required with `type: data`.
      # Type: `BundleId`.
      def bundle_id = self["bundle_id"]

      # How the reward is delivered to the person. With `choice`, omit `type` and `bundle_id`. The link
      # is that of the reward, and asks for a code by SMS; it is not texted to the person.
      def delivery = self["delivery"]
    end
  end
end
