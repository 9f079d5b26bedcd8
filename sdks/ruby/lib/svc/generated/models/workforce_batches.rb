# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # An allocation with its lines.
    class WorkforceBatch < Model
      CODECS = {
        "counts" => "BatchCounts",
        "created_by" => "SendCreator",
        "items" => ["WorkforceBatchItem"],
      }.freeze

      # Always `workforce_batch`.
      def object = self["object"]

      # Time at which the object was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Reference number of the allocation, for people and accounting.
      # Type: `WorkforceReference`.
      def reference = self["reference"]

      # Batch of the allocation, as in `/batches`.
      # Type: `BatchId`.
      def batch = self["batch"]

      # Title of the allocation. Null if not set.
      # Type: `Label`.
      def title = self["title"]

      # Kind of allocation: airtime or power.
      def kind = self["kind"]

      # Current status. Decide by this; see Lifecycles.
      def status = self["status"]

      # Cost centre it is booked to. Null for each person's own.
      # Type: `CostCenterId`.
      def cost_center = self["cost_center"]

      # Total face value of the valid lines.
      def total = self["total"]

      # Credit that the valid lines cost.
      def cost = self["cost"]

      # Number of lines, by status.
      def counts = self["counts"]

      # Who created the object.
      def created_by = self["created_by"]

      # What each person received, in the order of the lines.
      def items = self["items"]
    end

    # What one person received.
    class WorkforceBatchItem < Model
      # Unique identifier of the object.
      # Type: `BatchItemId`.
      def id = self["id"]

      # Recipient of the line. Null if the person is not registered.
      # Type: `RecipientId`.
      def recipient = self["recipient"]

      # Name of the person. Null if unknown.
      # Type: `Label`.
      def name = self["name"]

      # Phone number of the person, partially masked. Null if unknown.
      # Type: `MaskedPhone`.
      def phone_masked = self["phone_masked"]

      # Face value of the sale.
      # Type: `Money`.
      def amount = self["amount"]

      # Three-letter ISO currency code.
      def currency = self["currency"]

      # Current status. Decide by this; see Lifecycles.
      def status = self["status"]

      # Reason the send failed. Null unless it failed.
      def failure_code = self["failure_code"]

      # Last four digits of the power token. Null until available.
      def token_last4 = self["token_last4"]

      # Line of another allocation that resent this one. Null if there is none.
      # Type: `BatchItemId`.
      def resent_as = self["resent_as"]
    end

    # A page of allocations.
    class WorkforceBatchPage < Model
      CODECS = {
        "data" => ["WorkforceBatchSummary"],
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

      # Allocations on this page, newest first, without their lines.
      def data = self["data"]
    end

    # An allocation without its lines, as listed.
    class WorkforceBatchSummary < Model
      CODECS = {
        "counts" => "BatchCounts",
        "created_by" => "SendCreator",
      }.freeze

      # Always `workforce_batch`.
      def object = self["object"]

      # Time at which the object was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Reference number of the allocation, for people and accounting.
      # Type: `WorkforceReference`.
      def reference = self["reference"]

      # Batch of the allocation, as in `/batches`.
      # Type: `BatchId`.
      def batch = self["batch"]

      # Title of the allocation. Null if not set.
      # Type: `Label`.
      def title = self["title"]

      # Kind of allocation: airtime or power.
      def kind = self["kind"]

      # Current status. Decide by this; see Lifecycles.
      def status = self["status"]

      # Cost centre it is booked to. Null for each person's own.
      # Type: `CostCenterId`.
      def cost_center = self["cost_center"]

      # Total face value of the valid lines.
      def total = self["total"]

      # Credit that the valid lines cost.
      def cost = self["cost"]

      # Number of lines, by status.
      def counts = self["counts"]

      # Who created the object.
      def created_by = self["created_by"]
    end

    # Parameters to resend lines of an allocation.
    class WorkforceResend < Model
      def initialize(
        item_ids: NOT_GIVEN,
        idempotency_key: NOT_GIVEN,
        acknowledge_over_budget: NOT_GIVEN
      )
        super(
          Model.given(
            "item_ids" => item_ids,
            "idempotency_key" => idempotency_key,
            "acknowledge_over_budget" => acknowledge_over_budget
          )
        )
      end

      # IDs of the failed lines to resend. Default: all of them.
      def item_ids = self["item_ids"]

      # Your own idempotency key: repeating a request returns the allocation it created.
      # Type: `WorkforceIdempotencyKey`.
      def idempotency_key = self["idempotency_key"]

      # Whether to proceed even if the cost centre is over budget.
      def acknowledge_over_budget = self["acknowledge_over_budget"]
    end
  end
end
