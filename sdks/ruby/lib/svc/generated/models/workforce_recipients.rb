# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Parameters to register a person.
    class WorkforcePersonCreate < Model
      def initialize(
        name:,
        phone:,
        payroll_id: NOT_GIVEN,
        cost_center_id: NOT_GIVEN,
        monthly_cap: NOT_GIVEN
      )
        super(
          Model.given(
            "name" => name,
            "phone" => phone,
            "payroll_id" => payroll_id,
            "cost_center_id" => cost_center_id,
            "monthly_cap" => monthly_cap
          )
        )
      end

      # Name of the person.
      # Type: `Label`.
      def name = self["name"]

      # Mobile number, in any Zimbabwean format.
      # Type: `PhoneInput`.
      def phone = self["phone"]

      # Your payroll number for the person. Unique in the account.
      # Type: `PayrollId`.
      def payroll_id = self["payroll_id"]

      # Cost centre that the person belongs to.
      # Type: `CostCenterId`.
      def cost_center_id = self["cost_center_id"]

      # Maximum the person can receive per calendar month in Harare. Exceeding it only warns. Default:
      # no cap.
      def monthly_cap = self["monthly_cap"]
    end

    # The result of registering a person.
    class WorkforcePersonCreated < Model
      CODECS = {
        "person" => "WorkforcePerson",
      }.freeze

      # Always `workforce_person_created`.
      def object = self["object"]

      # The person as registered.
      def person = self["person"]

      # Whether a new person was registered.
      def is_new = self["is_new"]

      # Whether the number or payroll number was already registered; if so, that person was updated.
      def matched_existing = self["matched_existing"]

      # Warnings about the person.
      def warnings = self["warnings"]
    end

    # A page of your people.
    class WorkforcePersonPage < Model
      CODECS = {
        "data" => ["WorkforcePerson"],
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

      # People on this page, by name.
      def data = self["data"]
    end

    # Changes to a person. Omitted fields keep their value; null removes the value.
    class WorkforcePersonUpdate < Model
      def initialize(
        name: NOT_GIVEN,
        phone: NOT_GIVEN,
        payroll_id: NOT_GIVEN,
        cost_center_id: NOT_GIVEN,
        monthly_cap: NOT_GIVEN,
        notes: NOT_GIVEN
      )
        super(
          Model.given(
            "name" => name,
            "phone" => phone,
            "payroll_id" => payroll_id,
            "cost_center_id" => cost_center_id,
            "monthly_cap" => monthly_cap,
            "notes" => notes
          )
        )
      end

      # Name of the person.
      # Type: `Label`.
      def name = self["name"]

      # Mobile number, in any Zimbabwean format.
      # Type: `PhoneInput`.
      def phone = self["phone"]

      # Your payroll number for the person. Null removes it.
      # Type: `PayrollId`.
      def payroll_id = self["payroll_id"]

      # Cost centre that the person belongs to. Null removes it.
      # Type: `CostCenterId`.
      def cost_center_id = self["cost_center_id"]

      # Maximum the person can receive per calendar month in Harare. Null removes it.
      def monthly_cap = self["monthly_cap"]

      # Your notes about the person. Null removes them.
      # Type: `Note`.
      def notes = self["notes"]
    end

    # The result of updating a person.
    class WorkforcePersonUpdated < Model
      CODECS = {
        "person" => "WorkforcePerson",
      }.freeze

      # Always `workforce_person_updated`.
      def object = self["object"]

      # The updated person with their new details.
      def person = self["person"]

      # Always false: an update registers nobody.
      def is_new = self["is_new"]

      # Always true: the person was already registered.
      def matched_existing = self["matched_existing"]

      # Warnings about the person.
      def warnings = self["warnings"]
    end
  end
end
