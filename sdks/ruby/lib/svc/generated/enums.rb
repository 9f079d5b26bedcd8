# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  # The values of open sets of strings; a value that is not here is a string all the same.
  module Enums
    # Status of an account: whether it can sell.
    module AccountStatus
      # The account can sell.
      ACTIVE = "active"
      # Suspended by our staff: reads work, writes return an error.
      SUSPENDED = "suspended"
      # The account is closed permanently.
      CLOSED = "closed"
    end

    # Source of an entry in the activity feed.
    module ActivityKind
      # An event of an object.
      EVENT = "event"
      # An entry of the audit log. Only for keys with `account:manage`.
      AUDIT = "audit"
    end

    # Type of an actor.
    module ActorType
      # Created with an API key.
      KEY = "key"
      # Created by a member of the account.
      MEMBER = "member"
      # Created by the service itself.
      SYSTEM = "system"
      # Created by the service's staff.
      STAFF = "staff"
    end

    # Action that an agent requests.
    module AgentAction
      # A sale, by `POST /sends` or a selling tool of the MCP server.
      SEND = "send"
      # A reward, by `POST /rewards` or the tool `create_reward`.
      REWARD = "reward"
    end

    # Status of an agent's request for approval.
    module AgentApprovalStatus
      # Waiting for a person. Nothing is sent or charged.
      REQUESTED = "requested"
      # A person approved the request, and it is or will be executed.
      APPROVED = "approved"
      # A person approved the request, but executing it returned an error. Nothing is charged.
      FAILED = "failed"
      # A person rejected the request. Nothing is sent or charged.
      REJECTED = "rejected"
      # Nobody decided within 24 hours. Nothing is sent or charged.
      EXPIRED = "expired"
    end

    # Channel by which you receive an alert.
    module AlertChannel
      # Event sent to your webhook endpoints.
      WEBHOOK = "webhook"
      # Email to the contact of your account.
      EMAIL = "email"
      # Text message to your support number.
      SMS = "sms"
    end

    # How often an allowance is sent.
    module AllowanceCadence
      # Every week, on `day` 1 (Monday) to 7 (Sunday).
      WEEKLY = "weekly"
      # Every month, on `day` 1 to 31, or the last day of shorter months.
      MONTHLY = "monthly"
    end

    # Status of an API key.
    module ApiKeyStatus
      # The key works normally.
      ACTIVE = "active"
      # The key works, and so does a replaced secret during its grace period.
      ROLLING = "rolling"
      # Someone revoked the key. It never works again.
      REVOKED = "revoked"
      # The key passed its `expires_at`. It never works again.
      EXPIRED = "expired"
    end

    # Reason a person must approve.
    module ApprovalReason
      # The request would exceed the agent's threshold for 24 hours.
      OVER_THRESHOLD = "over_threshold"
      # The target, `token_phone`, `token_email` or `notify_number` belongs to no recipient and is not on the key's list.
      NEW_TARGET = "new_target"
      # Both the threshold and the new target.
      BOTH = "both"
    end

    # Type of request to a provider.
    module AttemptKind
      # Submits the send for delivery.
      SUBMIT = "submit"
      # Asks for the status of the send.
      QUERY = "query"
      # The provider reported the status without being asked.
      CALLBACK = "callback"
    end

    # Outcome of a request to a provider.
    module AttemptOutcome
      # The provider accepted the send and reports later.
      ACCEPTED = "accepted"
      # The provider delivered the send.
      DELIVERED = "delivered"
      # The provider rejected the send.
      REJECTED = "rejected"
      # The provider was busy and accepted nothing.
      BUSY = "busy"
      # The provider sent no reliable response.
      NO_ANSWER = "no_answer"
      # The provider has no record of the send.
      NOT_FOUND = "not_found"
      # The provider's response could not be understood.
      ERROR = "error"
    end

    # Kind of a matter that may need a person.
    module AttentionKind
      # Sends that have been `unknown` for over an hour.
      SEND_UNKNOWN = "send_unknown"
      # Sends that our staff are reviewing.
      SEND_REVIEW = "send_review"
      # Batches that require a second person's approval.
      BATCH_APPROVAL = "batch_approval"
      # Agent requests that require a person's approval.
      AGENT_APPROVAL = "agent_approval"
      # Rewards that are waiting for a review.
      REWARD_REVIEW = "reward_review"
      # Credit that lasts for less than one day.
      LOW_CREDIT = "low_credit"
      # Webhook endpoints that were disabled because they failed.
      ENDPOINT_DISABLED = "endpoint_disabled"
      # Keys that expire within seven days.
      KEY_EXPIRING = "key_expiring"
      # Disputes that are still open.
      DISPUTE_OPEN = "dispute_open"
    end

    # Currency of a batch.
    module BatchCurrency
      # All lines are in United States dollars.
      USD = "USD"
      # All lines are in Zimbabwe Gold.
      ZWG = "ZWG"
      # The lines are in both currencies.
      MIXED = "mixed"
    end

    # What a batch does when your Credit is too low for a line.
    module BatchInsufficientChoice
      # Stop. The remaining lines stay unsent.
      STOP = "stop"
      # Skip the line and try the next one.
      CONTINUE = "continue"
    end

    # What to do with a batch that has invalid lines.
    module BatchInvalidChoice
      # Reject the whole batch and write nothing.
      REJECT = "reject"
      # Send the valid lines and omit the others.
      SKIP = "skip"
    end

    # Fields of the listed lines that can be expanded.
    module BatchItemListExpansion
      # Expand `send` of each line into the full send.
      DATA_SEND = "data.send"
    end

    # Status of a batch line.
    module BatchItemStatus
      # A check failed when the batch was created; `error` says which. The line is never sent.
      INVALID = "invalid"
      # Credit was insufficient for the line, and the batch continued without it.
      SKIPPED = "skipped"
      # The line is waiting to be sent.
      PENDING = "pending"
      # The send of the line was created and has not ended.
      SENDING = "sending"
      # The send of the line was delivered.
      DELIVERED = "delivered"
      # The line could not be sold, or its send failed; `error` or `failure_code` says why.
      FAILED = "failed"
      # The send had not ended one day after the batch started. Follow the send itself.
      UNRESOLVED = "unresolved"
      # The batch stopped for insufficient Credit before this line was sent.
      UNSENT = "unsent"
      # The batch or its send was cancelled before dispatch.
      CANCELLED = "cancelled"
    end

    # Status of a batch.
    module BatchStatus
      # The batch was created. It is started or requires approval immediately afterwards.
      CREATED = "created"
      # Above your threshold: an owner or admin other than the creator must approve it.
      REQUIRES_APPROVAL = "requires_approval"
      # The lines are being sent.
      PROCESSING = "processing"
      # Every valid line was delivered.
      COMPLETED = "completed"
      # At least one line was delivered, and at least one was not or is unresolved.
      PARTIALLY_COMPLETED = "partially_completed"
      # No line of the batch was delivered.
      FAILED = "failed"
      # Cancelled, or not approved within 72 hours. Lines already dispatched have ended.
      CANCELLED = "cancelled"
    end

    # Reason for a warning about a line.
    module BatchWarningCode
      # Another line of the batch has the same target and amount.
      DUPLICATE_IN_FILE = "duplicate_in_file"
      # The same sale was made recently.
      DUPLICATE_RECENT = "duplicate_recent"
    end

    # Which of two moments buys more units.
    module BetterMoment
      # The amount buys more now.
      NOW = "now"
      # The amount buys more after the reset on the 1st.
      AFTER_RESET = "after_reset"
      # Both moments buy the same.
      SAME = "same"
    end

    # Kind of target that is blocked.
    module BlockedTargetKind
      # A mobile phone number.
      PHONE = "phone"
      # An electricity meter number.
      METER = "meter"
    end

    # Category of a data bundle.
    module BundleCategory
      # Valid for one day.
      DAILY = "daily"
      # Valid for one week.
      WEEKLY = "weekly"
      # Valid for one month.
      MONTHLY = "monthly"
      # For social media apps only.
      SOCIAL = "social"
      # Minutes for voice calls.
      VOICE = "voice"
      # Any other kind of bundle.
      OTHER = "other"
    end

    # Legal form of a business.
    module BusinessType
      # A private limited company.
      COMPANY = "company"
      # A private business corporation.
      PBC = "pbc"
      # A sole trader who trades in person.
      SOLE_TRADER = "sole_trader"
      # A non-governmental, non-profit organisation.
      NGO = "ngo"
      # A cooperative owned by its members.
      COOPERATIVE = "cooperative"
    end

    # The outcome of a check-in.
    module CheckinStatus
      # The link is claimed and the reward is sent.
      ACCEPTED = "accepted"
      # The link is claimed and the reward is held, for a review or in escrow.
      HELD = "held"
      # The held reward was rejected, voided or has expired. Nothing is sent.
      REJECTED = "rejected"
    end

    # Reason a payment failed.
    module CheckoutPaymentErrorCode
      # The customer's bank declined the card.
      CARD_DECLINED = "card_declined"
      # The customer cancelled the payment.
      CANCELLED = "cancelled"
      # The customer's bank did not respond in time.
      TIMEOUT = "timeout"
      # The payment provider had an error.
      PROVIDER_ERROR = "provider_error"
    end

    # Payment method the customer used.
    module CheckoutPaymentMethod
      # Paid by debit or credit card.
      CARD = "card"
      # Paid from a mobile wallet.
      MOBILE_MONEY = "mobile_money"
    end

    # Reason our staff are reviewing a session.
    module CheckoutReviewReason
      # The payment may be fraudulent.
      FRAUD_CHECK = "fraud_check"
      # The amount paid differs from the amount requested.
      AMOUNT_MISMATCH = "amount_mismatch"
      # The purchase could not be delivered.
      SEND_FAILED = "send_failed"
    end

    # Outcome of the review of a session.
    module CheckoutReviewResolution
      # The purchase was sent again.
      RESENT = "resent"
      # The face value was added to your Credit.
      CREDITED = "credited"
    end

    # Fields of a session that can be expanded.
    module CheckoutSessionExpansion
      # Expand `send` into the most recent send.
      SEND = "send"
    end

    # Fields of the listed sessions that can be expanded.
    module CheckoutSessionListExpansion
      # Expand `send` of each session into the most recent send.
      DATA_SEND = "data.send"
    end

    # Status of a checkout session.
    module CheckoutSessionStatus
      # The customer has not paid yet.
      OPEN = "open"
      # The customer paid, and the send is being delivered.
      PAID = "paid"
      # A person must check the session: the payment is suspicious, or the send failed.
      IN_REVIEW = "in_review"
      # A new send was created, after the meter was corrected or a review.
      RESENT = "resent"
      # What the customer paid for was delivered.
      FULFILLED = "fulfilled"
      # Nothing was delivered; the face value was added to your Credit. Refund your customer.
      CREDITED = "credited"
      # Nobody paid in time. A late payment still makes the session `paid`.
      EXPIRED = "expired"
    end

    # Information that a claim needs in addition to the link.
    module ClaimRequirement
      # Phone number that receives the reward or its token.
      PHONE = "phone"
      # Code sent to that number by SMS. Request it with `POST /claims/{token}/code`.
      CODE = "code"
      # Meter number, for electricity only.
      METER = "meter"
      # Answer to the challenge in `challenge`.
      CHALLENGE = "challenge"
      # Position of the phone at the location in `place`. Claim with `POST /checkins`.
      POSITION = "position"
    end

    # Progress of a claimed reward, simplified for the person.
    module ClaimResultStatus
      # The reward is on its way.
      SENDING = "sending"
      # The person has received the reward.
      DELIVERED = "delivered"
      # The reward is being reviewed first.
      HELD = "held"
      # The reward could not be sent.
      FAILED = "failed"
    end

    # Status of a Credit reservation.
    module CreditReservationStatus
      # The Credit is reserved.
      ACTIVE = "active"
      # All of it was used. A program's reservation becomes `active` again when Credit is added or returned.
      CONSUMED = "consumed"
      # The rest was released and is available again. A program's reservation becomes `active` again when Credit is added or returned.
      RELEASED = "released"
      # The reservation expired, and the rest is available again.
      EXPIRED = "expired"
    end

    # Type of a Credit transaction.
    module CreditTransactionType
      # Credit charged for a send.
      SEND = "send"
      # Credit returned from a failed or cancelled send.
      SEND_CREDIT_BACK = "send_credit_back"
      # Credit added by a top-up.
      TOPUP = "topup"
      # Credit reserved for a batch or program.
      RESERVATION = "reservation"
      # Reserved Credit made available again.
      RESERVATION_RELEASE = "reservation_release"
      # Credit charged for a reward.
      REWARD = "reward"
      # Credit returned from a reward.
      REWARD_RETURN = "reward_return"
      # Payment of a checkout whose send was not created.
      CHECKOUT_CREDIT = "checkout_credit"
      # Correction made by our staff.
      ADJUSTMENT = "adjustment"
      # Credit granted to a test account.
      TEST_GRANT = "test_grant"
    end

    # Currency of Credit. Currencies are never exchanged.
    module Currency
      # United States dollar, written as `USD`.
      USD = "USD"
      # Zimbabwe Gold, written as `ZWG`.
      ZWG = "ZWG"
    end

    # Status of a dealer application.
    module DealerApplicationStatus
      # The application is not submitted yet.
      DRAFT = "draft"
      # Submitted and waiting for a reviewer.
      SUBMITTED = "submitted"
      # Our staff are reviewing the application.
      IN_REVIEW = "in_review"
      # Our staff have a question. Change the application and submit it again.
      MORE_INFORMATION = "more_information"
      # Approved: the business buys below face value.
      APPROVED = "approved"
      # Declined by our staff; `decision_note` says why.
      DECLINED = "declined"
    end

    # Progress of a business toward the dealer tier.
    module DealerStatus
      # The business has not applied.
      NONE = "none"
      # Our staff are reviewing the application.
      APPLIED = "applied"
      # The business buys below face value.
      APPROVED = "approved"
    end

    # Fields of a dispute that can be expanded.
    module DisputeExpansion
      # Expand `send` into the full send.
      SEND = "send"
    end

    # Fields of the listed disputes that can be expanded.
    module DisputeListExpansion
      # Expand `send` of each dispute into the full send.
      DATA_SEND = "data.send"
    end

    # Outcome of a dispute.
    module DisputeOutcome
      # The network proved that the send was delivered.
      DELIVERED_CONFIRMED = "delivered_confirmed"
      # The power token was sent again.
      TOKEN_RESENT = "token_resent"
      # The send was not delivered, and its Credit was returned.
      NOT_DELIVERED_CREDITED = "not_delivered_credited"
      # The send remains delivered, and Credit was added as a goodwill gesture.
      GOODWILL_CREDIT = "goodwill_credit"
      # The dispute was rejected.
      REJECTED = "rejected"
    end

    # Reason for disputing a send.
    module DisputeReason
      # The customer did not receive the power token.
      TOKEN_NOT_RECEIVED = "token_not_received"
      # The send went to the wrong number or meter.
      WRONG_NUMBER = "wrong_number"
      # The send is marked delivered but did not arrive.
      NOT_DELIVERED = "not_delivered"
      # Another reason; explain it in `evidence`.
      OTHER = "other"
    end

    # Status of a dispute.
    module DisputeStatus
      # Our staff are investigating the dispute.
      OPENED = "opened"
      # The dispute is resolved; `outcome` says how.
      RESOLVED = "resolved"
    end

    # Purpose of a document. The first six are for the dealer application.
    module DocumentPurpose
      # Certificate of incorporation of the business.
      INCORPORATION_CERTIFICATE = "incorporation_certificate"
      # Form that lists the directors.
      DIRECTORS_FORM = "directors_form"
      # Identity card or passport of a director.
      DIRECTOR_ID = "director_id"
      # Proof of the business address, at most three months old.
      PROOF_OF_ADDRESS = "proof_of_address"
      # Bank letter that confirms the account of the business.
      BANK_LETTER = "bank_letter"
      # Tax clearance certificate that is still valid.
      TAX_CLEARANCE = "tax_clearance"
      # Evidence in a dispute, such as a receipt or a screenshot of the customer's phone.
      DISPUTE_EVIDENCE = "dispute_evidence"
    end

    # Status of the review of a document.
    module DocumentStatus
      # Uploaded and waiting for review.
      RECEIVED = "received"
      # Our staff accepted the document.
      ACCEPTED = "accepted"
      # Our staff rejected the document; `reason` says why. Upload another one.
      REJECTED = "rejected"
    end

    # Accepted file types of a document.
    module DocumentType
      # A document in PDF format.
      APPLICATION_PDF = "application/pdf"
      # An image in JPEG format.
      IMAGE_JPEG = "image/jpeg"
      # An image in PNG format.
      IMAGE_PNG = "image/png"
    end

    # Category of an error.
    module ErrorType
      # The request is invalid and must be changed.
      INVALID_REQUEST_ERROR = "invalid_request_error"
      # The key or session is missing or invalid.
      AUTHENTICATION_ERROR = "authentication_error"
      # The key, role or account is not allowed to do this.
      PERMISSION_ERROR = "permission_error"
      # There is not enough Credit.
      CREDIT_ERROR = "credit_error"
      # The current state of an object does not allow the request.
      CONFLICT_ERROR = "conflict_error"
      # The Idempotency-Key is missing, invalid or in use.
      IDEMPOTENCY_ERROR = "idempotency_error"
      # Too many requests were sent.
      RATE_LIMIT_ERROR = "rate_limit_error"
      # A network, utility or supplier did not respond as expected.
      PROVIDER_ERROR = "provider_error"
      # Something went wrong on our side.
      API_ERROR = "api_error"
    end

    # Filter for events by the result of their delivery.
    module EventDeliveryFilter
      # Events that an endpoint of yours should have received and has not.
      UNDELIVERED = "undelivered"
      # All events, whatever their delivery.
      ALL = "all"
    end

    # Type of an event, such as `send.delivered`.
    module EventTypeName
      # An activity matched a rule of a program. `data.rule` and `data.reward` name both.
      ACTIVITY_RULE_MATCHED = "activity.rule_matched"
      # A person approved the request of an agent, and it is being executed.
      AGENT_APPROVAL_APPROVED = "agent_approval.approved"
      # Nobody decided the request of an agent within 24 hours. Nothing is sent or charged.
      AGENT_APPROVAL_EXPIRED = "agent_approval.expired"
      # An approved request could not be executed; `failure` says why. Nothing is charged.
      AGENT_APPROVAL_FAILED = "agent_approval.failed"
      # A person rejected the request of an agent. Nothing is sent or charged.
      AGENT_APPROVAL_REJECTED = "agent_approval.rejected"
      # An agent requests approval. Nothing is sent or charged until a person approves.
      AGENT_APPROVAL_REQUESTED = "agent_approval.requested"
      # An API key was created.
      API_KEY_CREATED = "api_key.created"
      # An API key expires in 7 days, or in 1 day.
      API_KEY_EXPIRING = "api_key.expiring"
      # An API key was revoked and no longer works.
      API_KEY_REVOKED = "api_key.revoked"
      # An API key has a new secret. The old one works until its grace period ends.
      API_KEY_ROLLED = "api_key.rolled"
      # A batch was cancelled, or nobody approved it within 72 hours.
      BATCH_CANCELLED = "batch.cancelled"
      # Every valid line of a batch was delivered.
      BATCH_COMPLETED = "batch.completed"
      # A batch was created, its lines are checked and its total is known.
      BATCH_CREATED = "batch.created"
      # A batch has ended with none of its lines delivered.
      BATCH_FAILED = "batch.failed"
      # A batch has ended with some of its lines delivered and some not.
      BATCH_PARTIALLY_COMPLETED = "batch.partially_completed"
      # The lines of a batch are being sent.
      BATCH_PROCESSING = "batch.processing"
      # A batch exceeds your threshold and requires the approval of an owner or admin.
      BATCH_REQUIRES_APPROVAL = "batch.requires_approval"
      # Nothing was delivered, and the face value was added to your Credit.
      CHECKOUT_SESSION_CREDITED = "checkout.session.credited"
      # A session was not paid in time, or was ended. A late payment makes it `paid`.
      CHECKOUT_SESSION_EXPIRED = "checkout.session.expired"
      # What a customer paid for was delivered.
      CHECKOUT_SESSION_FULFILLED = "checkout.session.fulfilled"
      # A checkout session was paid, and its send is being delivered.
      CHECKOUT_SESSION_PAID = "checkout.session.paid"
      # A new send was created to replace one that failed.
      CHECKOUT_SESSION_RESENT = "checkout.session.resent"
      # Our staff corrected your Credit with this transaction.
      CREDIT_ADJUSTED = "credit.adjusted"
      # A sale or reservation took available Credit below the threshold of your alert.
      CREDIT_BALANCE_LOW = "credit.balance.low"
      # Reserved Credit is available again.
      CREDIT_RELEASED = "credit.released"
      # Credit was reserved for a batch or a program.
      CREDIT_RESERVED = "credit.reserved"
      # Upcoming schedules need more than your Credit; `data.projection` says when.
      CREDIT_SHORTFALL_PROJECTED = "credit.shortfall.projected"
      # A top-up was not paid in time.
      CREDIT_TOPUP_EXPIRED = "credit.topup.expired"
      # The payment of a top-up failed. `failure_code` says why.
      CREDIT_TOPUP_FAILED = "credit.topup.failed"
      # A top-up was created and is waiting for its payment.
      CREDIT_TOPUP_PENDING = "credit.topup.pending"
      # The payment of a top-up arrived and was added to your Credit.
      CREDIT_TOPUP_SUCCEEDED = "credit.topup.succeeded"
      # You opened a dispute about a send, and our staff are investigating it.
      DISPUTE_OPENED = "dispute.opened"
      # Our staff resolved a dispute. `outcome` says how.
      DISPUTE_RESOLVED = "dispute.resolved"
      # A network that you used in the last 30 days is slow, fails often, or is down.
      NETWORK_AVAILABILITY_DEGRADED = "network.availability.degraded"
      # A network that you used in the last 30 days works as usual again.
      NETWORK_AVAILABILITY_RESTORED = "network.availability.restored"
      # A national outage started: meters cannot be confirmed, and power sends wait.
      POWER_AVAILABILITY_DOWN = "power.availability.down"
      # The national outage has ended, and queued power sends are dispatched in order.
      POWER_AVAILABILITY_UP = "power.availability.up"
      # A program was activated or resumed and gives rewards.
      PROGRAM_ACTIVATED = "program.activated"
      # At most 20 percent of a budget remains. Sent once each time it falls this low.
      PROGRAM_BUDGET_LOW = "program.budget.low"
      # A program was closed permanently.
      PROGRAM_CLOSED = "program.closed"
      # The budget is spent or allocated. No rewards are given until budget returns.
      PROGRAM_EXHAUSTED = "program.exhausted"
      # A program was paused and gives no rewards until it is resumed.
      PROGRAM_PAUSED = "program.paused"
      # An exhausted program has budget again and gives rewards.
      PROGRAM_REACTIVATED = "program.reactivated"
      # A recipient was created.
      RECIPIENT_CREATED = "recipient.created"
      # The personal data of a recipient was erased. Only its ID remains.
      RECIPIENT_ERASED = "recipient.erased"
      # A recipient will be erased in seven days unless it is restored.
      RECIPIENT_ERASURE_PENDING = "recipient.erasure_pending"
      # A recipient was changed or restored.
      RECIPIENT_UPDATED = "recipient.updated"
      # A referred friend qualified. `reward` is the reward of the referrer.
      REFERRAL_QUALIFIED = "referral.qualified"
      # A reward is held for a review. A person must approve or reject it.
      REVIEW_OPENED = "review.opened"
      # A review was approved or rejected, or nobody decided it within 30 days.
      REVIEW_RESOLVED = "review.resolved"
      # A reward was created and its budget allocated.
      REWARD_CREATED = "reward.created"
      # A reward was delivered to the recipient.
      REWARD_DELIVERED = "reward.delivered"
      # A `completion_id` was sent again; nothing changed. Sent at most once a day each.
      REWARD_DUPLICATE = "reward.duplicate"
      # A reward was not taken or released in time, and its budget returned.
      REWARD_EXPIRED = "reward.expired"
      # A reward could not be sent, and its budget returned. `failure_code` says why.
      REWARD_FAILED = "reward.failed"
      # A reward is held, in escrow or for a review. `held_reason` says which.
      REWARD_HELD = "reward.held"
      # A review rejected a reward, and its budget returned.
      REWARD_REJECTED = "reward.rejected"
      # A held reward was released and is being sent.
      REWARD_RELEASED = "reward.released"
      # A reward was voided before anything was sent, and its budget returned.
      REWARD_VOIDED = "reward.voided"
      # A reward link was claimed. `reward` is the reward it became.
      REWARD_LINK_CLAIMED = "reward_link.claimed"
      # A reward link was created. Above 50 links per request, events are sent gradually.
      REWARD_LINK_CREATED = "reward_link.created"
      # A reward link expired, and its budget returned.
      REWARD_LINK_EXPIRED = "reward_link.expired"
      # A reward link was opened for the first time.
      REWARD_LINK_OPENED = "reward_link.opened"
      # A reward link was revoked, and its budget returned.
      REWARD_LINK_REVOKED = "reward_link.revoked"
      # A schedule has run. `batch` is the batch it created.
      SCHEDULE_OCCURRENCE_RAN = "schedule.occurrence.ran"
      # A schedule is due and waits for a top-up because Credit is insufficient.
      SCHEDULE_OCCURRENCE_RETRY_AFTER_TOPUP = "schedule.occurrence.retry_after_topup"
      # A schedule was due and was skipped because Credit was insufficient.
      SCHEDULE_OCCURRENCE_SKIPPED_INSUFFICIENT_CREDIT = "schedule.occurrence.skipped_insufficient_credit"
      # A schedule runs within 24 hours. It can be changed until 15 minutes before.
      SCHEDULE_OCCURRENCE_UPCOMING = "schedule.occurrence.upcoming"
      # A send was cancelled before it was dispatched.
      SEND_CANCELLED = "send.cancelled"
      # A send was created and charged.
      SEND_CREATED = "send.created"
      # The Credit charged for a send was returned.
      SEND_CREDITED_BACK = "send.credited_back"
      # A send was delivered to the customer, and its Credit is spent.
      SEND_DELIVERED = "send.delivered"
      # A send failed. `failure_code` says why.
      SEND_FAILED = "send.failed"
      # A failed send turned out to be delivered. You keep the returned Credit.
      SEND_LATE_DELIVERED = "send.late_delivered"
      # The meter of a waiting send was changed. Sent to every endpoint.
      SEND_METER_CHANGED = "send.meter_changed"
      # A power send is queued during a national outage and is dispatched when it ends.
      SEND_QUEUED = "send.queued"
      # The network gives no clear answer and our staff decide. Do not sell again.
      SEND_REQUIRES_REVIEW = "send.requires_review"
      # The network was busy and delivered nothing. The service retries automatically.
      SEND_RETRYING = "send.retrying"
      # A send was created and charged, and is dispatched at its scheduled time.
      SEND_SCHEDULED = "send.scheduled"
      # A send was submitted to the network. Sent once, however many attempts follow.
      SEND_SUBMITTED = "send.submitted"
      # The text message with the token reached the customer's phone.
      SEND_TOKEN_DELIVERED = "send.token_delivered"
      # The text message with the token could not be delivered. Resend the token.
      SEND_TOKEN_DELIVERY_FAILED = "send.token_delivery_failed"
      # The token was sent to the customer again.
      SEND_TOKEN_RESENT = "send.token_resent"
      # The network has not responded. Do not sell again: the send may have been delivered.
      SEND_UNKNOWN = "send.unknown"
      # A webhook endpoint was disabled, by you or because it failed for three days.
      WEBHOOK_ENDPOINT_DISABLED = "webhook_endpoint.disabled"
    end

    # Format of an export file.
    module ExportFormat
      # CSV in UTF-8 with a header row. Times are in Harare time: `2026-11-10T09:30:00+02:00`.
      CSV = "csv"
      # One JSON object per line (NDJSON), as in the API.
      JSON = "json"
      # CSV text inside a JSON object with `filename`, `content_type`, `content` and `rows`, for clients that cannot receive a file.
      CSV_JSON = "csv-json"
    end

    # Kind of objects to export. Creating and downloading an export also require the read scope of its
    # kind.
    module ExportKind
      # Sends. Requires the scope `sends:read`.
      SENDS = "sends"
      # Batches. Requires the scope `sends:read`.
      BATCHES = "batches"
      # Rewards. Requires the scope `rewards:read`.
      REWARDS = "rewards"
      # Reward links. Requires the scope `rewards:read`; their addresses are null without `rewards:write`.
      REWARD_LINKS = "reward_links"
      # Credit transactions. Requires the scope `credit:read`.
      CREDIT_TRANSACTIONS = "credit_transactions"
      # Recipients. Requires the scope `recipients:read`.
      RECIPIENTS = "recipients"
      # API requests. Requires the scope `account:manage`.
      REQUESTS = "requests"
      # Events. Requires only `reports:read`.
      EVENTS = "events"
    end

    # Status of an export.
    module ExportStatus
      # The file is being created.
      PENDING = "pending"
      # The file can be downloaded.
      READY = "ready"
      # The file could not be created; `error` says why. Create another export.
      FAILED = "failed"
      # The file was deleted after seven days. Create another export.
      EXPIRED = "expired"
    end

    # Dimensions of a failure report.
    module FailureReportDimension
      # Group by the reason of failure.
      FAILURE_CODE = "failure_code"
      # Group by mobile network.
      NETWORK = "network"
    end

    # Relationship of a family member to you.
    module FamilyRelation
      # Your husband or wife.
      SPOUSE = "spouse"
      # Your son or daughter.
      CHILD = "child"
      # Your father or mother.
      PARENT = "parent"
      # Any other relationship to you.
      OTHER = "other"
    end

    # What can be sent to a family member.
    module FamilySendType
      # Airtime to the phone number.
      AIRTIME = "airtime"
      # Electricity to the meter. The token is sent to the phone by SMS.
      POWER = "power"
    end

    # How the members of a group are determined.
    module GroupKind
      # You add and remove members, with `POST /groups/{group_id}/members`.
      STATIC = "static"
      # A filter selects the members each time the group is used.
      DYNAMIC = "dynamic"
    end

    # Health of the service.
    module HealthStatus
      # Requests are served as usual.
      OK = "ok"
      # Requests are served, but a component is failing.
      DEGRADED = "degraded"
    end

    # HTTP method of a request.
    module HttpMethod
      # Reads without changing anything.
      GET = "GET"
      # Creates an object or performs an action.
      POST = "POST"
      # Changes some fields of an object.
      PATCH = "PATCH"
      # Replaces an object as a whole.
      PUT = "PUT"
      # Deletes or ends an object.
      DELETE = "DELETE"
    end

    # Status of an invitation.
    module InviteStatus
      # The invited person has not responded.
      PENDING = "pending"
      # The person accepted and is a member.
      ACCEPTED = "accepted"
      # The person declined the invitation.
      DECLINED = "declined"
      # The organisation revoked the invitation.
      REVOKED = "revoked"
      # The person did not respond within 14 days.
      EXPIRED = "expired"
    end

    # Grace period of the old secret after a key is rolled.
    module KeyGrace
      # No grace period: the old secret stops working immediately.
      V_0 = "0"
      # A grace period of one hour.
      V_1H = "1h"
      # A grace period of one day.
      V_24H = "24h"
      # A grace period of one week.
      V_7D = "7d"
    end

    # Kind of an API key.
    module KeyKind
      # Secret: for your own servers.
      SK = "sk"
      # Restricted: for one till, with only the scopes it needs.
      RK = "rk"
      # Publishable: for a browser, and only for operations that allow it.
      PK = "pk"
      # Agent: for an AI agent under human supervision.
      AK = "ak"
    end

    # A permission of an API key.
    module KeyScope
      # Read networks and products.
      CATALOG_READ = "catalog:read"
      # Look up phone numbers and meters, and create quotes.
      LOOKUPS_READ = "lookups:read"
      # Read sends, batches, schedules, disputes and checkout sessions.
      SENDS_READ = "sends:read"
      # Create, cancel and change sends, and open disputes and checkout sessions.
      SENDS_WRITE = "sends:write"
      # Read power tokens in clear text.
      TOKENS_READ = "tokens:read"
      # Create, cancel and approve batches.
      BATCHES_WRITE = "batches:write"
      # Create and change schedules.
      SCHEDULES_WRITE = "schedules:write"
      # Read Credit and statements.
      CREDIT_READ = "credit:read"
      # Top up your Credit.
      CREDIT_TOPUP = "credit:topup"
      # Read recipients, groups and cost centres.
      RECIPIENTS_READ = "recipients:read"
      # Create and change recipients, groups and cost centres.
      RECIPIENTS_WRITE = "recipients:write"
      # Read rewards, reward links and reviews.
      REWARDS_READ = "rewards:read"
      # Create rewards and reward links.
      REWARDS_WRITE = "rewards:write"
      # Manage programs and decide reviews.
      PROGRAMS_MANAGE = "programs:manage"
      # Manage webhook endpoints and read events.
      WEBHOOKS_MANAGE = "webhooks:manage"
      # Read reports, activity and events.
      REPORTS_READ = "reports:read"
      # Allocate airtime, data and electricity to employees.
      WORKFORCE_ADMIN = "workforce:admin"
      # Manage family members of the account.
      FAMILY_WRITE = "family:write"
      # Manage the account, its members and its keys.
      ACCOUNT_MANAGE = "account:manage"
    end

    # Legal basis for processing a person's data.
    module LawfulBasis
      # The person has given consent; see `consent`.
      CONSENT = "consent"
      # The data is needed for a contract with the person.
      CONTRACT = "contract"
      # The data is required by law.
      LEGAL_OBLIGATION = "legal_obligation"
      # You have a legitimate interest that the person's interests do not override.
      LEGITIMATE_INTEREST = "legitimate_interest"
    end

    # Type of a phone line.
    module LineType
      # A mobile phone line.
      MOBILE = "mobile"
      # An internet telephony number.
      VOIP = "voip"
      # A fixed phone line.
      FIXED = "fixed"
      # The type cannot be derived from the digits.
      UNKNOWN = "unknown"
    end

    # How a claim is tied to a person.
    module LinkBinding
      # Anyone who has the link can claim it.
      NONE = "none"
      # A code is sent by SMS to the number that receives the reward.
      OTP = "otp"
    end

    # Whether anything is sold in live mode.
    module LiveSalesStatus
      # At least one product is sold.
      OPEN = "open"
      # No supplier is connected: nothing is sold, and top-ups return an error.
      CLOSED = "closed"
    end

    # Permissions of a member.
    module MemberRole
      # Can do everything. There is always at least one owner.
      OWNER = "owner"
      # Can do everything except what concerns owners.
      ADMIN = "admin"
      # Can sell and build: sends, batches, webhooks, test keys.
      DEVELOPER = "developer"
      # Can read but not change anything.
      VIEWER = "viewer"
    end

    # Whether a member can sign in.
    module MemberStatus
      # The member can sign in.
      ACTIVE = "active"
      # The member was suspended by our staff.
      SUSPENDED = "suspended"
    end

    # Confirmation level required for the meter of a power send.
    module MeterConfirmMode
      # Returns an error if the utility cannot confirm the meter.
      STRICT = "strict"
      # Sells without an answer, and confirms the meter before buying the token.
      BEST_EFFORT = "best_effort"
    end

    # Confirmation level of a meter.
    module MeterConfirmation
      # The utility confirmed it before the sale.
      STRICT = "strict"
      # Confirmed after the sale, before the token is bought.
      BEST_EFFORT = "best_effort"
      # The meter was not confirmed.
      NONE = "none"
    end

    # Where a meter confirmation comes from.
    module MeterSource
      # The utility, at this request.
      UTILITY = "utility"
      # The utility, less than ten minutes ago.
      CACHE = "cache"
    end

    # Mode of an account. Nothing real moves in test mode.
    module Mode
      # No real money and no real airtime.
      TEST = "test"
      # Real money and real sales.
      LIVE = "live"
    end

    # How a network or a supplier performs.
    module NetworkCondition
      # The network works as usual.
      UP = "up"
      # Slow, or failing more often than usual.
      DEGRADED = "degraded"
      # The network delivers nothing at present.
      DOWN = "down"
    end

    # Type of a network.
    module NetworkKind
      # Mobile: delivers airtime and data.
      MOBILE = "mobile"
      # Electricity: delivers power tokens.
      POWER = "power"
    end

    # Current state of a network.
    module NetworkState
      # The network works as usual.
      UP = "up"
      # Slow, or failing more often than usual.
      DEGRADED = "degraded"
      # The network delivers nothing at present.
      DOWN = "down"
      # Not sold in this mode: no supplier is connected. Sales return an error.
      NOT_OFFERED = "not_offered"
    end

    # Overall status of the service.
    module OverallStatus
      # Everything works as usual.
      OPERATIONAL = "operational"
      # Some networks are slow or down.
      DEGRADED = "degraded"
      # No network delivers at present.
      DOWN = "down"
      # Nothing is sold in this mode yet: no supplier is connected.
      NOT_OFFERED = "not_offered"
    end

    # Why a product cannot be sold.
    module PausedReason
      # The network of the product is down.
      NETWORK_DOWN = "network_down"
      # Our staff paused the product temporarily.
      MAINTENANCE = "maintenance"
      # Not sold in this mode yet.
      NOT_AVAILABLE_YET = "not_available_yet"
    end

    # Behaviour of a power send during a national outage.
    module PowerDownChoice
      # The send waits up to `max_hold`.
      QUEUE = "queue"
      # The send fails and your Credit is returned.
      FAIL = "fail"
    end

    # How a program's budget is funded.
    module ProgramFunding
      # The whole budget is reserved from your Credit up front, and rewards are paid from the reservation. Each reward consumes its face value from the reservation; a dealer's discount becomes available Credit immediately.
      RESERVE = "reserve"
      # The budget is only a limit. Rewards sent immediately debit your available Credit. Rewards that wait in escrow, under review or behind a link are reserved until they end.
      PAY_AS_YOU_GO = "pay_as_you_go"
    end

    # What happens to a new reward before it is sent.
    module ProgramHoldMode
      # The reward is sent immediately, unless a fraud rule stops it.
      NONE = "none"
      # The reward is held in escrow until you release it.
      ESCROW = "escrow"
      # The reward is held until a person approves its review.
      REVIEW = "review"
    end

    # Dimensions of a program report.
    module ProgramReportDimension
      # Group by reward program.
      PROGRAM = "program"
    end

    # What a rule measures to decide whether it matches.
    module ProgramRuleKind
      # Matches when something has happened a number of times, or its values add up to a total: `count`. Counting starts again after each match.
      THRESHOLD = "threshold"
      # Matches when something has happened in a number of consecutive days, weeks or months. The next streak begins in the period after that.
      STREAK = "streak"
      # Matches the first time something happens.
      FIRST_TIME = "first_time"
      # Matches the n-th time something happens, counted from the first report of it.
      MILESTONE = "milestone"
      # Matches each time and pays a percentage of the activity's value. Only for activities.
      PERCENTAGE = "percentage"
    end

    # What triggers the evaluation of a rule. Rewards that rules give trigger nothing. Only activities
    # have a name and a value: rules of any other trigger cannot use `activity_name`,
    # `percent_of_value`, `count.value`, or conditions on `name` and `value`.
    module ProgramRuleTrigger
      # An activity that you report.
      ACTIVITY = "activity"
      # A signed completion of the program, in addition to the reward that it earns anyway.
      COMPLETION = "completion"
      # A referral to the program that qualifies. Rewards the referrer, in escrow.
      REFERRAL = "referral"
      # A check-in at the program's location with a link of `POST /reward-links`, in addition to the reward that the link becomes. Its conditions can only be on `occurred_at`.
      CHECKIN = "checkin"
    end

    # Ways in which a program's rewards can be created.
    module ProgramSource
      # Created by your own server: `POST /rewards`, activities and referrals, and their rules.
      API = "api"
      # Created by signed completions without a key, and by rules that they match: `POST /programs/{program_id}/completions`.
      COMPLETIONS = "completions"
      # Created when people claim reward links, online or by checking in at a location.
      LINKS = "links"
    end

    # Status of a program.
    module ProgramStatus
      # Not active yet: the program gives no rewards. Activate it.
      DRAFT = "draft"
      # The program gives rewards.
      ACTIVE = "active"
      # Someone paused the program. It gives no rewards until it is resumed.
      PAUSED = "paused"
      # The budget is spent or allocated. The program becomes `active` again when budget returns.
      EXHAUSTED = "exhausted"
      # The program was closed permanently.
      CLOSED = "closed"
    end

    # Whether our stock with a supplier is sufficient.
    module ProviderFloatState
      # The stock is sufficient for all lines.
      SUFFICIENT = "sufficient"
      # The stock may be too low, and some lines may be sent later.
      LOW = "low"
      # The level of stock is not known.
      UNKNOWN = "unknown"
    end

    # Status of a quote.
    module QuoteStatus
      # A sale can use the quote.
      OPEN = "open"
      # A sale uses the quote. If it fails or is cancelled in time, the quote becomes `open` again.
      USED = "used"
      # The quote expired after 30 minutes without a sale.
      EXPIRED = "expired"
    end

    # What to do with lines whose recipient already exists.
    module RecipientBulkMode
      # The line fails with an error.
      CREATE = "create"
      # The recipient is updated, as `PATCH` would.
      UPSERT = "upsert"
    end

    # Outcome of one line.
    module RecipientBulkStatus
      # A new recipient was created.
      CREATED = "created"
      # The existing recipient was updated.
      UPDATED = "updated"
      # The existing recipient already had these values.
      UNCHANGED = "unchanged"
      # Nothing was written. See `error` for the reason.
      FAILED = "failed"
    end

    # Fields of a recipient that can be expanded.
    module RecipientExpansion
      # Expand `cost_center` into the full cost centre.
      COST_CENTER = "cost_center"
    end

    # Fields of the listed recipients that can be expanded.
    module RecipientListExpansion
      # Expand `cost_center` of each recipient into the full cost centre.
      DATA_COST_CENTER = "data.cost_center"
    end

    # Field by which a line finds its recipient.
    module RecipientMatch
      # Match by your own ID.
      EXTERNAL_ID = "external_id"
      # Match by the phone number.
      PHONE = "phone"
    end

    # Status of a recipient.
    module RecipientStatus
      # The recipient can receive sends and rewards.
      ACTIVE = "active"
      # Receives nothing, and is erased after seven days unless restored.
      ERASURE_PENDING = "erasure_pending"
      # The personal data was erased permanently.
      ERASED = "erased"
    end

    # Reason for a warning about a line.
    module RecipientWarningCode
      # Another recipient or an earlier line has the same phone number.
      DUPLICATE_PHONE = "duplicate_phone"
    end

    # Dimensions of a daily reconciliation.
    module ReconciliationDimension
      # Group by API key: by till, if each till has its own key.
      API_KEY = "api_key"
    end

    # Status of a referral.
    module ReferralStatus
      # The friend has not qualified yet.
      PENDING = "pending"
      # The friend qualified, and the referrer is rewarded.
      QUALIFIED = "qualified"
      # A review rejected the reward; `reason` says why.
      REJECTED = "rejected"
      # The friend did not qualify within 90 days.
      EXPIRED = "expired"
    end

    # Kind of a report.
    module ReportKind
      # Sends and their cost, by up to two dimensions.
      SPEND = "spend"
      # Performance of reward programs.
      PROGRAMS = "programs"
      # Reasons for failed sends.
      FAILURES = "failures"
      # Daily reconciliation by till.
      RECONCILIATION = "reconciliation"
    end

    # Fields of a review that can be expanded.
    module ReviewExpansion
      # Expand `reward` into the full reward.
      REWARD = "reward"
    end

    # Fields of the listed reviews that can be expanded.
    module ReviewListExpansion
      # Expand `reward` of each review into the full reward.
      DATA_REWARD = "data.reward"
    end

    # Reason a reward is under review.
    module ReviewReason
      # Many rewards to this phone number in a short time.
      VELOCITY_PHONE = "velocity_phone"
      # Many claims from this IP address in a short time.
      VELOCITY_IP = "velocity_ip"
      # Many claims from this device in a short time.
      VELOCITY_DEVICE = "velocity_device"
      # Rewards of several people go to the same meter.
      SAME_METER = "same_meter"
      # The recipient was created only recently, and the amount is above the program's default.
      NEW_RECIPIENT = "new_recipient"
      # The amount is far above what the program usually gives.
      AMOUNT_OUTLIER = "amount_outlier"
      # The recipient had used most of a limit before this reward.
      CAP_NEAR = "cap_near"
      # The check-in was at the very edge of the location.
      GEOFENCE_EDGE = "geofence_edge"
      # Another phone number or meter of the recipient is on the blocklist.
      BLOCKLIST_NEAR = "blocklist_near"
      # The program holds rewards like this one for review.
      MANUAL_HOLD = "manual_hold"
      # A test number whose last four digits trigger a review. In test mode only.
      TEST_NUMBER = "test_number"
    end

    # How a review was resolved.
    module ReviewResolution
      # A person approved the review.
      APPROVED = "approved"
      # A person rejected the review.
      REJECTED = "rejected"
      # Nobody decided within 30 days, so the reward was rejected.
      TIMED_OUT = "timed_out"
    end

    # Risk that the reward is fraudulent.
    module ReviewRisk
      # Low risk. The program asked for a review, or one thing was unusual.
      LOW = "low"
      # Medium risk. Two things were unusual.
      MEDIUM = "medium"
      # High risk. More was unusual, or much in a short time. Check carefully before you approve.
      HIGH = "high"
    end

    # Status of a review.
    module ReviewStatus
      # A person must decide.
      OPEN = "open"
      # The reward was approved and released.
      APPROVED = "approved"
      # The reward was rejected, by a person or after 30 days without a decision.
      REJECTED = "rejected"
    end

    # How a reward is delivered to a person.
    module RewardDelivery
      # Sent directly to the recipient's number or meter.
      DIRECT = "direct"
      # Claimed by the person with a link.
      LINK = "link"
      # Claimed with a link, where the person chooses what to receive.
      CHOICE = "choice"
    end

    # Fields of a reward that can be expanded.
    module RewardExpansion
      # Expand `program` into the full program.
      PROGRAM = "program"
      # Expand `recipient` into the full recipient.
      RECIPIENT = "recipient"
      # Expand `send` into the full send.
      SEND = "send"
      # Expand `link` into the full link.
      LINK = "link"
    end

    # Reason a reward is held.
    module RewardHeldReason
      # Under review, because of a fraud rule or the program's `hold`. Approve or reject its review.
      REVIEW = "review"
      # In escrow. Release it once it is earned.
      ESCROW = "escrow"
    end

    # Status of a reward link.
    module RewardLinkStatus
      # Nobody has opened the link yet.
      CREATED = "created"
      # Someone has opened the link. Claiming it without opening it first opens it too.
      OPENED = "opened"
      # Someone claimed the link, and it became a reward.
      CLAIMED = "claimed"
      # The link expired, and its budget returned.
      EXPIRED = "expired"
      # The link was revoked, and its budget returned.
      REVOKED = "revoked"
    end

    # Fields of the listed rewards that can be expanded.
    module RewardListExpansion
      # Expand `program` of each reward into the full program.
      DATA_PROGRAM = "data.program"
      # Expand `recipient` of each reward into the full recipient.
      DATA_RECIPIENT = "data.recipient"
      # Expand `send` of each reward into the full send.
      DATA_SEND = "data.send"
      # Expand `link` of each reward into the full link.
      DATA_LINK = "data.link"
    end

    # What created a reward.
    module RewardSource
      # Created by a call to `POST /rewards`.
      API = "api"
      # Created by a signed completion.
      COMPLETIONS = "completions"
      # Created by claiming a link.
      LINKS = "links"
      # Created by a rule of the program.
      RULE = "rule"
      # Created by a referral that qualified.
      REFERRAL = "referral"
      # Created by a check-in at the program's location.
      CHECKIN = "checkin"
    end

    # Status of a reward.
    module RewardStatus
      # The budget is allocated. The reward is being sent, or waits to be claimed.
      PENDING = "pending"
      # Held in escrow or by a fraud rule; `held_reason` says which.
      HELD = "held"
      # Released: the reward is being sent, or waits to be claimed.
      RELEASED = "released"
      # The reward was delivered to the recipient.
      DELIVERED = "delivered"
      # The reward could not be sent, and its budget returned; `failure_code` says why. It stays `failed` even if its send is delivered late: the service bears the cost, and the send has `late_delivered_at`.
      FAILED = "failed"
      # Voided before anything was sent, and its budget returned.
      VOIDED = "voided"
      # Not claimed or released in time, and its budget returned.
      EXPIRED = "expired"
      # A review rejected the reward, and its budget returned.
      REJECTED = "rejected"
    end

    # Status that a reward would have.
    module RewardWouldStatus
      # The reward would be sent immediately, or wait for its claim.
      PENDING = "pending"
      # The reward would be held in escrow or for a review.
      HELD = "held"
      # The reward would wait for a person's approval.
      REQUIRES_APPROVAL = "requires_approval"
    end

    # How a field is compared with a value.
    module RuleOperator
      # The field equals the value.
      EQ = "eq"
      # The field does not equal the value.
      NE = "ne"
      # The field is greater than the value.
      GT = "gt"
      # The field is greater than or equal to the value.
      GTE = "gte"
      # The field is less than the value.
      LT = "lt"
      # The field is less than or equal to the value.
      LTE = "lte"
      # The field equals one of the listed values.
      IN = "in"
      # The field, a text or list, contains the value.
      CONTAINS = "contains"
    end

    # Period that counts once towards a streak. Weeks begin on Monday; days are calendar days in
    # Harare.
    module RuleStreakUnit
      # Once on each of a number of consecutive days.
      DAY = "day"
      # Once in each of a number of consecutive weeks.
      WEEK = "week"
      # Once in each of a number of consecutive months.
      MONTH = "month"
    end

    # Channel through which a business reaches its customers.
    module SalesChannel
      # Tills in physical shops.
      POS = "pos"
      # A mobile app of the business.
      APP = "app"
      # Agents who sell in the street.
      AGENTS = "agents"
      # A website of the business.
      WEB = "web"
      # The employees of the business.
      EMPLOYER = "employer"
    end

    # How often a schedule runs.
    module ScheduleCadence
      # Every day of the week.
      DAILY = "daily"
      # Every week on `day_of_week`.
      WEEKLY = "weekly"
      # Every 14 days, starting on `anchor_date`.
      BIWEEKLY = "biweekly"
      # Every month on `day_of_month`, or on the last day of shorter months.
      MONTHLY = "monthly"
      # Every year on `day_of_month` of `month_of_year`. 29 February becomes 28 February in other years.
      YEARLY = "yearly"
      # Every month on the account's payday, or on `day_of_month` if it has none. A weekend or Zimbabwean public holiday moves it back to the last working day before.
      PAYDAY = "payday"
      # On the last day of every month.
      LAST_DAY = "last_day"
    end

    # Fields of a schedule that can be expanded.
    module ScheduleExpansion
      # Expand `group` into the full group.
      GROUP = "group"
    end

    # What a schedule does if your Credit is too low on the day of a run.
    module ScheduleInsufficientChoice
      # The day is skipped.
      SKIP = "skip"
      # The run waits up to twelve hours for a top-up.
      RETRY_AFTER_TOPUP = "retry_after_topup"
    end

    # Fields of the listed schedules that can be expanded.
    module ScheduleListExpansion
      # Expand `group` of each schedule into the full group.
      DATA_GROUP = "data.group"
    end

    # Status of an occurrence of a schedule.
    module ScheduleOccurrenceStatus
      # It runs on its planned day.
      PLANNED = "planned"
      # It runs on another day: `moved_to`.
      MOVED = "moved"
      # It does not run: you skipped it, or Credit was insufficient.
      SKIPPED = "skipped"
      # It runs together with another occurrence: `combined_into`.
      COMBINED = "combined"
      # It has run, as planned or because you ran it; `batch` is the latest run.
      RAN = "ran"
      # It did not run within twelve hours: Credit did not arrive, nobody could receive it, its key was at a cap, or the service was unavailable.
      MISSED = "missed"
      # Credit was insufficient. It runs as soon as there is enough, within twelve hours.
      WAITING_TOPUP = "waiting_topup"
    end

    # Kind of an object that the search finds.
    module SearchKind
      # A send. Requires `sends:read`.
      SEND = "send"
      # A recipient. Requires `recipients:read`.
      RECIPIENT = "recipient"
      # A reward. Requires `rewards:read`.
      REWARD = "reward"
      # A top-up. Requires `credit:read`.
      TOPUP = "topup"
      # A batch. Requires `sends:read`.
      BATCH = "batch"
    end

    # What the text was found to be.
    module SearchMatch
      # ID of the object.
      ID = "id"
      # Number on the receipt of a send.
      RECEIPT_NUMBER = "receipt_number"
      # Your own reference: `client_reference`, `completion_id` or `external_id`.
      REFERENCE = "reference"
      # Confirmation number of a network, utility or payment provider, or reference of a top-up.
      PROVIDER_REFERENCE = "provider_reference"
      # Phone number or meter that was sold to, or of a recipient.
      TARGET = "target"
      # Phone number that a token was texted to.
      TOKEN_PHONE = "token_phone"
      # Phone number that was notified of a send.
      NOTIFY_NUMBER = "notify_number"
      # The last four digits of a power token, also those of a whole token.
      TOKEN = "token"
      # Name, payroll number or title.
      NAME = "name"
    end

    # Status that a test send is advanced to.
    module SendAdvanceTarget
      # The network delivers the send.
      DELIVERED = "delivered"
      # The network rejects the send.
      FAILED = "failed"
      # A failed send turns out to be delivered.
      LATE_DELIVERED = "late_delivered"
    end

    # Fields of a send that can be expanded.
    module SendExpansion
      # Expands the recipient of the send.
      RECIPIENT = "recipient"
      # Expands the program of the send.
      PROGRAM = "program"
      # Expands the reward of the send.
      REWARD = "reward"
      # Expands the batch of the send.
      BATCH = "batch"
    end

    # Why a send or a reward failed, and whether it is safe to sell again to the same target. "Do not
    # sell again" means: not as it was.
    module SendFailureCode
      # The network does not recognize the number. Correct the number before you sell again.
      INVALID_TARGET = "invalid_target"
      # The number is on another network. Do not sell this product again; choose another.
      WRONG_NETWORK = "wrong_network"
      # The line is suspended or barred from top-ups. Do not sell to it again.
      TARGET_BARRED = "target_barred"
      # The number is a contract line, which cannot be topped up. Do not sell to it again.
      POSTPAID_NUMBER = "postpaid_number"
      # The amount is too low, too high or not a denomination. Sell another amount.
      AMOUNT_NOT_ALLOWED = "amount_not_allowed"
      # The bundle is no longer sold. Choose another bundle.
      BUNDLE_UNAVAILABLE = "bundle_unavailable"
      # The line reached the network's daily, weekly or monthly limit. Sell again later.
      SUBSCRIBER_LIMIT_REACHED = "subscriber_limit_reached"
      # The network rejected the send as a duplicate. Sell again later.
      DUPLICATE_REJECTED = "duplicate_rejected"
      # The utility does not recognize the meter. Correct the number before you sell again.
      METER_NOT_FOUND = "meter_not_found"
      # The utility has blocked the meter. Do not sell again; the customer must contact the utility.
      METER_BLOCKED = "meter_blocked"
      # The utility bills the meter in the other currency. Sell again in that currency.
      METER_CURRENCY_MISMATCH = "meter_currency_mismatch"
      # The customer owes the utility a debt. Do not sell again until it is paid.
      METER_ARREARS = "meter_arrears"
      # The meter could not be confirmed. Check the meter before you sell again.
      METER_CONFIRMATION_FAILED = "meter_confirmation_failed"
      # The network rejected the send for another reason. Check with the customer before you sell again.
      NETWORK_REJECTED = "network_rejected"
      # The network was busy throughout and delivered nothing. Safe to sell again.
      NETWORK_BUSY = "network_busy"
      # The utility was down and `on_zesa_down` was `fail`. Sell again when it is back.
      POWER_UNAVAILABLE = "power_unavailable"
      # The utility was still down after `max_hold`. Safe to sell again.
      HOLD_EXPIRED = "hold_expired"
      # The product was paused before dispatch. Sell again later.
      PRODUCT_UNAVAILABLE = "product_unavailable"
      # The target was added to the blocklist before dispatch. Do not sell to it again.
      TARGET_BLOCKED = "target_blocked"
      # No supplier was available for the send. Sell again later.
      PROVIDER_UNAVAILABLE = "provider_unavailable"
      # The supplier confirmed that the unknown send was never delivered. Safe to sell again.
      NOT_DELIVERED = "not_delivered"
      # Our staff resolved the send as not delivered. Safe to sell again.
      NOT_DELIVERED_BY_REVIEW = "not_delivered_by_review"
      # The batch was cancelled before dispatch, so nothing was sold. Only on batch lines.
      CANCELLED_BY_BATCH = "cancelled_by_batch"
    end

    # Fields of listed sends that can be expanded.
    module SendListExpansion
      # Expands the recipient of each send.
      DATA_RECIPIENT = "data.recipient"
      # Expands the program of each send.
      DATA_PROGRAM = "data.program"
      # Expands the reward of each send.
      DATA_REWARD = "data.reward"
      # Expands the batch of each send.
      DATA_BATCH = "data.batch"
    end

    # Feature that created a send.
    module SendSource
      # Created by `POST /sends` or by a retry.
      API = "api"
      # Created by a line of a batch.
      BATCH = "batch"
      # Created by an occurrence of a schedule.
      SCHEDULE = "schedule"
      # Created to pay out a reward.
      REWARD = "reward"
      # Created by a checkout session.
      CHECKOUT = "checkout"
      # Created by an allocation to employees.
      WORKFORCE = "workforce"
      # Created by a tool of the MCP server.
      MCP = "mcp"
      # Created by a person in the dashboard.
      DASHBOARD = "dashboard"
    end

    # Status of a send. Check it before you promise a customer anything.
    module SendStatus
      # Created and charged, not yet submitted to the network. Can be cancelled.
      PENDING = "pending"
      # Submitted to the network, which has not responded yet.
      SUBMITTED = "submitted"
      # Delivered to the customer. The Credit is spent.
      DELIVERED = "delivered"
      # National power outage: the token is bought and texted when it ends.
      QUEUED = "queued"
      # The network was busy and delivered nothing. The service retries automatically.
      RETRYING = "retrying"
      # The network has not responded. Do not sell again: the send may have been delivered.
      UNKNOWN = "unknown"
      # The network's responses conflict and our staff decide. Do not sell again: the send may have been delivered.
      REQUIRES_REVIEW = "requires_review"
      # Failed, and the Credit was returned; `failure_code` says why.
      FAILED_CREDITED = "failed_credited"
      # Failed, and this account was not charged for it.
      FAILED = "failed"
      # Charged, and dispatched at `scheduled_for`. Can be cancelled until then.
      SCHEDULED = "scheduled"
      # Cancelled before dispatch, and the Credit was returned.
      CANCELLED_CREDITED = "cancelled_credited"
    end

    # Type of the sale.
    module SendType
      # Airtime for a mobile number.
      AIRTIME = "airtime"
      # A mobile data bundle.
      DATA = "data"
      # A prepaid electricity token.
      POWER = "power"
    end

    # A point to check before a sale.
    module SendWarningCode
      # The same sale was made recently.
      DUPLICATE_RECENT = "duplicate_recent"
      # The check digit of the meter number does not match.
      METER_CHECKSUM = "meter_checksum"
      # Little Credit would remain after the sale.
      LOW_CREDIT_AFTER = "low_credit_after"
    end

    # Status that a sale would have.
    module SendWouldStatus
      # The send would be dispatched immediately.
      PENDING = "pending"
      # The send would wait for its scheduled time.
      SCHEDULED = "scheduled"
      # The send would wait for a person's approval.
      REQUIRES_APPROVAL = "requires_approval"
    end

    # Language of the default text message.
    module SmsLocale
      # The message is in English.
      EN = "en"
      # The message is in Shona.
      SN = "sn"
      # The message is in Ndebele.
      ND = "nd"
    end

    # SMS delivery status of the message to the customer.
    module SmsStatus
      # No message exists, or it is not due yet.
      NONE = "none"
      # The message is waiting to be sent.
      QUEUED = "queued"
      # The SMS gateway accepted the message.
      SENT = "sent"
      # The message reached the customer.
      DELIVERED = "delivered"
      # The message could not be delivered.
      FAILED = "failed"
      # The message may have arrived: the SMS gateway accepted it and reported no delivery within 24 hours, or no gateway answered.
      UNCONFIRMED = "unconfirmed"
    end

    # Dimensions of a spend report.
    module SpendDimension
      # Group by calendar day in Harare.
      DAY = "day"
      # Group by week, starting on Monday.
      WEEK = "week"
      # Group by calendar month.
      MONTH = "month"
      # Group by send type.
      TYPE = "type"
      # Group by mobile network.
      NETWORK = "network"
      # Group by product sold.
      PRODUCT = "product"
      # Group by cost centre.
      COST_CENTER = "cost_center"
      # Group by reward program.
      PROGRAM = "program"
      # Group by recipient of the send.
      RECIPIENT = "recipient"
      # Group by API key: by till, if each till has its own key.
      API_KEY = "api_key"
      # Group by what created the sends.
      SOURCE = "source"
    end

    # Tariff class of a meter.
    module TariffClass
      # Domestic: a household uses the electricity.
      DOMESTIC = "domestic"
      # Commercial: a business uses the electricity.
      COMMERCIAL = "commercial"
      # The utility does not report the class.
      UNKNOWN = "unknown"
    end

    # The day of the month on which consumption is counted from zero again.
    module TariffReset
      # The 1st, at midnight in Harare.
      FIRST_OF_MONTH = "first_of_month"
    end

    # Decision of our staff on a checkout session in review.
    module TestCheckoutAction
      # Staff resend what was paid for.
      SEND = "send"
      # Staff add the face value to your Credit.
      CREDIT = "credit"
    end

    # Kinds of work that follow the test clock.
    module TestClockWorkKind
      # Sends to dispatch, or whose status must be checked with the network.
      SEND = "send"
      # Batches with lines to send, or whose end must be checked.
      BATCH = "batch"
      # Schedules with a day to announce or to run.
      SCHEDULE = "schedule"
      # Text messages and emails to send, or whose delivery must be checked.
      MESSAGE = "message"
      # Events that are not assigned to every webhook endpoint yet, counted once per endpoint.
      EVENT = "event"
      # Webhook deliveries to attempt.
      WEBHOOK_DELIVERY = "webhook_delivery"
      # Webhook replays in progress.
      WEBHOOK_REPLAY = "webhook_replay"
      # Keys that expire, or whose replaced secret expires.
      KEY = "key"
      # Recipients whose personal data must be erased.
      RECIPIENT = "recipient"
      # Test Credit to restore for the day.
      TEST_CREDIT = "test_credit"
      # Schedules to compare with your Credit.
      CREDIT_PROJECTION = "credit_projection"
      # Top-ups whose payment must be checked.
      TOPUP = "topup"
      # Requests of agents that expire, or that are approved and not carried out yet.
      AGENT_APPROVAL = "agent_approval"
      # Closed programs whose links or held rewards must be ended.
      PROGRAM = "program"
      # Rewards that expire, or whose review must be resolved.
      REWARD = "reward"
      # Referrals whose 90 days to qualify are over.
      REFERRAL = "referral"
      # Reward links that expire.
      REWARD_LINK = "reward_link"
      # Exports to write, or whose file must be deleted.
      EXPORT = "export"
      # Disputes whose step has come.
      DISPUTE = "dispute"
      # Dealer applications whose step has come.
      DEALER_APPLICATION = "dealer_application"
      # A checkout session to expire, or its review to decide.
      CHECKOUT_SESSION = "checkout_session"
    end

    # Outcome of a test payment.
    module TestPaymentOutcome
      # The customer pays the session.
      PAID = "paid"
      # The card is declined; the session stays open.
      FAILED = "failed"
    end

    # Channel by which the customer receives a token.
    module TokenChannel
      # Text message to the `token_phone`.
      SMS = "sms"
      # Email to the `token_email` address.
      EMAIL = "email"
    end

    # Purpose of a power token.
    module TokenKind
      # Adds units to the meter.
      CREDIT = "credit"
      # Changes the meter's key. Enter it before the credit token.
      KEY_CHANGE = "key_change"
      # Another token that the utility requires.
      OTHER = "other"
    end

    # Delivery status of a resent token.
    module TokenResendStatus
      # The messages are waiting to be sent. Follow `token_status` of the send.
      QUEUED = "queued"
    end

    # Delivery status of the message with the token.
    module TokenStatus
      # There is no token yet.
      NONE = "none"
      # The message is waiting to be sent.
      PENDING = "pending"
      # The SMS gateway accepted the message.
      SENT = "sent"
      # The message reached the customer.
      DELIVERED = "delivered"
      # Delivery failed. Send the token again with `resend-token`.
      FAILED = "failed"
      # The message may have arrived: the SMS gateway reported no delivery within 24 hours, or no gateway answered. Ask the customer before you resend it.
      UNCONFIRMED = "unconfirmed"
    end

    # Reason a top-up failed.
    module TopupFailureCode
      # The payer's bank declined the card.
      CARD_DECLINED = "card_declined"
      # The payer cancelled the payment.
      CANCELLED = "cancelled"
      # The payer's bank did not respond in time.
      TIMEOUT = "timeout"
      # The card paid a different amount than requested, and the money was returned.
      AMOUNT_MISMATCH = "amount_mismatch"
      # The payment provider had an error.
      PROVIDER_ERROR = "provider_error"
    end

    # Payment method of a top-up.
    module TopupMethod
      # Card or mobile money, on a payment page.
      CARD = "card"
      # Transfer to our bank account, with a reference.
      BANK_TRANSFER = "bank_transfer"
    end

    # Status of a top-up.
    module TopupStatus
      # Waiting for the payment.
      PENDING = "pending"
      # The payment arrived and was added to your Credit.
      SUCCEEDED = "succeeded"
      # The payment failed; `failure_code` says why. Create another top-up. A late payment is still added to your Credit.
      FAILED = "failed"
      # Not paid in time. A late payment, by card or transfer, is still added to your Credit.
      EXPIRED = "expired"
    end

    # What to do with columns of a CSV whose name is no field.
    module UnknownColumns
      # Return 400 `invalid_csv`, naming the column.
      REFUSE = "refuse"
      # Ignore the columns and their cells.
      IGNORE = "ignore"
    end

    # State of the electricity utility.
    module UtilityState
      # The utility responds and sells tokens.
      UP = "up"
      # National outage: meters cannot be confirmed, and power sends wait or fail.
      DOWN = "down"
    end

    # Status of the delivery of an event to an endpoint.
    module WebhookDeliveryStatus
      # The delivery has not been attempted.
      PENDING = "pending"
      # The endpoint responded with 2xx within 10 seconds.
      SUCCEEDED = "succeeded"
      # The latest attempt failed; the next one is at `next_attempt_at`.
      FAILED = "failed"
      # Every attempt failed. Redeliver it, or read the event.
      EXHAUSTED = "exhausted"
      # The endpoint was disabled before delivery.
      SKIPPED = "skipped"
    end

    # Why an endpoint is disabled.
    module WebhookDisabledReason
      # Someone disabled the endpoint.
      MANUAL = "manual"
      # The endpoint accepted no event for three days.
      FAILING = "failing"
    end

    # Status of a webhook endpoint.
    module WebhookEndpointStatus
      # Events are sent to the endpoint.
      ENABLED = "enabled"
      # No events are sent; `disabled_reason` says why.
      DISABLED = "disabled"
    end

    # Format of the events sent to an endpoint.
    module WebhookFormat
      # The event object, as `GET /events` returns it.
      SVC = "svc"
      # The flat body of the old single webhook URL: the events `order.success`, `order.failed`, `order.unknown` and `order.retrying`, with the header `X-Airtime-Signature`.
      LEGACY_AIRTIME = "legacy_airtime"
    end

    # Status of a replay of events.
    module WebhookReplayStatus
      # The replay has not started.
      QUEUED = "queued"
      # The events are being sent.
      RUNNING = "running"
      # All events were sent, or failed for the last time.
      DONE = "done"
    end

    # Grace period of the old signing secret.
    module WebhookSecretGrace
      # No grace period: the old secret stops immediately.
      V_0 = "0"
      # A grace period of one hour.
      V_1H = "1h"
      # A grace period of one day.
      V_24H = "24h"
    end

    # Why a delivery was created.
    module WebhookTrigger
      # The event happened and was sent.
      EVENT = "event"
      # Someone redelivered one delivery.
      REDELIVERY = "redelivery"
      # Someone replayed a range of events.
      REPLAY = "replay"
      # Someone sent a test event.
      TEST = "test"
    end

    # Why a delivery attempt failed.
    module WebhookTryError
      # The host name could not be resolved.
      DNS = "dns"
      # The host refused the connection.
      CONNECT = "connect"
      # The certificate is not valid for the host.
      TLS = "tls"
      # No complete response arrived within 10 seconds.
      TIMEOUT = "timeout"
      # The host has an address that is not public.
      BLOCKED_IP = "blocked_ip"
      # The response was a redirect. Redirects are never followed.
      REDIRECT = "redirect"
      # The response was not HTTP, or its status was not 2xx.
      HTTP = "http"
    end

    # Kind of allocation: airtime or power.
    module WorkforceKind
      # Airtime to each person's number, or data if `product_ref` is a bundle.
      AIRTIME = "airtime"
      # Electricity to each person's meter. The token is sent to the person by SMS.
      POWER = "power"
    end

    # Kind of a ledger entry.
    module WorkforceLedgerKind
      # Money was added to your Credit.
      TOPUP = "topup"
      # Something was sold from your Credit.
      DEBIT = "debit"
      # A sale failed and its Credit was returned.
      REFUND = "refund"
      # A correction by our staff, or test Credit that was granted.
      ADJUSTMENT = "adjustment"
    end

    # A warning about a person who was created or updated.
    module WorkforcePersonWarning
      # The number was registered under a different name, which was replaced.
      NAME_DIFFERS = "name_differs"
      # Another registered person has the same name.
      SAME_NAME = "same_name"
      # The number's network is not supported, so airtime would be rejected.
      UNSUPPORTED_NETWORK = "unsupported_network"
      # The cost centre is archived.
      COST_CENTER_ARCHIVED = "cost_center_archived"
    end

    # A warning about a line.
    module WorkforceWarning
      # The person would exceed their monthly cap. Exceeding it only warns.
      OVER_CAP = "over_cap"
      # The person is on another line, or received the same recently.
      DUPLICATE = "duplicate"
      # The person is being erased, or their cost centre is archived.
      INACTIVE = "inactive"
    end
  end
end
