# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

"""The values of open sets of texts; one that is not here is a text all the same."""


class AccountStatus:
    """
    Whether an account may trade.
    """

    ACTIVE = "active"
    """
    It may trade.
    """
    SUSPENDED = "suspended"
    """
    Staff have stopped it: it can read, and writes are refused.
    """
    CLOSED = "closed"
    """
    It has ended.
    """


class ActivityKind:
    """
    What an entry of the activity feed comes from.
    """

    EVENT = "event"
    """
    Something happened to an object.
    """
    AUDIT = "audit"
    """
    Somebody did something; only for keys with `account:manage`.
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
    What has become of an agent's request.
    """

    REQUESTED = "requested"
    """
    A person is asked; nothing is sent or charged.
    """
    APPROVED = "approved"
    """
    A person said yes, and it was carried out or is about to be.
    """
    FAILED = "failed"
    """
    A person said yes, and it was refused after all; nothing is charged.
    """
    REJECTED = "rejected"
    """
    A person said no.
    """
    EXPIRED = "expired"
    """
    Nobody decided within 24 hours.
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


class ApiKeyStatus:
    """
    Whether a key works.
    """

    ACTIVE = "active"
    """
    It works.
    """
    ROLLING = "rolling"
    """
    It works, and so does its old secret for a while.
    """
    REVOKED = "revoked"
    """
    Somebody deleted it; it never works again.
    """
    EXPIRED = "expired"
    """
    It has passed its `expires_at`; it never works again.
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
    The number or meter belongs to no recipient and is not on the key's list.
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
    What may need a person.
    """

    SEND_UNKNOWN = "send_unknown"
    """
    Sends without an answer for over an hour.
    """
    SEND_REVIEW = "send_review"
    """
    Sends that staff look into.
    """
    BATCH_APPROVAL = "batch_approval"
    """
    Batches that wait for a second person.
    """
    AGENT_APPROVAL = "agent_approval"
    """
    Requests of agents that wait for a person.
    """
    REWARD_REVIEW = "reward_review"
    """
    Rewards that wait for a review.
    """
    LOW_CREDIT = "low_credit"
    """
    Credit that lasts for less than a day.
    """
    ENDPOINT_DISABLED = "endpoint_disabled"
    """
    Webhook endpoints that were switched off because they failed.
    """
    KEY_EXPIRING = "key_expiring"
    """
    Keys that expire within seven days.
    """
    DISPUTE_OPEN = "dispute_open"
    """
    Disputes that are open.
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


class BatchStatus:
    """
    Where a batch stands.
    """

    CREATED = "created"
    """
    Written; whether it must be approved is decided at once.
    """
    REQUIRES_APPROVAL = "requires_approval"
    """
    It is above your threshold: an owner or admin other than its maker must approve it.
    """
    PROCESSING = "processing"
    """
    Its lines are being sent.
    """
    COMPLETED = "completed"
    """
    Every valid line was delivered.
    """
    PARTIALLY_COMPLETED = "partially_completed"
    """
    At least one line was delivered and at least one was not, or is not known to be.
    """
    FAILED = "failed"
    """
    No line was delivered.
    """
    CANCELLED = "cancelled"
    """
    Cancelled, or not approved within 72 hours; what had gone out has ended.
    """


class BetterMoment:
    """
    Which of two moments buys more.
    """

    NOW = "now"
    """
    Now.
    """
    AFTER_RESET = "after_reset"
    """
    After the reset on the 1st.
    """
    SAME = "same"
    """
    It makes no difference.
    """


