# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

"""The values of open sets of texts; one that is not here is a text all the same."""


class AccountStatus:
    """
    Status of an account: whether it can sell.
    """

    ACTIVE = "active"
    """
    The account can sell.
    """
    SUSPENDED = "suspended"
    """
    Suspended by our staff: reads work, writes return an error.
    """
    CLOSED = "closed"
    """
    The account is closed permanently.
    """


class ActivityKind:
    """
    Source of an entry in the activity feed.
    """

    EVENT = "event"
    """
    An event of an object.
    """
    AUDIT = "audit"
    """
    An entry of the audit log. Only for keys with `account:manage`.
    """


class ActorType:
    """
    Type of an actor.
    """

    KEY = "key"
    """
    Created with an API key.
    """
    MEMBER = "member"
    """
    Created by a member of the account.
    """
    SYSTEM = "system"
    """
    Created by the service itself.
    """
    STAFF = "staff"
    """
    Created by the service's staff.
    """


class AgentAction:
    """
    Action that an agent requests.
    """

    SEND = "send"
    """
    A sale, by `POST /sends` or a selling tool of the MCP server.
    """
    REWARD = "reward"
    """
    A reward, by `POST /rewards` or the tool `create_reward`.
    """


class AgentApprovalStatus:
    """
    Status of an agent's request for approval.
    """

    REQUESTED = "requested"
    """
    Waiting for a person. Nothing is sent or charged.
    """
    APPROVED = "approved"
    """
    A person approved the request, and it is or will be executed.
    """
    FAILED = "failed"
    """
    A person approved the request, but executing it returned an error. Nothing is charged.
    """
    REJECTED = "rejected"
    """
    A person rejected the request. Nothing is sent or charged.
    """
    EXPIRED = "expired"
    """
    Nobody decided within 24 hours. Nothing is sent or charged.
    """


class AlertChannel:
    """
    Channel by which you receive an alert.
    """

    WEBHOOK = "webhook"
    """
    Event sent to your webhook endpoints.
    """
    EMAIL = "email"
    """
    Email to the contact of your account.
    """
    SMS = "sms"
    """
    Text message to your support number.
    """


class AllowanceCadence:
    """
    How often an allowance is sent.
    """

    WEEKLY = "weekly"
    """
    Every week, on `day` 1 (Monday) to 7 (Sunday).
    """
    MONTHLY = "monthly"
    """
    Every month, on `day` 1 to 31, or the last day of shorter months.
    """


class ApiKeyStatus:
    """
    Status of an API key.
    """

    ACTIVE = "active"
    """
    The key works normally.
    """
    ROLLING = "rolling"
    """
    The key works, and so does a replaced secret during its grace period.
    """
    REVOKED = "revoked"
    """
    Someone revoked the key. It never works again.
    """
    EXPIRED = "expired"
    """
    The key passed its `expires_at`. It never works again.
    """


class ApprovalReason:
    """
    Reason a person must approve.
    """

    OVER_THRESHOLD = "over_threshold"
    """
    The request would exceed the agent's threshold for 24 hours.
    """
    NEW_TARGET = "new_target"
    """
    The target, `token_phone`, `token_email` or `notify_number` belongs to no recipient and is not on the key's list.
    """
    BOTH = "both"
    """
    Both the threshold and the new target.
    """


class AttemptKind:
    """
    Type of request to a provider.
    """

    SUBMIT = "submit"
    """
    Submits the send for delivery.
    """
    QUERY = "query"
    """
    Asks for the status of the send.
    """
    CALLBACK = "callback"
    """
    The provider reported the status without being asked.
    """


class AttemptOutcome:
    """
    Outcome of a request to a provider.
    """

    ACCEPTED = "accepted"
    """
    The provider accepted the send and reports later.
    """
    DELIVERED = "delivered"
    """
    The provider delivered the send.
    """
    REJECTED = "rejected"
    """
    The provider rejected the send.
    """
    BUSY = "busy"
    """
    The provider was busy and accepted nothing.
    """
    NO_ANSWER = "no_answer"
    """
    The provider sent no reliable response.
    """
    NOT_FOUND = "not_found"
    """
    The provider has no record of the send.
    """
    ERROR = "error"
    """
    The provider's response could not be understood.
    """


class AttentionKind:
    """
    Kind of a matter that may need a person.
    """

    SEND_UNKNOWN = "send_unknown"
    """
    Sends that have been `unknown` for over an hour.
    """
    SEND_REVIEW = "send_review"
    """
    Sends that our staff are reviewing.
    """
    BATCH_APPROVAL = "batch_approval"
    """
    Batches that require a second person's approval.
    """
    AGENT_APPROVAL = "agent_approval"
    """
    Agent requests that require a person's approval.
    """
    REWARD_REVIEW = "reward_review"
    """
    Rewards that are waiting for a review.
    """
    LOW_CREDIT = "low_credit"
    """
    Credit that lasts for less than one day.
    """
    ENDPOINT_DISABLED = "endpoint_disabled"
    """
    Webhook endpoints that were disabled because they failed.
    """
    KEY_EXPIRING = "key_expiring"
    """
    Keys that expire within seven days.
    """
    DISPUTE_OPEN = "dispute_open"
    """
    Disputes that are still open.
    """


class BatchCurrency:
    """
    Currency of a batch.
    """

    USD = "USD"
    """
    All lines are in United States dollars.
    """
    ZWG = "ZWG"
    """
    All lines are in Zimbabwe Gold.
    """
    MIXED = "mixed"
    """
    The lines are in both currencies.
    """


class BatchInsufficientChoice:
    """
    What a batch does when your Credit is too low for a line.
    """

    STOP = "stop"
    """
    Stop. The remaining lines stay unsent.
    """
    CONTINUE = "continue"
    """
    Skip the line and try the next one.
    """


class BatchInvalidChoice:
    """
    What to do with a batch that has invalid lines.
    """

    REJECT = "reject"
    """
    Reject the whole batch and write nothing.
    """
    SKIP = "skip"
    """
    Send the valid lines and omit the others.
    """


class BatchItemListExpansion:
    """
    Fields of the listed lines that can be expanded.
    """

    DATA_SEND = "data.send"
    """
    Expand `send` of each line into the full send.
    """


class BatchItemStatus:
    """
    Status of a batch line.
    """

    INVALID = "invalid"
    """
    A check failed when the batch was created; `error` says which. The line is never sent.
    """
    SKIPPED = "skipped"
    """
    Credit was insufficient for the line, and the batch continued without it.
    """
    PENDING = "pending"
    """
    The line is waiting to be sent.
    """
    SENDING = "sending"
    """
    The send of the line was created and has not ended.
    """
    DELIVERED = "delivered"
    """
    The send of the line was delivered.
    """
    FAILED = "failed"
    """
    The line could not be sold, or its send failed; `error` or `failure_code` says why.
    """
    UNRESOLVED = "unresolved"
    """
    The send had not ended one day after the batch started. Follow the send itself.
    """
    UNSENT = "unsent"
    """
    The batch stopped for insufficient Credit before this line was sent.
    """
    CANCELLED = "cancelled"
    """
    The batch or its send was cancelled before dispatch.
    """


class BatchStatus:
    """
    Status of a batch.
    """

    CREATED = "created"
    """
    The batch was created. It is started or requires approval immediately afterwards.
    """
    REQUIRES_APPROVAL = "requires_approval"
    """
    Above your threshold: an owner or admin other than the creator must approve it.
    """
    PROCESSING = "processing"
    """
    The lines are being sent.
    """
    COMPLETED = "completed"
    """
    Every valid line was delivered.
    """
    PARTIALLY_COMPLETED = "partially_completed"
    """
    At least one line was delivered, and at least one was not or is unresolved.
    """
    FAILED = "failed"
    """
    No line of the batch was delivered.
    """
    CANCELLED = "cancelled"
    """
    Cancelled, or not approved within 72 hours. Lines already dispatched have ended.
    """


class BatchWarningCode:
    """
    Reason for a warning about a line.
    """

    DUPLICATE_IN_FILE = "duplicate_in_file"
    """
    Another line of the batch has the same target and amount.
    """
    DUPLICATE_RECENT = "duplicate_recent"
    """
    The same sale was made recently.
    """


class BetterMoment:
    """
    Which of two moments buys more units.
    """

    NOW = "now"
    """
    The amount buys more now.
    """
    AFTER_RESET = "after_reset"
    """
    The amount buys more after the reset on the 1st.
    """
    SAME = "same"
    """
    Both moments buy the same.
    """


class BlockedTargetKind:
    """
    Kind of target that is blocked.
    """

    PHONE = "phone"
    """
    A mobile phone number.
    """
    METER = "meter"
    """
    An electricity meter number.
    """


class BundleCategory:
    """
    Category of a data bundle.
    """

    DAILY = "daily"
    """
    Valid for one day.
    """
    WEEKLY = "weekly"
    """
    Valid for one week.
    """
    MONTHLY = "monthly"
    """
    Valid for one month.
    """
    SOCIAL = "social"
    """
    For social media apps only.
    """
    VOICE = "voice"
    """
    Minutes for voice calls.
    """
    OTHER = "other"
    """
    Any other kind of bundle.
    """


class BusinessType:
    """
    Legal form of a business.
    """

    COMPANY = "company"
    """
    A private limited company.
    """
    PBC = "pbc"
    """
    A private business corporation.
    """
    SOLE_TRADER = "sole_trader"
    """
    A sole trader who trades in person.
    """
    NGO = "ngo"
    """
    A non-governmental, non-profit organisation.
    """
    COOPERATIVE = "cooperative"
    """
    A cooperative owned by its members.
    """


class CheckinStatus:
    """
    The outcome of a check-in.
    """

    ACCEPTED = "accepted"
    """
    The link is claimed and the reward is sent.
    """
    HELD = "held"
    """
    The link is claimed and the reward is held, for a review or in escrow.
    """
    REJECTED = "rejected"
    """
    The held reward was rejected, voided or has expired. Nothing is sent.
    """


class CheckoutPaymentErrorCode:
    """
    Reason a payment failed.
    """

    CARD_DECLINED = "card_declined"
    """
    The customer's bank declined the card.
    """
    CANCELLED = "cancelled"
    """
    The customer cancelled the payment.
    """
    TIMEOUT = "timeout"
    """
    The customer's bank did not respond in time.
    """
    PROVIDER_ERROR = "provider_error"
    """
    The payment provider had an error.
    """


