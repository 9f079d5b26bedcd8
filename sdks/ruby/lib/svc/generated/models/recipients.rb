# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Outcome of a bulk request.
    class RecipientBulk < Model
      CODECS = {
        "results" => ["RecipientBulkResult"],
      }.freeze

      # Always `recipient_bulk`.
      def object = self["object"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Number of recipients created.
      # Type: `Count`.
      def created_count = self["created_count"]

      # Number of recipients updated.
      # Type: `Count`.
      def updated_count = self["updated_count"]

      # Number of recipients left unchanged.
      # Type: `Count`.
      def unchanged_count = self["unchanged_count"]

      # Number of lines that failed.
      # Type: `Count`.
      def failed_count = self["failed_count"]

      # Outcome of each line, in the original order.
      def results = self["results"]
    end

    # Recipients to create or update at once. Set `recipients` or `csv`.
    class RecipientBulkCreate < Model
      CODECS = {
        "recipients" => ["RecipientBulkLine"],
      }.freeze

      def initialize(
        recipients: NOT_GIVEN,
        csv: NOT_GIVEN,
        unknown_columns: NOT_GIVEN,
        mode: NOT_GIVEN,
        match: NOT_GIVEN,
        atomic: NOT_GIVEN
      )
        super(
          Model.given(
            "recipients" => recipients,
            "csv" => csv,
            "unknown_columns" => unknown_columns,
            "mode" => mode,
            "match" => match,
            "atomic" => atomic
          )
        )
      end

      # Recipients to create or update, at most 1,000.
      def recipients = self["recipients"]

      # The recipients as CSV. Columns are named like the fields, in any case: `name`, `first_name`,
      # `external_id`, `phone`, `email`, `meter`, `payroll_id`, `cost_center`, `tags` (separated by
      # `;`), `monthly_cap.USD`, `notes` and `metadata[key]`. A file that an export of recipients wrote
      # can be sent as it is.
      # Type: `RecipientCsv`.
      def csv = self["csv"]

      # What to do with columns of `csv` that have another name.
      def unknown_columns = self["unknown_columns"]

      # What to do with lines whose recipient already exists.
      def mode = self["mode"]

      # Field by which a line finds its recipient.
      def match = self["match"]

      # Write all lines or none: a single invalid line rejects the whole request.
      def atomic = self["atomic"]
    end

    # One recipient of a bulk request, with the fields of `RecipientCreate`. Fields are parsed
    # leniently: an invalid value fails only its line. An unknown field returns 400.
    class RecipientBulkLine < Model
      CODECS = {
        "meters" => ["RecipientMeterLine"],
        "consent" => "RecipientConsentLine",
      }.freeze

      def initialize(
        id: NOT_GIVEN,
        name: NOT_GIVEN,
        first_name: NOT_GIVEN,
        external_id: NOT_GIVEN,
        phone: NOT_GIVEN,
        email: NOT_GIVEN,
        meters: NOT_GIVEN,
        default_meter: NOT_GIVEN,
        groups: NOT_GIVEN,
        monthly_cap: NOT_GIVEN,
        consent: NOT_GIVEN,
        tags: NOT_GIVEN,
        payroll_id: NOT_GIVEN,
        cost_center: NOT_GIVEN,
        lawful_basis: NOT_GIVEN,
        notes: NOT_GIVEN,
        metadata: NOT_GIVEN
      )
        super(
          Model.given(
            "id" => id,
            "name" => name,
            "first_name" => first_name,
            "external_id" => external_id,
            "phone" => phone,
            "email" => email,
            "meters" => meters,
            "default_meter" => default_meter,
            "groups" => groups,
            "monthly_cap" => monthly_cap,
            "consent" => consent,
            "tags" => tags,
            "payroll_id" => payroll_id,
            "cost_center" => cost_center,
            "lawful_basis" => lawful_basis,
            "notes" => notes,
            "metadata" => metadata
          )
        )
      end

      # ID of the recipient to update, `rcp_…`, as an export has it. Takes precedence over `match`.
      # Type: `LineValue`.
      def id = self["id"]

      # Name of the person, used in SMS merge fields. Required.
      # Type: `LineValue`.
      def name = self["name"]

      # First name of the person. Default: the first word of the name.
      # Type: `LineValue`.
      def first_name = self["first_name"]

      # Your own ID for the recipient, unique in the account.
      # Type: `LineValue`.
      def external_id = self["external_id"]

      # Mobile number, in any Zimbabwean format.
      # Type: `LineValue`.
      def phone = self["phone"]

      # Email address to contact.
      # Type: `LineValue`.
      def email = self["email"]

      # Electricity meters of the recipient.
      def meters = self["meters"]

      # Meter used when none is specified. Default: the first of `meters`. Without `meters`, a new
      # number replaces the default meter of before.
      # Type: `LineValue`.
      def default_meter = self["default_meter"]

      # IDs of groups to add the recipient to: `grp_…`.
      def groups = self["groups"]

      # Maximum to send per calendar month in Harare. Exceeding it only warns.
      def monthly_cap = self["monthly_cap"]

      # Consent of the person. Required if the legal basis is `consent`.
      def consent = self["consent"]

      # Tags to group and filter recipients by.
      def tags = self["tags"]

      # Your payroll number for the person. Unique in the account.
      # Type: `LineValue`.
      def payroll_id = self["payroll_id"]

      # Cost centre that sends to the recipient are booked to: `cc_…`, or `gl:` and its `gl_code`.
      # Type: `LineValue`.
      def cost_center = self["cost_center"]

      # Legal basis for holding the recipient's personal data. Default: `contract`.
      # Type: `LineValue`.
      def lawful_basis = self["lawful_basis"]

      # Internal notes for your team.
      # Type: `LineValue`.
      def notes = self["notes"]

      # Your own key-value data about the recipient.
      def metadata = self["metadata"]
    end

    # Outcome of one line of a bulk request.
    class RecipientBulkResult < Model
      CODECS = {
        "error" => "ErrorDetail",
        "warnings" => ["RecipientWarning"],
      }.freeze

      # Line number, starting at 1 and not counting the header row.
      def line = self["line"]

      # Outcome of the line.
      def status = self["status"]

      # Recipient that was written. Null if the line failed.
      # Type: `RecipientId`.
      def recipient = self["recipient"]

      # Reason the line failed: the error that `POST /recipients` would return. Null if it succeeded.
      def error = self["error"]

      # Warnings about a recipient that was created.
      def warnings = self["warnings"]
    end

    # Consent given by a person.
    class RecipientConsentInput < Model
      def initialize(
        at:,
        source:,
        text_version: NOT_GIVEN
      )
        super(
          Model.given(
            "at" => at,
            "source" => source,
            "text_version" => text_version
          )
        )
      end

      # Time at which the person gave consent.
      def at = self["at"]

      # Where consent was given: a form, a page, a call.
      # Type: `Label`.
      def source = self["source"]

      # Version of the text that the person agreed to.
      # Type: `Label`.
      def text_version = self["text_version"]
    end

    # The consent of a line's recipient, parsed leniently.
    class RecipientConsentLine < Model
      def initialize(
        at: NOT_GIVEN,
        source: NOT_GIVEN,
        text_version: NOT_GIVEN
      )
        super(
          Model.given(
            "at" => at,
            "source" => source,
            "text_version" => text_version
          )
        )
      end

      # When the person gave consent.
      # Type: `LineValue`.
      def at = self["at"]

      # Where consent was given: a form, a page, a call.
      # Type: `LineValue`.
      def source = self["source"]

      # Version of the text that the person agreed to.
      # Type: `LineValue`.
      def text_version = self["text_version"]
    end

    # Parameters to create a recipient. Set a phone number, a meter or both.
    class RecipientCreate < Model
      CODECS = {
        "meters" => ["RecipientMeterInput"],
        "consent" => "RecipientConsentInput",
      }.freeze

      def initialize(
        name:,
        first_name: NOT_GIVEN,
        external_id: NOT_GIVEN,
        phone: NOT_GIVEN,
        email: NOT_GIVEN,
        meters: NOT_GIVEN,
        default_meter: NOT_GIVEN,
        payroll_id: NOT_GIVEN,
        cost_center: NOT_GIVEN,
        groups: NOT_GIVEN,
        monthly_cap: NOT_GIVEN,
        lawful_basis: NOT_GIVEN,
        consent: NOT_GIVEN,
        tags: NOT_GIVEN,
        notes: NOT_GIVEN,
        metadata: NOT_GIVEN
      )
        super(
          Model.given(
            "name" => name,
            "first_name" => first_name,
            "external_id" => external_id,
            "phone" => phone,
            "email" => email,
            "meters" => meters,
            "default_meter" => default_meter,
            "payroll_id" => payroll_id,
            "cost_center" => cost_center,
            "groups" => groups,
            "monthly_cap" => monthly_cap,
            "lawful_basis" => lawful_basis,
            "consent" => consent,
            "tags" => tags,
            "notes" => notes,
            "metadata" => metadata
          )
        )
      end

      # Name of the person, used in SMS merge fields.
      # Type: `Label`.
      def name = self["name"]

      # First name of the person. Default: the first word of the name.
      # Type: `Label`.
      def first_name = self["first_name"]

      # Your own ID for the recipient, unique in the account.
      # Type: `ExternalId`.
      def external_id = self["external_id"]

      # Mobile number, in any Zimbabwean format.
      # Type: `PhoneInput`.
      def phone = self["phone"]

      # Email address to contact.
      # Type: `Email`.
      def email = self["email"]

      # Electricity meters of the recipient. They are confirmed when electricity is first sold to them.
      def meters = self["meters"]

      # Meter used when none is specified. Default: the first of `meters`.
      # Type: `MeterInput`.
      def default_meter = self["default_meter"]

      # Your payroll number for the person. Unique in the account.
      # Type: `PayrollId`.
      def payroll_id = self["payroll_id"]

      # Cost centre that sends to the recipient are booked to.
      # Type: `CostCenterId`.
      def cost_center = self["cost_center"]

      # Groups to add the recipient to.
      def groups = self["groups"]

      # Maximum to send per calendar month in Harare. Exceeding it only warns.
      def monthly_cap = self["monthly_cap"]

      # Legal basis for holding the recipient's personal data.
      def lawful_basis = self["lawful_basis"]

      # Consent of the person. Required if the legal basis is `consent`.
      def consent = self["consent"]

      # Tags to group and filter recipients by.
      def tags = self["tags"]

      # Internal notes for your team.
      # Type: `Note`.
      def notes = self["notes"]

      # Your own key-value data about the recipient.
      def metadata = self["metadata"]
    end

    # An electricity meter of a recipient.
    class RecipientMeterInput < Model
      def initialize(
        number:,
        label: NOT_GIVEN
      )
        super(
          Model.given(
            "number" => number,
            "label" => label
          )
        )
      end

      # Meter number of 11 digits.
      # Type: `MeterInput`.
      def number = self["number"]

      # Your label for it, such as `Home`.
      # Type: `Label`.
      def label = self["label"]
    end

    # A meter of a line, parsed leniently.
    class RecipientMeterLine < Model
      def initialize(
        number: NOT_GIVEN,
        label: NOT_GIVEN
      )
        super(
          Model.given(
            "number" => number,
            "label" => label
          )
        )
      end

      # Meter number of 11 digits.
      # Type: `LineValue`.
      def number = self["number"]

      # Your label for it, such as `Home`.
      # Type: `LineValue`.
      def label = self["label"]
    end

    # Changes to a recipient. Omitted fields keep their value; a list replaces the whole list.
    class RecipientUpdate < Model
      CODECS = {
        "meters" => ["RecipientMeterInput"],
        "consent" => "RecipientConsentInput",
      }.freeze

      def initialize(
        name: NOT_GIVEN,
        first_name: NOT_GIVEN,
        external_id: NOT_GIVEN,
        phone: NOT_GIVEN,
        email: NOT_GIVEN,
        meters: NOT_GIVEN,
        default_meter: NOT_GIVEN,
        payroll_id: NOT_GIVEN,
        cost_center: NOT_GIVEN,
        groups: NOT_GIVEN,
        monthly_cap: NOT_GIVEN,
        lawful_basis: NOT_GIVEN,
        consent: NOT_GIVEN,
        tags: NOT_GIVEN,
        notes: NOT_GIVEN,
        metadata: NOT_GIVEN
      )
        super(
          Model.given(
            "name" => name,
            "first_name" => first_name,
            "external_id" => external_id,
            "phone" => phone,
            "email" => email,
            "meters" => meters,
            "default_meter" => default_meter,
            "payroll_id" => payroll_id,
            "cost_center" => cost_center,
            "groups" => groups,
            "monthly_cap" => monthly_cap,
            "lawful_basis" => lawful_basis,
            "consent" => consent,
            "tags" => tags,
            "notes" => notes,
            "metadata" => metadata
          )
        )
      end

      # Name of the person, used in SMS merge fields. Null removes it.
      # Type: `Label`.
      def name = self["name"]

      # First name of the person. Null resets it to the first word of the name.
      # Type: `Label`.
      def first_name = self["first_name"]

      # Your own ID for the recipient. Null removes it.
      # Type: `ExternalId`.
      def external_id = self["external_id"]

      # Mobile number, in any Zimbabwean format. Null removes it.
      # Type: `PhoneInput`.
      def phone = self["phone"]

      # Email address of the person. Null removes it.
      # Type: `Email`.
      def email = self["email"]

      # Electricity meters of the recipient. Replaces the whole list.
      def meters = self["meters"]

      # Meter used when none is specified. Null removes it.
      # Type: `MeterInput`.
      def default_meter = self["default_meter"]

      # Your payroll number for the person. Null removes it.
      # Type: `PayrollId`.
      def payroll_id = self["payroll_id"]

      # Cost centre that sends to the recipient are booked to. Null removes it.
      # Type: `CostCenterId`.
      def cost_center = self["cost_center"]

      # Static groups that the recipient is in. Replaces the whole list.
      def groups = self["groups"]

      # Maximum to send per calendar month in Harare. Exceeding it only warns. Null removes it.
      def monthly_cap = self["monthly_cap"]

      # Legal basis for holding the recipient's personal data.
      def lawful_basis = self["lawful_basis"]

      # Consent of the person. Null removes it.
      def consent = self["consent"]

      # Tags to group and filter recipients by. Replaces the whole list.
      def tags = self["tags"]

      # Internal notes for your team. Null removes them.
      # Type: `Note`.
      def notes = self["notes"]

      # Your own key-value data. Keys are merged; see `MetadataUpdate`. Null removes all keys.
      def metadata = self["metadata"]
    end

    # A warning about a line. It was written nevertheless.
    class RecipientWarning < Model
      # Reason for the warning. Decide by this.
      def code = self["code"]

      # The warning as a sentence.
      # Type: `ErrorMessage`.
      def message = self["message"]
    end
  end
end