class BundleCategory:
    """
    What a bundle is for.
    """

    DAILY = "daily"
    """
    It lasts a day.
    """
    WEEKLY = "weekly"
    """
    It lasts a week.
    """
    MONTHLY = "monthly"
    """
    It lasts a month.
    """
    SOCIAL = "social"
    """
    For social media alone.
    """
    VOICE = "voice"
    """
    For calls.
    """
    OTHER = "other"
    """
    Anything else.
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


class CheckoutSessionStatus:
    """
    Where a checkout session stands.
    """

    OPEN = "open"
    """
    The customer has not paid yet.
    """
    PAID = "paid"
    """
    The customer has paid, and the send is on its way.
    """
    IN_REVIEW = "in_review"
    """
    Somebody must look: the payment looks odd, or the send failed.
    """
    RESENT = "resent"
    """
    A new send was made, after the meter was corrected or staff looked at it.
    """
    FULFILLED = "fulfilled"
    """
    The customer has what was paid for.
    """
    CREDITED = "credited"
    """
    Nothing was delivered; the face value was added to your Credit. Refund your customer.
    """
    EXPIRED = "expired"
    """
    Nobody paid in time. A payment that arrives even so makes it `paid`.
    """


class CreditReservationStatus:
    """
    What has become of a reservation.
    """

    ACTIVE = "active"
    """
    It is set aside.
    """
    CONSUMED = "consumed"
    """
    All of it was used. A program's is active again when Credit is added or returns to it.
    """
    RELEASED = "released"
    """
    What was left of it is available again.
    """
    EXPIRED = "expired"
    """
    Its time ran out, and what was left of it is available again.
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


class DealerStatus:
    """
    How far a business has come on the way to the dealer tier.
    """

    NONE = "none"
    """
    It has not applied.
    """
    APPLIED = "applied"
    """
    Staff are looking at its application.
    """
    APPROVED = "approved"
    """
    It buys below face value.
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
    Whether a dispute is settled.
    """

    OPENED = "opened"
    """
    Staff look into it.
    """
    RESOLVED = "resolved"
    """
    It is settled; `outcome` says how.
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
    Which events to keep by how their delivery went.
    """

    UNDELIVERED = "undelivered"
    """
    Those that an endpoint of yours was to hear of and has not received.
    """
    ALL = "all"
    """
    All.
    """