class CheckoutPaymentMethod:
    """
    Payment method the customer used.
    """

    CARD = "card"
    """
    Paid by debit or credit card.
    """
    MOBILE_MONEY = "mobile_money"
    """
    Paid from a mobile wallet.
    """


class CheckoutReviewReason:
    """
    Reason our staff are reviewing a session.
    """

    FRAUD_CHECK = "fraud_check"
    """
    The payment may be fraudulent.
    """
    AMOUNT_MISMATCH = "amount_mismatch"
    """
    The amount paid differs from the amount requested.
    """
    SEND_FAILED = "send_failed"
    """
    The purchase could not be delivered.
    """


class CheckoutReviewResolution:
    """
    Outcome of the review of a session.
    """

    RESENT = "resent"
    """
    The purchase was sent again.
    """
    CREDITED = "credited"
    """
    The face value was added to your Credit.
    """


class CheckoutSessionExpansion:
    """
    Fields of a session that can be expanded.
    """

    SEND = "send"
    """
    Expand `send` into the most recent send.
    """


class CheckoutSessionListExpansion:
    """
    Fields of the listed sessions that can be expanded.
    """

    DATA_SEND = "data.send"
    """
    Expand `send` of each session into the most recent send.
    """


class CheckoutSessionStatus:
    """
    Status of a checkout session.
    """

    OPEN = "open"
    """
    The customer has not paid yet.
    """
    PAID = "paid"
    """
    The customer paid, and the send is being delivered.
    """
    IN_REVIEW = "in_review"
    """
    A person must check the session: the payment is suspicious, or the send failed.
    """
    RESENT = "resent"
    """
    A new send was created, after the meter was corrected or a review.
    """
    FULFILLED = "fulfilled"
    """
    What the customer paid for was delivered.
    """
    CREDITED = "credited"
    """
    Nothing was delivered; the face value was added to your Credit. Refund your customer.
    """
    EXPIRED = "expired"
    """
    Nobody paid in time. A late payment still makes the session `paid`.
    """


class ClaimRequirement:
    """
    Information that a claim needs in addition to the link.
    """

    PHONE = "phone"
    """
    Phone number that receives the reward or its token.
    """
    CODE = "code"
    """
    Code sent to that number by SMS. Request it with `POST /claims/{token}/code`.
    """
    METER = "meter"
    """
    Meter number, for electricity only.
    """
    CHALLENGE = "challenge"
    """
    Answer to the challenge in `challenge`.
    """
    POSITION = "position"
    """
    Position of the phone at the location in `place`. Claim with `POST /checkins`.
    """


class ClaimResultStatus:
    """
    Progress of a claimed reward, simplified for the person.
    """

    SENDING = "sending"
    """
    The reward is on its way.
    """
    DELIVERED = "delivered"
    """
    The person has received the reward.
    """
    HELD = "held"
    """
    The reward is being reviewed first.
    """
    FAILED = "failed"
    """
    The reward could not be sent.
    """


class CreditReservationStatus:
    """
    Status of a Credit reservation.
    """

    ACTIVE = "active"
    """
    The Credit is reserved.
    """
    CONSUMED = "consumed"
    """
    All of it was used. A program's reservation becomes `active` again when Credit is added or returned.
    """
    RELEASED = "released"
    """
    The rest was released and is available again. A program's reservation becomes `active` again when Credit is added or returned.
    """
    EXPIRED = "expired"
    """
    The reservation expired, and the rest is available again.
    """


class CreditTransactionType:
    """
    Type of a Credit transaction.
    """

    SEND = "send"
    """
    Credit charged for a send.
    """
    SEND_CREDIT_BACK = "send_credit_back"
    """
    Credit returned from a failed or cancelled send.
    """
    TOPUP = "topup"
    """
    Credit added by a top-up.
    """
    RESERVATION = "reservation"
    """
    Credit reserved for a batch or program.
    """
    RESERVATION_RELEASE = "reservation_release"
    """
    Reserved Credit made available again.
    """
    REWARD = "reward"
    """
    Credit charged for a reward.
    """
    REWARD_RETURN = "reward_return"
    """
    Credit returned from a reward.
    """
    CHECKOUT_CREDIT = "checkout_credit"
    """
    Payment of a checkout whose send was not created.
    """
    ADJUSTMENT = "adjustment"
    """
    Correction made by our staff.
    """
    TEST_GRANT = "test_grant"
    """
    Credit granted to a test account.
    """


class Currency:
    """
    Currency of Credit. Currencies are never exchanged.
    """

    USD = "USD"
    """
    United States dollar, written as `USD`.
    """
    ZWG = "ZWG"
    """
    Zimbabwe Gold, written as `ZWG`.
    """


class DealerApplicationStatus:
    """
    Status of a dealer application.
    """

    DRAFT = "draft"
    """
    The application is not submitted yet.
    """
    SUBMITTED = "submitted"
    """
    Submitted and waiting for a reviewer.
    """
    IN_REVIEW = "in_review"
    """
    Our staff are reviewing the application.
    """
    MORE_INFORMATION = "more_information"
    """
    Our staff have a question. Change the application and submit it again.
    """
    APPROVED = "approved"
    """
    Approved: the business buys below face value.
    """
    DECLINED = "declined"
    """
    Declined by our staff; `decision_note` says why.
    """


class DealerStatus:
    """
    Progress of a business toward the dealer tier.
    """

    NONE = "none"
    """
    The business has not applied.
    """
    APPLIED = "applied"
    """
    Our staff are reviewing the application.
    """
    APPROVED = "approved"
    """
    The business buys below face value.
    """


class DisputeExpansion:
    """
    Fields of a dispute that can be expanded.
    """

    SEND = "send"
    """
    Expand `send` into the full send.
    """


class DisputeListExpansion:
    """
    Fields of the listed disputes that can be expanded.
    """

    DATA_SEND = "data.send"
    """
    Expand `send` of each dispute into the full send.
    """


class DisputeOutcome:
    """
    Outcome of a dispute.
    """

    DELIVERED_CONFIRMED = "delivered_confirmed"
    """
    The network proved that the send was delivered.
    """
    TOKEN_RESENT = "token_resent"
    """
    The power token was sent again.
    """
    NOT_DELIVERED_CREDITED = "not_delivered_credited"
    """
    The send was not delivered, and its Credit was returned.
    """
    GOODWILL_CREDIT = "goodwill_credit"
    """
    The send remains delivered, and Credit was added as a goodwill gesture.
    """
    REJECTED = "rejected"
    """
    The dispute was rejected.
    """


class DisputeReason:
    """
    Reason for disputing a send.
    """

    TOKEN_NOT_RECEIVED = "token_not_received"
    """
    The customer did not receive the power token.
    """
    WRONG_NUMBER = "wrong_number"
    """
    The send went to the wrong number or meter.
    """
    NOT_DELIVERED = "not_delivered"
    """
    The send is marked delivered but did not arrive.
    """
    OTHER = "other"
    """
    Another reason; explain it in `evidence`.
    """


class DisputeStatus:
    """
    Status of a dispute.
    """

    OPENED = "opened"
    """
    Our staff are investigating the dispute.
    """
    RESOLVED = "resolved"
    """
    The dispute is resolved; `outcome` says how.
    """


class DocumentPurpose:
    """
    Purpose of a document. The first six are for the dealer application.
    """

    INCORPORATION_CERTIFICATE = "incorporation_certificate"
    """
    Certificate of incorporation of the business.
    """
    DIRECTORS_FORM = "directors_form"
    """
    Form that lists the directors.
    """
    DIRECTOR_ID = "director_id"
    """
    Identity card or passport of a director.
    """
    PROOF_OF_ADDRESS = "proof_of_address"
    """
    Proof of the business address, at most three months old.
    """
    BANK_LETTER = "bank_letter"
    """
    Bank letter that confirms the account of the business.
    """
    TAX_CLEARANCE = "tax_clearance"
    """
    Tax clearance certificate that is still valid.
    """
    DISPUTE_EVIDENCE = "dispute_evidence"
    """
    Evidence in a dispute, such as a receipt or a screenshot of the customer's phone.
    """


class DocumentStatus:
    """
    Status of the review of a document.
    """

    RECEIVED = "received"
    """
    Uploaded and waiting for review.
    """
    ACCEPTED = "accepted"
    """
    Our staff accepted the document.
    """
    REJECTED = "rejected"
    """
    Our staff rejected the document; `reason` says why. Upload another one.
    """


class DocumentType:
    """
    Accepted file types of a document.
    """

    APPLICATION_PDF = "application/pdf"
    """
    A document in PDF format.
    """
    IMAGE_JPEG = "image/jpeg"
    """
    An image in JPEG format.
    """
    IMAGE_PNG = "image/png"
    """
    An image in PNG format.
    """


class ErrorType:
    """
    Category of an error.
    """

    INVALID_REQUEST_ERROR = "invalid_request_error"
    """
    The request is invalid and must be changed.
    """
    AUTHENTICATION_ERROR = "authentication_error"
    """
    The key or session is missing or invalid.
    """
    PERMISSION_ERROR = "permission_error"
    """
    The key, role or account is not allowed to do this.
    """
    CREDIT_ERROR = "credit_error"
    """
    There is not enough Credit.
    """
    CONFLICT_ERROR = "conflict_error"
    """
    The current state of an object does not allow the request.
    """
    IDEMPOTENCY_ERROR = "idempotency_error"
    """
    The Idempotency-Key is missing, invalid or in use.
    """
    RATE_LIMIT_ERROR = "rate_limit_error"
    """
    Too many requests were sent.
    """
    PROVIDER_ERROR = "provider_error"
    """
    A network, utility or supplier did not respond as expected.
    """
    API_ERROR = "api_error"
    """
    Something went wrong on our side.
    """


class EventDeliveryFilter:
    """
    Filter for events by the result of their delivery.
    """

    UNDELIVERED = "undelivered"
    """
    Events that an endpoint of yours should have received and has not.
    """
    ALL = "all"
    """
    All events, whatever their delivery.
    """


