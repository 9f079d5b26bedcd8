# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Credit that would remain after the sale.
    class CreditAfter < Model
      # Available Credit in the currency of the sale.
      # Type: `Money`.
      def available = self["available"]
    end

    # A receipt of a send, ready to print.
    class Receipt < Model
      CODECS = {
        "seller" => "ReceiptSeller",
        "tokens" => ["SendToken"],
        "breakdown" => "PowerBreakdown",
        "meter" => "ReceiptMeter",
        "lines" => ["ReceiptLine"],
        "fiscal" => "ReceiptFiscal",
      }.freeze
      SECRETS = [
        "token",
      ].freeze

      # Always `receipt`.
      def object = self["object"]

      # Time of the sale.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Number printed on the receipt.
      # Type: `ReceiptNumber`.
      def number = self["number"]

      # ID of the send.
      # Type: `SendId`.
      def send_ = self["send"]

      # Seller named on the receipt.
      def seller = self["seller"]

      # Time at which this receipt was generated.
      # Type: `UnixTime`.
      def issued_at = self["issued_at"]

      # Type of the sale.
      def type = self["type"]

      # ID of the network that delivers the send.
      # Type: `NetworkId`.
      def network = self["network"]

      # Phone number in E.164 format, or meter number.
      # Type: `Target`.
      def target = self["target"]

      # Face value: what the customer paid for.
      # Type: `Money`.
      def amount = self["amount"]

      # The currency of `amount`.
      def currency = self["currency"]

      # Status of the send. Only `delivered` proves delivery.
      def status = self["status"]

      # Power token, masked without `tokens:read`. Null until delivered.
      # Type: `PowerToken`.
      def token = self["token"]

      # Tokens in the order of entry. Empty until delivered.
      def tokens = self["tokens"]

      # Kilowatt hours bought. Null until known, and for airtime and data.
      # Type: `Units`.
      def units = self["units"]

      # Breakdown of the amount paid. Null until known, and for airtime and data.
      def breakdown = self["breakdown"]

      # Meter of a power sale. Null for airtime and data.
      def meter = self["meter"]

      # Confirmation number of the network or utility. Quote it to their support.
      def provider_reference = self["provider_reference"]

      # Your own reference. Null if you sent none.
      # Type: `ClientReference`.
      def client_reference = self["client_reference"]

      # Lines of 32 columns, for a printer that aligns both sides of a line itself. In test mode the
      # first line is `TEST - NOT A SALE`.
      def lines = self["lines"]

      # The same lines as one text, padded to 32 columns and separated by `\n`, ready to print.
      def text = self["text"]

      # Signature of a fiscal device. Null: no device is connected yet.
      def fiscal = self["fiscal"]

      # What the cashier does next, in one sentence. Null when the sale is complete. Not printed.
      # Type: `Note`.
      def note = self["note"]
    end

    # Signature of a fiscal device.
    class ReceiptFiscal < Model
      # Fiscal number of the receipt.
      def number = self["number"]

      # Signature of the fiscal device.
      def signature = self["signature"]

      # Content of the QR code.
      def qr_data = self["qr_data"]
    end

    # A line of 32 columns: `label` at the left edge, `value` at the right one.
    class ReceiptLine < Model
      # Text at the left edge. Empty when the line continues the one above.
      # Type: `ReceiptText`.
      def label = self["label"]

      # Text at the right edge. Empty for a line of plain text.
      # Type: `ReceiptText`.
      def value = self["value"]
    end

    # Meter shown on a receipt.
    class ReceiptMeter < Model
      # Number of the meter.
      # Type: `MeterNumber`.
      def number = self["number"]

      # Name of the meter's owner, masked.
      def name_masked = self["name_masked"]

      # Suburb of the meter, never its full address.
      def suburb = self["suburb"]
    end

    # Seller named on the receipt.
    class ReceiptSeller < Model
      # Name of your account, as customers see it.
      # Type: `Label`.
      def name = self["name"]

      # Phone number for customer support. Null if the account has none.
      # Type: `Phone`.
      def support_phone = self["support_phone"]
    end

    # A request to a provider about a send, with its outcome.
    class SendAttempt < Model
      # ID of the attempt.
      # Type: `AttemptId`.
      def id = self["id"]

      # Always `send_attempt`.
      def object = self["object"]

      # Time of creation, always before the provider is contacted.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # ID of the send.
      # Type: `SendId`.
      def send_ = self["send"]

      # Position among the attempts of the send, from 1.
      def sequence = self["sequence"]

      # Type of request to the provider.
      def kind = self["kind"]

      # Time of the request to the provider.
      # Type: `UnixTime`.
      def at = self["at"]

      # Response time in milliseconds. Null while waiting.
      def duration_ms = self["duration_ms"]

      # Outcome of the request. Null while waiting.
      def outcome = self["outcome"]

      # Outcome in plain words, without the supplier's name.
      # Type: `Note`.
      def detail = self["detail"]

      # Status of the send before the attempt.
      def status_before = self["status_before"]

      # Status of the send after the attempt. Null while waiting.
      def status_after = self["status_after"]
    end

    # One page of a list.
    class SendAttemptList < Model
      CODECS = {
        "data" => ["SendAttempt"],
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

    # A sale to create. Set `target`, `amount`, and `currency` or `product`. Fields marked "Power only"
    # cannot be used with any other type.
    class SendCreate < Model
      def initialize(
        target:,
        type: NOT_GIVEN,
        product: NOT_GIVEN,
        amount: NOT_GIVEN,
        currency: NOT_GIVEN,
        bundle_id: NOT_GIVEN,
        token_phone: NOT_GIVEN,
        token_email: NOT_GIVEN,
        notify_number: NOT_GIVEN,
        confirm: NOT_GIVEN,
        on_zesa_down: NOT_GIVEN,
        max_hold: NOT_GIVEN,
        recipient: NOT_GIVEN,
        program: NOT_GIVEN,
        cost_center: NOT_GIVEN,
        sms_message: NOT_GIVEN,
        sms_locale: NOT_GIVEN,
        scheduled_for: NOT_GIVEN,
        client_reference: NOT_GIVEN,
        quote: NOT_GIVEN,
        metadata: NOT_GIVEN,
        reason: NOT_GIVEN
      )
        super(
          Model.given(
            "type" => type,
            "product" => product,
            "target" => target,
            "amount" => amount,
            "currency" => currency,
            "bundle_id" => bundle_id,
            "token_phone" => token_phone,
            "token_email" => token_email,
            "notify_number" => notify_number,
            "confirm" => confirm,
            "on_zesa_down" => on_zesa_down,
            "max_hold" => max_hold,
            "recipient" => recipient,
            "program" => program,
            "cost_center" => cost_center,
            "sms_message" => sms_message,
            "sms_locale" => sms_locale,
            "scheduled_for" => scheduled_for,
            "client_reference" => client_reference,
            "quote" => quote,
            "metadata" => metadata,
            "reason" => reason
          )
        )
      end

      # Type of sale. Default: derived from `product`, else from `target`.
      def type = self["type"]

      # ID of the product, such as `airtime-usd`. Default: derived from type and currency.
      # Type: `ProductId`.
      def product = self["product"]

      # Mobile number in any Zimbabwean format, or 11-digit meter number.
      # Type: `TargetInput`.
      def target = self["target"]

      # The face value: what the customer receives.
      # Type: `MoneyInput`.
      def amount = self["amount"]

      # Currency of the sale. Required unless `product` is set.
      # Type: `CurrencyInput`.
      def currency = self["currency"]

      # Data only. ID of the bundle to sell.
      # Type: `BundleId`.
      def bundle_id = self["bundle_id"]

      # Power only, required. Phone number that receives the token.
      # Type: `PhoneInput`.
      def token_phone = self["token_phone"]

      # Power only. Email address that also receives the token.
      # Type: `Email`.
      def token_email = self["token_email"]

      # Another number to notify by SMS.
      # Type: `PhoneInput`.
      def notify_number = self["notify_number"]

      # Power only. Confirmation level required for the meter. Default: `strict`.
      def confirm = self["confirm"]

      # Power only. Behaviour during a national outage. Default: `queue`.
      def on_zesa_down = self["on_zesa_down"]

      # Power only. Maximum time in the queue: 5 minutes to 7 days. Default: 24 hours.
      # Type: `DurationInput`.
      def max_hold = self["max_hold"]

      # Recipient to attribute the sale to: `rcp_…`, or `ext:` and your own ID. Fills `{name}` and
      # `{first_name}` of the message, and has no other effect.
      # Type: `RecipientRef`.
      def recipient = self["recipient"]

      # Program to attribute the sale to. Does not use the program's budget or its caps.
      # Type: `ProgramId`.
      def program = self["program"]

      # ID of the cost centre to charge the sale to.
      # Type: `CostCenterId`.
      def cost_center = self["cost_center"]

      # Your own text message to the customer, up to 480 characters once its merge fields are filled
      # in. Default for airtime and data: a message that names your `statement_descriptor`.
      # Type: `SmsTemplate`.
      def sms_message = self["sms_message"]

      # Language of the default message. Default: `en`.
      def sms_locale = self["sms_locale"]

      # Time to dispatch the send, 90 seconds to 180 days ahead. You are charged now.
      def scheduled_for = self["scheduled_for"]

      # Your own reference, such as the till's sale number. Unique in the account, permanently. Sending
      # it again returns the send that has it and charges nothing. Never restart your numbering.
      # Type: `ClientReference`.
      def client_reference = self["client_reference"]

      # Power only. ID of the quote that confirmed the meter.
      # Type: `QuoteId`.
      def quote = self["quote"]

      # Your own key-value data about the sale.
      def metadata = self["metadata"]

      # Agent keys only. Reason shown to the person who approves.
      # Type: `Note`.
      def reason = self["reason"]
    end

    # One page of a list.
    class SendList < Model
      CODECS = {
        "data" => ["Send"],
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

    # Preview of a send: every field except its ID and receipt number.
    class SendPreview < Model
      CODECS = {
        "bundle" => "SendBundle",
        "recipient" => "Recipient",
        "program" => "Program",
        "reward" => "Reward",
        "batch" => "Batch",
        "mandate" => "Mandate",
        "created_by" => "SendCreator",
        "power" => "SendPower",
      }.freeze
      SECRETS = [
        "token",
      ].freeze

      # Always `send`.
      def object = self["object"]

      # Time at which the send was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Current status. Decide by this; see Lifecycles.
      def status = self["status"]

      # Type of the sale.
      def type = self["type"]

      # ID of the product sold.
      # Type: `ProductId`.
      def product = self["product"]

      # ID of the network that delivers the send.
      # Type: `NetworkId`.
      def network = self["network"]

      # Phone number in E.164 format, or meter number. For an erased recipient it is `+263700000000` or
      # `00000000000`; the amounts are kept.
      # Type: `Target`.
      def target = self["target"]

      # Target formatted for people. `erased` once the recipient is erased.
      # Type: `PhoneText`.
      def target_display = self["target_display"]

      # The face value: what the customer receives.
      # Type: `Money`.
      def amount = self["amount"]

      # The currency of `amount`, `cost` and `discount`.
      def currency = self["currency"]

      # Credit charged: the face value, less the dealer discount.
      # Type: `Money`.
      def cost = self["cost"]

      # The dealer discount; `0.00` without the dealer tier.
      # Type: `Money`.
      def discount = self["discount"]

      # Whether the Credit was returned. Remains true if a failed send is delivered late.
      def credit_returned = self["credit_returned"]

      # Credit transactions of this send, oldest first.
      def credit_transactions = self["credit_transactions"]

      # Data bundle sold. Null for airtime and power.
      def bundle = self["bundle"]

      # Your own reference. Null if you sent none.
      # Type: `ClientReference`.
      def client_reference = self["client_reference"]

      # Recipient that the send is attributed to. Can be expanded.
      def recipient = self["recipient"]

      # Program that the send is attributed to. Can be expanded.
      def program = self["program"]

      # Reward that the send pays out. Can be expanded.
      def reward = self["reward"]

      # Batch that the send belongs to. Can be expanded.
      def batch = self["batch"]

      # ID of the batch line that created the send.
      # Type: `BatchItemId`.
      def batch_item = self["batch_item"]

      # ID of the schedule that created the send.
      # Type: `ScheduleId`.
      def schedule = self["schedule"]

      # ID of the checkout session that paid for the send.
      # Type: `CheckoutSessionId`.
      def checkout_session = self["checkout_session"]

      # ID of the approval that allowed the send.
      # Type: `ApprovalId`.
      def approval = self["approval"]

      # What the person permitted who approved the send. Null unless `approval` is set, and after the
      # recipient is erased.
      def mandate = self["mandate"]

      # ID of the cost centre that the send is charged to.
      # Type: `CostCenterId`.
      def cost_center = self["cost_center"]

      # ID of the quote that confirmed the meter.
      # Type: `QuoteId`.
      def quote = self["quote"]

      # ID of the API key that caused the send: the one that created it, or whatever it pays for. For
      # signed completions, check-ins and claims of links that no reward waited for, it is the key that
      # created the program, or last activated or resumed it. Null if no key did.
      # Type: `KeyId`.
      def api_key = self["api_key"]

      # Who created this send.
      def created_by = self["created_by"]

      # Feature that created the send.
      def source = self["source"]

      # Another number to notify by SMS.
      # Type: `Phone`.
      def notify_number = self["notify_number"]

      # Text message to the customer. Null when none is sent.
      # Type: `SmsText`.
      def sms_message = self["sms_message"]

      # Language of the default message. Null when no message is sent.
      def sms_locale = self["sms_locale"]

      # SMS delivery status of the message to the customer.
      def sms_status = self["sms_status"]

      # Scheduled dispatch time. Null when the send is dispatched immediately.
      # Type: `UnixTime`.
      def scheduled_for = self["scheduled_for"]

      # Reason for the failure. Null unless the send failed.
      def failure_code = self["failure_code"]

      # Reason for the failure, in one sentence for a cashier.
      # Type: `Note`.
      def failure_message = self["failure_message"]

      # ID of the failed send that this one retries.
      # Type: `SendId`.
      def retry_of = self["retry_of"]

      # ID of the send that retries this one.
      # Type: `SendId`.
      def retried_by = self["retried_by"]

      # Whether the send can be retried: it failed and has not been retried yet.
      def retryable = self["retryable"]

      # Whether a person should check: unknown for over an hour, in review, or queued too long.
      def needs_attention = self["needs_attention"]

      # Time of the next status check with the network. Null when none is due.
      # Type: `UnixTime`.
      def next_check_at = self["next_check_at"]

      # Confirmation number of the network or utility, once delivered. Quote it to their support.
      def provider_reference = self["provider_reference"]

      # Time of the first submission to the network.
      # Type: `UnixTime`.
      def submitted_at = self["submitted_at"]

      # Time of delivery. Null unless delivered.
      # Type: `UnixTime`.
      def delivered_at = self["delivered_at"]

      # Time of the failure. Null unless failed.
      # Type: `UnixTime`.
      def failed_at = self["failed_at"]

      # Time at which the Credit was returned.
      # Type: `UnixTime`.
      def credited_at = self["credited_at"]

      # Time of the cancellation. Null unless cancelled.
      # Type: `UnixTime`.
      def cancelled_at = self["cancelled_at"]

      # Time at which we learned that a failed send had been delivered.
      # Type: `UnixTime`.
      def late_delivered_at = self["late_delivered_at"]

      # Behaviour during a national outage. Null for airtime and data.
      def on_zesa_down = self["on_zesa_down"]

      # Maximum time in the queue, in seconds. Null for airtime and data.
      # Type: `Seconds`.
      def max_hold = self["max_hold"]

      # Time at which a queued send fails. Null unless queued.
      # Type: `UnixTime`.
      def queued_until = self["queued_until"]

      # Confirmation level required for the meter. Null for airtime and data.
      def confirm = self["confirm"]

      # Meter, tokens and cost breakdown. Null for airtime and data.
      def power = self["power"]

      # Power token, masked without `tokens:read`. Null until delivered.
      # Type: `PowerToken`.
      def token = self["token"]

      # Kilowatt hours bought. Null until known, and for airtime and data.
      # Type: `Units`.
      def units = self["units"]

      # Your own key-value data about the sale.
      def metadata = self["metadata"]
    end

    # Result of checking a sale without making it. Distinguished from a send by `object`.
    class SendValidation < Model
      CODECS = {
        "send" => "SendPreview",
        "credit_after" => "CreditAfter",
        "meter" => "Meter",
        "problems" => ["SendProblem"],
        "warnings" => ["SendWarning"],
      }.freeze

      # Always `send_validation`.
      def object = self["object"]

      # Time of the check.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Whether the sale would succeed.
      def valid = self["valid"]

      # Status that the send would have. Null if there are problems.
      def would_status = self["would_status"]

      # Preview of the send. Null if the problems prevent one.
      def send_ = self["send"]

      # Currency of `cost` and `credit_after`. Null if it cannot be determined.
      def currency = self["currency"]

      # Credit that would be charged. Null if it cannot be calculated.
      # Type: `Money`.
      def cost = self["cost"]

      # Credit that would remain. Null if there are problems.
      def credit_after = self["credit_after"]

      # Meter confirmed with the utility. Null for airtime and data.
      def meter = self["meter"]

      # All problems that prevent the sale, in order of precedence. Empty when valid.
      def problems = self["problems"]

      # Points to check before the sale.
      def warnings = self["warnings"]
    end

    # A point to check before a sale. It does not prevent the sale.
    class SendWarning < Model
      # Code of the warning. Decide by this.
      def code = self["code"]

      # Explanation of the warning in one sentence.
      # Type: `ErrorMessage`.
      def message = self["message"]
    end

    # Power token that is being resent to the customer.
    class TokenResend < Model
      # Always `token_resend`.
      def object = self["object"]

      # Time of the request to resend.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # ID of the send.
      # Type: `SendId`.
      def send_ = self["send"]

      # Channels used: SMS, and email if the sale has a `token_email`.
      def channels = self["channels"]

      # Masked phone number that receives the token again: the `token_phone` of the sale.
      # Type: `MaskedPhone`.
      def to_masked = self["to_masked"]

      # Masked email address that receives the token again; null if the sale has no `token_email`.
      # Type: `MaskedEmail`.
      def email_masked = self["email_masked"]

      # Delivery status of the resent token.
      def status = self["status"]

      # Number of times that this token can still be resent within 24 hours.
      def remaining_today = self["remaining_today"]
    end
  end
end
