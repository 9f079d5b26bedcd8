# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Permissions and limits of the caller in Workforce.
    class WorkforceAccess < Model
      CODECS = {
        "limits" => "WorkforceLimits",
      }.freeze

      # Always `workforce_access`.
      def object = self["object"]

      # Time at which this response was generated.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Whether Workforce is enabled for the account.
      def enabled = self["enabled"]

      # Role of the member who calls or created the key. Null if there is none.
      def role = self["role"]

      # Scopes of the caller.
      def scopes = self["scopes"]

      # Limits of a single allocation.
      def limits = self["limits"]

      # Kinds of allocation that are available.
      def kinds = self["kinds"]

      # Total above which an allocation requires approval. Null in a currency without a threshold.
      def approval_threshold = self["approval_threshold"]

      # Currencies that can be allocated.
      def currencies = self["currencies"]
    end

    # Parameters to create an allocation.
    class WorkforceAllocation < Model
      CODECS = {
        "lines" => ["WorkforceLineCreate"],
      }.freeze

      def initialize(
        kind:,
        lines:,
        product_ref: NOT_GIVEN,
        cost_center_id: NOT_GIVEN,
        title: NOT_GIVEN,
        custom_sms: NOT_GIVEN,
        idempotency_key: NOT_GIVEN,
        acknowledge_over_budget: NOT_GIVEN
      )
        super(
          Model.given(
            "kind" => kind,
            "lines" => lines,
            "product_ref" => product_ref,
            "cost_center_id" => cost_center_id,
            "title" => title,
            "custom_sms" => custom_sms,
            "idempotency_key" => idempotency_key,
            "acknowledge_over_budget" => acknowledge_over_budget
          )
        )
      end

      # Kind of allocation: airtime or power.
      def kind = self["kind"]

      # Lines of the allocation, 1 to 2,000.
      def lines = self["lines"]

      # Product or data bundle. Default: derived from the kind and currency.
      # Type: `WorkforceProductRef`.
      def product_ref = self["product_ref"]

      # ID of the cost centre to charge. Default: that of each person.
      # Type: `CostCenterId`.
      def cost_center_id = self["cost_center_id"]

      # Title of the allocation, for your own lists.
      # Type: `Label`.
      def title = self["title"]

      # Custom SMS message. Default: our standard message.
      # Type: `SmsTemplate`.
      def custom_sms = self["custom_sms"]

      # Your own idempotency key: repeating a request returns the allocation it created. The header
      # `Idempotency-Key` does the same; set only one of them.
      # Type: `WorkforceIdempotencyKey`.
      def idempotency_key = self["idempotency_key"]

      # Whether to proceed even if the cost centre is over budget.
      def acknowledge_over_budget = self["acknowledge_over_budget"]
    end

    # A file as text inside a JSON object.
    class WorkforceExport < Model
      # Always `workforce_export`.
      def object = self["object"]

      # Time at which the file was generated.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Suggested name of the file.
      def filename = self["filename"]

      # Content type of the file: `text/csv; charset=utf-8`.
      def content_type = self["content_type"]

      # Number of rows, not counting the header.
      # Type: `Count`.
      def rows = self["rows"]

      # Contents of the file.
      # Type: `CsvText`.
      def content = self["content"]
    end

    # Sends as balanced journal entries.
    class WorkforceJournal < Model
      CODECS = {
        "entries" => ["WorkforceJournalEntry"],
        "totals" => {"*":"WorkforceJournalSide"},
      }.freeze

      # Always `workforce_journal`.
      def object = self["object"]

      # Time at which this response was generated.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # First day of the period, inclusive.
      # Type: `Day`.
      def from = self["from"]

      # Last day of the period, inclusive.
      # Type: `Day`.
      def to = self["to"]

      # Lines, oldest first: a debit and a credit for each day, allocation, cost centre and currency.
      def entries = self["entries"]

      # Whether there are more lines. `format=csv` returns all of them, at most 16 MiB.
      def truncated = self["truncated"]

      # Totals of debits and credits.
      def totals = self["totals"]
    end

    # One line of a journal entry.
    class WorkforceJournalEntry < Model
      # Calendar day in Harare.
      # Type: `Day`.
      def date = self["date"]

      # Reference number of the allocation. Null for a transaction without one.
      # Type: `WorkforceReference`.
      def reference = self["reference"]

      # Code in your accounting system: the cost centre's, or null for your Credit with us.
      # Type: `GlCode`.
      def gl_code = self["gl_code"]

      # Cost centre of the line. Null for your Credit with us, and if there is none.
      # Type: `CostCenterId`.
      def cost_center = self["cost_center"]

      # Debit amount. `0.00` on a credit line.
      # Type: `Money`.
      def debit = self["debit"]

      # Credit amount. `0.00` on a debit line.
      # Type: `Money`.
      def credit = self["credit"]

      # Three-letter ISO currency code.
      def currency = self["currency"]

      # Description of the entry in words.
      # Type: `Note`.
      def narrative = self["narrative"]
    end

    # Debit and credit in one currency. They are always equal.
    class WorkforceJournalSide < Model
      # Sum of all debits.
      # Type: `Money`.
      def debit = self["debit"]

      # Sum of all credits.
      # Type: `Money`.
      def credit = self["credit"]
    end

    # A page of the ledger. `closing` equals `opening` plus all entries of the period.
    class WorkforceLedger < Model
      CODECS = {
        "data" => ["WorkforceLedgerEntry"],
      }.freeze

      # Always `page`.
      def object = self["object"]

      # Number of this page, starting at 1.
      # Type: `PageNumber`.
      def page = self["page"]

      # Number of rows per page.
      # Type: `PageLimit`.
      def page_size = self["page_size"]

      # Total number of rows.
      # Type: `Count`.
      def total = self["total"]

      # Total number of pages. 0 if there are no rows.
      # Type: `Count`.
      def pages = self["pages"]

      # First day of the period, inclusive.
      # Type: `Day`.
      def from = self["from"]

      # Last day of the period, inclusive.
      # Type: `Day`.
      def to = self["to"]

      # Total Credit at the start of the first day.
      def opening = self["opening"]

      # Total Credit at the end of the last day, or now if it has not ended.
      def closing = self["closing"]

      # Entries on this page, newest first.
      def data = self["data"]
    end

    # One entry of the ledger.
    class WorkforceLedgerEntry < Model
      # Calendar day in Harare.
      # Type: `Day`.
      def date = self["date"]

      # Kind of the ledger entry.
      def kind = self["kind"]

      # Reference number of the allocation. Null for an entry without one.
      # Type: `WorkforceReference`.
      def reference = self["reference"]

      # Description of the entry in words.
      # Type: `Note`.
      def description = self["description"]

      # Change in your Credit. Negative for debits.
      # Type: `SignedMoney`.
      def amount = self["amount"]

      # Three-letter ISO currency code.
      def currency = self["currency"]

      # Total Credit in this currency after the entry.
      # Type: `Money`.
      def balance = self["balance"]

      # ID of the object that caused the entry.
      # Type: `CreditSourceId`.
      def source = self["source"]
    end

    # Limits of a single allocation.
    class WorkforceLimits < Model
      # Maximum number of lines.
      # Type: `Count`.
      def max_lines = self["max_lines"]

      # Maximum face value. Null in a currency without a limit.
      def max_total = self["max_total"]
    end

    # What one person receives. Set `recipient_id`, or `phone` and `name`. Fields are parsed leniently:
    # an invalid value fails only its line. An unknown field returns 400.
    class WorkforceLineCreate < Model
      def initialize(
        amount: NOT_GIVEN,
        recipient_id: NOT_GIVEN,
        phone: NOT_GIVEN,
        name: NOT_GIVEN,
        currency: NOT_GIVEN,
        meter: NOT_GIVEN,
        token_phone: NOT_GIVEN,
        note: NOT_GIVEN
      )
        super(
          Model.given(
            "amount" => amount,
            "recipient_id" => recipient_id,
            "phone" => phone,
            "name" => name,
            "currency" => currency,
            "meter" => meter,
            "token_phone" => token_phone,
            "note" => note
          )
        )
      end

      # Face value that the person receives. Required.
      # Type: `LineValue`.
      def amount = self["amount"]

      # ID of the person, `rcp_…`, if they are registered.
      # Type: `LineText`.
      def recipient_id = self["recipient_id"]

      # Mobile number of a person who is not registered.
      # Type: `LineValue`.
      def phone = self["phone"]

      # Name of a person who is not registered.
      # Type: `LineValue`.
      def name = self["name"]

      # Currency of the line: `USD` or `ZWG`. Default: `USD`.
      # Type: `LineValue`.
      def currency = self["currency"]

      # Meter number, for power only. Default: the person's default meter.
      # Type: `LineValue`.
      def meter = self["meter"]

      # Phone number that receives the power token by SMS. Default: the person's own number.
      # Type: `LineValue`.
      def token_phone = self["token_phone"]

      # Note about this line. Not shown to the person.
      # Type: `LineValue`.
      def note = self["note"]
    end

    # A meter of a person.
    class WorkforceMeter < Model
      # Recipient who has the meter.
      # Type: `RecipientId`.
      def recipient = self["recipient"]

      # Name of the person. Null if unknown.
      # Type: `Label`.
      def name = self["name"]

      # Meter number of 11 digits.
      # Type: `MeterNumber`.
      def meter = self["meter"]

      # Masked name of the owner, from the utility. Null until confirmed.
      def name_masked = self["name_masked"]

      # Suburb of the meter, never the full address. Null until confirmed.
      def suburb = self["suburb"]

      # Time at which the utility last confirmed the meter. Null if never.
      # Type: `UnixTime`.
      def confirmed_at = self["confirmed_at"]

      # Kilowatt hours of its last token. Null if there is none.
      # Type: `Units`.
      def last_units_kwh = self["last_units_kwh"]

      # Time at which its last token was bought. Null if there is none.
      # Type: `UnixTime`.
      def last_sent_at = self["last_sent_at"]
    end

    # The meters of your people.
    class WorkforceMeters < Model
      CODECS = {
        "data" => ["WorkforceMeter"],
      }.freeze

      # Always `workforce_meters`.
      def object = self["object"]

      # Time at which this response was generated.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Meters of active people, by name, at most 10,000.
      def data = self["data"]

      # Whether there are more meters than listed.
      def truncated = self["truncated"]
    end

    # Products that can be allocated.
    class WorkforceProducts < Model
      CODECS = {
        "airtime" => ["Product"],
        "power" => ["Product"],
      }.freeze

      # Always `workforce_products`.
      def object = self["object"]

      # Time at which this response was generated.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Products of type `airtime`.
      def airtime = self["airtime"]

      # Products of type `power`.
      def power = self["power"]
    end
  end
end