class EventTypeName:
    """
    Type of an event, such as `send.delivered`.
    """

    ACTIVITY_RULE_MATCHED = "activity.rule_matched"
    """
    An activity matched a rule of a program. `data.rule` and `data.reward` name both.
    """
    AGENT_APPROVAL_APPROVED = "agent_approval.approved"
    """
    A person approved the request of an agent, and it is being executed.
    """
    AGENT_APPROVAL_EXPIRED = "agent_approval.expired"
    """
    Nobody decided the request of an agent within 24 hours. Nothing is sent or charged.
    """
    AGENT_APPROVAL_FAILED = "agent_approval.failed"
    """
    An approved request could not be executed; `failure` says why. Nothing is charged.
    """
    AGENT_APPROVAL_REJECTED = "agent_approval.rejected"
    """
    A person rejected the request of an agent. Nothing is sent or charged.
    """
    AGENT_APPROVAL_REQUESTED = "agent_approval.requested"
    """
    An agent requests approval. Nothing is sent or charged until a person approves.
    """
    API_KEY_CREATED = "api_key.created"
    """
    An API key was created.
    """
    API_KEY_EXPIRING = "api_key.expiring"
    """
    An API key expires in 7 days, or in 1 day.
    """
    API_KEY_REVOKED = "api_key.revoked"
    """
    An API key was revoked and no longer works.
    """
    API_KEY_ROLLED = "api_key.rolled"
    """
    An API key has a new secret. The old one works until its grace period ends.
    """
    BATCH_CANCELLED = "batch.cancelled"
    """
    A batch was cancelled, or nobody approved it within 72 hours.
    """
    BATCH_COMPLETED = "batch.completed"
    """
    Every valid line of a batch was delivered.
    """
    BATCH_CREATED = "batch.created"
    """
    A batch was created, its lines are checked and its total is known.
    """
    BATCH_FAILED = "batch.failed"
    """
    A batch has ended with none of its lines delivered.
    """
    BATCH_PARTIALLY_COMPLETED = "batch.partially_completed"
    """
    A batch has ended with some of its lines delivered and some not.
    """
    BATCH_PROCESSING = "batch.processing"
    """
    The lines of a batch are being sent.
    """
    BATCH_REQUIRES_APPROVAL = "batch.requires_approval"
    """
    A batch exceeds your threshold and requires the approval of an owner or admin.
    """
    CHECKOUT_SESSION_CREDITED = "checkout.session.credited"
    """
    Nothing was delivered, and the face value was added to your Credit.
    """
    CHECKOUT_SESSION_EXPIRED = "checkout.session.expired"
    """
    A session was not paid in time, or was ended. A late payment makes it `paid`.
    """
    CHECKOUT_SESSION_FULFILLED = "checkout.session.fulfilled"
    """
    What a customer paid for was delivered.
    """
    CHECKOUT_SESSION_PAID = "checkout.session.paid"
    """
    A checkout session was paid, and its send is being delivered.
    """
    CHECKOUT_SESSION_RESENT = "checkout.session.resent"
    """
    A new send was created to replace one that failed.
    """
    CREDIT_ADJUSTED = "credit.adjusted"
    """
    Our staff corrected your Credit with this transaction.
    """
    CREDIT_BALANCE_LOW = "credit.balance.low"
    """
    A sale or reservation took available Credit below the threshold of your alert.
    """
    CREDIT_RELEASED = "credit.released"
    """
    Reserved Credit is available again.
    """
    CREDIT_RESERVED = "credit.reserved"
    """
    Credit was reserved for a batch or a program.
    """
    CREDIT_SHORTFALL_PROJECTED = "credit.shortfall.projected"
    """
    Upcoming schedules need more than your Credit; `data.projection` says when.
    """
    CREDIT_TOPUP_EXPIRED = "credit.topup.expired"
    """
    A top-up was not paid in time.
    """
    CREDIT_TOPUP_FAILED = "credit.topup.failed"
    """
    The payment of a top-up failed. `failure_code` says why.
    """
    CREDIT_TOPUP_PENDING = "credit.topup.pending"
    """
    A top-up was created and is waiting for its payment.
    """
    CREDIT_TOPUP_SUCCEEDED = "credit.topup.succeeded"
    """
    The payment of a top-up arrived and was added to your Credit.
    """
    DISPUTE_OPENED = "dispute.opened"
    """
    You opened a dispute about a send, and our staff are investigating it.
    """
    DISPUTE_RESOLVED = "dispute.resolved"
    """
    Our staff resolved a dispute. `outcome` says how.
    """
    NETWORK_AVAILABILITY_DEGRADED = "network.availability.degraded"
    """
    A network that you used in the last 30 days is slow, fails often, or is down.
    """
    NETWORK_AVAILABILITY_RESTORED = "network.availability.restored"
    """
    A network that you used in the last 30 days works as usual again.
    """
    POWER_AVAILABILITY_DOWN = "power.availability.down"
    """
    A national outage started: meters cannot be confirmed, and power sends wait.
    """
    POWER_AVAILABILITY_UP = "power.availability.up"
    """
    The national outage has ended, and queued power sends are dispatched in order.
    """
    PROGRAM_ACTIVATED = "program.activated"
    """
    A program was activated or resumed and gives rewards.
    """
    PROGRAM_BUDGET_LOW = "program.budget.low"
    """
    At most 20 percent of a budget remains. Sent once each time it falls this low.
    """
    PROGRAM_CLOSED = "program.closed"
    """
    A program was closed permanently.
    """
    PROGRAM_EXHAUSTED = "program.exhausted"
    """
    The budget is spent or allocated. No rewards are given until budget returns.
    """
    PROGRAM_PAUSED = "program.paused"
    """
    A program was paused and gives no rewards until it is resumed.
    """
    PROGRAM_REACTIVATED = "program.reactivated"
    """
    An exhausted program has budget again and gives rewards.
    """
    RECIPIENT_CREATED = "recipient.created"
    """
    A recipient was created.
    """
    RECIPIENT_ERASED = "recipient.erased"
    """
    The personal data of a recipient was erased. Only its ID remains.
    """
    RECIPIENT_ERASURE_PENDING = "recipient.erasure_pending"
    """
    A recipient will be erased in seven days unless it is restored.
    """
    RECIPIENT_UPDATED = "recipient.updated"
    """
    A recipient was changed or restored.
    """
    REFERRAL_QUALIFIED = "referral.qualified"
    """
    A referred friend qualified. `reward` is the reward of the referrer.
    """
    REVIEW_OPENED = "review.opened"
    """
    A reward is held for a review. A person must approve or reject it.
    """
    REVIEW_RESOLVED = "review.resolved"
    """
    A review was approved or rejected, or nobody decided it within 30 days.
    """
    REWARD_CREATED = "reward.created"
    """
    A reward was created and its budget allocated.
    """
    REWARD_DELIVERED = "reward.delivered"
    """
    A reward was delivered to the recipient.
    """
    REWARD_DUPLICATE = "reward.duplicate"
    """
    A `completion_id` was sent again; nothing changed. Sent at most once a day each.
    """
    REWARD_EXPIRED = "reward.expired"
    """
    A reward was not taken or released in time, and its budget returned.
    """
    REWARD_FAILED = "reward.failed"
    """
    A reward could not be sent, and its budget returned. `failure_code` says why.
    """
    REWARD_HELD = "reward.held"
    """
    A reward is held, in escrow or for a review. `held_reason` says which.
    """
    REWARD_REJECTED = "reward.rejected"
    """
    A review rejected a reward, and its budget returned.
    """
    REWARD_RELEASED = "reward.released"
    """
    A held reward was released and is being sent.
    """
    REWARD_VOIDED = "reward.voided"
    """
    A reward was voided before anything was sent, and its budget returned.
    """
    REWARD_LINK_CLAIMED = "reward_link.claimed"
    """
    A reward link was claimed. `reward` is the reward it became.
    """
    REWARD_LINK_CREATED = "reward_link.created"
    """
    A reward link was created. Above 50 links per request, events are sent gradually.
    """
    REWARD_LINK_EXPIRED = "reward_link.expired"
    """
    A reward link expired, and its budget returned.
    """
    REWARD_LINK_OPENED = "reward_link.opened"
    """
    A reward link was opened for the first time.
    """
    REWARD_LINK_REVOKED = "reward_link.revoked"
    """
    A reward link was revoked, and its budget returned.
    """
    SCHEDULE_OCCURRENCE_RAN = "schedule.occurrence.ran"
    """
    A schedule has run. `batch` is the batch it created.
    """
    SCHEDULE_OCCURRENCE_RETRY_AFTER_TOPUP = "schedule.occurrence.retry_after_topup"
    """
    A schedule is due and waits for a top-up because Credit is insufficient.
    """
    SCHEDULE_OCCURRENCE_SKIPPED_INSUFFICIENT_CREDIT = "schedule.occurrence.skipped_insufficient_credit"
    """
    A schedule was due and was skipped because Credit was insufficient.
    """
    SCHEDULE_OCCURRENCE_UPCOMING = "schedule.occurrence.upcoming"
    """
    A schedule runs within 24 hours. It can be changed until 15 minutes before.
    """
    SEND_CANCELLED = "send.cancelled"
    """
    A send was cancelled before it was dispatched.
    """
    SEND_CREATED = "send.created"
    """
    A send was created and charged.
    """
    SEND_CREDITED_BACK = "send.credited_back"
    """
    The Credit charged for a send was returned.
    """
    SEND_DELIVERED = "send.delivered"
    """
    A send was delivered to the customer, and its Credit is spent.
    """
    SEND_FAILED = "send.failed"
    """
    A send failed. `failure_code` says why.
    """
    SEND_LATE_DELIVERED = "send.late_delivered"
    """
    A failed send turned out to be delivered. You keep the returned Credit.
    """
    SEND_METER_CHANGED = "send.meter_changed"
    """
    The meter of a waiting send was changed. Sent to every endpoint.
    """
    SEND_QUEUED = "send.queued"
    """
    A power send is queued during a national outage and is dispatched when it ends.
    """
    SEND_REQUIRES_REVIEW = "send.requires_review"
    """
    The network gives no clear answer and our staff decide. Do not sell again.
    """
    SEND_RETRYING = "send.retrying"
    """
    The network was busy and delivered nothing. The service retries automatically.
    """
    SEND_SCHEDULED = "send.scheduled"
    """
    A send was created and charged, and is dispatched at its scheduled time.
    """
    SEND_SUBMITTED = "send.submitted"
    """
    A send was submitted to the network. Sent once, however many attempts follow.
    """
    SEND_TOKEN_DELIVERED = "send.token_delivered"
    """
    The text message with the token reached the customer's phone.
    """
    SEND_TOKEN_DELIVERY_FAILED = "send.token_delivery_failed"
    """
    The text message with the token could not be delivered. Resend the token.
    """
    SEND_TOKEN_RESENT = "send.token_resent"
    """
    The token was sent to the customer again.
    """
    SEND_UNKNOWN = "send.unknown"
    """
    The network has not responded. Do not sell again: the send may have been delivered.
    """
    WEBHOOK_ENDPOINT_DISABLED = "webhook_endpoint.disabled"
    """
    A webhook endpoint was disabled, by you or because it failed for three days.
    """