class EventTypeName:
    """
    The type of an event, such as `send.delivered`.
    """

    ACTIVITY_RULE_MATCHED = "activity.rule_matched"
    """
    An activity met a rule of a program; data.rule and data.reward name both.
    """
    AGENT_APPROVAL_APPROVED = "agent_approval.approved"
    """
    A person has approved; what was asked for is carried out.
    """
    AGENT_APPROVAL_EXPIRED = "agent_approval.expired"
    """
    Nobody decided it within 24 hours. Nothing is sent or charged.
    """
    AGENT_APPROVAL_FAILED = "agent_approval.failed"
    """
    What was approved was refused after all; failure says why. Nothing is charged.
    """
    AGENT_APPROVAL_REJECTED = "agent_approval.rejected"
    """
    A person has rejected it. Nothing is sent or charged.
    """
    AGENT_APPROVAL_REQUESTED = "agent_approval.requested"
    """
    An agent asks a person; nothing is sent or charged until somebody approves.
    """
    API_KEY_CREATED = "api_key.created"
    """
    A key was made.
    """
    API_KEY_EXPIRING = "api_key.expiring"
    """
    A key will expire in 7 days, or in 1 day.
    """
    API_KEY_REVOKED = "api_key.revoked"
    """
    A key was deleted and no longer works.
    """
    API_KEY_ROLLED = "api_key.rolled"
    """
    A key has a new secret; the old one works for its grace period.
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
    A batch was written; its lines are checked and its total is known.
    """
    BATCH_FAILED = "batch.failed"
    """
    A batch has ended, and none of its lines was delivered.
    """
    BATCH_PARTIALLY_COMPLETED = "batch.partially_completed"
    """
    A batch has ended; some of its lines were delivered and some were not.
    """
    BATCH_PROCESSING = "batch.processing"
    """
    The lines of a batch are being sent.
    """
    BATCH_REQUIRES_APPROVAL = "batch.requires_approval"
    """
    A batch is above your threshold and waits for an owner or admin.
    """
    CHECKOUT_SESSION_CREDITED = "checkout.session.credited"
    """
    Nothing was delivered; the face value was added to your Credit.
    """
    CHECKOUT_SESSION_EXPIRED = "checkout.session.expired"
    """
    Nobody paid in time, or the session was ended. A late payment makes it paid.
    """
    CHECKOUT_SESSION_FULFILLED = "checkout.session.fulfilled"
    """
    The customer has what was paid for.
    """
    CHECKOUT_SESSION_PAID = "checkout.session.paid"
    """
    The customer has paid; the send is on its way.
    """
    CHECKOUT_SESSION_RESENT = "checkout.session.resent"
    """
    A new send was made in place of one that did not go through.
    """
    CREDIT_ADJUSTED = "credit.adjusted"
    """
    Staff put your Credit right, by this row.
    """
    CREDIT_BALANCE_LOW = "credit.balance.low"
    """
    A sale or a reservation took the available Credit below the amount of your alert.
    """
    CREDIT_RELEASED = "credit.released"
    """
    Credit that was set aside is available again.
    """
    CREDIT_RESERVED = "credit.reserved"
    """
    Credit was set aside for a batch or a program.
    """
    CREDIT_SHORTFALL_PROJECTED = "credit.shortfall.projected"
    """
    The coming days' schedules need more than your Credit; data.projection says when.
    """
    CREDIT_TOPUP_EXPIRED = "credit.topup.expired"
    """
    Nobody paid a top-up in time.
    """
    CREDIT_TOPUP_FAILED = "credit.topup.failed"
    """
    The payment of a top-up failed; failure_code says why.
    """
    CREDIT_TOPUP_PENDING = "credit.topup.pending"
    """
    A top-up was started; its payment is awaited.
    """
    CREDIT_TOPUP_SUCCEEDED = "credit.topup.succeeded"
    """
    The money of a top-up is here, and is Credit.
    """
    DISPUTE_OPENED = "dispute.opened"
    """
    You have opened a dispute about a send; staff look into it.
    """
    DISPUTE_RESOLVED = "dispute.resolved"
    """
    Staff have settled a dispute; outcome says how.
    """
    NETWORK_AVAILABILITY_DEGRADED = "network.availability.degraded"
    """
    A network that you sold on in the last 30 days is slow, fails often, or is down.
    """
    NETWORK_AVAILABILITY_RESTORED = "network.availability.restored"
    """
    A network that you sold on in the last 30 days is as usual again.
    """
    POWER_AVAILABILITY_DOWN = "power.availability.down"
    """
    Power is down: meters cannot be confirmed, and power sends wait.
    """
    POWER_AVAILABILITY_UP = "power.availability.up"
    """
    Power is back; what waited goes out in order.
    """
    PROGRAM_ACTIVATED = "program.activated"
    """
    A program gives rewards: it was activated, or resumed.
    """
    PROGRAM_BUDGET_LOW = "program.budget.low"
    """
    A fifth of the budget or less remains. Told once for each time it falls so low.
    """
    PROGRAM_CLOSED = "program.closed"
    """
    A program has ended for good.
    """
    PROGRAM_EXHAUSTED = "program.exhausted"
    """
    The budget is spent or earmarked; the program gives nothing until some returns.
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
    A recipient was made.
    """
    RECIPIENT_ERASED = "recipient.erased"
    """
    What was known of a recipient is gone: of the object its id is left.
    """
    RECIPIENT_ERASURE_PENDING = "recipient.erasure_pending"
    """
    A recipient will be erased in seven days, unless somebody restores it.
    """
    RECIPIENT_UPDATED = "recipient.updated"
    """
    A recipient was changed, or restored.
    """
    REFERRAL_QUALIFIED = "referral.qualified"
    """
    A referred friend did what earns the reward; the referrer's is in reward.
    """
    REVIEW_OPENED = "review.opened"
    """
    A reward is held for a review. Somebody must approve or reject it.
    """
    REVIEW_RESOLVED = "review.resolved"
    """
    A review was approved or rejected, or nobody decided it for 30 days.
    """
    REWARD_CREATED = "reward.created"
    """
    A reward was made, and its budget taken.
    """
    REWARD_DELIVERED = "reward.delivered"
    """
    The person has the reward.
    """
    REWARD_DUPLICATE = "reward.duplicate"
    """
    A completion_id was sent again. Nothing changed; told at most once a day for each.
    """
    REWARD_EXPIRED = "reward.expired"
    """
    Nobody took or released a reward in time; its budget is back.
    """
    REWARD_FAILED = "reward.failed"
    """
    A reward could not be sent; its budget is back, and failure_code says why.
    """
    REWARD_HELD = "reward.held"
    """
    A reward is stopped, in escrow or for a review; held_reason says which.
    """
    REWARD_REJECTED = "reward.rejected"
    """
    A review turned a reward down; its budget is back.
    """
    REWARD_RELEASED = "reward.released"
    """
    A held reward was let go and is being sent.
    """
    REWARD_VOIDED = "reward.voided"
    """
    A reward was taken back before anything was sent; its budget is back.
    """
    REWARD_LINK_CLAIMED = "reward_link.claimed"
    """
    Somebody has claimed a reward link; its reward is in reward.
    """
    REWARD_LINK_CREATED = "reward_link.created"
    """
    A reward link was made. Those of a call for more than 50 are told little by little.
    """
    REWARD_LINK_EXPIRED = "reward_link.expired"
    """
    The time of a reward link is over; its budget is back.
    """
    REWARD_LINK_OPENED = "reward_link.opened"
    """
    Somebody has looked at a reward link for the first time.
    """
    REWARD_LINK_REVOKED = "reward_link.revoked"
    """
    A reward link was taken back; its budget is back.
    """
    SCHEDULE_OCCURRENCE_RAN = "schedule.occurrence.ran"
    """
    A schedule has run; batch is what it made.
    """
    SCHEDULE_OCCURRENCE_RETRY_AFTER_TOPUP = "schedule.occurrence.retry_after_topup"
    """
    A schedule was due, and waits for Credit.
    """
    SCHEDULE_OCCURRENCE_SKIPPED_INSUFFICIENT_CREDIT = "schedule.occurrence.skipped_insufficient_credit"
    """
    A schedule was due, and left out for lack of Credit.
    """
    SCHEDULE_OCCURRENCE_UPCOMING = "schedule.occurrence.upcoming"
    """
    A schedule runs within 24 hours; it can be changed until 15 minutes before.
    """
    SEND_CANCELLED = "send.cancelled"
    """
    The send was cancelled before it went out.
    """
    SEND_CREATED = "send.created"
    """
    A send was written and charged.
    """
    SEND_CREDITED_BACK = "send.credited_back"
    """
    The Credit drawn for the send is available again.
    """
    SEND_DELIVERED = "send.delivered"
    """
    The customer has it; the Credit is spent.
    """
    SEND_FAILED = "send.failed"
    """
    It did not go through; failure_code says why.
    """
    SEND_LATE_DELIVERED = "send.late_delivered"
    """
    A send that had failed was delivered after all. The returned Credit stays.
    """
    SEND_METER_CHANGED = "send.meter_changed"
    """
    A send that waits goes to another meter. Told to every endpoint.
    """
    SEND_QUEUED = "send.queued"
    """
    Power is down; the token goes out when it is back.
    """
    SEND_REQUIRES_REVIEW = "send.requires_review"
    """
    The network's answers do not settle it; staff do. Do not sell again.
    """
    SEND_RETRYING = "send.retrying"
    """
    The network was busy and took nothing; the service tries again by itself.
    """
    SEND_SCHEDULED = "send.scheduled"
    """
    A send was written and charged, and waits for its time.
    """
    SEND_SUBMITTED = "send.submitted"
    """
    A send was handed to the network. Told once, however often it is tried.
    """
    SEND_TOKEN_DELIVERED = "send.token_delivered"
    """
    The text message with the token has reached the customer's telephone.
    """
    SEND_TOKEN_DELIVERY_FAILED = "send.token_delivery_failed"
    """
    The text message with the token could not be delivered. Send it again.
    """
    SEND_TOKEN_RESENT = "send.token_resent"
    """
    The token was sent to the customer again.
    """
    SEND_UNKNOWN = "send.unknown"
    """
    The network has not answered. Do not sell again: it may have landed.
    """
    WEBHOOK_ENDPOINT_DISABLED = "webhook_endpoint.disabled"
    """
    An endpoint was switched off, by you or because it failed for three days.
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
    The methods of the interface.
    """

    GET = "GET"
    """
    Reads.
    """
    POST = "POST"
    """
    Makes, or does something.
    """
    PATCH = "PATCH"
    """
    Changes.
    """
    PUT = "PUT"
    """
    Replaces.
    """
    DELETE = "DELETE"
    """
    Ends.
    """


