# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Airtime that a family member receives automatically, at 08:00 in Harare.
    class FamilyAllowance < Model
      # Currency of the allowance.
      def currency = self["currency"]

      # Face value of each payment.
      # Type: `Money`.
      def amount = self["amount"]

      # How often the allowance is sent.
      def cadence = self["cadence"]

      # Day it is sent: 1 (Monday) to 7 of the week, or 1 to 31 of the month.
      def day = self["day"]
    end

    # Airtime that a family member receives automatically.
    class FamilyAllowanceInput < Model
      def initialize(
        currency:,
        amount:,
        cadence:,
        day:
      )
        super(
          Model.given(
            "currency" => currency,
            "amount" => amount,
            "cadence" => cadence,
            "day" => day
          )
        )
      end

      # Three-letter currency code. Required; there is no default.
      # Type: `CurrencyInput`.
      def currency = self["currency"]

      # Face value of each payment.
      # Type: `MoneyInput`.
      def amount = self["amount"]

      # How often the allowance is sent.
      def cadence = self["cadence"]

      # Day it is sent: 1 (Monday) to 7 of the week, or 1 to 31 of the month.
      def day = self["day"]
    end

    # A member of your household, paid for from your Credit.
    class FamilyMember < Model
      CODECS = {
        "allowance" => "FamilyAllowance",
      }.freeze

      # Unique identifier of the object.
      # Type: `FamilyMemberId`.
      def id = self["id"]

      # Always `family_member`.
      def object = self["object"]

      # Time at which the person was added.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Name of the family member.
      # Type: `Label`.
      def name = self["name"]

      # Phone number that receives airtime and electricity tokens.
      # Type: `Phone`.
      def phone = self["phone"]

      # Your relationship to the person.
      def relation = self["relation"]

      # Electricity meter of the person. Null if there is none.
      # Type: `MeterNumber`.
      def meter = self["meter"]

      # Allowance the person receives automatically. Null if there is none.
      def allowance = self["allowance"]

      # Whether the person gets an SMS when airtime arrives. Electricity tokens are always sent.
      def notify = self["notify"]

      # Recipient of the person, also listed by `GET /recipients`.
      # Type: `RecipientId`.
      def recipient = self["recipient"]

      # Schedule of the allowance. Null if there is none.
      # Type: `ScheduleId`.
      def schedule = self["schedule"]

      # Face value of this month's sends, excluding those whose Credit was returned.
      def spent_this_month = self["spent_this_month"]

      # Whether the allowance is paused.
      def paused = self["paused"]
    end

    # Parameters to create a family member.
    class FamilyMemberCreate < Model
      CODECS = {
        "allowance" => "FamilyAllowanceInput",
      }.freeze

      def initialize(
        name:,
        phone:,
        relation: NOT_GIVEN,
        meter: NOT_GIVEN,
        allowance: NOT_GIVEN,
        notify: NOT_GIVEN
      )
        super(
          Model.given(
            "name" => name,
            "phone" => phone,
            "relation" => relation,
            "meter" => meter,
            "allowance" => allowance,
            "notify" => notify
          )
        )
      end

      # Name of the family member.
      # Type: `Label`.
      def name = self["name"]

      # Mobile number, in any Zimbabwean format.
      # Type: `PhoneInput`.
      def phone = self["phone"]

      # Your relationship to the person.
      def relation = self["relation"]

      # Electricity meter number of 11 digits.
      # Type: `MeterInput`.
      def meter = self["meter"]

      # Allowance the person receives automatically. Default: none.
      def allowance = self["allowance"]

      # Whether to send the person an SMS when airtime arrives.
      def notify = self["notify"]
    end

    # One page of a list.
    class FamilyMemberList < Model
      CODECS = {
        "data" => ["FamilyMember"],
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

    # Changes to a family member. Omitted fields keep their value.
    class FamilyMemberUpdate < Model
      CODECS = {
        "allowance" => "FamilyAllowanceInput",
      }.freeze

      def initialize(
        name: NOT_GIVEN,
        phone: NOT_GIVEN,
        relation: NOT_GIVEN,
        meter: NOT_GIVEN,
        allowance: NOT_GIVEN,
        notify: NOT_GIVEN,
        paused: NOT_GIVEN
      )
        super(
          Model.given(
            "name" => name,
            "phone" => phone,
            "relation" => relation,
            "meter" => meter,
            "allowance" => allowance,
            "notify" => notify,
            "paused" => paused
          )
        )
      end

      # Name of the family member.
      # Type: `Label`.
      def name = self["name"]

      # Mobile number, in any Zimbabwean format.
      # Type: `PhoneInput`.
      def phone = self["phone"]

      # Your relationship to the person.
      def relation = self["relation"]

      # Electricity meter number. Null removes it.
      # Type: `MeterInput`.
      def meter = self["meter"]

      # Allowance the person receives automatically. Null ends it.
      def allowance = self["allowance"]

      # Whether to send the person an SMS when airtime arrives.
      def notify = self["notify"]

      # Whether the allowance is paused.
      def paused = self["paused"]
    end

    # Parameters to send something to a family member.
    class FamilySendCreate < Model
      def initialize(
        type:,
        amount:,
        currency:
      )
        super(
          Model.given(
            "type" => type,
            "amount" => amount,
            "currency" => currency
          )
        )
      end

      # Whether to send airtime or electricity.
      def type = self["type"]

      # Face value of the sale.
      # Type: `MoneyInput`.
      def amount = self["amount"]

      # Three-letter currency code. Required; there is no default.
      # Type: `CurrencyInput`.
      def currency = self["currency"]
    end
  end
end