class ExportFormat:
    """
    Format of an export file.
    """

    CSV = "csv"
    """
    CSV in UTF-8 with a header row. Times are in Harare time: `2026-11-10T09:30:00+02:00`.
    """
    JSON = "json"
    """
    One JSON object per line (NDJSON), as in the API.
    """
    CSV_JSON = "csv-json"
    """
    CSV text inside a JSON object with `filename`, `content_type`, `content` and `rows`, for clients that cannot receive a file.
    """


class ExportKind:
    """
    Kind of objects to export. Creating and downloading an export also require the read scope of its
    kind.
    """

    SENDS = "sends"
    """
    Sends. Requires the scope `sends:read`.
    """
    BATCHES = "batches"
    """
    Batches. Requires the scope `sends:read`.
    """
    REWARDS = "rewards"
    """
    Rewards. Requires the scope `rewards:read`.
    """
    REWARD_LINKS = "reward_links"
    """
    Reward links. Requires the scope `rewards:read`; their addresses are null without `rewards:write`.
    """
    CREDIT_TRANSACTIONS = "credit_transactions"
    """
    Credit transactions. Requires the scope `credit:read`.
    """
    RECIPIENTS = "recipients"
    """
    Recipients. Requires the scope `recipients:read`.
    """
    REQUESTS = "requests"
    """
    API requests. Requires the scope `account:manage`.
    """
    EVENTS = "events"
    """
    Events. Requires only `reports:read`.
    """


class ExportStatus:
    """
    Status of an export.
    """

    PENDING = "pending"
    """
    The file is being created.
    """
    READY = "ready"
    """
    The file can be downloaded.
    """
    FAILED = "failed"
    """
    The file could not be created; `error` says why. Create another export.
    """
    EXPIRED = "expired"
    """
    The file was deleted after seven days. Create another export.
    """


class FailureReportDimension:
    """
    Dimensions of a failure report.
    """

    FAILURE_CODE = "failure_code"
    """
    Group by the reason of failure.
    """
    NETWORK = "network"
    """
    Group by mobile network.
    """


class FamilyRelation:
    """
    Relationship of a family member to you.
    """

    SPOUSE = "spouse"
    """
    Your husband or wife.
    """
    CHILD = "child"
    """
    Your son or daughter.
    """
    PARENT = "parent"
    """
    Your father or mother.
    """
    OTHER = "other"
    """
    Any other relationship to you.
    """


class FamilySendType:
    """
    What can be sent to a family member.
    """

    AIRTIME = "airtime"
    """
    Airtime to the phone number.
    """
    POWER = "power"
    """
    Electricity to the meter. The token is sent to the phone by SMS.
    """


class GroupKind:
    """
    How the members of a group are determined.
    """

    STATIC = "static"
    """
    You add and remove members, with `POST /groups/{group_id}/members`.
    """
    DYNAMIC = "dynamic"
    """
    A filter selects the members each time the group is used.
    """


class HealthStatus:
    """
    Health of the service.
    """

    OK = "ok"
    """
    Requests are served as usual.
    """
    DEGRADED = "degraded"
    """
    Requests are served, but a component is failing.
    """


class HttpMethod:
    """
    HTTP method of a request.
    """

    GET = "GET"
    """
    Reads without changing anything.
    """
    POST = "POST"
    """
    Creates an object or performs an action.
    """
    PATCH = "PATCH"
    """
    Changes some fields of an object.
    """
    PUT = "PUT"
    """
    Replaces an object as a whole.
    """
    DELETE = "DELETE"
    """
    Deletes or ends an object.
    """


class InviteStatus:
    """
    Status of an invitation.
    """

    PENDING = "pending"
    """
    The invited person has not responded.
    """
    ACCEPTED = "accepted"
    """
    The person accepted and is a member.
    """
    DECLINED = "declined"
    """
    The person declined the invitation.
    """
    REVOKED = "revoked"
    """
    The organisation revoked the invitation.
    """
    EXPIRED = "expired"
    """
    The person did not respond within 14 days.
    """


class KeyGrace:
    """
    Grace period of the old secret after a key is rolled.
    """

    v_0 = "0"
    """
    No grace period: the old secret stops working immediately.
    """
    v_1H = "1h"
    """
    A grace period of one hour.
    """
    v_24H = "24h"
    """
    A grace period of one day.
    """
    v_7D = "7d"
    """
    A grace period of one week.
    """


class KeyKind:
    """
    Kind of an API key.
    """

    SK = "sk"
    """
    Secret: for your own servers.
    """
    RK = "rk"
    """
    Restricted: for one till, with only the scopes it needs.
    """
    PK = "pk"
    """
    Publishable: for a browser, and only for operations that allow it.
    """
    AK = "ak"
    """
    Agent: for an AI agent under human supervision.
    """


class KeyScope:
    """
    A permission of an API key.
    """

    CATALOG_READ = "catalog:read"
    """
    Read networks and products.
    """
    LOOKUPS_READ = "lookups:read"
    """
    Look up phone numbers and meters, and create quotes.
    """
    SENDS_READ = "sends:read"
    """
    Read sends, batches, schedules, disputes and checkout sessions.
    """
    SENDS_WRITE = "sends:write"
    """
    Create, cancel and change sends, and open disputes and checkout sessions.
    """
    TOKENS_READ = "tokens:read"
    """
    Read power tokens in clear text.
    """
    BATCHES_WRITE = "batches:write"
    """
    Create, cancel and approve batches.
    """
    SCHEDULES_WRITE = "schedules:write"
    """
    Create and change schedules.
    """
    CREDIT_READ = "credit:read"
    """
    Read Credit and statements.
    """
    CREDIT_TOPUP = "credit:topup"
    """
    Top up your Credit.
    """
    RECIPIENTS_READ = "recipients:read"
    """
    Read recipients, groups and cost centres.
    """
    RECIPIENTS_WRITE = "recipients:write"
    """
    Create and change recipients, groups and cost centres.
    """
    REWARDS_READ = "rewards:read"
    """
    Read rewards, reward links and reviews.
    """
    REWARDS_WRITE = "rewards:write"
    """
    Create rewards and reward links.
    """
    PROGRAMS_MANAGE = "programs:manage"
    """
    Manage programs and decide reviews.
    """
    WEBHOOKS_MANAGE = "webhooks:manage"
    """
    Manage webhook endpoints and read events.
    """
    REPORTS_READ = "reports:read"
    """
    Read reports, activity and events.
    """
    WORKFORCE_ADMIN = "workforce:admin"
    """
    Allocate airtime, data and electricity to employees.
    """
    FAMILY_WRITE = "family:write"
    """
    Manage family members of the account.
    """
    ACCOUNT_MANAGE = "account:manage"
    """
    Manage the account, its members and its keys.
    """


class LawfulBasis:
    """
    Legal basis for processing a person's data.
    """

    CONSENT = "consent"
    """
    The person has given consent; see `consent`.
    """
    CONTRACT = "contract"
    """
    The data is needed for a contract with the person.
    """
    LEGAL_OBLIGATION = "legal_obligation"
    """
    The data is required by law.
    """
    LEGITIMATE_INTEREST = "legitimate_interest"
    """
    You have a legitimate interest that the person's interests do not override.
    """


class LineType:
    """
    Type of a phone line.
    """

    MOBILE = "mobile"
    """
    A mobile phone line.
    """
    VOIP = "voip"
    """
    An internet telephony number.
    """
    FIXED = "fixed"
    """
    A fixed phone line.
    """
    UNKNOWN = "unknown"
    """
    The type cannot be derived from the digits.
    """


class LinkBinding:
    """
    How a claim is tied to a person.
    """

    NONE = "none"
    """
    Anyone who has the link can claim it.
    """
    OTP = "otp"
    """
    A code is sent by SMS to the number that receives the reward.
    """


class LiveSalesStatus:
    """
    Whether anything is sold in live mode.
    """

    OPEN = "open"
    """
    At least one product is sold.
    """
    CLOSED = "closed"
    """
    No supplier is connected: nothing is sold, and top-ups return an error.
    """


class MemberRole:
    """
    Permissions of a member.
    """

    OWNER = "owner"
    """
    Can do everything. There is always at least one owner.
    """
    ADMIN = "admin"
    """
    Can do everything except what concerns owners.
    """
    DEVELOPER = "developer"
    """
    Can sell and build: sends, batches, webhooks, test keys.
    """
    VIEWER = "viewer"
    """
    Can read but not change anything.
    """


class MemberStatus:
    """
    Whether a member can sign in.
    """

    ACTIVE = "active"
    """
    The member can sign in.
    """
    SUSPENDED = "suspended"
    """
    The member was suspended by our staff.
    """


class MeterConfirmMode:
    """
    Confirmation level required for the meter of a power send.
    """

    STRICT = "strict"
    """
    Returns an error if the utility cannot confirm the meter.
    """
    BEST_EFFORT = "best_effort"
    """
    Sells without an answer, and confirms the meter before buying the token.
    """


class MeterConfirmation:
    """
    Confirmation level of a meter.
    """

    STRICT = "strict"
    """
    The utility confirmed it before the sale.
    """
    BEST_EFFORT = "best_effort"
    """
    Confirmed after the sale, before the token is bought.
    """
    NONE = "none"
    """
    The meter was not confirmed.
    """