class KeyGrace:
    """
    How long the old secret of a rolled key works on.
    """

    v_0 = "0"
    """
    Not at all: it stops at once.
    """
    v_1H = "1h"
    """
    One hour.
    """
    v_24H = "24h"
    """
    One day.
    """
    v_7D = "7d"
    """
    One week.
    """


class KeyKind:
    """
    The kinds of key.
    """

    SK = "sk"
    """
    Secret: for your own servers.
    """
    RK = "rk"
    """
    Restricted: for one till, holding only the scopes that it needs.
    """
    PK = "pk"
    """
    Publishable: for a browser, and only for the operations marked so.
    """
    AK = "ak"
    """
    Agent: for an AI agent, which a person watches over.
    """


class KeyScope:
    """
    What a key may do.
    """

    CATALOG_READ = "catalog:read"
    """
    Read networks and products.
    """
    LOOKUPS_READ = "lookups:read"
    """
    Look up numbers and meters, and make quotes.
    """
    SENDS_READ = "sends:read"
    """
    Read sends, batches, schedules, disputes and checkout sessions.
    """
    SENDS_WRITE = "sends:write"
    """
    Make and cancel sends, and what belongs to them.
    """
    TOKENS_READ = "tokens:read"
    """
    See power tokens in clear.
    """
    BATCHES_WRITE = "batches:write"
    """
    Make, cancel and approve batches.
    """
    SCHEDULES_WRITE = "schedules:write"
    """
    Make and change schedules.
    """
    CREDIT_READ = "credit:read"
    """
    Read Credit and statements.
    """
    CREDIT_TOPUP = "credit:topup"
    """
    Top up Credit.
    """
    RECIPIENTS_READ = "recipients:read"
    """
    Read recipients, groups and cost centres.
    """
    RECIPIENTS_WRITE = "recipients:write"
    """
    Make and change recipients, groups and cost centres.
    """
    REWARDS_READ = "rewards:read"
    """
    Read rewards, links and reviews.
    """
    REWARDS_WRITE = "rewards:write"
    """
    Make rewards and links.
    """
    PROGRAMS_MANAGE = "programs:manage"
    """
    Run programs and decide reviews.
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
    Allocate to employees.
    """
    FAMILY_WRITE = "family:write"
    """
    Manage family members.
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
    What kind of line a number is.
    """

    MOBILE = "mobile"
    """
    A mobile line.
    """
    VOIP = "voip"
    """
    A number of an internet telephone service.
    """
    FIXED = "fixed"
    """
    A fixed line.
    """
    UNKNOWN = "unknown"
    """
    It cannot be told.
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
    Where the confirmation of a meter comes from.
    """

    UTILITY = "utility"
    """
    The utility, just now.
    """
    CACHE = "cache"
    """
    The utility, less than ten minutes ago.
    """


