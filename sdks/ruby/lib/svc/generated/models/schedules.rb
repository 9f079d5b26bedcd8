# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Confirmation that a schedule was deleted.
    class DeletedSchedule < Model
      # Unique identifier of the object.
      # Type: `ScheduleId`.
      def id = self["id"]

      # Always `schedule`.
      def object = self["object"]

      # Always true: the schedule was deleted.
      def deleted = self["deleted"]
    end

    # Parameters to combine a day with another.
    class OccurrenceCombine < Model
      def initialize(
        into:,
        schedule: NOT_GIVEN
      )
        super(
          Model.given(
            "into" => into,
            "schedule" => schedule
          )
        )
      end

      # Day whose run this one becomes part of.
      # Type: `Day`.
      def into = self["into"]

      # Schedule of that day. Default: this schedule.
      # Type: `ScheduleId`.
      def schedule = self["schedule"]
    end

    # Parameters to move a day.
    class OccurrenceMove < Model
      def initialize(
        to:
      )
        super(
          Model.given(
            "to" => to
          )
        )
      end

      # New day of the run: today to 180 days from now.
      # Type: `Day`.
      def to = self["to"]
    end

    # Changes to one day. Omitted fields keep their value; null clears a field.
    class OccurrenceUpdate < Model
      def initialize(
        amount_override: NOT_GIVEN,
        note: NOT_GIVEN
      )
        super(
          Model.given(
            "amount_override" => amount_override,
            "note" => note
          )
        )
      end

      # Amount each person receives on this day, overriding all other amounts. Null removes the
      # override.
      # Type: `MoneyInput`.
      def amount_override = self["amount_override"]

      # Your note about this day. Null removes it.
      # Type: `Note`.
      def note = self["note"]
    end

    # Parameters to create a schedule. Set when it runs (`cadence` and the fields it needs), who
    # receives it (`group`, `recipients` or one `meter`), and what (`amount`, with `currency` or
    # `product`).
    class ScheduleCreate < Model
      CODECS = {
        "recipients" => ["ScheduleRecipientCreate"],
      }.freeze

      def initialize(
        name:,
        cadence:,
        hour:,
        minute: NOT_GIVEN,
        day_of_week: NOT_GIVEN,
        day_of_month: NOT_GIVEN,
        month_of_year: NOT_GIVEN,
        anchor_date: NOT_GIVEN,
        group: NOT_GIVEN,
        recipients: NOT_GIVEN,
        product: NOT_GIVEN,
        type: NOT_GIVEN,
        currency: NOT_GIVEN,
        bundle_id: NOT_GIVEN,
        amount: NOT_GIVEN,
        sms_message: NOT_GIVEN,
        custom_sms: NOT_GIVEN,
        cost_center: NOT_GIVEN,
        meter: NOT_GIVEN,
        token_phone: NOT_GIVEN,
        active: NOT_GIVEN,
        precheck_credit: NOT_GIVEN,
        on_insufficient: NOT_GIVEN,
        metadata: NOT_GIVEN
      )
        super(
          Model.given(
            "name" => name,
            "cadence" => cadence,
            "hour" => hour,
            "minute" => minute,
            "day_of_week" => day_of_week,
            "day_of_month" => day_of_month,
            "month_of_year" => month_of_year,
            "anchor_date" => anchor_date,
            "group" => group,
            "recipients" => recipients,
            "product" => product,
            "type" => type,
            "currency" => currency,
            "bundle_id" => bundle_id,
            "amount" => amount,
            "sms_message" => sms_message,
            "custom_sms" => custom_sms,
            "cost_center" => cost_center,
            "meter" => meter,
            "token_phone" => token_phone,
            "active" => active,
            "precheck_credit" => precheck_credit,
            "on_insufficient" => on_insufficient,
            "metadata" => metadata
          )
        )
      end

      # Name of the schedule.
      # Type: `Label`.
      def name = self["name"]

      # How often the schedule runs.
      def cadence = self["cadence"]

      # Hour of the day at which it runs, in Harare time.
      # Type: `ScheduleHour`.
      def hour = self["hour"]

      # Minute at which it runs: a quarter of the hour.
      # Type: `ScheduleMinute`.
      def minute = self["minute"]

      # Day of the week. Required for `weekly`.
      # Type: `DayOfWeek`.
      def day_of_week = self["day_of_week"]

      # Day of the month. Required for `monthly` and `yearly`; for `payday`, used if the account has no
      # payday.
      # Type: `DayOfMonth`.
      def day_of_month = self["day_of_month"]

      # Month of the year. Required for `yearly`.
      # Type: `MonthOfYear`.
      def month_of_year = self["month_of_year"]

      # A date on which it runs, from which 14-day periods are counted: at most 366 days from today.
      # Required for `biweekly`.
      # Type: `Day`.
      def anchor_date = self["anchor_date"]

      # Group whose members on the day of the run receive it. Not allowed with `recipients`.
      # Type: `GroupId`.
      def group = self["group"]

      # People who receive it, up to 2,000.
      def recipients = self["recipients"]

      # Product slug. Default: derived from `type` and `currency`.
      # Type: `ProductId`.
      def product = self["product"]

      # What to send. Default: derived from the product; otherwise power if there is a meter, else
      # airtime.
      def type = self["type"]

      # Three-letter currency code. There is no default: set this or `product`.
      # Type: `CurrencyInput`.
      def currency = self["currency"]

      # Bundle to send. Required for data. Its price is the amount.
      # Type: `BundleId`.
      def bundle_id = self["bundle_id"]

      # Amount each person receives. Required unless every person has an amount, or for data.
      # Type: `MoneyInput`.
      def amount = self["amount"]

      # Custom SMS message, as in `POST /sends`.
      # Type: `SmsTemplate`.
      def sms_message = self["sms_message"]

      # Whether to send `sms_message` instead of our standard message. Default: true if it is set.
      def custom_sms = self["custom_sms"]

      # Cost centre to book it to. Default: each recipient's own.
      # Type: `CostCenterId`.
      def cost_center = self["cost_center"]

      # The only meter to buy power for, instead of people.
      # Type: `MeterInput`.
      def meter = self["meter"]

      # Phone number that receives the token by SMS. Required with `meter`.
      # Type: `PhoneInput`.
      def token_phone = self["token_phone"]

      # Whether the schedule is active.
      def active = self["active"]

      # Whether to check 24 hours before a run that your Credit is sufficient, and notify you if not.
      def precheck_credit = self["precheck_credit"]

      # What to do if your Credit is too low on the day of a run.
      def on_insufficient = self["on_insufficient"]

      # Your own key-value data about the schedule.
      def metadata = self["metadata"]
    end

    # One page of a list.
    class ScheduleList < Model
      CODECS = {
        "data" => ["Schedule"],
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

    # One page of a list.
    class ScheduleOccurrenceList < Model
      CODECS = {
        "data" => ["ScheduleOccurrence"],
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

    # A person of a schedule, with individual settings. Set `recipient` or `phone`.
    class ScheduleRecipientCreate < Model
      def initialize(
        recipient: NOT_GIVEN,
        phone: NOT_GIVEN,
        amount: NOT_GIVEN,
        bundle_id: NOT_GIVEN,
        meter: NOT_GIVEN,
        token_phone: NOT_GIVEN,
        name: NOT_GIVEN
      )
        super(
          Model.given(
            "recipient" => recipient,
            "phone" => phone,
            "amount" => amount,
            "bundle_id" => bundle_id,
            "meter" => meter,
            "token_phone" => token_phone,
            "name" => name
          )
        )
      end

      # ID of the recipient: `rcp_…`, or `ext:` followed by your own ID.
      # Type: `RecipientRef`.
      def recipient = self["recipient"]

      # Phone number of a person who is not a recipient.
      # Type: `PhoneInput`.
      def phone = self["phone"]

      # Amount for this person. Default: the schedule's amount.
      # Type: `MoneyInput`.
      def amount = self["amount"]

      # Bundle for this person, for data only. Default: the schedule's bundle.
      # Type: `BundleId`.
      def bundle_id = self["bundle_id"]

      # Meter of this person, for power only. Default: the recipient's default meter.
      # Type: `MeterInput`.
      def meter = self["meter"]

      # Phone number that receives the power token by SMS. Default: the person's own number.
      # Type: `PhoneInput`.
      def token_phone = self["token_phone"]

      # Name of the person, for `{name}` and `{first_name}` in the SMS message.
      # Type: `Label`.
      def name = self["name"]
    end

    # Parameters to run a schedule now.
    class ScheduleRun < Model
      def initialize(
        again: NOT_GIVEN
      )
        super(
          Model.given(
            "again" => again
          )
        )
      end

      # Whether to run even if the schedule has already run today.
      def again = self["again"]
    end

    # A preview of a run, which writes nothing.
    class ScheduleRunPreview < Model
      CODECS = {
        "occurrence" => "ScheduleOccurrence",
        "counts" => "BatchPreviewCounts",
        "credit" => {"*":"BatchCreditCheck"},
        "provider_float" => ["ProviderFloat"],
        "lines" => ["BatchPreviewLine"],
      }.freeze

      # Always `schedule_run_preview`.
      def object = self["object"]

      # Time at which the check was run.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the check ran in live mode.
      def livemode = self["livemode"]

      # Day that would run: today, even if the cadence has no run today.
      def occurrence = self["occurrence"]

      # Whether the batch would be created as it is.
      def valid = self["valid"]

      # Number of lines that were checked.
      def counts = self["counts"]

      # Total face value of the valid lines.
      def total = self["total"]

      # Credit that the valid lines would cost.
      def cost = self["cost"]

      # Whether your Credit is sufficient, by currency.
      def credit = self["credit"]

      # Whether our stock with the suppliers is sufficient, by network.
      def provider_float = self["provider_float"]

      # Whether the batch would require approval by an owner or admin.
      def requires_approval = self["requires_approval"]

      # The first 1,000 lines and all invalid lines.
      def lines = self["lines"]

      # Whether valid lines were omitted from `lines`.
      def lines_truncated = self["lines_truncated"]
    end

    # Changes to a schedule. Omitted fields keep their value; null clears a field; lists are replaced
    # as a whole. Days that you changed individually keep their changes while they are still due.
    class ScheduleUpdate < Model
      CODECS = {
        "recipients" => ["ScheduleRecipientCreate"],
      }.freeze

      def initialize(
        name: NOT_GIVEN,
        cadence: NOT_GIVEN,
        hour: NOT_GIVEN,
        minute: NOT_GIVEN,
        day_of_week: NOT_GIVEN,
        day_of_month: NOT_GIVEN,
        month_of_year: NOT_GIVEN,
        anchor_date: NOT_GIVEN,
        group: NOT_GIVEN,
        recipients: NOT_GIVEN,
        product: NOT_GIVEN,
        type: NOT_GIVEN,
        currency: NOT_GIVEN,
        bundle_id: NOT_GIVEN,
        amount: NOT_GIVEN,
        sms_message: NOT_GIVEN,
        custom_sms: NOT_GIVEN,
        cost_center: NOT_GIVEN,
        meter: NOT_GIVEN,
        token_phone: NOT_GIVEN,
        active: NOT_GIVEN,
        precheck_credit: NOT_GIVEN,
        on_insufficient: NOT_GIVEN,
        metadata: NOT_GIVEN
      )
        super(
          Model.given(
            "name" => name,
            "cadence" => cadence,
            "hour" => hour,
            "minute" => minute,
            "day_of_week" => day_of_week,
            "day_of_month" => day_of_month,
            "month_of_year" => month_of_year,
            "anchor_date" => anchor_date,
            "group" => group,
            "recipients" => recipients,
            "product" => product,
            "type" => type,
            "currency" => currency,
            "bundle_id" => bundle_id,
            "amount" => amount,
            "sms_message" => sms_message,
            "custom_sms" => custom_sms,
            "cost_center" => cost_center,
            "meter" => meter,
            "token_phone" => token_phone,
            "active" => active,
            "precheck_credit" => precheck_credit,
            "on_insufficient" => on_insufficient,
            "metadata" => metadata
          )
        )
      end

      # Name of the schedule.
      # Type: `Label`.
      def name = self["name"]

      # How often the schedule runs.
      def cadence = self["cadence"]

      # Hour of the day at which it runs, in Harare time.
      # Type: `ScheduleHour`.
      def hour = self["hour"]

      # Minute at which it runs: a quarter of the hour.
      # Type: `ScheduleMinute`.
      def minute = self["minute"]

      # Day of the week, for `weekly`. Null clears it.
      # Type: `DayOfWeek`.
      def day_of_week = self["day_of_week"]

      # Day of the month, for `monthly`, `yearly` and `payday`. Null clears it.
      # Type: `DayOfMonth`.
      def day_of_month = self["day_of_month"]

      # Month of the year, for `yearly`. Null clears it.
      # Type: `MonthOfYear`.
      def month_of_year = self["month_of_year"]

      # A date on which it runs, from which 14-day periods are counted, for `biweekly`. Null clears it.
      # Type: `Day`.
      def anchor_date = self["anchor_date"]

      # Group whose members receive it. Replaces `recipients`.
      # Type: `GroupId`.
      def group = self["group"]

      # People who receive it, as a complete list. Replaces `group`.
      def recipients = self["recipients"]

      # Product slug, such as `airtime-usd`.
      # Type: `ProductId`.
      def product = self["product"]

      # Type of what to send.
      def type = self["type"]

      # Three-letter ISO currency code.
      # Type: `CurrencyInput`.
      def currency = self["currency"]

      # Bundle to send. For data only.
      # Type: `BundleId`.
      def bundle_id = self["bundle_id"]

      # Amount that each person receives. Null if every person has an amount.
      # Type: `MoneyInput`.
      def amount = self["amount"]

      # Custom SMS message. Null restores our standard message.
      # Type: `SmsTemplate`.
      def sms_message = self["sms_message"]

      # Whether to send `sms_message` instead of our standard message.
      def custom_sms = self["custom_sms"]

      # Cost centre to book it to. Null for each recipient's own.
      # Type: `CostCenterId`.
      def cost_center = self["cost_center"]

      # The only meter to buy power for, instead of people.
      # Type: `MeterInput`.
      def meter = self["meter"]

      # Phone number that receives the token by SMS, with `meter`.
      # Type: `PhoneInput`.
      def token_phone = self["token_phone"]

      # Whether the schedule is active. False pauses it; days that pass while paused are not made up.
      def active = self["active"]

      # Whether to check 24 hours before a run that your Credit is sufficient, and notify you if not.
      def precheck_credit = self["precheck_credit"]

      # What to do if your Credit is too low on the day of a run.
      def on_insufficient = self["on_insufficient"]

      # Your own key-value data about the schedule. Keys are merged; see `MetadataUpdate`. Null removes
      # all keys.
      def metadata = self["metadata"]
    end
  end
end