class MeterSource:
    """
    Where a meter confirmation comes from.
    """

    UTILITY = "utility"
    """
    The utility, at this request.
    """
    CACHE = "cache"
    """
    The utility, less than ten minutes ago.
    """


class Mode:
    """
    Mode of an account. Nothing real moves in test mode.
    """

    TEST = "test"
    """
    No real money and no real airtime.
    """
    LIVE = "live"
    """
    Real money and real sales.
    """


class NetworkCondition:
    """
    How a network or a supplier performs.
    """

    UP = "up"
    """
    The network works as usual.
    """
    DEGRADED = "degraded"
    """
    Slow, or failing more often than usual.
    """
    DOWN = "down"
    """
    The network delivers nothing at present.
    """


class NetworkKind:
    """
    Type of a network.
    """

    MOBILE = "mobile"
    """
    Mobile: delivers airtime and data.
    """
    POWER = "power"
    """
    Electricity: delivers power tokens.
    """


class NetworkState:
    """
    Current state of a network.
    """

    UP = "up"
    """
    The network works as usual.
    """
    DEGRADED = "degraded"
    """
    Slow, or failing more often than usual.
    """
    DOWN = "down"
    """
    The network delivers nothing at present.
    """
    NOT_OFFERED = "not_offered"
    """
    Not sold in this mode: no supplier is connected. Sales return an error.
    """


class OverallStatus:
    """
    Overall status of the service.
    """

    OPERATIONAL = "operational"
    """
    Everything works as usual.
    """
    DEGRADED = "degraded"
    """
    Some networks are slow or down.
    """
    DOWN = "down"
    """
    No network delivers at present.
    """
    NOT_OFFERED = "not_offered"
    """
    Nothing is sold in this mode yet: no supplier is connected.
    """


class PausedReason:
    """
    Why a product cannot be sold.
    """

    NETWORK_DOWN = "network_down"
    """
    The network of the product is down.
    """
    MAINTENANCE = "maintenance"
    """
    Our staff paused the product temporarily.
    """
    NOT_AVAILABLE_YET = "not_available_yet"
    """
    Not sold in this mode yet.
    """


class PowerDownChoice:
    """
    Behaviour of a power send during a national outage.
    """

    QUEUE = "queue"
    """
    The send waits up to `max_hold`.
    """
    FAIL = "fail"
    """
    The send fails and your Credit is returned.
    """


class ProgramFunding:
    """
    How a program's budget is funded.
    """

    RESERVE = "reserve"
    """
    The whole budget is reserved from your Credit up front, and rewards are paid from the reservation. Each reward consumes its face value from the reservation; a dealer's discount becomes available Credit immediately.
    """
    PAY_AS_YOU_GO = "pay_as_you_go"
    """
    The budget is only a limit. Rewards sent immediately debit your available Credit. Rewards that wait in escrow, under review or behind a link are reserved until they end.
    """


class ProgramHoldMode:
    """
    What happens to a new reward before it is sent.
    """

    NONE = "none"
    """
    The reward is sent immediately, unless a fraud rule stops it.
    """
    ESCROW = "escrow"
    """
    The reward is held in escrow until you release it.
    """
    REVIEW = "review"
    """
    The reward is held until a person approves its review.
    """


class ProgramReportDimension:
    """
    Dimensions of a program report.
    """

    PROGRAM = "program"
    """
    Group by reward program.
    """


class ProgramRuleKind:
    """
    What a rule measures to decide whether it matches.
    """

    THRESHOLD = "threshold"
    """
    Matches when something has happened a number of times, or its values add up to a total: `count`. Counting starts again after each match.
    """
    STREAK = "streak"
    """
    Matches when something has happened in a number of consecutive days, weeks or months. The next streak begins in the period after that.
    """
    FIRST_TIME = "first_time"
    """
    Matches the first time something happens.
    """
    MILESTONE = "milestone"
    """
    Matches the n-th time something happens, counted from the first report of it.
    """
    PERCENTAGE = "percentage"
    """
    Matches each time and pays a percentage of the activity's value. Only for activities.
    """


class ProgramRuleTrigger:
    """
    What triggers the evaluation of a rule. Rewards that rules give trigger nothing. Only activities
    have a name and a value: rules of any other trigger cannot use `activity_name`,
    `percent_of_value`, `count.value`, or conditions on `name` and `value`.
    """

    ACTIVITY = "activity"
    """
    An activity that you report.
    """
    COMPLETION = "completion"
    """
    A signed completion of the program, in addition to the reward that it earns anyway.
    """
    REFERRAL = "referral"
    """
    A referral to the program that qualifies. Rewards the referrer, in escrow.
    """
    CHECKIN = "checkin"
    """
    A check-in at the program's location with a link of `POST /reward-links`, in addition to the reward that the link becomes. Its conditions can only be on `occurred_at`.
    """


class ProgramSource:
    """
    Ways in which a program's rewards can be created.
    """

    API = "api"
    """
    Created by your own server: `POST /rewards`, activities and referrals, and their rules.
    """
    COMPLETIONS = "completions"
    """
    Created by signed completions without a key, and by rules that they match: `POST /programs/{program_id}/completions`.
    """
    LINKS = "links"
    """
    Created when people claim reward links, online or by checking in at a location.
    """


class ProgramStatus:
    """
    Status of a program.
    """

    DRAFT = "draft"
    """
    Not active yet: the program gives no rewards. Activate it.
    """
    ACTIVE = "active"
    """
    The program gives rewards.
    """
    PAUSED = "paused"
    """
    Someone paused the program. It gives no rewards until it is resumed.
    """
    EXHAUSTED = "exhausted"
    """
    The budget is spent or allocated. The program becomes `active` again when budget returns.
    """
    CLOSED = "closed"
    """
    The program was closed permanently.
    """


class ProviderFloatState:
    """
    Whether our stock with a supplier is sufficient.
    """

    SUFFICIENT = "sufficient"
    """
    The stock is sufficient for all lines.
    """
    LOW = "low"
    """
    The stock may be too low, and some lines may be sent later.
    """
    UNKNOWN = "unknown"
    """
    The level of stock is not known.
    """


class QuoteStatus:
    """
    Status of a quote.
    """

    OPEN = "open"
    """
    A sale can use the quote.
    """
    USED = "used"
    """
    A sale uses the quote. If it fails or is cancelled in time, the quote becomes `open` again.
    """
    EXPIRED = "expired"
    """
    The quote expired after 30 minutes without a sale.
    """


class RecipientBulkMode:
    """
    What to do with lines whose recipient already exists.
    """

    CREATE = "create"
    """
    The line fails with an error.
    """
    UPSERT = "upsert"
    """
    The recipient is updated, as `PATCH` would.
    """


class RecipientBulkStatus:
    """
    Outcome of one line.
    """

    CREATED = "created"
    """
    A new recipient was created.
    """
    UPDATED = "updated"
    """
    The existing recipient was updated.
    """
    UNCHANGED = "unchanged"
    """
    The existing recipient already had these values.
    """
    FAILED = "failed"
    """
    Nothing was written. See `error` for the reason.
    """


class RecipientExpansion:
    """
    Fields of a recipient that can be expanded.
    """

    COST_CENTER = "cost_center"
    """
    Expand `cost_center` into the full cost centre.
    """


class RecipientListExpansion:
    """
    Fields of the listed recipients that can be expanded.
    """

    DATA_COST_CENTER = "data.cost_center"
    """
    Expand `cost_center` of each recipient into the full cost centre.
    """


class RecipientMatch:
    """
    Field by which a line finds its recipient.
    """

    EXTERNAL_ID = "external_id"
    """
    Match by your own ID.
    """
    PHONE = "phone"
    """
    Match by the phone number.
    """


class RecipientStatus:
    """
    Status of a recipient.
    """

    ACTIVE = "active"
    """
    The recipient can receive sends and rewards.
    """
    ERASURE_PENDING = "erasure_pending"
    """
    Receives nothing, and is erased after seven days unless restored.
    """
    ERASED = "erased"
    """
    The personal data was erased permanently.
    """


class RecipientWarningCode:
    """
    Reason for a warning about a line.
    """

    DUPLICATE_PHONE = "duplicate_phone"
    """
    Another recipient or an earlier line has the same phone number.
    """


class ReconciliationDimension:
    """
    Dimensions of a daily reconciliation.
    """

    API_KEY = "api_key"
    """
    Group by API key: by till, if each till has its own key.
    """


class ReferralStatus:
    """
    Status of a referral.
    """

    PENDING = "pending"
    """
    The friend has not qualified yet.
    """
    QUALIFIED = "qualified"
    """
    The friend qualified, and the referrer is rewarded.
    """
    REJECTED = "rejected"
    """
    A review rejected the reward; `reason` says why.
    """
    EXPIRED = "expired"
    """
    The friend did not qualify within 90 days.
    """


class ReportKind:
    """
    Kind of a report.
    """

    SPEND = "spend"
    """
    Sends and their cost, by up to two dimensions.
    """
    PROGRAMS = "programs"
    """
    Performance of reward programs.
    """
    FAILURES = "failures"
    """
    Reasons for failed sends.
    """
    RECONCILIATION = "reconciliation"
    """
    Daily reconciliation by till.
    """


class ReviewExpansion:
    """
    Fields of a review that can be expanded.
    """

    REWARD = "reward"
    """
    Expand `reward` into the full reward.
    """


class ReviewListExpansion:
    """
    Fields of the listed reviews that can be expanded.
    """

    DATA_REWARD = "data.reward"
    """
    Expand `reward` of each review into the full reward.
    """


class ReviewReason:
    """
    Reason a reward is under review.
    """

    VELOCITY_PHONE = "velocity_phone"
    """
    Many rewards to this phone number in a short time.
    """
    VELOCITY_IP = "velocity_ip"
    """
    Many claims from this IP address in a short time.
    """
    VELOCITY_DEVICE = "velocity_device"
    """
    Many claims from this device in a short time.
    """
    SAME_METER = "same_meter"
    """
    Rewards of several people go to the same meter.
    """
    NEW_RECIPIENT = "new_recipient"
    """
    The recipient was created only recently, and the amount is above the program's default.
    """
    AMOUNT_OUTLIER = "amount_outlier"
    """
    The amount is far above what the program usually gives.
    """
    CAP_NEAR = "cap_near"
    """
    The recipient had used most of a limit before this reward.
    """
    GEOFENCE_EDGE = "geofence_edge"
    """
    The check-in was at the very edge of the location.
    """
    BLOCKLIST_NEAR = "blocklist_near"
    """
    Another phone number or meter of the recipient is on the blocklist.
    """
    MANUAL_HOLD = "manual_hold"
    """
    The program holds rewards like this one for review.
    """
    TEST_NUMBER = "test_number"
    """
    A test number whose last four digits trigger a review. In test mode only.
    """