class Mode:
    """
    The two modes. Nothing real moves in test mode.
    """

    TEST = "test"
    """
    A rehearsal: no real money, no real airtime.
    """
    LIVE = "live"
    """
    Real money.
    """


class NetworkKind:
    """
    What a network delivers.
    """

    MOBILE = "mobile"
    """
    Airtime and data.
    """
    POWER = "power"
    """
    Electricity tokens.
    """


class NetworkState:
    """
    How a network is doing.
    """

    UP = "up"
    """
    As usual.
    """
    DEGRADED = "degraded"
    """
    Slow, or failing more often than usual.
    """
    DOWN = "down"
    """
    Nothing goes through.
    """


class OverallStatus:
    """
    How all is doing.
    """

    OPERATIONAL = "operational"
    """
    As usual.
    """
    DEGRADED = "degraded"
    """
    Some of it is slow or down.
    """
    DOWN = "down"
    """
    Nothing goes through.
    """


class PausedReason:
    """
    Why a product cannot be sold.
    """

    NETWORK_DOWN = "network_down"
    """
    The network is down.
    """
    MAINTENANCE = "maintenance"
    """
    It was paused by staff for a while.
    """
    NOT_AVAILABLE_YET = "not_available_yet"
    """
    It is not sold in this mode yet.
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


class ProgramSource:
    """
    Ways in which a program's rewards can be created.
    """

    API = "api"
    """
    Created by your own server: `POST /rewards`, activities and referrals.
    """
    COMPLETIONS = "completions"
    """
    Created by signed completions without a key: `POST /programs/{program_id}/completions`.
    """
    LINKS = "links"
    """
    Created when people claim reward links, online or by checking in at a location.
    """


class ProgramStatus:
    """
    Whether a program gives rewards.
    """

    DRAFT = "draft"
    """
    It is being set up and gives nothing yet; activate it.
    """
    ACTIVE = "active"
    """
    It gives rewards.
    """
    PAUSED = "paused"
    """
    Somebody paused it; it gives nothing until it is resumed.
    """
    EXHAUSTED = "exhausted"
    """
    Its budget is spent or earmarked; it is active again as soon as budget returns.
    """
    CLOSED = "closed"
    """
    It has ended for good.
    """


class QuoteStatus:
    """
    Whether a quote can be carried by a sale.
    """

    OPEN = "open"
    """
    A sale may carry it.
    """
    USED = "used"
    """
    A sale carries it; if that sale fails or is cancelled in time, it is open again.
    """
    EXPIRED = "expired"
    """
    Its 30 minutes are over, and no sale carried it.
    """


class RecipientStatus:
    """
    Whether a recipient is in use.
    """

    ACTIVE = "active"
    """
    In use.
    """
    ERASURE_PENDING = "erasure_pending"
    """
    It gets nothing, and is erased after seven days unless it is restored.
    """
    ERASED = "erased"
    """
    What was known of the person is gone, for good.
    """


class ReferralStatus:
    """
    Whether a referral has earned its reward.
    """

    PENDING = "pending"
    """
    The friend has not yet done what earns the reward.
    """
    QUALIFIED = "qualified"
    """
    The friend has, and the referrer is rewarded.
    """
    REJECTED = "rejected"
    """
    A review turned its reward down; `reason` says why.
    """
    EXPIRED = "expired"
    """
    90 days have passed without it.
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
    The recipient was created only recently.
    """
    AMOUNT_OUTLIER = "amount_outlier"
    """
    The amount is far above what the program usually gives.
    """
    CAP_NEAR = "cap_near"
    """
    The recipient is about to reach a limit.
    """
    GEOFENCE_EDGE = "geofence_edge"
    """
    The check-in was at the very edge of the location.
    """
    BLOCKLIST_NEAR = "blocklist_near"
    """
    The phone number resembles one on the blocklist.
    """
    MANUAL_HOLD = "manual_hold"
    """
    The program holds rewards like this one for review.
    """
    TEST_NUMBER = "test_number"
    """
    A test number whose last four digits trigger a review.
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
    Low risk. The program asked for a review.
    """
    MEDIUM = "medium"
    """
    Medium risk. Fraud is possible.
    """
    HIGH = "high"
    """
    High risk. Check carefully before you approve.
    """


class ReviewStatus:
    """
    Whether a review is decided.
    """

    OPEN = "open"
    """
    Somebody must decide.
    """
    APPROVED = "approved"
    """
    The reward was let go.
    """
    REJECTED = "rejected"
    """
    The reward was turned down, by a person or after 30 days without a decision.
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
    Whether a reward link can be claimed.
    """

    CREATED = "created"
    """
    Nobody has looked at it yet.
    """
    OPENED = "opened"
    """
    Somebody has looked at it. A claim without a look opens it first.
    """
    CLAIMED = "claimed"
    """
    Somebody has claimed it; it became a reward.
    """
    EXPIRED = "expired"
    """
    Its time is over, and its budget is back.
    """
    REVOKED = "revoked"
    """
    It was taken back, and its budget is back.
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
    Created by a rule that an activity matched.
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
    Where a reward stands.
    """

    PENDING = "pending"
    """
    Its budget is taken: it is being sent, or waits for the person to take it.
    """
    HELD = "held"
    """
    It is stopped, in escrow or by a fraud rule; `held_reason` says which.
    """
    RELEASED = "released"
    """
    It was let go: it is being sent, or waits for the person to take it.
    """
    DELIVERED = "delivered"
    """
    The person has it.
    """
    FAILED = "failed"
    """
    It could not be sent, and its budget is back; `failure_code` says why. It stays failed when its send lands late after all: the service bears that, and the send says `late_delivered_at`.
    """
    VOIDED = "voided"
    """
    It was taken back before anything was sent, and its budget is back.
    """
    EXPIRED = "expired"
    """
    Nobody took or released it in time, and its budget is back.
    """
    REJECTED = "rejected"
    """
    A review turned it down, and its budget is back.
    """


class ScheduleOccurrenceStatus:
    """
    Where one day of a schedule stands.
    """

    PLANNED = "planned"
    """
    It runs on its day.
    """
    MOVED = "moved"
    """
    It runs on another day: `moved_to`.
    """
    SKIPPED = "skipped"
    """
    It does not run: you said so, or there was no Credit for it.
    """
    COMBINED = "combined"
    """
    It runs as a part of another one: `combined_into`.
    """
    RAN = "ran"
    """
    It has run, by its cadence or because you ran it; `batch` is the newest run.
    """
    MISSED = "missed"
    """
    The service was away for more than twelve hours when it was due; it did not run.
    """
    WAITING_TOPUP = "waiting_topup"
    """
    There was no Credit for it; it runs when there is, within twelve hours.
    """


class SendAdvanceTarget:
    """
    Where a test send shall go.
    """

    DELIVERED = "delivered"
    """
    The network delivers it.
    """
    FAILED = "failed"
    """
    The network refuses it.
    """
    LATE_DELIVERED = "late_delivered"
    """
    A send that has failed lands after all.
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
    Where a send stands. Compare it before you tell a customer anything.
    """

    PENDING = "pending"
    """
    Written and charged, not handed over yet; it can be cancelled.
    """
    SUBMITTED = "submitted"
    """
    Handed to the network; its answer is awaited.
    """
    DELIVERED = "delivered"
    """
    Done. The customer has it, and the Credit is spent.
    """
    QUEUED = "queued"
    """
    Power is down nationally; the token goes out when it is back, and is texted.
    """
    RETRYING = "retrying"
    """
    The network was busy and took nothing; the service tries again by itself.
    """
    UNKNOWN = "unknown"
    """
    The network has not answered. Do not sell again: it may have landed.
    """
    REQUIRES_REVIEW = "requires_review"
    """
    Answers contradict each other; staff settle it. Do not sell again: it may have landed.
    """
    FAILED_CREDITED = "failed_credited"
    """
    It did not go through and the Credit is back; `failure_code` says why.
    """
    FAILED = "failed"
    """
    It did not go through, and no Credit of this account had been drawn for it.
    """
    SCHEDULED = "scheduled"
    """
    Charged, and waiting for the time in `scheduled_for`; it can be cancelled.
    """
    CANCELLED_CREDITED = "cancelled_credited"
    """
    Cancelled before it went out, and the Credit is back.
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


