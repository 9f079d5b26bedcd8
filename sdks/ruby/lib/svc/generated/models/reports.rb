# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Reasons for failed sends in a period.
    class FailureReport < Model
      CODECS = {
        "rows" => ["FailureReportRow"],
        "totals" => ["FailureReportTotals"],
      }.freeze

      # Always `report`.
      def object = self["object"]

      # Time at which this response was generated.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Kind of the report.
      def kind = self["kind"]

      # First day of the period, inclusive.
      # Type: `Day`.
      def from = self["from"]

      # Last day of the period, inclusive.
      # Type: `Day`.
      def to = self["to"]

      # Currency that was requested. Null for both.
      def currency = self["currency"]

      # Dimensions that rows are grouped by.
      def group_by = self["group_by"]

      # Failed sends by reason and network, most frequent first, at most 10,000.
      def rows = self["rows"]

      # Totals of all failed sends, one per currency.
      def totals = self["totals"]

      # Whether rows were omitted because the limit was reached.
      def truncated = self["truncated"]
    end

    # Dimension values shared by the sends of a row.
    class FailureReportKeys < Model
      # Reason the sends failed. Null if unknown.
      def failure_code = self["failure_code"]

      # Network of the sends. Null if unknown.
      # Type: `NetworkId`.
      def network = self["network"]
    end

    # A group of failed sends.
    class FailureReportRow < Model
      CODECS = {
        "keys" => "FailureReportKeys",
      }.freeze

      # Dimension values shared by the sends.
      def keys = self["keys"]

      # Currency of all amounts.
      def currency = self["currency"]

      # Number of sends that failed.
      # Type: `Count`.
      def failed = self["failed"]

      # Number of failed sends that were sold again with `retry`.
      # Type: `Count`.
      def retried = self["retried"]

      # Total face value of the sends.
      # Type: `Money`.
      def face = self["face"]

      # Credit returned from failed sends.
      # Type: `Money`.
      def credited_back = self["credited_back"]
    end

    # Totals of all failed sends in one currency.
    class FailureReportTotals < Model
      # Currency of all amounts.
      def currency = self["currency"]

      # Number of sends created.
      # Type: `Count`.
      def sends = self["sends"]

      # Number of sends that failed.
      # Type: `Count`.
      def failed = self["failed"]

      # Number of failed sends that were sold again with `retry`.
      # Type: `Count`.
      def retried = self["retried"]

      # Percentage of sends that failed.
      # Type: `Percent`.
      def failure_rate = self["failure_rate"]

      # Total face value of the sends.
      # Type: `Money`.
      def face = self["face"]

      # Credit returned from failed sends.
      # Type: `Money`.
      def credited_back = self["credited_back"]
    end

    # Performance of your programs in a period.
    class ProgramReport < Model
      CODECS = {
        "rows" => ["ProgramReportRow"],
        "totals" => ["ProgramReportTotals"],
      }.freeze

      # Always `report`.
      def object = self["object"]

      # Time at which this response was generated.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Kind of the report.
      def kind = self["kind"]

      # First day of the period, inclusive.
      # Type: `Day`.
      def from = self["from"]

      # Last day of the period, inclusive.
      # Type: `Day`.
      def to = self["to"]

      # Currency that was requested. Null for both.
      def currency = self["currency"]

      # Dimensions that rows are grouped by.
      def group_by = self["group_by"]

      # Programs that created rewards in the period or are not closed, newest first, at most 10,000.
      def rows = self["rows"]

      # Totals of all programs, one per currency.
      def totals = self["totals"]

      # Whether rows were omitted because the limit was reached.
      def truncated = self["truncated"]
    end

    # Dimension values of a row.
    class ProgramReportKeys < Model
      # Program of the row. Null if there is none.
      # Type: `ProgramId`.
      def program = self["program"]
    end

    # Performance of one program.
    class ProgramReportRow < Model
      CODECS = {
        "keys" => "ProgramReportKeys",
      }.freeze

      # Dimension values of the row.
      def keys = self["keys"]

      # Name of the program.
      # Type: `Label`.
      def name = self["name"]

      # Currency of all amounts.
      def currency = self["currency"]

      # Current budget of the program.
      # Type: `Money`.
      def budget = self["budget"]

      # Amount spent on rewards created in the period, except those that failed.
      # Type: `Money`.
      def spent = self["spent"]

      # Amount currently earmarked for escrow and unclaimed links.
      # Type: `Money`.
      def earmarked = self["earmarked"]

      # Amount of the budget currently remaining.
      # Type: `Money`.
      def remaining = self["remaining"]

      # Number of rewards created.
      # Type: `Count`.
      def rewards = self["rewards"]

      # Number of rewards that were delivered.
      # Type: `Count`.
      def delivered = self["delivered"]

      # Number of rewards that are held.
      # Type: `Count`.
      def held = self["held"]

      # Number of rewards that failed.
      # Type: `Count`.
      def failed = self["failed"]

      # Amount spent per delivered reward. Null if none was delivered.
      # Type: `Money`.
      def cost_per_completion = self["cost_per_completion"]
    end

    # Totals of all programs in one currency.
    class ProgramReportTotals < Model
      # Currency of all amounts.
      def currency = self["currency"]

      # Current budget of the program.
      # Type: `Money`.
      def budget = self["budget"]

      # Amount spent on rewards created in the period, except those that failed.
      # Type: `Money`.
      def spent = self["spent"]

      # Amount currently earmarked for escrow and unclaimed links.
      # Type: `Money`.
      def earmarked = self["earmarked"]

      # Amount of the budget currently remaining.
      # Type: `Money`.
      def remaining = self["remaining"]

      # Number of rewards created.
      # Type: `Count`.
      def rewards = self["rewards"]

      # Number of rewards that were delivered.
      # Type: `Count`.
      def delivered = self["delivered"]

      # Number of rewards that are held.
      # Type: `Count`.
      def held = self["held"]

      # Number of rewards that failed.
      # Type: `Count`.
      def failed = self["failed"]

      # Amount spent per delivered reward. Null if none was delivered.
      # Type: `Money`.
      def cost_per_completion = self["cost_per_completion"]
    end

    # Dimension values of a row.
    class ReconciliationKeys < Model
      # API key of the till. Null for sends not created by a key.
      # Type: `KeyId`.
      def api_key = self["api_key"]
    end

    # The daily reconciliation of your tills.
    class ReconciliationReport < Model
      CODECS = {
        "rows" => ["ReconciliationRow"],
        "totals" => ["ReconciliationTotals"],
      }.freeze

      # Always `report`.
      def object = self["object"]

      # Time at which this response was generated.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Kind of the report.
      def kind = self["kind"]

      # First day of the period, inclusive.
      # Type: `Day`.
      def from = self["from"]

      # Last day of the period, inclusive.
      # Type: `Day`.
      def to = self["to"]

      # Currency that was requested. Null for both.
      def currency = self["currency"]

      # Dimensions that rows are grouped by.
      def group_by = self["group_by"]

      # Tills that sold something on the day, at most 20,000 rows.
      def rows = self["rows"]

      # Totals of all tills, one per currency.
      def totals = self["totals"]

      # Whether rows were omitted because the limit was reached.
      def truncated = self["truncated"]
    end

    # The day of one till.
    class ReconciliationRow < Model
      CODECS = {
        "keys" => "ReconciliationKeys",
        "opened" => "StatementSends",
        "delivered" => "StatementSends",
        "returned" => "StatementSends",
        "unresolved" => "StatementSends",
      }.freeze

      # Dimension values of the row.
      def keys = self["keys"]

      # Label of the key. Null if not set.
      # Type: `Label`.
      def label = self["label"]

      # Currency of all amounts.
      def currency = self["currency"]

      # Sends created on the day.
      def opened = self["opened"]

      # Sends that were delivered.
      def delivered = self["delivered"]

      # Sends that failed or were cancelled. Their Credit was returned.
      def returned = self["returned"]

      # Sends that are in progress, queued, unknown or under review. Do not sell these again.
      def unresolved = self["unresolved"]
    end

    # Totals of all tills in one currency.
    class ReconciliationTotals < Model
      CODECS = {
        "opened" => "StatementSends",
        "delivered" => "StatementSends",
        "returned" => "StatementSends",
        "unresolved" => "StatementSends",
      }.freeze

      # Currency of all amounts.
      def currency = self["currency"]

      # Sends created on the day.
      def opened = self["opened"]

      # Sends that were delivered.
      def delivered = self["delivered"]

      # Sends that failed or were cancelled. Their Credit was returned.
      def returned = self["returned"]

      # Sends that are in progress, queued, unknown or under review. Do not sell these again.
      def unresolved = self["unresolved"]
    end

    # Filters of a spend report, as in `filter[network]=econet`. Multiple filters are combined with
    # AND.
    class SpendFilter < Model
      def initialize(
        type: NOT_GIVEN,
        network: NOT_GIVEN,
        product: NOT_GIVEN,
        cost_center: NOT_GIVEN,
        program: NOT_GIVEN,
        recipient: NOT_GIVEN,
        api_key: NOT_GIVEN,
        source: NOT_GIVEN
      )
        super(
          Model.given(
            "type" => type,
            "network" => network,
            "product" => product,
            "cost_center" => cost_center,
            "program" => program,
            "recipient" => recipient,
            "api_key" => api_key,
            "source" => source
          )
        )
      end

      # Only sends of this type.
      def type = self["type"]

      # Only sends on this network.
      # Type: `NetworkId`.
      def network = self["network"]

      # Only sends of this product.
      # Type: `ProductId`.
      def product = self["product"]

      # Only sends booked to this cost centre, or `none` for those without one.
      # Type: `CostCenterFilter`.
      def cost_center = self["cost_center"]

      # Only sends attributed to this program.
      # Type: `ProgramId`.
      def program = self["program"]

      # Only sends attributed to this recipient: `rcp_…`, or `ext:` followed by your own ID.
      # Type: `RecipientRef`.
      def recipient = self["recipient"]

      # Only sends created by this key.
      # Type: `KeyId`.
      def api_key = self["api_key"]

      # Only sends created by this source.
      def source = self["source"]
    end

    # Dimension values shared by the sends of a row. Null if not grouped by it or not set.
    class SpendKeys < Model
      # Calendar day of the sends.
      # Type: `Day`.
      def day = self["day"]

      # Week of the sends.
      # Type: `Week`.
      def week = self["week"]

      # Calendar month of the sends.
      # Type: `Month`.
      def month = self["month"]

      # Type of the sends.
      def type = self["type"]

      # Network of the sends.
      # Type: `NetworkId`.
      def network = self["network"]

      # Product of the sends.
      # Type: `ProductId`.
      def product = self["product"]

      # Cost centre of the sends.
      # Type: `CostCenterId`.
      def cost_center = self["cost_center"]

      # Program of the sends.
      # Type: `ProgramId`.
      def program = self["program"]

      # Recipient of the sends.
      # Type: `RecipientId`.
      def recipient = self["recipient"]

      # API key that created the sends.
      # Type: `KeyId`.
      def api_key = self["api_key"]

      # Source that created the sends.
      def source = self["source"]
    end

    # Sends of a period and their cost.
    class SpendReport < Model
      CODECS = {
        "rows" => ["SpendRow"],
        "totals" => ["SpendTotals"],
      }.freeze

      # Always `report`.
      def object = self["object"]

      # Time at which this response was generated.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Kind of the report.
      def kind = self["kind"]

      # First day of the period, inclusive.
      # Type: `Day`.
      def from = self["from"]

      # Last day of the period, inclusive.
      # Type: `Day`.
      def to = self["to"]

      # Currency that was requested. Null for both.
      def currency = self["currency"]

      # Dimensions that rows are grouped by. Empty if not grouped.
      def group_by = self["group_by"]

      # Groups of sends in the order of their keys, at most 10,000.
      def rows = self["rows"]

      # Totals of all sends, one per currency, including omitted rows.
      def totals = self["totals"]

      # Whether rows were omitted. If so, narrow the period or filters.
      def truncated = self["truncated"]
    end

    # A group of sends.
    class SpendRow < Model
      CODECS = {
        "keys" => "SpendKeys",
      }.freeze

      # Dimension values shared by the sends.
      def keys = self["keys"]

      # Currency of all amounts.
      def currency = self["currency"]

      # Number of sends created.
      # Type: `Count`.
      def sends = self["sends"]

      # Number of sends that were delivered.
      # Type: `Count`.
      def delivered = self["delivered"]

      # Number of sends that failed, whether or not Credit was returned.
      # Type: `Count`.
      def failed = self["failed"]

      # Total face value of the sends.
      # Type: `Money`.
      def face = self["face"]

      # Credit that the sends cost.
      # Type: `Money`.
      def cost = self["cost"]

      # Dealer discount: `face` minus `cost`.
      # Type: `Money`.
      def discount = self["discount"]

      # Credit returned from sends that failed or were cancelled.
      # Type: `Money`.
      def credited_back = self["credited_back"]
    end

    # Totals of all sends in one currency.
    class SpendTotals < Model
      # Currency of all amounts.
      def currency = self["currency"]

      # Number of sends created.
      # Type: `Count`.
      def sends = self["sends"]

      # Number of sends that were delivered.
      # Type: `Count`.
      def delivered = self["delivered"]

      # Number of sends that failed, whether or not Credit was returned.
      # Type: `Count`.
      def failed = self["failed"]

      # Total face value of the sends.
      # Type: `Money`.
      def face = self["face"]

      # Credit that the sends cost.
      # Type: `Money`.
      def cost = self["cost"]

      # Dealer discount: `face` minus `cost`.
      # Type: `Money`.
      def discount = self["discount"]

      # Credit returned from sends that failed or were cancelled.
      # Type: `Money`.
      def credited_back = self["credited_back"]
    end
  end
end
