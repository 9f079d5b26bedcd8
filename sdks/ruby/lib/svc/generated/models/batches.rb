# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Parameters to create a batch. Set either `items` or `csv`.
    class BatchCreate < Model
      CODECS = {
        "items" => ["BatchItemCreate"],
      }.freeze

      def initialize(
        items: NOT_GIVEN,
        csv: NOT_GIVEN,
        unknown_columns: NOT_GIVEN,
        title: NOT_GIVEN,
        sms_message: NOT_GIVEN,
        cost_center: NOT_GIVEN,
        on_invalid: NOT_GIVEN,
        reserve_credit: NOT_GIVEN,
        on_insufficient: NOT_GIVEN,
        currency: NOT_GIVEN,
        metadata: NOT_GIVEN
      )
        super(
          Model.given(
            "items" => items,
            "csv" => csv,
            "unknown_columns" => unknown_columns,
            "title" => title,
            "sms_message" => sms_message,
            "cost_center" => cost_center,
            "on_invalid" => on_invalid,
            "reserve_credit" => reserve_credit,
            "on_insufficient" => on_insufficient,
            "currency" => currency,
            "metadata" => metadata
          )
        )
      end

      # Lines of the batch, 1 to 10,000.
      def items = self["items"]

      # Lines of the batch as CSV with a header row.
      # Type: `BatchCsv`.
      def csv = self["csv"]

      # What to do with columns of `csv` that have another name.
      def unknown_columns = self["unknown_columns"]

      # Title of the batch, for your own lists.
      # Type: `Label`.
      def title = self["title"]

      # SMS message for lines that have none of their own.
      # Type: `SmsTemplate`.
      def sms_message = self["sms_message"]

      # Cost centre for lines that have none of their own.
      # Type: `CostCenterId`.
      def cost_center = self["cost_center"]

      # What to do if lines are invalid.
      def on_invalid = self["on_invalid"]

      # Whether to reserve the whole cost before the first line is sent.
      def reserve_credit = self["reserve_credit"]

      # What to do if, without a reservation, your Credit is too low for a line.
      def on_insufficient = self["on_insufficient"]

      # Currency for lines that set neither a currency nor a product.
      # Type: `CurrencyInput`.
      def currency = self["currency"]

      # Your own key-value data about the batch.
      def metadata = self["metadata"]
    end

    # One line of a batch.
    class BatchItem < Model
      CODECS = {
        "send" => "Send",
        "error" => "Failure",
      }.freeze
      SECRETS = [
        "token",
      ].freeze

      # Unique identifier of the object.
      # Type: `BatchItemId`.
      def id = self["id"]

      # Always `batch_item`.
      def object = self["object"]

      # Time at which the line was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Batch that the line belongs to.
      # Type: `BatchId`.
      def batch = self["batch"]

      # Line number in the batch, starting at 1. A CSV header row is not counted.
      def line = self["line"]

      # Current status. Decide by this; see Lifecycles.
      def status = self["status"]

      # Send of the line. Null until there is one. Can be expanded.
      def send_ = self["send"]

      # Phone number or meter that the line goes to.
      # Type: `BatchItemTarget`.
      def target = self["target"]

      # Network that delivers it. Null if unknown.
      # Type: `NetworkId`.
      def network = self["network"]

      # Face value. Null if it could not be parsed.
      # Type: `Money`.
      def amount = self["amount"]

      # Currency of the line. Null if unknown.
      def currency = self["currency"]

      # Your own reference for the line. Null if not set.
      # Type: `ClientReference`.
      def client_reference = self["client_reference"]

      # Reason the line was rejected. Null unless it was.
      def error = self["error"]

      # Reason the send failed. Null unless it failed.
      def failure_code = self["failure_code"]

      # Power token, masked unless the key has `tokens:read`. Null until available.
      # Type: `PowerToken`.
      def token = self["token"]

      # Your own key-value data about the sale.
      def metadata = self["metadata"]
    end

    # One sale of a batch. Set `target` or `recipient`, and `amount` or `bundle_id`. Fields are parsed
    # leniently: an invalid value fails only its line. An unknown field returns 400.
    class BatchItemCreate < Model
      def initialize(
        target: NOT_GIVEN,
        amount: NOT_GIVEN,
        bundle_id: NOT_GIVEN,
        type: NOT_GIVEN,
        product: NOT_GIVEN,
        currency: NOT_GIVEN,
        token_phone: NOT_GIVEN,
        token_email: NOT_GIVEN,
        notify_number: NOT_GIVEN,
        recipient: NOT_GIVEN,
        name: NOT_GIVEN,
        client_reference: NOT_GIVEN,
        cost_center: NOT_GIVEN,
        sms_message: NOT_GIVEN,
        metadata: NOT_GIVEN
      )
        super(
          Model.given(
            "target" => target,
            "amount" => amount,
            "bundle_id" => bundle_id,
            "type" => type,
            "product" => product,
            "currency" => currency,
            "token_phone" => token_phone,
            "token_email" => token_email,
            "notify_number" => notify_number,
            "recipient" => recipient,
            "name" => name,
            "client_reference" => client_reference,
            "cost_center" => cost_center,
            "sms_message" => sms_message,
            "metadata" => metadata
          )
        )
      end

      # Mobile number in any Zimbabwean format, or 11-digit meter number. Default: the phone number of
      # `recipient`, or for power the default meter. Required without `recipient`.
      # Type: `LineValue`.
      def target = self["target"]

      # Face value that the customer receives. Required without `bundle_id`.
      # Type: `LineValue`.
      def amount = self["amount"]

      # Bundle to send, `bnd_…`, for data only. Its price is the amount.
      # Type: `LineValue`.
      def bundle_id = self["bundle_id"]

      # What to sell: `airtime`, `data` or `power`. Default: derived from the product or target.
      # Type: `LineValue`.
      def type = self["type"]

      # Product slug. Default: derived from `type` and `currency`.
      # Type: `LineValue`.
      def product = self["product"]

      # Currency of the line: `USD` or `ZWG`. Default: the batch's currency.
      # Type: `LineValue`.
      def currency = self["currency"]

      # Phone number that receives the token by SMS. Required for power, unless `recipient` is set in
      # place of `target`.
      # Type: `LineValue`.
      def token_phone = self["token_phone"]

      # Email address that also receives the token. For power only.
      # Type: `LineValue`.
      def token_email = self["token_email"]

      # Another phone number to notify by SMS.
      # Type: `LineValue`.
      def notify_number = self["notify_number"]

      # Recipient that the sale is attributed to: `rcp_…`, or `ext:` followed by your own ID.
      # Type: `LineValue`.
      def recipient = self["recipient"]

      # Name of the person, for `{name}` and `{first_name}` in the SMS message.
      # Type: `LineValue`.
      def name = self["name"]

      # Your own reference. Permanently unique in the account, as in `POST /sends`.
      # Type: `LineValue`.
      def client_reference = self["client_reference"]

      # Cost centre to book the sale to: `cc_…`, or `gl:` and its `gl_code`. Default: the batch's.
      # Type: `LineValue`.
      def cost_center = self["cost_center"]

      # SMS message for this line. Default: the batch's message.
      # Type: `LineValue`.
      def sms_message = self["sms_message"]

      # Your own key-value data about the sale.
      def metadata = self["metadata"]
    end

    # One page of a list.
    class BatchItemList < Model
      CODECS = {
        "data" => ["BatchItem"],
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
    class BatchList < Model
      CODECS = {
        "data" => ["Batch"],
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

    # A preview of a batch, which writes nothing.
    class BatchPreview < Model
      CODECS = {
        "counts" => "BatchPreviewCounts",
        "credit" => {"*":"BatchCreditCheck"},
        "provider_float" => ["ProviderFloat"],
        "lines" => ["BatchPreviewLine"],
      }.freeze

      # Always `batch_preview`.
      def object = self["object"]

      # Time at which the check was run.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the check ran in live mode.
      def livemode = self["livemode"]

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

    # Parameters to retry the failed lines of a batch.
    class BatchRetry < Model
      def initialize(
        reserve_credit: NOT_GIVEN
      )
        super(
          Model.given(
            "reserve_credit" => reserve_credit
          )
        )
      end

      # Whether to reserve the whole cost before the first line is sent.
      def reserve_credit = self["reserve_credit"]
    end
  end
end