class TariffClass:
    """
    Who uses the electricity.
    """

    DOMESTIC = "domestic"
    """
    A household.
    """
    COMMERCIAL = "commercial"
    """
    A business.
    """
    UNKNOWN = "unknown"
    """
    Not told.
    """


class TariffReset:
    """
    The day of the month on which the cheapest band begins anew.
    """

    FIRST_OF_MONTH = "first_of_month"
    """
    The 1st, at midnight in Harare.
    """


class TestClockWorkKind:
    """
    Kinds of work that follow the test clock.
    """

    SEND = "send"
    """
    Sends to dispatch, or to ask the network about.
    """
    MESSAGE = "message"
    """
    Text messages and emails to hand over, or to ask the gateway about.
    """
    EVENT = "event"
    """
    Events that are not assigned to every webhook endpoint yet, counted once per endpoint.
    """
    WEBHOOK_DELIVERY = "webhook_delivery"
    """
    Webhook deliveries to try.
    """
    WEBHOOK_REPLAY = "webhook_replay"
    """
    Webhook replays in progress.
    """
    KEY = "key"
    """
    Keys that expire, or whose replaced secret does.
    """
    TEST_CREDIT = "test_credit"
    """
    Test Credit to restore for the day.
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
    Whether a top-up has been paid.
    """

    PENDING = "pending"
    """
    The payment is awaited.
    """
    SUCCEEDED = "succeeded"
    """
    The money is here, and is Credit.
    """
    FAILED = "failed"
    """
    The payment failed; `failure_code` says why. Start another; late money still becomes Credit.
    """
    EXPIRED = "expired"
    """
    Nobody paid in time. Money that arrives even so, by card or transfer, still becomes Credit.
    """


