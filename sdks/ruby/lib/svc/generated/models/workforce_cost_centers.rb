# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # A department: a cost centre, as an employer sees it.
    class WorkforceDepartment < Model
      # ID of the cost centre, as in `/cost-centers`.
      # Type: `CostCenterId`.
      def id = self["id"]

      # Always `workforce_department`.
      def object = self["object"]

      # Time at which the object was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Name of the department.
      # Type: `Label`.
      def name = self["name"]

      # Code in your accounting system. Null if not set.
      # Type: `GlCode`.
      def code = self["code"]

      # Currency of the budget.
      def currency = self["currency"]

      # Budget per calendar month in Harare. Null if there is none.
      # Type: `Money`.
      def monthly_budget = self["monthly_budget"]

      # Whether anything can be booked to it.
      def is_active = self["is_active"]

      # Number of people in the department.
      # Type: `Count`.
      def people_count = self["people_count"]

      # Amount spent this month, in the department's currency.
      # Type: `Money`.
      def spent_this_month = self["spent_this_month"]

      # Remaining budget this month, negative if exceeded. Null if there is no budget.
      # Type: `SignedMoney`.
      def remaining = self["remaining"]
    end

    # Parameters to create a department.
    class WorkforceDepartmentCreate < Model
      def initialize(
        name:,
        code: NOT_GIVEN,
        monthly_budget: NOT_GIVEN,
        currency: NOT_GIVEN,
        is_active: NOT_GIVEN
      )
        super(
          Model.given(
            "name" => name,
            "code" => code,
            "monthly_budget" => monthly_budget,
            "currency" => currency,
            "is_active" => is_active
          )
        )
      end

      # Name of the department.
      # Type: `Label`.
      def name = self["name"]

      # Code in your accounting system, unique in the account.
      # Type: `GlCode`.
      def code = self["code"]

      # Budget per calendar month in Harare. Default: no budget.
      # Type: `MoneyInput`.
      def monthly_budget = self["monthly_budget"]

      # Currency of the budget. Default: `USD`.
      # Type: `CurrencyInput`.
      def currency = self["currency"]

      # Whether anything can be booked to it.
      def is_active = self["is_active"]
    end

    # A list of all departments.
    class WorkforceDepartmentList < Model
      CODECS = {
        "data" => ["WorkforceDepartment"],
        "totals" => {"*":"WorkforceDepartmentSums"},
      }.freeze

      # Always `workforce_department_list`.
      def object = self["object"]

      # Time at which this response was generated.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Departments by name, archived ones last, at most 1,000.
      def data = self["data"]

      # Whether there are more departments. `GET /cost-centers` lists all of them.
      def truncated = self["truncated"]

      # Totals of the active departments.
      def totals = self["totals"]
    end

    # The people of a department, and the result of a change.
    class WorkforceDepartmentPeople < Model
      CODECS = {
        "department" => "WorkforceDepartment",
        "people" => ["WorkforcePerson"],
        "errors" => ["ErrorDetail"],
      }.freeze

      # Always `workforce_department_people`.
      def object = self["object"]

      # Time at which this response was generated.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Department that the people belong to.
      def department = self["department"]

      # People of the department by name, at most 10,000.
      def people = self["people"]

      # Whether there are more people. `GET /workforce/recipients` lists all of them.
      def truncated = self["truncated"]

      # Number of registered people added by the change. 0 without a change.
      # Type: `Count`.
      def added_count = self["added_count"]

      # Number of people removed by the change.
      # Type: `Count`.
      def removed_count = self["removed_count"]

      # Number of people registered by the change.
      # Type: `Count`.
      def created_count = self["created_count"]

      # Errors of people who could not be changed; `param` identifies them, such as `new[2]`. The other
      # changes were made.
      def errors = self["errors"]
    end

    # People to add to and remove from a department.
    class WorkforceDepartmentPeopleChange < Model
      CODECS = {
        "new" => ["WorkforceDepartmentPerson"],
      }.freeze

      def initialize(
        add: NOT_GIVEN,
        remove: NOT_GIVEN,
        new: NOT_GIVEN
      )
        super(
          Model.given(
            "add" => add,
            "remove" => remove,
            "new" => new
          )
        )
      end

      # IDs of registered people to add. They leave their previous department.
      def add = self["add"]

      # IDs of people to remove. They stay registered.
      def remove = self["remove"]

      # People to register and add. A person whose number is already registered is only added.
      def new = self["new"]
    end

    # A person to register and add to the department.
    class WorkforceDepartmentPerson < Model
      def initialize(
        name:,
        phone:,
        payroll_id: NOT_GIVEN,
        monthly_cap: NOT_GIVEN
      )
        super(
          Model.given(
            "name" => name,
            "phone" => phone,
            "payroll_id" => payroll_id,
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

      # Maximum the person can receive per calendar month in Harare. Exceeding it only warns. Default:
      # no cap.
      def monthly_cap = self["monthly_cap"]
    end

    # Spend of a department in a period.
    class WorkforceDepartmentSpend < Model
      CODECS = {
        "department" => "WorkforceDepartment",
        "months" => ["WorkforceMonthSpend"],
        "by_kind" => ["WorkforceKindSpend"],
        "by_person" => ["WorkforcePersonSpend"],
      }.freeze

      # Always `workforce_department_spend`.
      def object = self["object"]

      # Time at which this response was generated.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Department that the spend belongs to.
      def department = self["department"]

      # First day of the period, inclusive.
      # Type: `Day`.
      def from = self["from"]

      # Last day of the period, inclusive.
      # Type: `Day`.
      def to = self["to"]

      # Total face value, by currency.
      def totals = self["totals"]

      # Spend of each month in the period, oldest first.
      def months = self["months"]

      # Spend by kind of allocation.
      def by_kind = self["by_kind"]

      # Spend of the 50 people who received most.
      def by_person = self["by_person"]
    end

    # Totals of all departments in one currency.
    class WorkforceDepartmentSums < Model
      # Total monthly budget of the departments.
      # Type: `Money`.
      def monthly_budget = self["monthly_budget"]

      # Total spend of the departments this month.
      # Type: `Money`.
      def spent_this_month = self["spent_this_month"]

      # Total remaining budget, negative if exceeded.
      # Type: `SignedMoney`.
      def remaining = self["remaining"]
    end

    # Changes to a department. Omitted fields keep their value; null clears a field.
    class WorkforceDepartmentUpdate < Model
      def initialize(
        name: NOT_GIVEN,
        code: NOT_GIVEN,
        monthly_budget: NOT_GIVEN,
        currency: NOT_GIVEN,
        is_active: NOT_GIVEN
      )
        super(
          Model.given(
            "name" => name,
            "code" => code,
            "monthly_budget" => monthly_budget,
            "currency" => currency,
            "is_active" => is_active
          )
        )
      end

      # Name of the department.
      # Type: `Label`.
      def name = self["name"]

      # Code in your accounting system. Null removes it.
      # Type: `GlCode`.
      def code = self["code"]

      # Budget per calendar month in Harare. Null removes it.
      # Type: `MoneyInput`.
      def monthly_budget = self["monthly_budget"]

      # Currency of the budget. Can change only until something is booked to it.
      # Type: `CurrencyInput`.
      def currency = self["currency"]

      # Whether anything can be booked to it. `false` archives it.
      def is_active = self["is_active"]
    end

    # Spend on one kind of allocation.
    class WorkforceKindSpend < Model
      # Kind of allocation: airtime or power.
      def kind = self["kind"]

      # Number of sends to people.
      # Type: `Count`.
      def count = self["count"]

      # Total face value of the sends.
      def amount = self["amount"]
    end

    # Spend of one month against the department's budget.
    class WorkforceMonthSpend < Model
      # Calendar month in Harare.
      # Type: `Month`.
      def month = self["month"]

      # Currency of the amounts: that of the department.
      def currency = self["currency"]

      # Budget of the month. Null if there is none.
      # Type: `Money`.
      def budget = self["budget"]

      # Amount spent in the month.
      # Type: `Money`.
      def spent = self["spent"]
    end

    # Spend on one person.
    class WorkforcePersonSpend < Model
      # Recipient of the sends. Null for people who are not registered.
      # Type: `RecipientId`.
      def recipient = self["recipient"]

      # Name of the person. Null if unknown.
      # Type: `Label`.
      def name = self["name"]

      # Number of sends to the person.
      # Type: `Count`.
      def count = self["count"]

      # Total face value of the sends.
      def amount = self["amount"]
    end
  end
end