class ReviewResolution:
    """
    How a review was resolved.
    """

    APPROVED = "approved"
    """
    A person approved the review.
    """
    REJECTED = "rejected"
    """
    A person rejected the review.
    """
    TIMED_OUT = "timed_out"
    """
    Nobody decided within 30 days, so the reward was rejected.
    """


class ReviewRisk:
    """
    Risk that the reward is fraudulent.
    """

    LOW = "low"
    """
    Low risk. The program asked for a review, or one thing was unusual.
    """
    MEDIUM = "medium"
    """
    Medium risk. Two things were unusual.
    """
    HIGH = "high"
    """
    High risk. More was unusual, or much in a short time. Check carefully before you approve.
    """


class ReviewStatus:
    """
    Status of a review.
    """

    OPEN = "open"
    """
    A person must decide.
    """
    APPROVED = "approved"
    """
    The reward was approved and released.
    """
    REJECTED = "rejected"
    """
    The reward was rejected, by a person or after 30 days without a decision.
    """


class RewardDelivery:
    """
    How a reward is delivered to a person.
    """

    DIRECT = "direct"
    """
    Sent directly to the recipient's number or meter.
    """
    LINK = "link"
    """
    Claimed by the person with a link.
    """
    CHOICE = "choice"
    """
    Claimed with a link, where the person chooses what to receive.
    """


class RewardExpansion:
    """
    Fields of a reward that can be expanded.
    """

    PROGRAM = "program"
    """
    Expand `program` into the full program.
    """
    RECIPIENT = "recipient"
    """
    Expand `recipient` into the full recipient.
    """
    SEND = "send"
    """
    Expand `send` into the full send.
    """
    LINK = "link"
    """
    Expand `link` into the full link.
    """


class RewardHeldReason:
    """
    Reason a reward is held.
    """

    REVIEW = "review"
    """
    Under review, because of a fraud rule or the program's `hold`. Approve or reject its review.
    """
    ESCROW = "escrow"
    """
    In escrow. Release it once it is earned.
    """


class RewardLinkStatus:
    """
    Status of a reward link.
    """

    CREATED = "created"
    """
    Nobody has opened the link yet.
    """
    OPENED = "opened"
    """
    Someone has opened the link. Claiming it without opening it first opens it too.
    """
    CLAIMED = "claimed"
    """
    Someone claimed the link, and it became a reward.
    """
    EXPIRED = "expired"
    """
    The link expired, and its budget returned.
    """
    REVOKED = "revoked"
    """
    The link was revoked, and its budget returned.
    """


class RewardListExpansion:
    """
    Fields of the listed rewards that can be expanded.
    """

    DATA_PROGRAM = "data.program"
    """
    Expand `program` of each reward into the full program.
    """
    DATA_RECIPIENT = "data.recipient"
    """
    Expand `recipient` of each reward into the full recipient.
    """
    DATA_SEND = "data.send"
    """
    Expand `send` of each reward into the full send.
    """
    DATA_LINK = "data.link"
    """
    Expand `link` of each reward into the full link.
    """


class RewardSource:
    """
    What created a reward.
    """

    API = "api"
    """
    Created by a call to `POST /rewards`.
    """
    COMPLETIONS = "completions"
    """
    Created by a signed completion.
    """
    LINKS = "links"
    """
    Created by claiming a link.
    """
    RULE = "rule"
    """
    Created by a rule of the program.
    """
    REFERRAL = "referral"
    """
    Created by a referral that qualified.
    """
    CHECKIN = "checkin"
    """
    Created by a check-in at the program's location.
    """


class RewardStatus:
    """
    Status of a reward.
    """

    PENDING = "pending"
    """
    The budget is allocated. The reward is being sent, or waits to be claimed.
    """
    HELD = "held"
    """
    Held in escrow or by a fraud rule; `held_reason` says which.
    """
    RELEASED = "released"
    """
    Released: the reward is being sent, or waits to be claimed.
    """
    DELIVERED = "delivered"
    """
    The reward was delivered to the recipient.
    """
    FAILED = "failed"
    """
    The reward could not be sent, and its budget returned; `failure_code` says why. It stays `failed` even if its send is delivered late: the service bears the cost, and the send has `late_delivered_at`.
    """
    VOIDED = "voided"
    """
    Voided before anything was sent, and its budget returned.
    """
    EXPIRED = "expired"
    """
    Not claimed or released in time, and its budget returned.
    """
    REJECTED = "rejected"
    """
    A review rejected the reward, and its budget returned.
    """


class RewardWouldStatus:
    """
    Status that a reward would have.
    """

    PENDING = "pending"
    """
    The reward would be sent immediately, or wait for its claim.
    """
    HELD = "held"
    """
    The reward would be held in escrow or for a review.
    """
    REQUIRES_APPROVAL = "requires_approval"
    """
    The reward would wait for a person's approval.
    """


class RuleOperator:
    """
    How a field is compared with a value.
    """

    EQ = "eq"
    """
    The field equals the value.
    """
    NE = "ne"
    """
    The field does not equal the value.
    """
    GT = "gt"
    """
    The field is greater than the value.
    """
    GTE = "gte"
    """
    The field is greater than or equal to the value.
    """
    LT = "lt"
    """
    The field is less than the value.
    """
    LTE = "lte"
    """
    The field is less than or equal to the value.
    """
    IN = "in"
    """
    The field equals one of the listed values.
    """
    CONTAINS = "contains"
    """
    The field, a text or list, contains the value.
    """


class RuleStreakUnit:
    """
    Period that counts once towards a streak. Weeks begin on Monday; days are calendar days in
    Harare.
    """

    DAY = "day"
    """
    Once on each of a number of consecutive days.
    """
    WEEK = "week"
    """
    Once in each of a number of consecutive weeks.
    """
    MONTH = "month"
    """
    Once in each of a number of consecutive months.
    """


class SalesChannel:
    """
    Channel through which a business reaches its customers.
    """

    POS = "pos"
    """
    Tills in physical shops.
    """
    APP = "app"
    """
    A mobile app of the business.
    """
    AGENTS = "agents"
    """
    Agents who sell in the street.
    """
    WEB = "web"
    """
    A website of the business.
    """
    EMPLOYER = "employer"
    """
    The employees of the business.
    """


class ScheduleCadence:
    """
    How often a schedule runs.
    """

    DAILY = "daily"
    """
    Every day of the week.
    """
    WEEKLY = "weekly"
    """
    Every week on `day_of_week`.
    """
    BIWEEKLY = "biweekly"
    """
    Every 14 days, starting on `anchor_date`.
    """
    MONTHLY = "monthly"
    """
    Every month on `day_of_month`, or on the last day of shorter months.
    """
    YEARLY = "yearly"
    """
    Every year on `day_of_month` of `month_of_year`. 29 February becomes 28 February in other years.
    """
    PAYDAY = "payday"
    """
    Every month on the account's payday, or on `day_of_month` if it has none. A weekend or Zimbabwean public holiday moves it back to the last working day before.
    """
    LAST_DAY = "last_day"
    """
    On the last day of every month.
    """


class ScheduleExpansion:
    """
    Fields of a schedule that can be expanded.
    """

    GROUP = "group"
    """
    Expand `group` into the full group.
    """


class ScheduleInsufficientChoice:
    """
    What a schedule does if your Credit is too low on the day of a run.
    """

    SKIP = "skip"
    """
    The day is skipped.
    """
    RETRY_AFTER_TOPUP = "retry_after_topup"
    """
    The run waits up to twelve hours for a top-up.
    """


class ScheduleListExpansion:
    """
    Fields of the listed schedules that can be expanded.
    """

    DATA_GROUP = "data.group"
    """
    Expand `group` of each schedule into the full group.
    """


class ScheduleOccurrenceStatus:
    """
    Status of an occurrence of a schedule.
    """

    PLANNED = "planned"
    """
    It runs on its planned day.
    """
    MOVED = "moved"
    """
    It runs on another day: `moved_to`.
    """
    SKIPPED = "skipped"
    """
    It does not run: you skipped it, or Credit was insufficient.
    """
    COMBINED = "combined"
    """
    It runs together with another occurrence: `combined_into`.
    """
    RAN = "ran"
    """
    It has run, as planned or because you ran it; `batch` is the latest run.
    """
    MISSED = "missed"
    """
    It did not run within twelve hours: Credit did not arrive, nobody could receive it, its key was at a cap, or the service was unavailable.
    """
    WAITING_TOPUP = "waiting_topup"
    """
    Credit was insufficient. It runs as soon as there is enough, within twelve hours.
    """


class SearchKind:
    """
    Kind of an object that the search finds.
    """

    SEND = "send"
    """
    A send. Requires `sends:read`.
    """
    RECIPIENT = "recipient"
    """
    A recipient. Requires `recipients:read`.
    """
    REWARD = "reward"
    """
    A reward. Requires `rewards:read`.
    """
    TOPUP = "topup"
    """
    A top-up. Requires `credit:read`.
    """
    BATCH = "batch"
    """
    A batch. Requires `sends:read`.
    """


class SearchMatch:
    """
    What the text was found to be.
    """

    ID = "id"
    """
    ID of the object.
    """
    RECEIPT_NUMBER = "receipt_number"
    """
    Number on the receipt of a send.
    """
    REFERENCE = "reference"
    """
    Your own reference: `client_reference`, `completion_id` or `external_id`.
    """
    PROVIDER_REFERENCE = "provider_reference"
    """
    Confirmation number of a network, utility or payment provider, or reference of a top-up.
    """
    TARGET = "target"
    """
    Phone number or meter that was sold to, or of a recipient.
    """
    TOKEN_PHONE = "token_phone"
    """
    Phone number that a token was texted to.
    """
    NOTIFY_NUMBER = "notify_number"
    """
    Phone number that was notified of a send.
    """
    TOKEN = "token"
    """
    The last four digits of a power token, also those of a whole token.
    """
    NAME = "name"
    """
    Name, payroll number or title.
    """