class UtilityState:
    """
    How the utility is.
    """

    UP = "up"
    """
    It answers, and tokens go out.
    """
    DOWN = "down"
    """
    Power is down nationally: meters cannot be confirmed, and power sends wait or fail.
    """


class WebhookDeliveryStatus:
    """
    How far the delivery of an event to an endpoint has come.
    """

    PENDING = "pending"
    """
    It has not been tried.
    """
    SUCCEEDED = "succeeded"
    """
    The endpoint answered 2xx within 10 seconds.
    """
    FAILED = "failed"
    """
    The last try failed; it is tried again at `next_attempt_at`.
    """
    EXHAUSTED = "exhausted"
    """
    Every try failed. Send it again with `redeliver`, or read the event.
    """
    SKIPPED = "skipped"
    """
    The endpoint was switched off before it was delivered.
    """


class WebhookDisabledReason:
    """
    Why an endpoint is switched off.
    """

    MANUAL = "manual"
    """
    Somebody switched it off.
    """
    FAILING = "failing"
    """
    It did not take a single event for three days.
    """


class WebhookEndpointStatus:
    """
    Whether events are sent to an endpoint.
    """

    ENABLED = "enabled"
    """
    Events are sent to it.
    """
    DISABLED = "disabled"
    """
    Nothing is sent to it; `disabled_reason` says why.
    """


