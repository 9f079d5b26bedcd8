# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # An action taken by a recipient.
    class Activity < Model
      CODECS = {
        "matches" => ["RuleMatch"],
      }.freeze

      # Unique identifier of the object.
      # Type: `ActivityRecordId`.
      def id = self["id"]

      # Always `activity`.
      def object = self["object"]

      # Time at which the activity was reported.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Your own unique ID of the activity.
      # Type: `ActivityExternalId`.
      def activity_id = self["activity_id"]

      # Name of the activity, as you reported it.
      # Type: `ActivityName`.
      def name = self["name"]

      # Recipient who performed the activity.
      # Type: `RecipientId`.
      def recipient = self["recipient"]

      # Program whose rules were evaluated. Null if the rules of all active programs were.
      # Type: `ProgramId`.
      def program = self["program"]

      # Time at which the activity took place.
      # Type: `UnixTime`.
      def occurred_at = self["occurred_at"]

      # Monetary value of the activity. Null if it has none.
      # Type: `Money`.
      def value = self["value"]

      # Currency of `value`. Null if there is no value.
      def currency = self["currency"]

      # Rules that matched, in the order they were evaluated: the first 50.
      def matches = self["matches"]

      # Your own key-value data about the activity. Rules can read it.
      def metadata = self["metadata"]
    end

    # Who took an action.
    class Actor < Model
      # Type of the actor.
      def type = self["type"]

      # ID of the API key or member. Null for the service and its staff.
      # Type: `MakerId`.
      def id = self["id"]

      # Name of the key or member at that time. Null if it had none.
      # Type: `Label`.
      def label = self["label"]
    end

    # A request of an agent that a person must approve or reject.
    class AgentApproval < Model
      CODECS = {
        "threshold" => "ApprovalThreshold",
        "mandate" => "Mandate",
        "failure" => "Failure",
      }.freeze

      # Unique identifier of the object.
      # Type: `ApprovalId`.
      def id = self["id"]

      # Always `agent_approval`.
      def object = self["object"]

      # Time at which the agent made the request.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Action that the agent requests.
      def action = self["action"]

      # Current status. Decides whether a decision is still needed; see Lifecycles.
      def status = self["status"]

      # Reason a person must approve.
      def why = self["why"]

      # The original request of the agent.
      def request = self["request"]

      # Face value of the sale or reward.
      # Type: `Money`.
      def amount = self["amount"]

      # Currency of the sale or reward.
      def currency = self["currency"]

      # Phone number or meter that it goes to. Null for a reward whose recipient chooses.
      # Type: `Target`.
      def target = self["target"]

      # Reason given by the agent. Null if there is none.
      # Type: `Note`.
      def reason = self["reason"]

      # API key of the agent.
      # Type: `KeyId`.
      def api_key = self["api_key"]

      # Use of the key's approval threshold.
      def threshold = self["threshold"]

      # Dashboard page where a person decides.
      # Type: `WebUrl`.
      def approval_url = self["approval_url"]

      # Time at which the request expires: after 24 hours.
      # Type: `UnixTime`.
      def expires_at = self["expires_at"]

      # Member who decided, or in test mode a key. Null until decided.
      # Type: `MakerId`.
      def decided_by = self["decided_by"]

      # Time at which the request was decided. Null until then.
      # Type: `UnixTime`.
      def decided_at = self["decided_at"]

      # What the person permitted. Null unless they approved, and after the recipient is erased.
      def mandate = self["mandate"]

      # Send or reward that resulted. Null if there is none.
      # Type: `ApprovalResultId`.
      def result = self["result"]

      # Reason the request failed after it was approved. Null unless it failed.
      def failure = self["failure"]
    end

    # An API key: its permissions, limits and usage.
    class ApiKey < Model
      CODECS = {
        "spend_caps" => {"*":"SpendCap"},
        "rolled" => "RolledSecret",
        "usage" => {"*":"KeyUsageAmounts"},
      }.freeze
      SECRETS = [
        "secret",
      ].freeze

      # ID of the key. Every send that the key creates carries it.
      # Type: `KeyId`.
      def id = self["id"]

      # Always `api_key`.
      def object = self["object"]

      # Time at which the key was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # True if the key uses real money, false in test mode.
      def livemode = self["livemode"]

      # Kind of the key.
      def kind = self["kind"]

      # Label of the key. Null if it has none.
      # Type: `Label`.
      def label = self["label"]

      # First characters of the secret, to recognize it.
      # Type: `KeySecretPrefix`.
      def prefix = self["prefix"]

      # Last four characters of the secret.
      # Type: `KeySecretEnding`.
      def last4 = self["last4"]

      # The full secret. Returned only when the key is created or rolled; otherwise null.
      # Type: `KeySecret`.
      def secret = self["secret"]

      # Current status: whether the key works.
      def status = self["status"]

      # Permissions of the key.
      def scopes = self["scopes"]

      # IP addresses or CIDR ranges that may use the key. Empty if any may.
      def allowed_ips = self["allowed_ips"]

      # Origins of the web pages that may use a publishable key. Empty if any may.
      def allowed_origins = self["allowed_origins"]

      # IDs of the products that the key can sell. Empty if it can sell all.
      def allowed_products = self["allowed_products"]

      # IDs of the networks that the key can sell on. Empty if it can sell on all.
      def allowed_networks = self["allowed_networks"]

      # Spend caps of the key.
      def spend_caps = self["spend_caps"]

      # Maximum face value per day to one number or meter. Null if uncapped.
      def per_recipient_daily_cap = self["per_recipient_daily_cap"]

      # Amount within 24 hours above which a person must approve. Null unless it is an agent key.
      def approval_threshold = self["approval_threshold"]

      # Numbers and meters that the key can sell to. Empty if it can sell to any.
      def recipient_allowlist = self["recipient_allowlist"]

      # Time at which the key expires. Null if never.
      # Type: `UnixTime`.
      def expires_at = self["expires_at"]

      # API version of the key. Null if it uses the account's default.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # ID of the member or key that created the key. Null for a key of the sandbox.
      # Type: `MakerId`.
      def created_by = self["created_by"]

      # Time of the last use, accurate to one minute. Null if never used.
      # Type: `UnixTime`.
      def last_used_at = self["last_used_at"]

      # IP address of the last use. Null if never used.
      # Type: `IpAddress`.
      def last_used_ip = self["last_used_ip"]

      # The most recent replaced secret that still works. Null if there is none.
      def rolled = self["rolled"]

      # Spending compared with the caps. Null unless a single key is retrieved.
      def usage = self["usage"]

      # Whether anything is sold with a live key. Null for a test key.
      def live_sales = self["live_sales"]

      # Your own key-value data about the key.
      def metadata = self["metadata"]
    end

    # Use of an agent key's approval threshold.
    class ApprovalThreshold < Model
      # Currency of the threshold.
      def currency = self["currency"]

      # Amount per 24 hours above which a person must approve.
      # Type: `Money`.
      def limit = self["limit"]

      # Amount already used when the agent asked.
      # Type: `Money`.
      def used_24h = self["used_24h"]
    end

    # Up to 10,000 sales created together. Each line becomes a send.
    class Batch < Model
      CODECS = {
        "counts" => "BatchCounts",
        "approval" => "BatchApproval",
        "created_by" => "SendCreator",
      }.freeze

      # Unique identifier of the object.
      # Type: `BatchId`.
      def id = self["id"]

      # Always `batch`.
      def object = self["object"]

      # Time at which the object was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Title of the batch. Null if not set.
      # Type: `Label`.
      def title = self["title"]

      # Current status. Decide by this; see Lifecycles.
      def status = self["status"]

      # Currency of the lines.
      def currency = self["currency"]

      # Total face value of the valid lines.
      def total = self["total"]

      # Credit that the valid lines cost: the face value minus the dealer discount.
      def cost = self["cost"]

      # Number of lines, by status.
      def counts = self["counts"]

      # Whether the whole cost is reserved before the first line is sent.
      def reserve_credit = self["reserve_credit"]

      # Reservations of the batch, by currency.
      def reservations = self["reservations"]

      # What was done with invalid lines.
      def on_invalid = self["on_invalid"]

      # What the batch does when your Credit is too low for a line.
      def on_insufficient = self["on_insufficient"]

      # Whether the batch requires or required approval.
      def requires_approval = self["requires_approval"]

      # Approval of the batch. Null if none is required.
      def approval = self["approval"]

      # Who created the object.
      def created_by = self["created_by"]

      # API key that created the batch. Null if it was not created by a key.
      # Type: `KeyId`.
      def api_key = self["api_key"]

      # Batch whose failed lines this one retries. Null if it is not a retry.
      # Type: `BatchId`.
      def retry_of = self["retry_of"]

      # Batch that retries the failed lines of this one. Null if there is none.
      # Type: `BatchId`.
      def retried_by = self["retried_by"]

      # Schedule that created the batch. Null if none did.
      # Type: `ScheduleId`.
      def schedule = self["schedule"]

      # Day of the schedule that the batch runs. Null if there is no schedule.
      # Type: `Day`.
      def occurrence_date = self["occurrence_date"]

      # Cost centre for lines that have none of their own. Null if not set.
      # Type: `CostCenterId`.
      def cost_center = self["cost_center"]

      # SMS message for lines that have none of their own. Null if not set.
      # Type: `SmsTemplate`.
      def sms_message = self["sms_message"]

      # Path of the results as CSV.
      # Type: `UrlPath`.
      def results_url = self["results_url"]

      # Time at which the first line was sent. Null until then.
      # Type: `UnixTime`.
      def started_at = self["started_at"]

      # Time at which the batch completed. Null until then.
      # Type: `UnixTime`.
      def completed_at = self["completed_at"]

      # Time at which the batch was cancelled. Null if it was not.
      # Type: `UnixTime`.
      def cancelled_at = self["cancelled_at"]

      # Your own key-value data about the batch.
      def metadata = self["metadata"]
    end

    # The approval that a batch above your threshold requires.
    class BatchApproval < Model
      # Threshold that the total exceeded. Null in a currency without one.
      def threshold = self["threshold"]

      # Time at which approval was requested.
      # Type: `UnixTime`.
      def requested_at = self["requested_at"]

      # Who approved the batch: a member, or a key that a member created. Null until approved.
      # Type: `MakerId`.
      def approved_by = self["approved_by"]

      # Time at which the batch was approved. Null until then.
      # Type: `UnixTime`.
      def approved_at = self["approved_at"]
    end

    # Number of lines of a batch, by status.
    class BatchCounts < Model
      # Total number of lines.
      # Type: `Count`.
      def total = self["total"]

      # Number of lines that passed all checks.
      # Type: `Count`.
      def valid = self["valid"]

      # Number of lines that failed the checks and are never sent.
      # Type: `Count`.
      def invalid = self["invalid"]

      # Number of lines skipped because Credit was too low.
      # Type: `Count`.
      def skipped = self["skipped"]

      # Number of lines waiting to be sent.
      # Type: `Count`.
      def pending = self["pending"]

      # Number of lines whose send is in progress.
      # Type: `Count`.
      def sending = self["sending"]

      # Number of lines that were delivered.
      # Type: `Count`.
      def delivered = self["delivered"]

      # Number of lines that failed.
      # Type: `Count`.
      def failed = self["failed"]

      # Number of lines whose send had no final status after a day.
      # Type: `Count`.
      def unresolved = self["unresolved"]

      # Number of lines not sent because the batch stopped.
      # Type: `Count`.
      def unsent = self["unsent"]

      # Number of lines that were cancelled.
      # Type: `Count`.
      def cancelled = self["cancelled"]
    end

    # Your Credit in one currency compared with the cost.
    class BatchCreditCheck < Model
      # Whether your Credit is sufficient.
      def sufficient = self["sufficient"]

      # Credit available to spend now.
      # Type: `Money`.
      def available = self["available"]

      # Credit that the valid lines cost.
      # Type: `Money`.
      def required = self["required"]
    end

    # Number of lines that were checked.
    class BatchPreviewCounts < Model
      # Total number of lines.
      # Type: `Count`.
      def total = self["total"]

      # Number of lines that pass all checks.
      # Type: `Count`.
      def valid = self["valid"]

      # Number of lines that fail a check.
      # Type: `Count`.
      def invalid = self["invalid"]
    end

    # The expected outcome of one line.
    class BatchPreviewLine < Model
      CODECS = {
        "errors" => ["ErrorDetail"],
        "warnings" => ["BatchWarning"],
      }.freeze

      # Line number in the batch, starting at 1.
      def line = self["line"]

      # Whether the line would be sent.
      def valid = self["valid"]

      # Phone number or meter that the line goes to.
      # Type: `BatchItemTarget`.
      def target = self["target"]

      # Network that delivers it. Null if unknown.
      # Type: `NetworkId`.
      def network = self["network"]

      # Product that would be sold. Null if unknown.
      # Type: `ProductId`.
      def product = self["product"]

      # Face value. Null if it could not be parsed.
      # Type: `Money`.
      def amount = self["amount"]

      # Currency of the line. Null if unknown.
      def currency = self["currency"]

      # Credit the line would cost. Null if unknown.
      # Type: `Money`.
      def cost = self["cost"]

      # All errors that prevent the sale.
      def errors = self["errors"]

      # Warnings that do not prevent the sale.
      def warnings = self["warnings"]
    end

    # A warning about a line. It does not prevent the sale.
    class BatchWarning < Model
      # Reason for the warning. Decide by this.
      def code = self["code"]

      # The warning as a sentence.
      # Type: `ErrorMessage`.
      def message = self["message"]
    end

    # Credit that you received instead of a delivery.
    class CheckoutCredited < Model
      # Amount added: the face value.
      # Type: `Money`.
      def amount = self["amount"]

      # Credit transaction of the amount.
      # Type: `TransactionId`.
      def credit_transaction = self["credit_transaction"]
    end

    # The payment of a customer.
    class CheckoutPayment < Model
      # Payment method the customer used.
      def method_ = self["method"]

      # Brand of the card or wallet. Null if unknown.
      def brand = self["brand"]

      # Last four digits of the card or wallet number. Null if unknown.
      def last4 = self["last4"]

      # Time at which the payment was made.
      # Type: `UnixTime`.
      def paid_at = self["paid_at"]

      # Reference of the payment provider, to quote to its support.
      def reference = self["reference"]
    end

    # The most recent failed payment attempt.
    class CheckoutPaymentError < Model
      # Reason the payment failed. Decide by this.
      def code = self["code"]

      # Reason the payment failed, as a sentence for the customer.
      # Type: `Note`.
      def message = self["message"]
    end

    # The review of a session by our staff.
    class CheckoutReview < Model
      # Reason for the review.
      def reason = self["reason"]

      # Time at which the review was opened.
      # Type: `UnixTime`.
      def opened_at = self["opened_at"]

      # Outcome of the review. Null while it is open.
      def resolution = self["resolution"]
    end

    # A sale that your customer pays by card on our payment page.
    class CheckoutSession < Model
      CODECS = {
        "meter" => "Meter",
        "send" => "Send",
        "payment" => "CheckoutPayment",
        "last_payment_error" => "CheckoutPaymentError",
        "review" => "CheckoutReview",
        "credited" => "CheckoutCredited",
      }.freeze

      # Unique identifier of the object.
      # Type: `CheckoutSessionId`.
      def id = self["id"]

      # Always `checkout_session`.
      def object = self["object"]

      # Time at which the object was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether real money is involved: `true` in live mode.
      def livemode = self["livemode"]

      # Current status. Decide by this; see Lifecycles.
      def status = self["status"]

      # Signed URL of the payment page to send the customer to. Needs no key. The page accepts payment
      # until `expires_at`, then shows how the session ended. Every retrieval returns the same URL.
      # Type: `WebUrl`.
      def url = self["url"]

      # Type of the purchase.
      def type = self["type"]

      # Product that is sold.
      # Type: `ProductId`.
      def product = self["product"]

      # Network that delivers the purchase.
      # Type: `NetworkId`.
      def network = self["network"]

      # Phone number in E.164 format, or meter number.
      # Type: `Target`.
      def target = self["target"]

      # Face value that the customer receives.
      # Type: `Money`.
      def amount = self["amount"]

      # Three-letter ISO currency code.
      def currency = self["currency"]

      # Card fee that the customer pays in addition to `amount`.
      # Type: `Money`.
      def card_fee = self["card_fee"]

      # Total amount the customer pays.
      # Type: `Money`.
      def total = self["total"]

      # Data bundle that is sold. Null for airtime and power.
      # Type: `BundleId`.
      def bundle_id = self["bundle_id"]

      # Phone number that receives the power token by SMS. Null for airtime and data.
      # Type: `Phone`.
      def token_phone = self["token_phone"]

      # Phone number of the customer, for messages about the payment. Null if not set.
      # Type: `Phone`.
      def customer_phone = self["customer_phone"]

      # Meter as confirmed by the utility. Null for airtime and data.
      def meter = self["meter"]

      # URL the customer returns to after paying.
      # Type: `CheckoutReturnUrl`.
      def success_url = self["success_url"]

      # URL the customer returns to without paying.
      # Type: `CheckoutReturnUrl`.
      def cancel_url = self["cancel_url"]

      # Your own reference for the order. Null if not set.
      # Type: `ClientReference`.
      def client_reference = self["client_reference"]

      # Most recent send of the session. Null until it is paid. Can be expanded.
      def send_ = self["send"]

      # All sends of the session, oldest first.
      def sends = self["sends"]

      # The customer's payment. Null until the session is paid.
      def payment = self["payment"]

      # Most recent failed payment attempt. Null if none failed or a later one succeeded.
      def last_payment_error = self["last_payment_error"]

      # Review by our staff. Null if none was needed.
      def review = self["review"]

      # Credit that you received instead of a delivery. Null if there was none.
      def credited = self["credited"]

      # Time at which the session expires if not paid: after one hour.
      # Type: `UnixTime`.
      def expires_at = self["expires_at"]

      # Time at which the session was paid. Null until then.
      # Type: `UnixTime`.
      def paid_at = self["paid_at"]

      # Time at which the purchase was delivered. Null until then.
      # Type: `UnixTime`.
      def fulfilled_at = self["fulfilled_at"]

      # SMS message to the customer, with merge fields filled in. Null for our standard message.
      # Type: `SmsText`.
      def sms_message = self["sms_message"]

      # Your own key-value data about the sale.
      def metadata = self["metadata"]
    end

    # A department, branch or project that sends are booked to.
    class CostCenter < Model
      # Unique identifier of the object.
      # Type: `CostCenterId`.
      def id = self["id"]

      # Always `cost_center`.
      def object = self["object"]

      # Time at which the object was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Name of the cost centre.
      # Type: `Label`.
      def name = self["name"]

      # Code in your accounting system, unique in the account. Null if not set.
      # Type: `GlCode`.
      def gl_code = self["gl_code"]

      # Currency of the budget.
      def currency = self["currency"]

      # Budget per calendar month in Harare. Null if there is none.
      # Type: `Money`.
      def monthly_budget = self["monthly_budget"]

      # Whether sends can be booked to it. An archived cost centre keeps its past sends.
      def is_active = self["is_active"]

      # Face value of this month's sends, excluding those whose Credit was returned.
      # Type: `Money`.
      def spent_this_month = self["spent_this_month"]

      # Remaining budget this month, negative if exceeded. Null if there is no budget.
      # Type: `SignedMoney`.
      def remaining = self["remaining"]

      # Number of recipients that belong to it.
      # Type: `Count`.
      def people_count = self["people_count"]

      # Your own key-value data about the cost centre.
      def metadata = self["metadata"]
    end

    # Filters by time of creation. Bounds can be combined.
    class CreatedFilter < Model
      def initialize(
        gte: NOT_GIVEN,
        lte: NOT_GIVEN,
        gt: NOT_GIVEN,
        lt: NOT_GIVEN
      )
        super(
          Model.given(
            "gte" => gte,
            "lte" => lte,
            "gt" => gt,
            "lt" => lt
          )
        )
      end

      # Created at this time or later.
      # Type: `TimeFilter`.
      def gte = self["gte"]

      # Created at this time or earlier.
      # Type: `TimeFilter`.
      def lte = self["lte"]

      # Created later than this time.
      # Type: `TimeFilter`.
      def gt = self["gt"]

      # Created earlier than this time.
      # Type: `TimeFilter`.
      def lt = self["lt"]
    end

    # Your prepaid Credit, one balance for each currency, with no exchange between them.
    class Credit < Model
      CODECS = {
        "USD" => "CreditBalance",
        "ZWG" => "CreditBalance",
      }.freeze

      # Always `credit`.
      def object = self["object"]

      # Time of this response.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Balance in United States dollars.
      def usd = self["USD"]

      # Balance in Zimbabwe Gold.
      def zwg = self["ZWG"]

      # Time at which the balances were read.
      # Type: `UnixTime`.
      def as_of = self["as_of"]
    end

    # Credit balance in one currency.
    class CreditBalance < Model
      # Credit that can be spent now.
      # Type: `Money`.
      def available = self["available"]

      # Credit reserved for batches and programs.
      # Type: `Money`.
      def reserved = self["reserved"]

      # Sum of `available` and `reserved`.
      # Type: `Money`.
      def total = self["total"]

      # Credit charged for sends that have not ended. Not included in `total`.
      # Type: `Money`.
      def in_flight = self["in_flight"]

      # Time of the last top-up.
      # Type: `UnixTime`.
      def last_topup_at = self["last_topup_at"]
    end

    # Balances after a transaction.
    class CreditBalanceAfter < Model
      # Available Credit after the transaction.
      # Type: `Money`.
      def available = self["available"]

      # Reserved Credit after the transaction.
      # Type: `Money`.
      def reserved = self["reserved"]
    end

    # Credit reserved for a batch or program.
    class CreditReservation < Model
      # ID of the reservation.
      # Type: `ReservationId`.
      def id = self["id"]

      # Always `credit_reservation`.
      def object = self["object"]

      # Time at which the Credit was reserved.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Currency of the reservation.
      def currency = self["currency"]

      # Total amount reserved. A program's reservation grows with its budget.
      # Type: `Money`.
      def amount = self["amount"]

      # Part of the amount charged for sends.
      # Type: `Money`.
      def used = self["used"]

      # Part of the amount made available again.
      # Type: `Money`.
      def released = self["released"]

      # Part of the amount still reserved.
      # Type: `Money`.
      def remaining = self["remaining"]

      # Current status of the reservation. See Lifecycles.
      def status = self["status"]

      # ID of the batch or program.
      # Type: `ReservationSourceId`.
      def source = self["source"]

      # Time at which the remaining Credit is released. Null if none is set.
      # Type: `UnixTime`.
      def expires_at = self["expires_at"]
    end

    # A change to your Credit. Transactions never change; errors are corrected by another one.
    class CreditTransaction < Model
      CODECS = {
        "balance_after" => "CreditBalanceAfter",
      }.freeze

      # ID of the transaction.
      # Type: `TransactionId`.
      def id = self["id"]

      # Always `credit_transaction`.
      def object = self["object"]

      # Time at which the transaction was recorded.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Type of the transaction.
      def type = self["type"]

      # Currency of the transaction.
      def currency = self["currency"]

      # Number of the transaction in its currency. A higher number was booked later: `balance_after` is
      # that of the next lower number in the list, plus `amount` and `reserved_amount`. Numbers have
      # gaps.
      def sequence = self["sequence"]

      # Change to the available Credit, negative for a charge. All transactions of a currency add up to
      # `available`.
      # Type: `SignedMoney`.
      def amount = self["amount"]

      # Change to the reserved Credit: `0.00` for most transactions, the opposite of `amount` when
      # Credit is reserved or released, and negative on its own when a batch or program uses its
      # reservation. All transactions of a currency add up to `reserved`.
      # Type: `SignedMoney`.
      def reserved_amount = self["reserved_amount"]

      # Balances after the transaction.
      def balance_after = self["balance_after"]

      # ID of the object that caused the transaction, such as a send.
      # Type: `CreditSourceId`.
      def source = self["source"]

      # Description of the transaction in words.
      # Type: `Note`.
      def description = self["description"]

      # ID of the cost centre that the transaction is charged to.
      # Type: `CostCenterId`.
      def cost_center = self["cost_center"]

      # ID of the API key that caused the transaction. Null if no key did.
      # Type: `KeyId`.
      def api_key = self["api_key"]

      # Time at which the transaction takes effect.
      # Type: `UnixTime`.
      def effective_at = self["effective_at"]
    end

    # A discount on the face value, for one network and currency.
    class DealerDiscount < Model
      # ID of the network.
      # Type: `NetworkId`.
      def network = self["network"]

      # The currency of the discounted sales.
      def currency = self["currency"]

      # Percentage off the face value. The customer still receives the full face value.
      # Type: `Percent`.
      def percent = self["percent"]
    end

    # A complaint about a send, resolved by our staff. It never reverses a delivered send.
    class Dispute < Model
      CODECS = {
        "send" => "Send",
        "evidence" => "DisputeEvidence",
        "messages" => ["DisputeMessage"],
      }.freeze

      # Unique identifier of the object.
      # Type: `DisputeId`.
      def id = self["id"]

      # Always `dispute`.
      def object = self["object"]

      # Time at which the dispute was opened.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether real money is involved: `true` in live mode.
      def livemode = self["livemode"]

      # Send that is disputed. Can be expanded.
      def send_ = self["send"]

      # Reason for the dispute.
      def reason = self["reason"]

      # Evidence that supports the dispute.
      def evidence = self["evidence"]

      # Current status. Decides whether the dispute is resolved; see Lifecycles.
      def status = self["status"]

      # Outcome of the dispute. Null until resolved.
      def outcome = self["outcome"]

      # Outcome explained in one or two sentences. Null until resolved.
      # Type: `Note`.
      def outcome_note = self["outcome_note"]

      # Credit transaction of the resolution. Null if there is none.
      # Type: `TransactionId`.
      def credit_transaction = self["credit_transaction"]

      # Time at which our staff will respond: within two working days.
      # Type: `UnixTime`.
      def due_at = self["due_at"]

      # Messages from our staff, oldest first.
      def messages = self["messages"]

      # Time at which the dispute was resolved. Null until then.
      # Type: `UnixTime`.
      def resolved_at = self["resolved_at"]

      # Your own key-value data about the dispute.
      def metadata = self["metadata"]
    end

    # Evidence that supports a dispute.
    class DisputeEvidence < Model
      # Description of what happened. Null if not given.
      # Type: `DisputeText`.
      def text = self["text"]

      # IDs of uploaded pictures and documents.
      def attachments = self["attachments"]

      # Phone number to reach the customer. Null if not given.
      # Type: `Phone`.
      def customer_phone = self["customer_phone"]
    end

    # A message from our staff about a dispute.
    class DisputeMessage < Model
      # Time at which the message was written.
      # Type: `UnixTime`.
      def at = self["at"]

      # Text of the message.
      # Type: `DisputeText`.
      def text = self["text"]
    end

    # Explanation of why a request failed.
    class ErrorBody < Model
      CODECS = {
        "details" => ["ErrorDetail"],
      }.freeze

      # Category of the error.
      def type = self["type"]

      # Code of the error. Decide by this.
      # Type: `ErrorCode`.
      def code = self["code"]

      # Explanation for a developer. May change.
      # Type: `ErrorMessage`.
      def message = self["message"]

      # First invalid field or parameter. Null if no single one is.
      # Type: `ErrorParam`.
      def param = self["param"]

      # All problems with the request, one entry for each field.
      def details = self["details"]

      # Whether the unchanged request may succeed later. Retry it with the same Idempotency-Key, after
      # `retry_after` seconds if that is set.
      def retryable = self["retryable"]

      # Seconds to wait before you retry. Null if there is no need to wait.
      def retry_after = self["retry_after"]

      # ID of this request, for support and the request log.
      # Type: `RequestId`.
      def request_id = self["request_id"]

      # Documentation page of this code.
      # Type: `WebUrl`.
      def doc_url = self["doc_url"]

      # ID of the object that caused the error, such as the send with the same reference.
      # Type: `ObjectId`.
      def resource = self["resource"]

      # Details that belong to the code.
      def meta = self["meta"]
    end

    # One of several problems with a request.
    class ErrorDetail < Model
      # Invalid field or parameter. Null if no single one is.
      # Type: `ErrorParam`.
      def param = self["param"]

      # Code of the error. Decide by this.
      # Type: `ErrorCode`.
      def code = self["code"]

      # Explanation for a developer. May change.
      # Type: `ErrorMessage`.
      def message = self["message"]

      # Details that belong to the code.
      def meta = self["meta"]
    end

    # Reason why a planned action was not carried out.
    class Failure < Model
      # Code to decide by: the one that the same request alone would return.
      # Type: `ErrorCode`.
      def code = self["code"]

      # Explanation in one sentence.
      # Type: `ErrorMessage`.
      def message = self["message"]
    end

    # The location where people must check in to claim links of a program.
    class Geofence < Model
      CODECS = {
        "open_hours" => ["OpenHours"],
      }.freeze

      # Latitude of the centre, in degrees.
      # Type: `Latitude`.
      def lat = self["lat"]

      # Longitude of the centre, in degrees.
      # Type: `Longitude`.
      def lng = self["lng"]

      # Radius around the centre, in metres.
      def radius_m = self["radius_m"]

      # Name of the location. Null if not set.
      # Type: `Label`.
      def label = self["label"]

      # Hours during which people can check in. Empty if they always can.
      def open_hours = self["open_hours"]
    end

    # A group of recipients for schedules.
    class Group < Model
      CODECS = {
        "filter" => "GroupFilter",
      }.freeze

      # Unique identifier of the object.
      # Type: `GroupId`.
      def id = self["id"]

      # Always `group`.
      def object = self["object"]

      # Time at which the object was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Name of the group, unique in the account.
      # Type: `Label`.
      def name = self["name"]

      # Description for your own use. Null if not set.
      # Type: `Note`.
      def description = self["description"]

      # Current number of members. A static group has at most 10,000.
      # Type: `Count`.
      def member_count = self["member_count"]

      # How the members are determined.
      def kind = self["kind"]

      # Filter that selects the members. Null for a static group.
      def filter = self["filter"]

      # Your own key-value data about the group.
      def metadata = self["metadata"]
    end

    # Filter of a dynamic group. Members match both conditions.
    class GroupFilter < Model
      # Recipients of this cost centre. Null for any.
      # Type: `CostCenterId`.
      def cost_center = self["cost_center"]

      # Recipients with this tag. Null for any.
      # Type: `Tag`.
      def tag = self["tag"]
    end

    # An invitation to join the organisation.
    class Invite < Model
      # Unique identifier of the object.
      # Type: `InviteId`.
      def id = self["id"]

      # Always `invite`.
      def object = self["object"]

      # Time at which the person was invited.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Email address the invitation was sent to. Null if none.
      # Type: `Email`.
      def email = self["email"]

      # Phone number the invitation was sent to. Null if none.
      # Type: `E164`.
      def phone = self["phone"]

      # Role that the person gets once they accept.
      def role = self["role"]

      # Current status. Decides whether it can still be accepted; see Lifecycles.
      def status = self["status"]

      # Time at which the invitation expires: after 14 days.
      # Type: `UnixTime`.
      def expires_at = self["expires_at"]

      # Member who sent the invitation. Null if a key did.
      # Type: `MemberId`.
      def invited_by = self["invited_by"]

      # Member that the person became. Null until accepted.
      # Type: `MemberId`.
      def accepted_by = self["accepted_by"]

      # Name of the organisation. Only shown to the invited person, null otherwise.
      # Type: `Label`.
      def account_name = self["account_name"]
    end

    # Spending of a key in one currency, compared with its caps.
    class KeyUsageAmounts < Model
      # Face value of today's sends, excluding those whose Credit was returned.
      # Type: `Money`.
      def today = self["today"]

      # Face value of this month's sends, excluding those whose Credit was returned.
      # Type: `Money`.
      def month = self["month"]

      # Amount left under the daily cap. Null without a daily cap.
      # Type: `Money`.
      def daily_remaining = self["daily_remaining"]

      # Amount left under the monthly cap. Null without a monthly cap.
      # Type: `Money`.
      def monthly_remaining = self["monthly_remaining"]
    end

    # What a person permitted an agent by approving its request: the operation, the amount, the target
    # and the time until which it can be carried out. It is signed, and checked before anything is
    # sold. See [Agents](/docs/guides/agents#the-mandate-of-an-approval).
    class Mandate < Model
      # Approval that the mandate belongs to.
      # Type: `ApprovalId`.
      def approval = self["approval"]

      # Member who approved, or in test mode a key.
      # Type: `MakerId`.
      def approved_by = self["approved_by"]

      # API key of the agent that may act.
      # Type: `KeyId`.
      def api_key = self["api_key"]

      # Operation that is permitted. It is carried out once.
      # Type: `MandateOperation`.
      def operation = self["operation"]

      # The permission as one sentence.
      # Type: `MandateSummary`.
      def summary = self["summary"]

      # SHA-256 of the request as the person saw it. Any other request is refused.
      # Type: `ArgumentsHash`.
      def arguments_sha256 = self["arguments_sha256"]

      # Highest face value that is permitted.
      # Type: `Money`.
      def amount = self["amount"]

      # Currency of the permitted amount.
      def currency = self["currency"]

      # Phone number or meter that is permitted. Null for a reward whose recipient chooses.
      # Type: `Target`.
      def target = self["target"]

      # Time at which the person approved.
      # Type: `UnixTime`.
      def approved_at = self["approved_at"]

      # Time from which nothing is sold under the mandate.
      # Type: `UnixTime`.
      def expires_at = self["expires_at"]

      # The mandate as a JSON Web Signature whose claims are the fields above. Verify it with the
      # public keys at `/.well-known/jwks.json`.
      # Type: `CompactJws`.
      def jws = self["jws"]
    end

    # A prepaid electricity meter, as confirmed by the utility.
    class Meter < Model
      # Always `meter`.
      def object = self["object"]

      # Time at which the meter was looked up.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Meter number: 11 digits.
      # Type: `MeterNumber`.
      def number = self["number"]

      # Whether the check digit is correct. For information only; the utility decides.
      def checksum_valid = self["checksum_valid"]

      # Whether the utility knows the meter.
      def confirmed = self["confirmed"]

      # Masked name of the owner, to read back to the customer.
      def name_masked = self["name_masked"]

      # Suburb of the meter. The full address is never returned.
      def suburb = self["suburb"]

      # The currency in which the utility bills the meter. Null if the utility does not report it.
      def currency = self["currency"]

      # Tariff class of the meter.
      def tariff_class = self["tariff_class"]

      # Whether the owner owes the utility a debt. Null if the utility does not report it.
      def arrears_flag = self["arrears_flag"]

      # Time at which the utility confirmed the meter.
      # Type: `UnixTime`.
      def confirmed_at = self["confirmed_at"]

      # Where the confirmation comes from.
      def source = self["source"]
    end

    # New meter for a power send with a wrong meter number.
    class MeterChange < Model
      def initialize(
        meter:
      )
        super(
          Model.given(
            "meter" => meter
          )
        )
      end

      # Number of the new meter: 11 digits.
      # Type: `MeterInput`.
      def meter = self["meter"]
    end

    # A mobile network, or the electricity utility.
    class Network < Model
      # ID of the network: `econet`, `netone`, `telecel` or `power`.
      # Type: `NetworkId`.
      def id = self["id"]

      # Always `network`.
      def object = self["object"]

      # Time at which the network was added to the catalogue.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Name of the network.
      # Type: `Label`.
      def name = self["name"]

      # Type of the network.
      def kind = self["kind"]

      # Prefixes of the network's numbers. Empty for the utility. Ported numbers can have other
      # prefixes.
      def prefixes = self["prefixes"]

      # Currencies in which the network sells.
      def currencies = self["currencies"]

      # Types of sale that the network delivers.
      def types = self["types"]

      # Current state of the network.
      def state = self["state"]

      # Time at which the network entered this state.
      # Type: `UnixTime`.
      def since = self["since"]
    end

    # A reference to one day of a schedule.
    class OccurrenceRef < Model
      # Schedule of the day.
      # Type: `ScheduleId`.
      def schedule = self["schedule"]

      # Original date given by the cadence.
      # Type: `Day`.
      def date = self["date"]
    end

    # Hours during which people can check in.
    class OpenHours < Model
      def initialize(
        days:,
        from:,
        to:
      )
        super(
          Model.given(
            "days" => days,
            "from" => from,
            "to" => to
          )
        )
      end

      # Days of the week to which these hours apply.
      def days = self["days"]

      # Start of the hours, inclusive.
      # Type: `ClockTime`.
      def from = self["from"]

      # End of the hours, exclusive. If not later than `from`, the hours end the next day.
      # Type: `ClockTime`.
      def to = self["to"]
    end

    # Units bought in one band.
    class PowerBandUnits < Model
      # Start of the band, in kilowatt hours per month.
      def from_kwh = self["from_kwh"]

      # End of the band, in kilowatt hours per month. Null for the last band.
      def to_kwh = self["to_kwh"]

      # Price of a kilowatt hour in this band, without the levy.
      # Type: `UnitPrice`.
      def price_per_kwh = self["price_per_kwh"]

      # Units bought in this band, in kilowatt hours.
      # Type: `Units`.
      def units_kwh = self["units_kwh"]
    end

    # Breakdown of the amount paid for electricity.
    class PowerBreakdown < Model
      # Amount spent on electricity.
      # Type: `Money`.
      def energy = self["energy"]

      # Rural electrification levy included in the amount.
      # Type: `Money`.
      def levy = self["levy"]

      # Tax included in the amount.
      # Type: `Money`.
      def tax = self["tax"]

      # Debt that the utility deducted.
      # Type: `Money`.
      def arrears = self["arrears"]

      # Fee charged by the utility.
      # Type: `Money`.
      def fee = self["fee"]
    end

    # Units that an amount buys now.
    class PowerUnits < Model
      CODECS = {
        "bands" => ["PowerBandUnits"],
      }.freeze

      # Units in kilowatt hours, rounded down to two decimals.
      # Type: `Units`.
      def units_kwh = self["units_kwh"]

      # Part of the amount spent on electricity.
      # Type: `Money`.
      def energy = self["energy"]

      # Part of the amount that is the rural electrification levy.
      # Type: `Money`.
      def levy = self["levy"]

      # Part of the amount that the utility keeps to repay a debt. Null if the utility does not report
      # it.
      # Type: `Money`.
      def arrears = self["arrears"]

      # Bands that the units fall into, cheapest first.
      def bands = self["bands"]

      # Units bought through us this month, at which the estimate starts. Null if unknown.
      # Type: `Units`.
      def from_position_kwh = self["from_position_kwh"]

      # Always true: only the utility knows the monthly consumption of the meter.
      def estimate = self["estimate"]
    end

    # Units that an amount buys after the monthly reset.
    class PowerUnitsAfterReset < Model
      CODECS = {
        "bands" => ["PowerBandUnits"],
      }.freeze

      # Units in kilowatt hours, rounded down to two decimals.
      # Type: `Units`.
      def units_kwh = self["units_kwh"]

      # Part of the amount spent on electricity.
      # Type: `Money`.
      def energy = self["energy"]

      # Part of the amount that is the rural electrification levy.
      # Type: `Money`.
      def levy = self["levy"]

      # Part of the amount that the utility keeps to repay a debt. Null if the utility does not report
      # it.
      # Type: `Money`.
      def arrears = self["arrears"]

      # Bands that the units fall into, cheapest first.
      def bands = self["bands"]

      # Units bought through us this month, at which the estimate starts. Null if unknown.
      # Type: `Units`.
      def from_position_kwh = self["from_position_kwh"]

      # Always true: only the utility knows the monthly consumption of the meter.
      def estimate = self["estimate"]

      # The day on which consumption is counted from zero again.
      # Type: `Day`.
      def reset_on = self["reset_on"]
    end

    # Something you can sell, in one currency, at face value.
    class Product < Model
      CODECS = {
        "networks" => ["ProductNetwork"],
      }.freeze

      # ID of the product: `<type>-<currency>`.
      # Type: `ProductId`.
      def id = self["id"]

      # Always `product`.
      def object = self["object"]

      # Time at which the product was added to the catalogue.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Type of the sale.
      def type = self["type"]

      # The currency of the product.
      def currency = self["currency"]

      # ID of the network if only one network sells the product. Otherwise null; see `networks`.
      # Type: `NetworkId`.
      def network = self["network"]

      # Name of the product.
      # Type: `Label`.
      def name = self["name"]

      # Minimum amount across all networks. A network can have a higher minimum: check an amount
      # against `networks`.
      # Type: `Money`.
      def min_amount = self["min_amount"]

      # Maximum amount across all networks. A network can have a lower maximum: check an amount against
      # `networks`.
      # Type: `Money`.
      def max_amount = self["max_amount"]

      # Amounts must be a multiple of this.
      # Type: `Money`.
      def amount_step = self["amount_step"]

      # The only amounts that can be sold. Null if any amount within the limits can be sold.
      def denominations = self["denominations"]

      # Limits and availability on each network.
      def networks = self["networks"]

      # Whether the product can be sold. False only if every network has paused it or it is not sold in
      # this mode.
      def available = self["available"]

      # Expected end of the pause. Null if the product is not paused or the end is unknown.
      # Type: `UnixTime`.
      def paused_until = self["paused_until"]

      # Fields of `POST /sends` that are required to sell this product.
      def fields_required = self["fields_required"]
    end

    # Limits and availability of a product on one network.
    class ProductNetwork < Model
      # ID of the network.
      # Type: `NetworkId`.
      def network = self["network"]

      # Minimum amount on this network.
      # Type: `Money`.
      def min_amount = self["min_amount"]

      # Maximum amount on this network.
      # Type: `Money`.
      def max_amount = self["max_amount"]

      # Whether the product can be sold on this network now.
      def available = self["available"]

      # Why the product is paused on this network. Null if it is available.
      def paused_reason = self["paused_reason"]
    end

    # A budget and rules for rewarding people with airtime, data or electricity.
    class Program < Model
      CODECS = {
        "per_recipient" => "RewardLimits",
        "hold" => "ProgramHold",
        "branding" => "ProgramBranding",
        "geofence" => "Geofence",
        "counts" => "ProgramCounts",
      }.freeze
      SECRETS = [
        "completions_secret",
      ].freeze

      # Unique identifier of the object.
      # Type: `ProgramId`.
      def id = self["id"]

      # Always `program`.
      def object = self["object"]

      # Time at which the object was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether it gives away real money: `true` in live mode.
      def livemode = self["livemode"]

      # Name of the program.
      # Type: `Label`.
      def name = self["name"]

      # Description for your own use. Null if not set.
      # Type: `Note`.
      def description = self["description"]

      # Current status. Decides whether the program gives rewards; see Lifecycles.
      def status = self["status"]

      # Currency of the program. Never changes.
      def currency = self["currency"]

      # How the budget is funded. Never changes.
      def funding = self["funding"]

      # Total amount the program can give away.
      # Type: `Money`.
      def budget = self["budget"]

      # Face value of rewards already sent or being sent.
      # Type: `Money`.
      def spent = self["spent"]

      # Face value held for rewards in escrow or under review and for unclaimed links.
      # Type: `Money`.
      def earmarked = self["earmarked"]

      # Amount the program can still give away.
      # Type: `Money`.
      def remaining = self["remaining"]

      # Reservation that holds the program's Credit. Null if there is none.
      # Type: `ReservationId`.
      def reservation = self["reservation"]

      # Face value of rewards that set no amount. Null if every reward must set one.
      # Type: `Money`.
      def default_amount = self["default_amount"]

      # Reward types that the program can send.
      def choices = self["choices"]

      # Ways in which rewards can be created.
      def sources = self["sources"]

      # Whether each phone number is limited to one reward.
      def one_per_phone = self["one_per_phone"]

      # Limits on what one person can receive.
      def per_recipient = self["per_recipient"]

      # Only phone numbers of this network are rewarded. Null if any network is.
      # Type: `NetworkId`.
      def require_network = self["require_network"]

      # Maximum rewards per hour from completions. Null if unlimited.
      def throttle_per_hour = self["throttle_per_hour"]

      # Minimum age of the recipient's record, in seconds. Null if there is no minimum.
      # Type: `Seconds`.
      def min_account_age = self["min_account_age"]

      # Rewards that are held before they are sent.
      def hold = self["hold"]

      # What happens to electricity rewards during a national outage.
      def on_zesa_down = self["on_zesa_down"]

      # How long a queued electricity reward can wait, in seconds.
      # Type: `Seconds`.
      def max_hold = self["max_hold"]

      # How long escrow can be released after the program is closed, in seconds.
      # Type: `Seconds`.
      def close_grace = self["close_grace"]

      # Custom SMS message to the person. Null for our standard message.
      # Type: `SmsTemplate`.
      def sms_message = self["sms_message"]

      # Branding of claim pages and messages.
      def branding = self["branding"]

      # Legal basis for processing these people's data. Null if not set.
      def lawful_basis = self["lawful_basis"]

      # Whether SMS messages omit the program and the amount.
      def sensitive_data = self["sensitive_data"]

      # Location where people must check in to claim links. Null if they can claim anywhere.
      def geofence = self["geofence"]

      # URL that signed completions are sent to.
      # Type: `WebUrl`.
      def completions_url = self["completions_url"]

      # Secret that signs completions. Only returned when the program is created or its secret is
      # rolled; null otherwise.
      # Type: `WebhookSecret`.
      def completions_secret = self["completions_secret"]

      # Number of rewards, by outcome.
      def counts = self["counts"]

      # Number of rules that are active.
      def rules_count = self["rules_count"]

      # Time at which the program was first activated. Null if it never was.
      # Type: `UnixTime`.
      def activated_at = self["activated_at"]

      # Time at which the program was closed. Null if it is open.
      # Type: `UnixTime`.
      def closed_at = self["closed_at"]

      # Your own key-value data about the program.
      def metadata = self["metadata"]
    end

    # Branding of a program's claim pages and messages.
    class ProgramBranding < Model
      # Name shown to people. Null for your account's name.
      # Type: `Label`.
      def display_name = self["display_name"]

      # Colour of buttons on claim pages. Null for the default.
      # Type: `Color`.
      def color = self["color"]

      # Logo for claim pages of your own, at most 512 pixels wide. Null if not set.
      # Type: `WebUrl`.
      def logo_url = self["logo_url"]

      # URL where people find help. Null if not set.
      # Type: `WebUrl`.
      def support_url = self["support_url"]

      # Message shown after a person has claimed. Null for the default.
      # Type: `Note`.
      def thank_you = self["thank_you"]
    end

    # Number of rewards of a program, by outcome.
    class ProgramCounts < Model
      # Total number of rewards created.
      # Type: `Count`.
      def rewards = self["rewards"]

      # Number of rewards that people have received.
      # Type: `Count`.
      def delivered = self["delivered"]

      # Number of rewards held in escrow or for review.
      # Type: `Count`.
      def held = self["held"]

      # Number of rewards that could not be sent.
      # Type: `Count`.
      def failed = self["failed"]
    end

    # Rewards of a program that are held before they are sent, and for how long.
    class ProgramHold < Model
      # What happens to rewards that are held.
      def mode = self["mode"]

      # Only rewards above this amount are held. Null if all are.
      # Type: `Money`.
      def amount_over = self["amount_over"]

      # Whether only the first reward of each recipient is held.
      def first_reward = self["first_reward"]

      # Number of seconds after which an unreleased reward expires.
      # Type: `Seconds`.
      def expires_after = self["expires_after"]
    end

    # Stock of one network for the batch.
    class ProviderFloat < Model
      # Network that the stock is for.
      # Type: `NetworkId`.
      def network = self["network"]

      # Whether the stock is sufficient for the network's lines.
      def state = self["state"]
    end

    # A person you send to.
    class Recipient < Model
      CODECS = {
        "meters" => ["RecipientMeter"],
        "cost_center" => "CostCenter",
        "consent" => "RecipientConsent",
        "totals" => "RecipientTotals",
      }.freeze

      # Unique identifier of the object.
      # Type: `RecipientId`.
      def id = self["id"]

      # Always `recipient`.
      def object = self["object"]

      # Time at which the recipient was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Your own ID for the recipient. Null if not set.
      # Type: `ExternalId`.
      def external_id = self["external_id"]

      # Name of the person, used in SMS merge fields. Null once erased, and for recipients a reward
      # created from a phone number only.
      # Type: `Label`.
      def name = self["name"]

      # First name of the person. Null if not known separately.
      # Type: `Label`.
      def first_name = self["first_name"]

      # Phone number for airtime, data and messages. Null if there is none.
      # Type: `Phone`.
      def phone = self["phone"]

      # Mobile network of the phone number. Null if there is no number.
      # Type: `NetworkId`.
      def network = self["network"]

      # Email address of the person. Null if not set.
      # Type: `Email`.
      def email = self["email"]

      # Electricity meters of the recipient.
      def meters = self["meters"]

      # Meter used when none is specified. Null if there is none.
      # Type: `MeterNumber`.
      def default_meter = self["default_meter"]

      # Your payroll number for the person. Null if not set.
      # Type: `PayrollId`.
      def payroll_id = self["payroll_id"]

      # Cost centre that sends to the recipient are booked to. Null if there is none. Can be expanded.
      def cost_center = self["cost_center"]

      # Groups that the recipient is in.
      def groups = self["groups"]

      # Maximum to send per calendar month in Harare. Exceeding it only warns. Null if not set.
      def monthly_cap = self["monthly_cap"]

      # Legal basis for holding the recipient's personal data.
      def lawful_basis = self["lawful_basis"]

      # Consent given by the recipient. Null if the legal basis is another.
      def consent = self["consent"]

      # Tags to group and filter recipients by.
      def tags = self["tags"]

      # Current status. Decides whether the recipient can be used or is being erased; see Lifecycles.
      def status = self["status"]

      # Time at which the recipient will be erased. Null unless an erasure is pending.
      # Type: `UnixTime`.
      def erase_at = self["erase_at"]

      # Totals of what the recipient has received. Only returned when a single recipient is retrieved,
      # null otherwise.
      def totals = self["totals"]

      # Internal notes for your team. Null if not set.
      # Type: `Note`.
      def notes = self["notes"]

      # Your own key-value data about the recipient.
      def metadata = self["metadata"]
    end

    # Consent given by a person.
    class RecipientConsent < Model
      # Time at which the person gave consent.
      # Type: `UnixTime`.
      def at = self["at"]

      # Where consent was given: a form, a page, a call.
      # Type: `Label`.
      def source = self["source"]

      # Version of the text the person agreed to. Null if not recorded.
      # Type: `Label`.
      def text_version = self["text_version"]
    end

    # One page of a list.
    class RecipientList < Model
      CODECS = {
        "data" => ["Recipient"],
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

    # An electricity meter of a recipient.
    class RecipientMeter < Model
      # Meter number of 11 digits.
      # Type: `MeterNumber`.
      def number = self["number"]

      # Your label for it, such as `Home`. Null if not set.
      # Type: `Label`.
      def label = self["label"]

      # Masked name of the owner, from the utility. Null until confirmed.
      def name_masked = self["name_masked"]

      # Time at which the utility last confirmed the meter. Null if never.
      # Type: `UnixTime`.
      def confirmed_at = self["confirmed_at"]
    end

    # Totals of what a recipient has received.
    class RecipientTotals < Model
      # Number of sends that were delivered.
      # Type: `Count`.
      def sends = self["sends"]

      # Face value of the delivered sends.
      def amount = self["amount"]

      # Time at which the last send was created. Null if there is none.
      # Type: `UnixTime`.
      def last_send_at = self["last_send_at"]
    end

    # A person referred by another. Only the direct referrer is ever rewarded.
    class Referral < Model
      # Unique identifier of the object.
      # Type: `ReferralId`.
      def id = self["id"]

      # Always `referral`.
      def object = self["object"]

      # Time at which the referral was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Program that pays the reward.
      # Type: `ProgramId`.
      def program = self["program"]

      # Recipient who made the referral and is rewarded.
      # Type: `RecipientId`.
      def referrer = self["referrer"]

      # Recipient who was referred.
      # Type: `RecipientId`.
      def referee = self["referee"]

      # Current status. Decides whether the reward was earned; see Lifecycles.
      def status = self["status"]

      # Reward of the referrer. Null until the referral qualifies.
      # Type: `RewardId`.
      def reward = self["reward"]

      # Time at which the referral qualified. Null if it has not.
      # Type: `UnixTime`.
      def qualified_at = self["qualified_at"]

      # Time at which the referral expires if it has not qualified: after 90 days.
      # Type: `UnixTime`.
      def expires_at = self["expires_at"]

      # Number of steps between the referrer and the referee. Always 1.
      def depth = self["depth"]

      # Reason for the rejection: the first reason of the review that rejected the reward. Null if not
      # rejected.
      def reason = self["reason"]

      # Your own key-value data about the referral.
      def metadata = self["metadata"]
    end

    # A reward that a person must check before it is sent.
    class Review < Model
      CODECS = {
        "reward" => "Reward",
        "related" => "ReviewRelated",
      }.freeze

      # Unique identifier of the object.
      # Type: `ReviewId`.
      def id = self["id"]

      # Always `review`.
      def object = self["object"]

      # Time at which the review was opened.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether real money is involved: `true` in live mode.
      def livemode = self["livemode"]

      # Program that the reward belongs to.
      # Type: `ProgramId`.
      def program = self["program"]

      # Reward that is held. Can be expanded.
      def reward = self["reward"]

      # Current status. Decides whether a decision is still needed; see Lifecycles.
      def status = self["status"]

      # Risk that the reward is fraudulent.
      def risk = self["risk"]

      # Reasons the reward is under review.
      def reasons = self["reasons"]

      # Other rewards that may belong to the same person.
      def related = self["related"]

      # Key or member that decided. Null while open, or if the review timed out.
      # Type: `MakerId`.
      def decided_by = self["decided_by"]

      # Time at which the review was decided. Null while open.
      # Type: `UnixTime`.
      def decided_at = self["decided_at"]

      # How the review was resolved. Null while open.
      def resolution = self["resolution"]

      # Note added with the decision. Null if there is none.
      # Type: `Note`.
      def note = self["note"]
    end

    # Other rewards of the same recipient, or to the same phone number or meter.
    class ReviewRelated < Model
      # Number of related rewards, of which at most 1,000 of each kind are counted.
      # Type: `Count`.
      def count = self["count"]

      # Number of related rewards that were blocked or rejected.
      # Type: `Count`.
      def blocked_count = self["blocked_count"]

      # IDs of the newest related rewards.
      def reward_ids = self["reward_ids"]
    end

    # Airtime, data or electricity given to a person from the budget of a program.
    class Reward < Model
      CODECS = {
        "program" => "Program",
        "recipient" => "Recipient",
        "send" => "Send",
        "link" => "RewardLink",
        "matches" => ["RuleMatch"],
        "mandate" => "Mandate",
      }.freeze

      # Unique identifier of the object.
      # Type: `RewardId`.
      def id = self["id"]

      # Always `reward`.
      def object = self["object"]

      # Time at which the object was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether real money is involved: `true` in live mode.
      def livemode = self["livemode"]

      # Current status. Decide by this; see Lifecycles.
      def status = self["status"]

      # Reason the reward is held. Null unless it is held.
      def held_reason = self["held_reason"]

      # Program that pays for the reward. Can be expanded.
      def program = self["program"]

      # Recipient of the reward. Null if the number belongs to none of your recipients. Can be
      # expanded.
      def recipient = self["recipient"]

      # Your own ID of the completion; of a referral, its ID; of a rule, its ID and that of what it
      # matched. Null for claimed links.
      # Type: `CompletionId`.
      def completion_id = self["completion_id"]

      # Face value. If a data bundle costs less, this becomes the price of the bundle and the rest
      # returns to the budget.
      # Type: `Money`.
      def amount = self["amount"]

      # Currency of the program.
      def currency = self["currency"]

      # How the reward is delivered to the person.
      def delivery = self["delivery"]

      # Reward type. Null until the person has chosen.
      def type = self["type"]

      # Product that is sent. Null until the person has chosen.
      # Type: `ProductId`.
      def product = self["product"]

      # Data bundle that is sent. Null unless the type is data.
      # Type: `BundleId`.
      def bundle_id = self["bundle_id"]

      # Meter that receives the electricity. Null unless the type is electricity.
      # Type: `MeterNumber`.
      def meter = self["meter"]

      # Phone number that receives the electricity token by SMS. Null unless the type is electricity,
      # and once the recipient is erased.
      # Type: `Phone`.
      def token_phone = self["token_phone"]

      # Phone number or meter that receives the reward. Null until the person has chosen. For an erased
      # recipient it is `+263700000000` or `00000000000`.
      # Type: `Target`.
      def target = self["target"]

      # Send that pays out the reward. Null until there is one. Can be expanded.
      def send_ = self["send"]

      # Link with which the person claims the reward. Null if there is none. Can be expanded.
      def link = self["link"]

      # Review that held the reward. Null if there was none.
      # Type: `ReviewId`.
      def review = self["review"]

      # Referral that earned the reward. Null if there is none.
      # Type: `ReferralId`.
      def referral = self["referral"]

      # Activity that earned the reward. Null if there is none.
      # Type: `ActivityRecordId`.
      def activity = self["activity"]

      # Rule that gave the reward. Null if there is none.
      # Type: `ProgramRuleId`.
      def rule = self["rule"]

      # Rules that matched what earned the reward, a signed completion, a referral or a check-in, in
      # the order they were evaluated: each gave a reward of its own, or the reason why not. Empty for
      # other rewards.
      def matches = self["matches"]

      # Approval that allowed the reward. Null if none was needed.
      # Type: `ApprovalId`.
      def approval = self["approval"]

      # What the person permitted who approved the reward. Null unless `approval` is set, and after the
      # recipient is erased.
      def mandate = self["mandate"]

      # What created the reward.
      def source = self["source"]

      # Time at which the reward expires if it is not claimed or released. Null if it does not expire.
      # Type: `UnixTime`.
      def expires_at = self["expires_at"]

      # Amount that was released, up to the whole `amount`. Null until released.
      # Type: `Money`.
      def released_amount = self["released_amount"]

      # Reason the reward failed, with the same codes as a send. Null unless it failed.
      def failure_code = self["failure_code"]

      # Reason the reward failed, as a sentence that can be shown to the person. Null unless it failed.
      # Type: `Note`.
      def failure_message = self["failure_message"]

      # Time at which the reward was held. Null if it never was.
      # Type: `UnixTime`.
      def held_at = self["held_at"]

      # Time at which the reward was released. Null if it never was.
      # Type: `UnixTime`.
      def released_at = self["released_at"]

      # Time at which the reward was delivered. Null if it has not been.
      # Type: `UnixTime`.
      def delivered_at = self["delivered_at"]

      # Time at which the reward failed. Null if it did not.
      # Type: `UnixTime`.
      def failed_at = self["failed_at"]

      # Time at which the reward was voided. Null if it was not.
      # Type: `UnixTime`.
      def voided_at = self["voided_at"]

      # Time at which the reward expired. Null if it did not.
      # Type: `UnixTime`.
      def expired_at = self["expired_at"]

      # Time at which a review rejected the reward. Null if none did.
      # Type: `UnixTime`.
      def rejected_at = self["rejected_at"]

      # Your own key-value data about the reward.
      def metadata = self["metadata"]
    end

    # Limits on what one person receives within a period. Null for no limit.
    class RewardLimit < Model
      # Maximum number of rewards. Null if unlimited.
      def count = self["count"]

      # Maximum amount, in the program's currency. Null if unlimited.
      # Type: `Money`.
      def amount = self["amount"]
    end

    # Limits on what one person receives. Null for no limit. Days are calendar days in Harare.
    class RewardLimits < Model
      CODECS = {
        "lifetime" => "RewardLimit",
        "per_day" => "RewardLimit",
        "per_week" => "RewardLimit",
        "per_month" => "RewardLimit",
      }.freeze

      # Limit over the person's lifetime. Null for no limit.
      def lifetime = self["lifetime"]

      # Limit per calendar day. Null for no limit.
      def per_day = self["per_day"]

      # Limit per week, starting on Monday. Null for no limit.
      def per_week = self["per_week"]

      # Limit per calendar month. Null for no limit.
      def per_month = self["per_month"]
    end

    # A link with which a person claims a reward. Its amount is earmarked in the program's budget.
    class RewardLink < Model
      SECRETS = [
        "url",
        "token",
        "qr_png_url",
      ].freeze

      # Unique identifier of the object.
      # Type: `RewardLinkId`.
      def id = self["id"]

      # Always `reward_link`.
      def object = self["object"]

      # Time at which the object was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether it gives away real money: `true` in live mode.
      def livemode = self["livemode"]

      # Program that pays for the link.
      # Type: `ProgramId`.
      def program = self["program"]

      # Current status. Decides whether the link can be claimed; see Lifecycles.
      def status = self["status"]

      # Claim page to give to the person, valid until the link is claimed, revoked or expired. Treat it
      # as money. Null for keys without `rewards:write` and for all agent keys.
      # Type: `WebUrl`.
      def url = self["url"]

      # Claim token of the link. Null whenever `url` is null, for the same reason.
      # Type: `ClaimToken`.
      def token = self["token"]

      # URL of a printable QR code of `url`, valid as long as the link. Null whenever `url` is null.
      # Type: `WebUrl`.
      def qr_png_url = self["qr_png_url"]

      # Face value of the link.
      # Type: `Money`.
      def amount = self["amount"]

      # Currency of the program.
      def currency = self["currency"]

      # Reward types that the person can choose from.
      def choices = self["choices"]

      # Label of the link, such as the name of a campaign. Null if not set.
      # Type: `Label`.
      def label = self["label"]

      # How a claim is tied to a person.
      def bind = self["bind"]

      # The only phone number that can claim the link, partially masked. Null if any number can.
      # Type: `MaskedPhone`.
      def phone_hint_masked = self["phone_hint_masked"]

      # Recipient that the reward is attributed to. Null if anyone can claim it.
      # Type: `RecipientId`.
      def recipient = self["recipient"]

      # Reward that the link belongs to or was claimed as. Null if there is none yet.
      # Type: `RewardId`.
      def reward = self["reward"]

      # Time at which the link expires. Null if it never does.
      # Type: `UnixTime`.
      def expires_at = self["expires_at"]

      # Time at which the link was first opened. Null if it has not been opened.
      # Type: `UnixTime`.
      def opened_at = self["opened_at"]

      # Time at which the link was claimed. Null if it has not been claimed.
      # Type: `UnixTime`.
      def claimed_at = self["claimed_at"]

      # Number of times the link was opened.
      # Type: `Count`.
      def open_count = self["open_count"]

      # Your own key-value data about the link.
      def metadata = self["metadata"]
    end

    # A person described by contact details: the recipient with this `external_id`, or without one the
    # oldest active recipient with this number. If there is none, a recipient is created without a name
    # and with the program's `lawful_basis`. The reward goes to this number in any case.
    class RewardRecipientPerson < Model
      def initialize(
        phone:,
        external_id: NOT_GIVEN
      )
        super(
          Model.given(
            "external_id" => external_id,
            "phone" => phone
          )
        )
      end

      # Your own ID of the person.
      # Type: `ExternalId`.
      def external_id = self["external_id"]

      # Phone number of the person.
      # Type: `PhoneInput`.
      def phone = self["phone"]
    end

    # The most recent replaced secret of a key that still works.
    class RolledSecret < Model
      # Last four characters of the replaced secret.
      # Type: `KeySecretEnding`.
      def last4 = self["last4"]

      # Time until which the replaced secret works.
      # Type: `UnixTime`.
      def works_until = self["works_until"]
    end

    # A rule that matched, and what it gave.
    class RuleMatch < Model
      # Rule that matched what happened.
      # Type: `ProgramRuleId`.
      def rule = self["rule"]

      # Reward that the rule created. Null if it gave none.
      # Type: `RewardId`.
      def reward = self["reward"]

      # Reason the rule gave no reward. Null if it gave one. Otherwise the error code that
      # `POST /rewards` would return, or `currency_mismatch` if the rule pays a percentage of a value
      # in a currency other than the program's.
      # Type: `SkippedReason`.
      def skipped_reason = self["skipped_reason"]
    end

    # Repeated sales to the same people. Each run creates a batch.
    class Schedule < Model
      CODECS = {
        "group" => "Group",
        "recipients" => ["ScheduleRecipient"],
        "created_by" => "SendCreator",
      }.freeze

      # Unique identifier of the object.
      # Type: `ScheduleId`.
      def id = self["id"]

      # Always `schedule`.
      def object = self["object"]

      # Time at which the object was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Name of the schedule.
      # Type: `Label`.
      def name = self["name"]

      # Whether the schedule is active.
      def active = self["active"]

      # How often the schedule runs.
      def cadence = self["cadence"]

      # Hour of the day at which it runs, in Harare time.
      # Type: `ScheduleHour`.
      def hour = self["hour"]

      # Minute at which it runs: a quarter of the hour.
      # Type: `ScheduleMinute`.
      def minute = self["minute"]

      # Day of the week. Null unless the cadence is `weekly`.
      # Type: `DayOfWeek`.
      def day_of_week = self["day_of_week"]

      # Day of the month. Null if the cadence does not need one.
      # Type: `DayOfMonth`.
      def day_of_month = self["day_of_month"]

      # Month of the year. Null unless the cadence is `yearly`.
      # Type: `MonthOfYear`.
      def month_of_year = self["month_of_year"]

      # Date from which 14-day periods are counted. Null unless the cadence is `biweekly`.
      # Type: `Day`.
      def anchor_date = self["anchor_date"]

      # Time zone of all days and hours.
      def timezone = self["timezone"]

      # Group whose members receive it. Null if `recipients` or `meter` is used. Can be expanded.
      def group = self["group"]

      # People who receive it. Empty if a group or meter is used, and in lists: retrieve the schedule
      # to see them.
      def recipients = self["recipients"]

      # Current number of people who receive it.
      # Type: `PeopleCount`.
      def recipient_count = self["recipient_count"]

      # Type of what is sent.
      def type = self["type"]

      # Product that is sold.
      # Type: `ProductId`.
      def product = self["product"]

      # Three-letter ISO currency code.
      def currency = self["currency"]

      # Bundle to send, for data only. Null otherwise.
      # Type: `BundleId`.
      def bundle_id = self["bundle_id"]

      # Amount each person receives. Null if every person has their own amount.
      # Type: `Money`.
      def amount = self["amount"]

      # Custom SMS message. Null for our standard message.
      # Type: `SmsTemplate`.
      def sms_message = self["sms_message"]

      # Whether `sms_message` is sent instead of our standard message.
      def custom_sms = self["custom_sms"]

      # Cost centre it is booked to. Null for each recipient's own.
      # Type: `CostCenterId`.
      def cost_center = self["cost_center"]

      # The only meter it buys power for. Null if people receive it.
      # Type: `MeterNumber`.
      def meter = self["meter"]

      # Phone number that receives the token by SMS. Null without `meter`.
      # Type: `Phone`.
      def token_phone = self["token_phone"]

      # Whether your Credit is checked 24 hours before each run.
      def precheck_credit = self["precheck_credit"]

      # What happens if your Credit is too low on the day of a run.
      def on_insufficient = self["on_insufficient"]

      # Next day on which it runs. Null if not active.
      # Type: `Day`.
      def next_occurrence = self["next_occurrence"]

      # Next three days on which it runs. Empty if not active.
      def next_runs = self["next_runs"]

      # Batch of the last run. Null before the first run.
      # Type: `BatchId`.
      def last_batch = self["last_batch"]

      # Status of the last day that was due. Null before the first.
      def last_result = self["last_result"]

      # Estimated face value of the next run. Null if not active.
      # Type: `Money`.
      def estimated_total = self["estimated_total"]

      # Who created the object.
      def created_by = self["created_by"]

      # Your own key-value data about the schedule.
      def metadata = self["metadata"]
    end

    # One day on which a schedule runs or would run.
    class ScheduleOccurrence < Model
      CODECS = {
        "combined_into" => "OccurrenceRef",
        "combined_from" => ["OccurrenceRef"],
      }.freeze

      # Always `schedule_occurrence`.
      def object = self["object"]

      # Time at which the schedule was created, or the day was last changed.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Schedule of the day.
      # Type: `ScheduleId`.
      def schedule = self["schedule"]

      # Date of the run. After a move, the same as `moved_to`.
      # Type: `Day`.
      def date = self["date"]

      # Original date given by the cadence, used in paths even after a move.
      # Type: `Day`.
      def original_date = self["original_date"]

      # Current status. Decide by this; see Lifecycles.
      def status = self["status"]

      # Time at which it runs or ran. Null if it does not run.
      # Type: `UnixTime`.
      def runs_at = self["runs_at"]

      # Amount each person receives on this day. Null if every person has their own amount.
      # Type: `Money`.
      def amount = self["amount"]

      # Amount set for this day only. Null if not overridden.
      # Type: `Money`.
      def amount_override = self["amount_override"]

      # Currency of all amounts.
      def currency = self["currency"]

      # Your note about this day. Null if not set.
      # Type: `Note`.
      def note = self["note"]

      # Date it was moved to. Null if it was not moved.
      # Type: `Day`.
      def moved_to = self["moved_to"]

      # Day whose run this one is part of. Null if not combined.
      def combined_into = self["combined_into"]

      # Days that are part of this day's run.
      def combined_from = self["combined_from"]

      # Number of people who receive it. Final once it has run, current until then.
      # Type: `PeopleCount`.
      def recipient_count = self["recipient_count"]

      # Estimated face value of the run, including combined days.
      # Type: `Money`.
      def estimated_total = self["estimated_total"]

      # Batch that the run created. Null until it has run.
      # Type: `BatchId`.
      def batch = self["batch"]

      # Time at which it can no longer be changed: 15 minutes before the run. Null if it does not run.
      # Type: `UnixTime`.
      def locked_at = self["locked_at"]
    end

    # A person of a schedule, with individual settings.
    class ScheduleRecipient < Model
      # Recipient of the run. Null for a person given by phone number.
      # Type: `RecipientId`.
      def recipient = self["recipient"]

      # Phone number of the person. Null for a recipient, whose current number is used.
      # Type: `Phone`.
      def phone = self["phone"]

      # Amount for this person. Null for the schedule's amount.
      # Type: `Money`.
      def amount = self["amount"]

      # Bundle for this person, for data only. Null for the schedule's bundle.
      # Type: `BundleId`.
      def bundle_id = self["bundle_id"]

      # Meter of this person, for power only. Null for the recipient's default meter.
      # Type: `MeterNumber`.
      def meter = self["meter"]

      # Phone number that receives the power token by SMS. Null for the person's own number.
      # Type: `Phone`.
      def token_phone = self["token_phone"]

      # Name given with a phone number. Null for a recipient.
      # Type: `Label`.
      def name = self["name"]
    end

    # A sale of airtime, data or electricity, from the moment it is written to its end.
    class Send < Model
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

      # The send.
      # Type: `SendId`.
      def id = self["id"]

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

      # Number printed on the receipt.
      # Type: `ReceiptNumber`.
      def receipt_number = self["receipt_number"]
    end

    # Data bundle of a send.
    class SendBundle < Model
      # ID of the bundle.
      # Type: `BundleId`.
      def id = self["id"]

      # Name of the bundle.
      # Type: `Label`.
      def name = self["name"]
    end

    # Who created this send.
    class SendCreator < Model
      # Type of the creator.
      def type = self["type"]

      # ID of the API key or member. Null for the service and its staff.
      # Type: `MakerId`.
      def id = self["id"]
    end

    # Electricity details of a send.
    class SendPower < Model
      CODECS = {
        "tokens" => ["SendToken"],
        "breakdown" => "PowerBreakdown",
      }.freeze

      # Number of the meter.
      # Type: `MeterNumber`.
      def meter = self["meter"]

      # Name of the meter's owner, masked.
      def name_masked = self["name_masked"]

      # Suburb of the meter, never its full address.
      def suburb = self["suburb"]

      # How surely the meter was confirmed.
      def confirmation = self["confirmation"]

      # Time at which the meter was confirmed.
      # Type: `UnixTime`.
      def confirmed_at = self["confirmed_at"]

      # Phone number that receives the token.
      # Type: `Phone`.
      def token_phone = self["token_phone"]

      # Email address that receives the token.
      # Type: `Email`.
      def token_email = self["token_email"]

      # Delivery status of the message with the token.
      def token_status = self["token_status"]

      # Tokens in the order of entry. Empty until delivered.
      def tokens = self["tokens"]

      # Kilowatt hours bought with the amount.
      # Type: `Units`.
      def units_kwh = self["units_kwh"]

      # Breakdown of the amount paid. Null until known.
      def breakdown = self["breakdown"]

      # The utility's own number of the purchase. `provider_reference` is that of the supplier through
      # which it was bought. Null until delivered.
      def utility_reference = self["utility_reference"]
    end

    # A problem that prevents a sale: the error that the real request would return.
    class SendProblem < Model
      # Invalid field or parameter. Null if no single one is.
      # Type: `ErrorParam`.
      def param = self["param"]

      # Code of the error. Decide by this.
      # Type: `ErrorCode`.
      def code = self["code"]

      # Explanation for a developer. May change.
      # Type: `ErrorMessage`.
      def message = self["message"]

      # Details that belong to the code.
      def meta = self["meta"]

      # Category of the error.
      def type = self["type"]

      # HTTP status that the real request would return.
      def status = self["status"]
    end

    # One of the tokens of a power send. Enter them in the order of `sequence`.
    class SendToken < Model
      SECRETS = [
        "token",
      ].freeze

      # Position in the order of entry, from 1.
      def sequence = self["sequence"]

      # Purpose of the token.
      def kind = self["kind"]

      # The token, masked without `tokens:read`.
      # Type: `PowerToken`.
      def token = self["token"]

      # Kilowatt hours that the token adds. Null when it adds none.
      # Type: `Units`.
      def units_kwh = self["units_kwh"]
    end

    # Spend caps of a key in one currency. Days and months are in Harare time.
    class SpendCap < Model
      # Maximum face value of one sale. Null if uncapped.
      # Type: `Money`.
      def per_send = self["per_send"]

      # Maximum face value per day. Null if uncapped.
      # Type: `Money`.
      def daily = self["daily"]

      # Maximum face value per month. Null if uncapped.
      # Type: `Money`.
      def monthly = self["monthly"]
    end

    # Number and amounts of a group of sends.
    class StatementSends < Model
      # Number of sends in the group.
      # Type: `Count`.
      def count = self["count"]

      # Face value of the sends: what customers received.
      # Type: `Money`.
      def face = self["face"]

      # Credit charged for the sends.
      # Type: `Money`.
      def cost = self["cost"]
    end

    # A payment that adds to your Credit.
    class Topup < Model
      CODECS = {
        "bank" => "TopupBank",
      }.freeze

      # ID of the top-up.
      # Type: `TopupId`.
      def id = self["id"]

      # Always `topup`.
      def object = self["object"]

      # Time at which the top-up was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether real money is involved: `true` in live mode.
      def livemode = self["livemode"]

      # Payment method of the top-up.
      def method_ = self["method"]

      # Amount that was requested.
      # Type: `Money`.
      def amount = self["amount"]

      # Amount that was received and added to your Credit. Null until then.
      # Type: `Money`.
      def amount_received = self["amount_received"]

      # Three-letter ISO currency code.
      def currency = self["currency"]

      # Current status. Decides whether the money has arrived; see Lifecycles.
      def status = self["status"]

      # Description for your own use. Null if not set.
      # Type: `Note`.
      def description = self["description"]

      # Payment page to send the payer to, valid until `expires_at`. Null for transfers and once the
      # top-up has ended.
      # Type: `WebUrl`.
      def redirect_url = self["redirect_url"]

      # Fee the payer pays in addition to `amount`. Never deducted from your Credit. Null for
      # transfers.
      # Type: `Money`.
      def card_fee = self["card_fee"]

      # Bank account to transfer the money to. Null for cards.
      def bank = self["bank"]

      # Reference that identifies the payment for both sides.
      # Type: `TopupReference`.
      def reference = self["reference"]

      # Note of the payer, as reported by the bank. Null if there is none.
      # Type: `Note`.
      def payer_note = self["payer_note"]

      # Time at which the top-up expires if not paid: one hour for cards, seven days for transfers.
      # Type: `UnixTime`.
      def expires_at = self["expires_at"]

      # Time at which the money arrived. Null until then.
      # Type: `UnixTime`.
      def succeeded_at = self["succeeded_at"]

      # Reason the top-up failed. Null unless it failed.
      def failure_code = self["failure_code"]

      # Credit transaction of the top-up. Null until the money has arrived.
      # Type: `TransactionId`.
      def credit_transaction = self["credit_transaction"]

      # Signed URL of a receipt to view or print. Needs no key and does not expire. Null until the
      # money has arrived.
      # Type: `WebUrl`.
      def receipt_url = self["receipt_url"]
    end

    # Bank account to transfer the money to.
    class TopupBank < Model
      # Name of the bank.
      # Type: `BankText`.
      def bank_name = self["bank_name"]

      # Name of the account holder.
      # Type: `BankText`.
      def account_name = self["account_name"]

      # Number of the bank account.
      # Type: `BankText`.
      def account_number = self["account_number"]

      # Code of the bank branch.
      # Type: `BankText`.
      def branch_code = self["branch_code"]

      # SWIFT code, for transfers from abroad. Null if not available.
      # Type: `BankText`.
      def swift = self["swift"]

      # Reference the payer must quote, so that the payment can be matched to you.
      # Type: `TopupReference`.
      def reference = self["reference"]

      # Instructions for the payer, in one sentence.
      # Type: `Note`.
      def instructions = self["instructions"]
    end

    # The delivery of one event to one endpoint, with its attempts.
    class WebhookDelivery < Model
      CODECS = {
        "last_response" => "WebhookResponse",
        "attempts" => ["WebhookTry"],
      }.freeze

      # ID of the delivery, also sent in the `Svc-Delivery` header.
      # Type: `WebhookDeliveryId`.
      def id = self["id"]

      # Always `webhook_delivery`.
      def object = self["object"]

      # Time at which the delivery was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # ID of the endpoint.
      # Type: `WebhookEndpointId`.
      def endpoint = self["endpoint"]

      # ID of the event.
      # Type: `EventId`.
      def event = self["event"]

      # Type of the event.
      def event_type = self["event_type"]

      # URL of the latest attempt. Before the first attempt, the URL of the endpoint.
      # Type: `WebhookUrl`.
      def url = self["url"]

      # Current status of the delivery.
      def status = self["status"]

      # Number of attempts so far.
      # Type: `Count`.
      def attempt_count = self["attempt_count"]

      # Time of the next attempt. Null if none is planned.
      # Type: `UnixTime`.
      def next_attempt_at = self["next_attempt_at"]

      # Response of the endpoint to the latest attempt. Null before the first attempt.
      def last_response = self["last_response"]

      # Why the delivery was created.
      def trigger = self["trigger"]

      # Attempts, oldest first. Empty in lists; retrieve a single delivery to read them.
      def attempts = self["attempts"]

      # Headers of the latest attempt, with signatures shown as `***`. Null before the first attempt
      # and in lists.
      def request_headers = self["request_headers"]

      # Body of the latest attempt, masked. Null before the first attempt and in lists.
      def payload = self["payload"]
    end

    # A webhook endpoint: a URL of yours that receives signed events.
    class WebhookEndpoint < Model
      CODECS = {
        "health" => "WebhookHealth",
      }.freeze
      SECRETS = [
        "secret",
      ].freeze

      # ID of the endpoint.
      # Type: `WebhookEndpointId`.
      def id = self["id"]

      # Always `webhook_endpoint`.
      def object = self["object"]

      # Time at which the endpoint was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode. An endpoint receives events of one mode only.
      def livemode = self["livemode"]

      # URL that receives the events.
      # Type: `WebhookUrl`.
      def url = self["url"]

      # Events that the endpoint receives. `send.meter_changed` is sent to every endpoint in any case.
      def enabled_events = self["enabled_events"]

      # Description of the endpoint. Null if it has none.
      # Type: `Note`.
      def description = self["description"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Whether power tokens are sent in clear text. It can only be turned off.
      def include_tokens = self["include_tokens"]

      # Whether `data.object.token_url` of a power send contains a link that reads the tokens once,
      # within 15 minutes and without a key. The field appears only in the bodies sent to the endpoint.
      def token_links = self["token_links"]

      # Format of the events sent to the endpoint.
      def format = self["format"]

      # Current status: whether events are sent.
      def status = self["status"]

      # Why the endpoint is disabled. Null while it is enabled.
      def disabled_reason = self["disabled_reason"]

      # Time at which the endpoint was disabled. Null while it is enabled.
      # Type: `UnixTime`.
      def disabled_at = self["disabled_at"]

      # The full signing secret. Returned only when the endpoint is created or its secret is rolled,
      # and when that response is replayed while the secret still signs. Otherwise null.
      # Type: `WebhookSecret`.
      def secret = self["secret"]

      # Last four characters of the current signing secret.
      # Type: `WebhookSecretEnding`.
      def secret_last4 = self["secret_last4"]

      # Time until which the old secret also signs. Null if no old secret does.
      # Type: `UnixTime`.
      def secret_rolling_until = self["secret_rolling_until"]

      # Recent delivery performance of the endpoint.
      def health = self["health"]

      # ID of the member or key that created the endpoint. Null if neither did.
      # Type: `MakerId`.
      def created_by = self["created_by"]

      # Your own key-value data about the endpoint.
      def metadata = self["metadata"]
    end

    # Recent delivery performance of an endpoint.
    class WebhookHealth < Model
      # Time of the last successful attempt. Null if there was none.
      # Type: `UnixTime`.
      def last_success_at = self["last_success_at"]

      # Time of the last failed attempt. Null if there was none.
      # Type: `UnixTime`.
      def last_failure_at = self["last_failure_at"]

      # Time since which every attempt has failed. Null if the latest attempt succeeded.
      # Type: `UnixTime`.
      def failing_since = self["failing_since"]

      # Share of the attempts of the last 24 hours that succeeded. Null without attempts.
      # Type: `Share`.
      def success_rate_24h = self["success_rate_24h"]

      # Number of deliveries waiting for their first or next attempt.
      # Type: `Count`.
      def pending = self["pending"]
    end

    # Response of the endpoint to the latest attempt.
    class WebhookResponse < Model
      # HTTP status. Null if there was no response.
      # Type: `HttpStatus`.
      def status = self["status"]

      # Duration of the attempt in milliseconds.
      # Type: `Milliseconds`.
      def duration_ms = self["duration_ms"]

      # Beginning of the response body. Null if there was no response.
      # Type: `WebhookAnswerExcerpt`.
      def body_excerpt = self["body_excerpt"]

      # Why the attempt failed. Null if it succeeded.
      def error = self["error"]
    end

    # One attempt of a delivery.
    class WebhookTry < Model
      # Time at which the attempt started.
      # Type: `UnixTime`.
      def at = self["at"]

      # HTTP status. Null if there was no response.
      # Type: `HttpStatus`.
      def status = self["status"]

      # Duration of the attempt in milliseconds.
      # Type: `Milliseconds`.
      def duration_ms = self["duration_ms"]

      # Why the attempt failed. Null if it succeeded.
      def error = self["error"]
    end

    # Effect of an allocation on the budget of a cost centre, in the currency of the budget.
    class WorkforceBudgetCheck < Model
      # ID of the cost centre.
      # Type: `CostCenterId`.
      def id = self["id"]

      # Currency of the budget.
      def currency = self["currency"]

      # Budget of the month. Null if there is none.
      # Type: `Money`.
      def budget = self["budget"]

      # Amount booked to it this month, including lines of batches that wait to be sent.
      # Type: `Money`.
      def spent = self["spent"]

      # Amount booked to it after the allocation.
      # Type: `Money`.
      def after = self["after"]

      # Amount by which the budget would be exceeded. `0.00` if it would not be.
      # Type: `Money`.
      def over_by = self["over_by"]
    end

    # Whether your Credit is sufficient for an allocation.
    class WorkforceCreditCheck < Model
      # Credit available to spend now.
      def available = self["available"]

      # Whether your Credit is sufficient in every currency.
      def sufficient = self["sufficient"]
    end

    # A registered person: a recipient, as an employer sees them.
    class WorkforcePerson < Model
      # Always `workforce_person`.
      def object = self["object"]

      # Time at which the person was registered.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # ID of the recipient, as in `/recipients`.
      # Type: `RecipientId`.
      def recipient = self["recipient"]

      # Name of the person. Null once erased.
      # Type: `Label`.
      def name = self["name"]

      # Phone number for airtime and messages. Null if there is none.
      # Type: `Phone`.
      def phone = self["phone"]

      # Your payroll number for the person. Null if not set.
      # Type: `PayrollId`.
      def payroll_id = self["payroll_id"]

      # Cost centre that the person belongs to. Null if there is none.
      # Type: `CostCenterId`.
      def cost_center = self["cost_center"]

      # Maximum the person can receive per calendar month in Harare. Exceeding it only warns. Null for
      # no cap.
      def monthly_cap = self["monthly_cap"]

      # Face value of what the person received this month.
      def spent_this_month = self["spent_this_month"]

      # Current status. Decides whether the person can receive anything.
      def status = self["status"]

      # Your notes about the person. Null if there are none.
      # Type: `Note`.
      def notes = self["notes"]
    end

    # A preview of an allocation, which writes nothing.
    class WorkforcePreview < Model
      CODECS = {
        "lines" => ["WorkforcePreviewLine"],
        "cost_centers" => ["WorkforceBudgetCheck"],
        "credit" => "WorkforceCreditCheck",
      }.freeze

      # Always `workforce_preview`.
      def object = self["object"]

      # Time at which the check was run.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the check ran in live mode.
      def livemode = self["livemode"]

      # All lines of the allocation.
      def lines = self["lines"]

      # Total face value of the valid lines.
      def total = self["total"]

      # Credit that the valid lines would cost.
      def cost = self["cost"]

      # Effect on the budget of each cost centre that a line is booked to, by name.
      def cost_centers = self["cost_centers"]

      # Whether a budget would be exceeded, so that `acknowledge_over_budget` is required.
      def over_budget = self["over_budget"]

      # Whether your Credit is sufficient.
      def credit = self["credit"]

      # Whether it would require approval by an owner or admin.
      def requires_approval = self["requires_approval"]
    end

    # The expected outcome of one line.
    class WorkforcePreviewLine < Model
      CODECS = {
        "errors" => ["ErrorDetail"],
      }.freeze

      # Index of the line, starting at 0.
      def index = self["index"]

      # Recipient of the line. Null if the person is not registered.
      # Type: `RecipientId`.
      def recipient = self["recipient"]

      # Name of the person. Null if unknown.
      # Type: `Label`.
      def name = self["name"]

      # Phone number of the person. Null if invalid.
      # Type: `Phone`.
      def phone = self["phone"]

      # Mobile network of the number. Null if unknown.
      # Type: `NetworkId`.
      def network = self["network"]

      # Face value. Null if it could not be parsed.
      # Type: `Money`.
      def amount = self["amount"]

      # Currency of the line. Null if it could not be parsed.
      def currency = self["currency"]

      # Credit the line would cost. Null if the line is invalid.
      # Type: `Money`.
      def cost = self["cost"]

      # All errors that prevent the line.
      def errors = self["errors"]

      # Warnings that do not prevent the line.
      def warnings = self["warnings"]
    end

    # The result of an allocation, resend or run.
    class WorkforceSendResult < Model
      CODECS = {
        "counts" => "BatchCounts",
      }.freeze

      # Always `workforce_send_result`.
      def object = self["object"]

      # Time at which the allocation was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Reference number of the allocation.
      # Type: `WorkforceReference`.
      def reference = self["reference"]

      # Batch of the allocation, as in `/batches`.
      # Type: `BatchId`.
      def batch = self["batch"]

      # Current status. Decide by this; see Lifecycles.
      def status = self["status"]

      # Number of lines, by status.
      def counts = self["counts"]

      # Total face value of the valid lines.
      def total = self["total"]

      # Whether an earlier request with the same key created it.
      def replayed = self["replayed"]

      # Whether it requires approval by an owner or admin.
      def requires_approval = self["requires_approval"]
    end

    # Availability of the test account's electricity utility.
    class ZesaAvailability < Model
      # Always `zesa_availability`.
      def object = self["object"]

      # Time at which the state was set.
      # Type: `UnixTime`.
      def created = self["created"]

      # Always false: test mode only.
      def livemode = self["livemode"]

      # Current state of the utility.
      def state = self["state"]

      # Time at which the utility entered this state.
      # Type: `UnixTime`.
      def since = self["since"]

      # Number of sends waiting for the utility.
      def affected_queued = self["affected_queued"]
    end
  end
end