class SendAdvanceTarget:
    """
    Status that a test send is advanced to.
    """

    DELIVERED = "delivered"
    """
    The network delivers the send.
    """
    FAILED = "failed"
    """
    The network rejects the send.
    """
    LATE_DELIVERED = "late_delivered"
    """
    A failed send turns out to be delivered.
    """


class SendExpansion:
    """
    Fields of a send that can be expanded.
    """

    RECIPIENT = "recipient"
    """
    Expands the recipient of the send.
    """
    PROGRAM = "program"
    """
    Expands the program of the send.
    """
    REWARD = "reward"
    """
    Expands the reward of the send.
    """
    BATCH = "batch"
    """
    Expands the batch of the send.
    """


class SendFailureCode:
    """
    Why a send or a reward failed, and whether it is safe to sell again to the same target. "Do not
    sell again" means: not as it was.
    """

    INVALID_TARGET = "invalid_target"
    """
    The network does not recognize the number. Correct the number before you sell again.
    """
    WRONG_NETWORK = "wrong_network"
    """
    The number is on another network. Do not sell this product again; choose another.
    """
    TARGET_BARRED = "target_barred"
    """
    The line is suspended or barred from top-ups. Do not sell to it again.
    """
    POSTPAID_NUMBER = "postpaid_number"
    """
    The number is a contract line, which cannot be topped up. Do not sell to it again.
    """
    AMOUNT_NOT_ALLOWED = "amount_not_allowed"
    """
    The amount is too low, too high or not a denomination. Sell another amount.
    """
    BUNDLE_UNAVAILABLE = "bundle_unavailable"
    """
    The bundle is no longer sold. Choose another bundle.
    """
    SUBSCRIBER_LIMIT_REACHED = "subscriber_limit_reached"
    """
    The line reached the network's daily, weekly or monthly limit. Sell again later.
    """
    DUPLICATE_REJECTED = "duplicate_rejected"
    """
    The network rejected the send as a duplicate. Sell again later.
    """
    METER_NOT_FOUND = "meter_not_found"
    """
    The utility does not recognize the meter. Correct the number before you sell again.
    """
    METER_BLOCKED = "meter_blocked"
    """
    The utility has blocked the meter. Do not sell again; the customer must contact the utility.
    """
    METER_CURRENCY_MISMATCH = "meter_currency_mismatch"
    """
    The utility bills the meter in the other currency. Sell again in that currency.
    """
    METER_ARREARS = "meter_arrears"
    """
    The customer owes the utility a debt. Do not sell again until it is paid.
    """
    METER_CONFIRMATION_FAILED = "meter_confirmation_failed"
    """
    The meter could not be confirmed. Check the meter before you sell again.
    """
    NETWORK_REJECTED = "network_rejected"
    """
    The network rejected the send for another reason. Check with the customer before you sell again.
    """
    NETWORK_BUSY = "network_busy"
    """
    The network was busy throughout and delivered nothing. Safe to sell again.
    """
    POWER_UNAVAILABLE = "power_unavailable"
    """
    The utility was down and `on_zesa_down` was `fail`. Sell again when it is back.
    """
    HOLD_EXPIRED = "hold_expired"
    """
    The utility was still down after `max_hold`. Safe to sell again.
    """
    PRODUCT_UNAVAILABLE = "product_unavailable"
    """
    The product was paused before dispatch. Sell again later.
    """
    TARGET_BLOCKED = "target_blocked"
    """
    The target was added to the blocklist before dispatch. Do not sell to it again.
    """
    PROVIDER_UNAVAILABLE = "provider_unavailable"
    """
    No supplier was available for the send. Sell again later.
    """
    NOT_DELIVERED = "not_delivered"
    """
    The supplier confirmed that the unknown send was never delivered. Safe to sell again.
    """
    NOT_DELIVERED_BY_REVIEW = "not_delivered_by_review"
    """
    Our staff resolved the send as not delivered. Safe to sell again.
    """
    CANCELLED_BY_BATCH = "cancelled_by_batch"
    """
    The batch was cancelled before dispatch, so nothing was sold. Only on batch lines.
    """


class SendListExpansion:
    """
    Fields of listed sends that can be expanded.
    """

    DATA_RECIPIENT = "data.recipient"
    """
    Expands the recipient of each send.
    """
    DATA_PROGRAM = "data.program"
    """
    Expands the program of each send.
    """
    DATA_REWARD = "data.reward"
    """
    Expands the reward of each send.
    """
    DATA_BATCH = "data.batch"
    """
    Expands the batch of each send.
    """


class SendSource:
    """
    Feature that created a send.
    """

    API = "api"
    """
    Created by `POST /sends` or by a retry.
    """
    BATCH = "batch"
    """
    Created by a line of a batch.
    """
    SCHEDULE = "schedule"
    """
    Created by an occurrence of a schedule.
    """
    REWARD = "reward"
    """
    Created to pay out a reward.
    """
    CHECKOUT = "checkout"
    """
    Created by a checkout session.
    """
    WORKFORCE = "workforce"
    """
    Created by an allocation to employees.
    """
    MCP = "mcp"
    """
    Created by a tool of the MCP server.
    """
    DASHBOARD = "dashboard"
    """
    Created by a person in the dashboard.
    """


class SendStatus:
    """
    Status of a send. Check it before you promise a customer anything.
    """

    PENDING = "pending"
    """
    Created and charged, not yet submitted to the network. Can be cancelled.
    """
    SUBMITTED = "submitted"
    """
    Submitted to the network, which has not responded yet.
    """
    DELIVERED = "delivered"
    """
    Delivered to the customer. The Credit is spent.
    """
    QUEUED = "queued"
    """
    National power outage: the token is bought and texted when it ends.
    """
    RETRYING = "retrying"
    """
    The network was busy and delivered nothing. The service retries automatically.
    """
    UNKNOWN = "unknown"
    """
    The network has not responded. Do not sell again: the send may have been delivered.
    """
    REQUIRES_REVIEW = "requires_review"
    """
    The network's responses conflict and our staff decide. Do not sell again: the send may have been delivered.
    """
    FAILED_CREDITED = "failed_credited"
    """
    Failed, and the Credit was returned; `failure_code` says why.
    """
    FAILED = "failed"
    """
    Failed, and this account was not charged for it.
    """
    SCHEDULED = "scheduled"
    """
    Charged, and dispatched at `scheduled_for`. Can be cancelled until then.
    """
    CANCELLED_CREDITED = "cancelled_credited"
    """
    Cancelled before dispatch, and the Credit was returned.
    """


class SendType:
    """
    Type of the sale.
    """

    AIRTIME = "airtime"
    """
    Airtime for a mobile number.
    """
    DATA = "data"
    """
    A mobile data bundle.
    """
    POWER = "power"
    """
    A prepaid electricity token.
    """


class SendWarningCode:
    """
    A point to check before a sale.
    """

    DUPLICATE_RECENT = "duplicate_recent"
    """
    The same sale was made recently.
    """
    METER_CHECKSUM = "meter_checksum"
    """
    The check digit of the meter number does not match.
    """
    LOW_CREDIT_AFTER = "low_credit_after"
    """
    Little Credit would remain after the sale.
    """


class SendWouldStatus:
    """
    Status that a sale would have.
    """

    PENDING = "pending"
    """
    The send would be dispatched immediately.
    """
    SCHEDULED = "scheduled"
    """
    The send would wait for its scheduled time.
    """
    REQUIRES_APPROVAL = "requires_approval"
    """
    The send would wait for a person's approval.
    """


class SmsLocale:
    """
    Language of the default text message.
    """

    EN = "en"
    """
    The message is in English.
    """
    SN = "sn"
    """
    The message is in Shona.
    """
    ND = "nd"
    """
    The message is in Ndebele.
    """


class SmsStatus:
    """
    SMS delivery status of the message to the customer.
    """

    NONE = "none"
    """
    No message exists, or it is not due yet.
    """
    QUEUED = "queued"
    """
    The message is waiting to be sent.
    """
    SENT = "sent"
    """
    The SMS gateway accepted the message.
    """
    DELIVERED = "delivered"
    """
    The message reached the customer.
    """
    FAILED = "failed"
    """
    The message could not be delivered.
    """
    UNCONFIRMED = "unconfirmed"
    """
    The message may have arrived: the SMS gateway accepted it and reported no delivery within 24 hours, or no gateway answered.
    """


class SpendDimension:
    """
    Dimensions of a spend report.
    """

    DAY = "day"
    """
    Group by calendar day in Harare.
    """
    WEEK = "week"
    """
    Group by week, starting on Monday.
    """
    MONTH = "month"
    """
    Group by calendar month.
    """
    TYPE = "type"
    """
    Group by send type.
    """
    NETWORK = "network"
    """
    Group by mobile network.
    """
    PRODUCT = "product"
    """
    Group by product sold.
    """
    COST_CENTER = "cost_center"
    """
    Group by cost centre.
    """
    PROGRAM = "program"
    """
    Group by reward program.
    """
    RECIPIENT = "recipient"
    """
    Group by recipient of the send.
    """
    API_KEY = "api_key"
    """
    Group by API key: by till, if each till has its own key.
    """
    SOURCE = "source"
    """
    Group by what created the sends.
    """


class TariffClass:
    """
    Tariff class of a meter.
    """

    DOMESTIC = "domestic"
    """
    Domestic: a household uses the electricity.
    """
    COMMERCIAL = "commercial"
    """
    Commercial: a business uses the electricity.
    """
    UNKNOWN = "unknown"
    """
    The utility does not report the class.
    """


class TariffReset:
    """
    The day of the month on which consumption is counted from zero again.
    """

    FIRST_OF_MONTH = "first_of_month"
    """
    The 1st, at midnight in Harare.
    """


class TestCheckoutAction:
    """
    Decision of our staff on a checkout session in review.
    """

    SEND = "send"
    """
    Staff resend what was paid for.
    """
    CREDIT = "credit"
    """
    Staff add the face value to your Credit.
    """