class WebhookFormat:
    """
    What is sent to an endpoint.
    """

    SVC = "svc"
    """
    The event, as `GET /events` shows it.
    """
    LEGACY_AIRTIME = "legacy_airtime"
    """
    The flat body of the old single webhook URL: the events `order.success`, `order.failed`, `order.unknown` and `order.retrying`, with the header `X-Airtime-Signature`.
    """


class WebhookReplayStatus:
    """
    How far the replay of a range of events has come.
    """

    QUEUED = "queued"
    """
    It has not begun.
    """
    RUNNING = "running"
    """
    Its events are being sent.
    """
    DONE = "done"
    """
    All its events have been sent, or were tried for the last time.
    """


class WebhookSecretGrace:
    """
    How long the old signing secret signs beside the new one.
    """

    v_0 = "0"
    """
    Not at all.
    """
    v_1H = "1h"
    """
    One hour.
    """
    v_24H = "24h"
    """
    One day.
    """


class WebhookTrigger:
    """
    Why something was sent.
    """

    EVENT = "event"
    """
    The event happened.
    """
    REDELIVERY = "redelivery"
    """
    Somebody asked for one delivery again.
    """
    REPLAY = "replay"
    """
    Somebody asked for a range of events again.
    """
    TEST = "test"
    """
    Somebody asked for a test event.
    """


class WebhookTryError:
    """
    Why a try did not succeed.
    """

    DNS = "dns"
    """
    The host has no address.
    """
    CONNECT = "connect"
    """
    The host did not take the connection.
    """
    TLS = "tls"
    """
    The certificate is not valid for the host.
    """
    TIMEOUT = "timeout"
    """
    There was no whole answer within 10 seconds.
    """
    BLOCKED_IP = "blocked_ip"
    """
    The host has an address that is not public.
    """
    REDIRECT = "redirect"
    """
    The answer was a redirect, which is never followed.
    """
    HTTP = "http"
    """
    The answer was another status than 2xx, or no HTTP.
    """