class TestClockWorkKind:
    """
    Kinds of work that follow the test clock.
    """

    SEND = "send"
    """
    Sends to dispatch, or whose status must be checked with the network.
    """
    BATCH = "batch"
    """
    Batches with lines to send, or whose end must be checked.
    """
    SCHEDULE = "schedule"
    """
    Schedules with a day to announce or to run.
    """
    MESSAGE = "message"
    """
    Text messages and emails to send, or whose delivery must be checked.
    """
    EVENT = "event"
    """
    Events that are not assigned to every webhook endpoint yet, counted once per endpoint.
    """
    WEBHOOK_DELIVERY = "webhook_delivery"
    """
    Webhook deliveries to attempt.
    """
    WEBHOOK_REPLAY = "webhook_replay"
    """
    Webhook replays in progress.
    """
    KEY = "key"
    """
    Keys that expire, or whose replaced secret expires.
    """
    RECIPIENT = "recipient"
    """
    Recipients whose personal data must be erased.
    """
    TEST_CREDIT = "test_credit"
    """
    Test Credit to restore for the day.
    """
    CREDIT_PROJECTION = "credit_projection"
    """
    Schedules to compare with your Credit.
    """
    TOPUP = "topup"
    """
    Top-ups whose payment must be checked.
    """
    AGENT_APPROVAL = "agent_approval"
    """
    Requests of agents that expire, or that are approved and not carried out yet.
    """
    PROGRAM = "program"
    """
    Closed programs whose links or held rewards must be ended.
    """
    REWARD = "reward"
    """
    Rewards that expire, or whose review must be resolved.
    """
    REFERRAL = "referral"
    """
    Referrals whose 90 days to qualify are over.
    """
    REWARD_LINK = "reward_link"
    """
    Reward links that expire.
    """
    EXPORT = "export"
    """
    Exports to write, or whose file must be deleted.
    """
    DISPUTE = "dispute"
    """
    Disputes whose step has come.
    """
    DEALER_APPLICATION = "dealer_application"
    """
    Dealer applications whose step has come.
    """
    CHECKOUT_SESSION = "checkout_session"
    """
    A checkout session to expire, or its review to decide.
    """


class TestPaymentOutcome:
    """
    Outcome of a test payment.
    """

    PAID = "paid"
    """
    The customer pays the session.
    """
    FAILED = "failed"
    """
    The card is declined; the session stays open.
    """


class TokenChannel:
    """
    Channel by which the customer receives a token.
    """

    SMS = "sms"
    """
    Text message to the `token_phone`.
    """
    EMAIL = "email"
    """
    Email to the `token_email` address.
    """


class TokenKind:
    """
    Purpose of a power token.
    """

    CREDIT = "credit"
    """
    Adds units to the meter.
    """
    KEY_CHANGE = "key_change"
    """
    Changes the meter's key. Enter it before the credit token.
    """
    OTHER = "other"
    """
    Another token that the utility requires.
    """


class TokenResendStatus:
    """
    Delivery status of a resent token.
    """

    QUEUED = "queued"
    """
    The messages are waiting to be sent. Follow `token_status` of the send.
    """


class TokenStatus:
    """
    Delivery status of the message with the token.
    """

    NONE = "none"
    """
    There is no token yet.
    """
    PENDING = "pending"
    """
    The message is waiting to be sent.
    """
    SENT = "sent"
    """
    The SMS gateway accepted the message.
    """
    DELIVERED = "delivered"
    """
    The message reached the customer.
    """
    FAILED = "failed"
    """
    Delivery failed. Send the token again with `resend-token`.
    """
    UNCONFIRMED = "unconfirmed"
    """
    The message may have arrived: the SMS gateway reported no delivery within 24 hours, or no gateway answered. Ask the customer before you resend it.
    """


class TopupFailureCode:
    """
    Reason a top-up failed.
    """

    CARD_DECLINED = "card_declined"
    """
    The payer's bank declined the card.
    """
    CANCELLED = "cancelled"
    """
    The payer cancelled the payment.
    """
    TIMEOUT = "timeout"
    """
    The payer's bank did not respond in time.
    """
    AMOUNT_MISMATCH = "amount_mismatch"
    """
    The card paid a different amount than requested, and the money was returned.
    """
    PROVIDER_ERROR = "provider_error"
    """
    The payment provider had an error.
    """


class TopupMethod:
    """
    Payment method of a top-up.
    """

    CARD = "card"
    """
    Card or mobile money, on a payment page.
    """
    BANK_TRANSFER = "bank_transfer"
    """
    Transfer to our bank account, with a reference.
    """


class TopupStatus:
    """
    Status of a top-up.
    """

    PENDING = "pending"
    """
    Waiting for the payment.
    """
    SUCCEEDED = "succeeded"
    """
    The payment arrived and was added to your Credit.
    """
    FAILED = "failed"
    """
    The payment failed; `failure_code` says why. Create another top-up. A late payment is still added to your Credit.
    """
    EXPIRED = "expired"
    """
    Not paid in time. A late payment, by card or transfer, is still added to your Credit.
    """


class UnknownColumns:
    """
    What to do with columns of a CSV whose name is no field.
    """

    REFUSE = "refuse"
    """
    Return 400 `invalid_csv`, naming the column.
    """
    IGNORE = "ignore"
    """
    Ignore the columns and their cells.
    """


class UtilityState:
    """
    State of the electricity utility.
    """

    UP = "up"
    """
    The utility responds and sells tokens.
    """
    DOWN = "down"
    """
    National outage: meters cannot be confirmed, and power sends wait or fail.
    """


class WebhookDeliveryStatus:
    """
    Status of the delivery of an event to an endpoint.
    """

    PENDING = "pending"
    """
    The delivery has not been attempted.
    """
    SUCCEEDED = "succeeded"
    """
    The endpoint responded with 2xx within 10 seconds.
    """
    FAILED = "failed"
    """
    The latest attempt failed; the next one is at `next_attempt_at`.
    """
    EXHAUSTED = "exhausted"
    """
    Every attempt failed. Redeliver it, or read the event.
    """
    SKIPPED = "skipped"
    """
    The endpoint was disabled before delivery.
    """


class WebhookDisabledReason:
    """
    Why an endpoint is disabled.
    """

    MANUAL = "manual"
    """
    Someone disabled the endpoint.
    """
    FAILING = "failing"
    """
    The endpoint accepted no event for three days.
    """


class WebhookEndpointStatus:
    """
    Status of a webhook endpoint.
    """

    ENABLED = "enabled"
    """
    Events are sent to the endpoint.
    """
    DISABLED = "disabled"
    """
    No events are sent; `disabled_reason` says why.
    """


class WebhookFormat:
    """
    Format of the events sent to an endpoint.
    """

    SVC = "svc"
    """
    The event object, as `GET /events` returns it.
    """
    LEGACY_AIRTIME = "legacy_airtime"
    """
    The flat body of the old single webhook URL: the events `order.success`, `order.failed`, `order.unknown` and `order.retrying`, with the header `X-Airtime-Signature`.
    """


class WebhookReplayStatus:
    """
    Status of a replay of events.
    """

    QUEUED = "queued"
    """
    The replay has not started.
    """
    RUNNING = "running"
    """
    The events are being sent.
    """
    DONE = "done"
    """
    All events were sent, or failed for the last time.
    """


class WebhookSecretGrace:
    """
    Grace period of the old signing secret.
    """

    v_0 = "0"
    """
    No grace period: the old secret stops immediately.
    """
    v_1H = "1h"
    """
    A grace period of one hour.
    """
    v_24H = "24h"
    """
    A grace period of one day.
    """


class WebhookTrigger:
    """
    Why a delivery was created.
    """

    EVENT = "event"
    """
    The event happened and was sent.
    """
    REDELIVERY = "redelivery"
    """
    Someone redelivered one delivery.
    """
    REPLAY = "replay"
    """
    Someone replayed a range of events.
    """
    TEST = "test"
    """
    Someone sent a test event.
    """


class WebhookTryError:
    """
    Why a delivery attempt failed.
    """

    DNS = "dns"
    """
    The host name could not be resolved.
    """
    CONNECT = "connect"
    """
    The host refused the connection.
    """
    TLS = "tls"
    """
    The certificate is not valid for the host.
    """
    TIMEOUT = "timeout"
    """
    No complete response arrived within 10 seconds.
    """
    BLOCKED_IP = "blocked_ip"
    """
    The host has an address that is not public.
    """
    REDIRECT = "redirect"
    """
    The response was a redirect. Redirects are never followed.
    """
    HTTP = "http"
    """
    The response was not HTTP, or its status was not 2xx.
    """


class WorkforceKind:
    """
    Kind of allocation: airtime or power.
    """

    AIRTIME = "airtime"
    """
    Airtime to each person's number, or data if `product_ref` is a bundle.
    """
    POWER = "power"
    """
    Electricity to each person's meter. The token is sent to the person by SMS.
    """


class WorkforceLedgerKind:
    """
    Kind of a ledger entry.
    """

    TOPUP = "topup"
    """
    Money was added to your Credit.
    """
    DEBIT = "debit"
    """
    Something was sold from your Credit.
    """
    REFUND = "refund"
    """
    A sale failed and its Credit was returned.
    """
    ADJUSTMENT = "adjustment"
    """
    A correction by our staff, or test Credit that was granted.
    """


class WorkforcePersonWarning:
    """
    A warning about a person who was created or updated.
    """

    NAME_DIFFERS = "name_differs"
    """
    The number was registered under a different name, which was replaced.
    """
    SAME_NAME = "same_name"
    """
    Another registered person has the same name.
    """
    UNSUPPORTED_NETWORK = "unsupported_network"
    """
    The number's network is not supported, so airtime would be rejected.
    """
    COST_CENTER_ARCHIVED = "cost_center_archived"
    """
    The cost centre is archived.
    """


class WorkforceWarning:
    """
    A warning about a line.
    """

    OVER_CAP = "over_cap"
    """
    The person would exceed their monthly cap. Exceeding it only warns.
    """
    DUPLICATE = "duplicate"
    """
    The person is on another line, or received the same recently.
    """
    INACTIVE = "inactive"
    """
    The person is being erased, or their cost centre is archived.
    """
