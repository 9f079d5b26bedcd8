// Made from the contract by "npm run sdks"; never edit this file.
// ignore_for_file: type=lint
// dart format off

/// Status of an account: whether it can sell.
extension type const AccountStatus(String _text) implements String {
  /// The account can sell.
  static const active = AccountStatus("active");
  /// Suspended by our staff: reads work, writes return an error.
  static const suspended = AccountStatus("suspended");
  /// The account is closed permanently.
  static const closed = AccountStatus("closed");

  /// What this version knows of them.
  static const List<AccountStatus> values = [active, suspended, closed, ];
}

/// Source of an entry in the activity feed.
extension type const ActivityKind(String _text) implements String {
  /// An event of an object.
  static const event = ActivityKind("event");
  /// An entry of the audit log. Only for keys with `account:manage`.
  static const audit = ActivityKind("audit");

  /// What this version knows of them.
  static const List<ActivityKind> values = [event, audit, ];
}

/// Type of an actor.
extension type const ActorType(String _text) implements String {
  /// Created with an API key.
  static const key = ActorType("key");
  /// Created by a member of the account.
  static const member = ActorType("member");
  /// Created by the service itself.
  static const system = ActorType("system");
  /// Created by the service's staff.
  static const staff = ActorType("staff");

  /// What this version knows of them.
  static const List<ActorType> values = [key, member, system, staff, ];
}

/// Action that an agent requests.
extension type const AgentAction(String _text) implements String {
  /// A sale, by `POST /sends` or a selling tool of the MCP server.
  static const send = AgentAction("send");
  /// A reward, by `POST /rewards` or the tool `create_reward`.
  static const reward = AgentAction("reward");

  /// What this version knows of them.
  static const List<AgentAction> values = [send, reward, ];
}

/// Status of an agent's request for approval.
extension type const AgentApprovalStatus(String _text) implements String {
  /// Waiting for a person. Nothing is sent or charged.
  static const requested = AgentApprovalStatus("requested");
  /// A person approved the request, and it is or will be executed.
  static const approved = AgentApprovalStatus("approved");
  /// A person approved the request, but executing it returned an error. Nothing is charged.
  static const failed = AgentApprovalStatus("failed");
  /// A person rejected the request. Nothing is sent or charged.
  static const rejected = AgentApprovalStatus("rejected");
  /// Nobody decided within 24 hours. Nothing is sent or charged.
  static const expired = AgentApprovalStatus("expired");

  /// What this version knows of them.
  static const List<AgentApprovalStatus> values = [requested, approved, failed, rejected, expired, ];
}

/// Channel by which you receive an alert.
extension type const AlertChannel(String _text) implements String {
  /// Event sent to your webhook endpoints.
  static const webhook = AlertChannel("webhook");
  /// Email to the contact of your account.
  static const email = AlertChannel("email");
  /// Text message to your support number.
  static const sms = AlertChannel("sms");

  /// What this version knows of them.
  static const List<AlertChannel> values = [webhook, email, sms, ];
}

/// How often an allowance is sent.
extension type const AllowanceCadence(String _text) implements String {
  /// Every week, on `day` 1 (Monday) to 7 (Sunday).
  static const weekly = AllowanceCadence("weekly");
  /// Every month, on `day` 1 to 31, or the last day of shorter months.
  static const monthly = AllowanceCadence("monthly");

  /// What this version knows of them.
  static const List<AllowanceCadence> values = [weekly, monthly, ];
}

/// Status of an API key.
extension type const ApiKeyStatus(String _text) implements String {
  /// The key works normally.
  static const active = ApiKeyStatus("active");
  /// The key works, and so does a replaced secret during its grace period.
  static const rolling = ApiKeyStatus("rolling");
  /// Someone revoked the key. It never works again.
  static const revoked = ApiKeyStatus("revoked");
  /// The key passed its `expires_at`. It never works again.
  static const expired = ApiKeyStatus("expired");

  /// What this version knows of them.
  static const List<ApiKeyStatus> values = [active, rolling, revoked, expired, ];
}

/// Reason a person must approve.
extension type const ApprovalReason(String _text) implements String {
  /// The request would exceed the agent's threshold for 24 hours.
  static const overThreshold = ApprovalReason("over_threshold");
  /// The target, `token_phone`, `token_email` or `notify_number` belongs to no recipient and is not on the key's list.
  static const newTarget = ApprovalReason("new_target");
  /// Both the threshold and the new target.
  static const both = ApprovalReason("both");

  /// What this version knows of them.
  static const List<ApprovalReason> values = [overThreshold, newTarget, both, ];
}

/// Type of request to a provider.
extension type const AttemptKind(String _text) implements String {
  /// Submits the send for delivery.
  static const submit = AttemptKind("submit");
  /// Asks for the status of the send.
  static const query = AttemptKind("query");
  /// The provider reported the status without being asked.
  static const callback = AttemptKind("callback");

  /// What this version knows of them.
  static const List<AttemptKind> values = [submit, query, callback, ];
}

/// Outcome of a request to a provider.
extension type const AttemptOutcome(String _text) implements String {
  /// The provider accepted the send and reports later.
  static const accepted = AttemptOutcome("accepted");
  /// The provider delivered the send.
  static const delivered = AttemptOutcome("delivered");
  /// The provider rejected the send.
  static const rejected = AttemptOutcome("rejected");
  /// The provider was busy and accepted nothing.
  static const busy = AttemptOutcome("busy");
  /// The provider sent no reliable response.
  static const noAnswer = AttemptOutcome("no_answer");
  /// The provider has no record of the send.
  static const notFound = AttemptOutcome("not_found");
  /// The provider's response could not be understood.
  static const error = AttemptOutcome("error");

  /// What this version knows of them.
  static const List<AttemptOutcome> values = [accepted, delivered, rejected, busy, noAnswer, notFound, error, ];
}

/// Kind of a matter that may need a person.
extension type const AttentionKind(String _text) implements String {
  /// Sends that have been `unknown` for over an hour.
  static const sendUnknown = AttentionKind("send_unknown");
  /// Sends that our staff are reviewing.
  static const sendReview = AttentionKind("send_review");
  /// Batches that require a second person's approval.
  static const batchApproval = AttentionKind("batch_approval");
  /// Agent requests that require a person's approval.
  static const agentApproval = AttentionKind("agent_approval");
  /// Rewards that are waiting for a review.
  static const rewardReview = AttentionKind("reward_review");
  /// Credit that lasts for less than one day.
  static const lowCredit = AttentionKind("low_credit");
  /// Webhook endpoints that were disabled because they failed.
  static const endpointDisabled = AttentionKind("endpoint_disabled");
  /// Keys that expire within seven days.
  static const keyExpiring = AttentionKind("key_expiring");
  /// Disputes that are still open.
  static const disputeOpen = AttentionKind("dispute_open");

  /// What this version knows of them.
  static const List<AttentionKind> values = [sendUnknown, sendReview, batchApproval, agentApproval, rewardReview, lowCredit, endpointDisabled, keyExpiring, disputeOpen, ];
}

/// Currency of a batch.
extension type const BatchCurrency(String _text) implements String {
  /// All lines are in United States dollars.
  static const usd = BatchCurrency("USD");
  /// All lines are in Zimbabwe Gold.
  static const zwg = BatchCurrency("ZWG");
  /// The lines are in both currencies.
  static const mixed = BatchCurrency("mixed");

  /// What this version knows of them.
  static const List<BatchCurrency> values = [usd, zwg, mixed, ];
}

/// What a batch does when your Credit is too low for a line.
extension type const BatchInsufficientChoice(String _text) implements String {
  /// Stop. The remaining lines stay unsent.
  static const stop = BatchInsufficientChoice("stop");
  /// Skip the line and try the next one.
  static const continue_ = BatchInsufficientChoice("continue");

  /// What this version knows of them.
  static const List<BatchInsufficientChoice> values = [stop, continue_, ];
}

/// What to do with a batch that has invalid lines.
extension type const BatchInvalidChoice(String _text) implements String {
  /// Reject the whole batch and write nothing.
  static const reject = BatchInvalidChoice("reject");
  /// Send the valid lines and omit the others.
  static const skip = BatchInvalidChoice("skip");

  /// What this version knows of them.
  static const List<BatchInvalidChoice> values = [reject, skip, ];
}

/// Fields of the listed lines that can be expanded.
extension type const BatchItemListExpansion(String _text) implements String {
  /// Expand `send` of each line into the full send.
  static const dataSend = BatchItemListExpansion("data.send");

  /// What this version knows of them.
  static const List<BatchItemListExpansion> values = [dataSend, ];
}

/// Status of a batch line.
extension type const BatchItemStatus(String _text) implements String {
  /// A check failed when the batch was created; `error` says which. The line is never sent.
  static const invalid = BatchItemStatus("invalid");
  /// Credit was insufficient for the line, and the batch continued without it.
  static const skipped = BatchItemStatus("skipped");
  /// The line is waiting to be sent.
  static const pending = BatchItemStatus("pending");
  /// The send of the line was created and has not ended.
  static const sending = BatchItemStatus("sending");
  /// The send of the line was delivered.
  static const delivered = BatchItemStatus("delivered");
  /// The line could not be sold, or its send failed; `error` or `failure_code` says why.
  static const failed = BatchItemStatus("failed");
  /// The send had not ended one day after the batch started. Follow the send itself.
  static const unresolved = BatchItemStatus("unresolved");
  /// The batch stopped for insufficient Credit before this line was sent.
  static const unsent = BatchItemStatus("unsent");
  /// The batch or its send was cancelled before dispatch.
  static const cancelled = BatchItemStatus("cancelled");

  /// What this version knows of them.
  static const List<BatchItemStatus> values = [invalid, skipped, pending, sending, delivered, failed, unresolved, unsent, cancelled, ];
}

/// Status of a batch.
extension type const BatchStatus(String _text) implements String {
  /// The batch was created. It is started or requires approval immediately afterwards.
  static const created = BatchStatus("created");
  /// Above your threshold: an owner or admin other than the creator must approve it.
  static const requiresApproval = BatchStatus("requires_approval");
  /// The lines are being sent.
  static const processing = BatchStatus("processing");
  /// Every valid line was delivered.
  static const completed = BatchStatus("completed");
  /// At least one line was delivered, and at least one was not or is unresolved.
  static const partiallyCompleted = BatchStatus("partially_completed");
  /// No line of the batch was delivered.
  static const failed = BatchStatus("failed");
  /// Cancelled, or not approved within 72 hours. Lines already dispatched have ended.
  static const cancelled = BatchStatus("cancelled");

  /// What this version knows of them.
  static const List<BatchStatus> values = [created, requiresApproval, processing, completed, partiallyCompleted, failed, cancelled, ];
}

/// Reason for a warning about a line.
extension type const BatchWarningCode(String _text) implements String {
  /// Another line of the batch has the same target and amount.
  static const duplicateInFile = BatchWarningCode("duplicate_in_file");
  /// The same sale was made recently.
  static const duplicateRecent = BatchWarningCode("duplicate_recent");

  /// What this version knows of them.
  static const List<BatchWarningCode> values = [duplicateInFile, duplicateRecent, ];
}

/// Which of two moments buys more units.
extension type const BetterMoment(String _text) implements String {
  /// The amount buys more now.
  static const now = BetterMoment("now");
  /// The amount buys more after the reset on the 1st.
  static const afterReset = BetterMoment("after_reset");
  /// Both moments buy the same.
  static const same = BetterMoment("same");

  /// What this version knows of them.
  static const List<BetterMoment> values = [now, afterReset, same, ];
}

/// Kind of target that is blocked.
extension type const BlockedTargetKind(String _text) implements String {
  /// A mobile phone number.
  static const phone = BlockedTargetKind("phone");
  /// An electricity meter number.
  static const meter = BlockedTargetKind("meter");

  /// What this version knows of them.
  static const List<BlockedTargetKind> values = [phone, meter, ];
}

/// Category of a data bundle.
extension type const BundleCategory(String _text) implements String {
  /// Valid for one day.
  static const daily = BundleCategory("daily");
  /// Valid for one week.
  static const weekly = BundleCategory("weekly");
  /// Valid for one month.
  static const monthly = BundleCategory("monthly");
  /// For social media apps only.
  static const social = BundleCategory("social");
  /// Minutes for voice calls.
  static const voice = BundleCategory("voice");
  /// Any other kind of bundle.
  static const other = BundleCategory("other");

  /// What this version knows of them.
  static const List<BundleCategory> values = [daily, weekly, monthly, social, voice, other, ];
}

/// Legal form of a business.
extension type const BusinessType(String _text) implements String {
  /// A private limited company.
  static const company = BusinessType("company");
  /// A private business corporation.
  static const pbc = BusinessType("pbc");
  /// A sole trader who trades in person.
  static const soleTrader = BusinessType("sole_trader");
  /// A non-governmental, non-profit organisation.
  static const ngo = BusinessType("ngo");
  /// A cooperative owned by its members.
  static const cooperative = BusinessType("cooperative");

  /// What this version knows of them.
  static const List<BusinessType> values = [company, pbc, soleTrader, ngo, cooperative, ];
}

/// The outcome of a check-in.
extension type const CheckinStatus(String _text) implements String {
  /// The link is claimed and the reward is sent.
  static const accepted = CheckinStatus("accepted");
  /// The link is claimed and the reward is held, for a review or in escrow.
  static const held = CheckinStatus("held");
  /// The held reward was rejected, voided or has expired. Nothing is sent.
  static const rejected = CheckinStatus("rejected");

  /// What this version knows of them.
  static const List<CheckinStatus> values = [accepted, held, rejected, ];
}

/// Reason a payment failed.
extension type const CheckoutPaymentErrorCode(String _text) implements String {
  /// The customer's bank declined the card.
  static const cardDeclined = CheckoutPaymentErrorCode("card_declined");
  /// The customer cancelled the payment.
  static const cancelled = CheckoutPaymentErrorCode("cancelled");
  /// The customer's bank did not respond in time.
  static const timeout = CheckoutPaymentErrorCode("timeout");
  /// The payment provider had an error.
  static const providerError = CheckoutPaymentErrorCode("provider_error");

  /// What this version knows of them.
  static const List<CheckoutPaymentErrorCode> values = [cardDeclined, cancelled, timeout, providerError, ];
}

/// Payment method the customer used.
extension type const CheckoutPaymentMethod(String _text) implements String {
  /// Paid by debit or credit card.
  static const card = CheckoutPaymentMethod("card");
  /// Paid from a mobile wallet.
  static const mobileMoney = CheckoutPaymentMethod("mobile_money");

  /// What this version knows of them.
  static const List<CheckoutPaymentMethod> values = [card, mobileMoney, ];
}

/// Reason our staff are reviewing a session.
extension type const CheckoutReviewReason(String _text) implements String {
  /// The payment may be fraudulent.
  static const fraudCheck = CheckoutReviewReason("fraud_check");
  /// The amount paid differs from the amount requested.
  static const amountMismatch = CheckoutReviewReason("amount_mismatch");
  /// The purchase could not be delivered.
  static const sendFailed = CheckoutReviewReason("send_failed");

  /// What this version knows of them.
  static const List<CheckoutReviewReason> values = [fraudCheck, amountMismatch, sendFailed, ];
}

/// Outcome of the review of a session.
extension type const CheckoutReviewResolution(String _text) implements String {
  /// The purchase was sent again.
  static const resent = CheckoutReviewResolution("resent");
  /// The face value was added to your Credit.
  static const credited = CheckoutReviewResolution("credited");

  /// What this version knows of them.
  static const List<CheckoutReviewResolution> values = [resent, credited, ];
}

/// Fields of a session that can be expanded.
extension type const CheckoutSessionExpansion(String _text) implements String {
  /// Expand `send` into the most recent send.
  static const send = CheckoutSessionExpansion("send");

  /// What this version knows of them.
  static const List<CheckoutSessionExpansion> values = [send, ];
}

/// Fields of the listed sessions that can be expanded.
extension type const CheckoutSessionListExpansion(String _text) implements String {
  /// Expand `send` of each session into the most recent send.
  static const dataSend = CheckoutSessionListExpansion("data.send");

  /// What this version knows of them.
  static const List<CheckoutSessionListExpansion> values = [dataSend, ];
}

/// Status of a checkout session.
extension type const CheckoutSessionStatus(String _text) implements String {
  /// The customer has not paid yet.
  static const open = CheckoutSessionStatus("open");
  /// The customer paid, and the send is being delivered.
  static const paid = CheckoutSessionStatus("paid");
  /// A person must check the session: the payment is suspicious, or the send failed.
  static const inReview = CheckoutSessionStatus("in_review");
  /// A new send was created, after the meter was corrected or a review.
  static const resent = CheckoutSessionStatus("resent");
  /// What the customer paid for was delivered.
  static const fulfilled = CheckoutSessionStatus("fulfilled");
  /// Nothing was delivered; the face value was added to your Credit. Refund your customer.
  static const credited = CheckoutSessionStatus("credited");
  /// Nobody paid in time. A late payment still makes the session `paid`.
  static const expired = CheckoutSessionStatus("expired");

  /// What this version knows of them.
  static const List<CheckoutSessionStatus> values = [open, paid, inReview, resent, fulfilled, credited, expired, ];
}

/// Information that a claim needs in addition to the link.
extension type const ClaimRequirement(String _text) implements String {
  /// Phone number that receives the reward or its token.
  static const phone = ClaimRequirement("phone");
  /// Code sent to that number by SMS. Request it with `POST /claims/{token}/code`.
  static const code = ClaimRequirement("code");
  /// Meter number, for electricity only.
  static const meter = ClaimRequirement("meter");
  /// Answer to the challenge in `challenge`.
  static const challenge = ClaimRequirement("challenge");
  /// Position of the phone at the location in `place`. Claim with `POST /checkins`.
  static const position = ClaimRequirement("position");

  /// What this version knows of them.
  static const List<ClaimRequirement> values = [phone, code, meter, challenge, position, ];
}

/// Progress of a claimed reward, simplified for the person.
extension type const ClaimResultStatus(String _text) implements String {
  /// The reward is on its way.
  static const sending = ClaimResultStatus("sending");
  /// The person has received the reward.
  static const delivered = ClaimResultStatus("delivered");
  /// The reward is being reviewed first.
  static const held = ClaimResultStatus("held");
  /// The reward could not be sent.
  static const failed = ClaimResultStatus("failed");

  /// What this version knows of them.
  static const List<ClaimResultStatus> values = [sending, delivered, held, failed, ];
}

/// Status of a Credit reservation.
extension type const CreditReservationStatus(String _text) implements String {
  /// The Credit is reserved.
  static const active = CreditReservationStatus("active");
  /// All of it was used. A program's reservation becomes `active` again when Credit is added or returned.
  static const consumed = CreditReservationStatus("consumed");
  /// The rest was released and is available again. A program's reservation becomes `active` again when Credit is added or returned.
  static const released = CreditReservationStatus("released");
  /// The reservation expired, and the rest is available again.
  static const expired = CreditReservationStatus("expired");

  /// What this version knows of them.
  static const List<CreditReservationStatus> values = [active, consumed, released, expired, ];
}

/// Type of a Credit transaction.
extension type const CreditTransactionType(String _text) implements String {
  /// Credit charged for a send.
  static const send = CreditTransactionType("send");
  /// Credit returned from a failed or cancelled send.
  static const sendCreditBack = CreditTransactionType("send_credit_back");
  /// Credit added by a top-up.
  static const topup = CreditTransactionType("topup");
  /// Credit reserved for a batch or program.
  static const reservation = CreditTransactionType("reservation");
  /// Reserved Credit made available again.
  static const reservationRelease = CreditTransactionType("reservation_release");
  /// Credit charged for a reward.
  static const reward = CreditTransactionType("reward");
  /// Credit returned from a reward.
  static const rewardReturn = CreditTransactionType("reward_return");
  /// Payment of a checkout whose send was not created.
  static const checkoutCredit = CreditTransactionType("checkout_credit");
  /// Correction made by our staff.
  static const adjustment = CreditTransactionType("adjustment");
  /// Credit granted to a test account.
  static const testGrant = CreditTransactionType("test_grant");

  /// What this version knows of them.
  static const List<CreditTransactionType> values = [send, sendCreditBack, topup, reservation, reservationRelease, reward, rewardReturn, checkoutCredit, adjustment, testGrant, ];
}

/// Currency of Credit. Currencies are never exchanged.
extension type const Currency(String _text) implements String {
  /// United States dollar, written as `USD`.
  static const usd = Currency("USD");
  /// Zimbabwe Gold, written as `ZWG`.
  static const zwg = Currency("ZWG");

  /// What this version knows of them.
  static const List<Currency> values = [usd, zwg, ];
}

/// Status of a dealer application.
extension type const DealerApplicationStatus(String _text) implements String {
  /// The application is not submitted yet.
  static const draft = DealerApplicationStatus("draft");
  /// Submitted and waiting for a reviewer.
  static const submitted = DealerApplicationStatus("submitted");
  /// Our staff are reviewing the application.
  static const inReview = DealerApplicationStatus("in_review");
  /// Our staff have a question. Change the application and submit it again.
  static const moreInformation = DealerApplicationStatus("more_information");
  /// Approved: the business buys below face value.
  static const approved = DealerApplicationStatus("approved");
  /// Declined by our staff; `decision_note` says why.
  static const declined = DealerApplicationStatus("declined");

  /// What this version knows of them.
  static const List<DealerApplicationStatus> values = [draft, submitted, inReview, moreInformation, approved, declined, ];
}

/// Progress of a business toward the dealer tier.
extension type const DealerStatus(String _text) implements String {
  /// The business has not applied.
  static const none = DealerStatus("none");
  /// Our staff are reviewing the application.
  static const applied = DealerStatus("applied");
  /// The business buys below face value.
  static const approved = DealerStatus("approved");

  /// What this version knows of them.
  static const List<DealerStatus> values = [none, applied, approved, ];
}

/// Fields of a dispute that can be expanded.
extension type const DisputeExpansion(String _text) implements String {
  /// Expand `send` into the full send.
  static const send = DisputeExpansion("send");

  /// What this version knows of them.
  static const List<DisputeExpansion> values = [send, ];
}

/// Fields of the listed disputes that can be expanded.
extension type const DisputeListExpansion(String _text) implements String {
  /// Expand `send` of each dispute into the full send.
  static const dataSend = DisputeListExpansion("data.send");

  /// What this version knows of them.
  static const List<DisputeListExpansion> values = [dataSend, ];
}

/// Outcome of a dispute.
extension type const DisputeOutcome(String _text) implements String {
  /// The network proved that the send was delivered.
  static const deliveredConfirmed = DisputeOutcome("delivered_confirmed");
  /// The power token was sent again.
  static const tokenResent = DisputeOutcome("token_resent");
  /// The send was not delivered, and its Credit was returned.
  static const notDeliveredCredited = DisputeOutcome("not_delivered_credited");
  /// The send remains delivered, and Credit was added as a goodwill gesture.
  static const goodwillCredit = DisputeOutcome("goodwill_credit");
  /// The dispute was rejected.
  static const rejected = DisputeOutcome("rejected");

  /// What this version knows of them.
  static const List<DisputeOutcome> values = [deliveredConfirmed, tokenResent, notDeliveredCredited, goodwillCredit, rejected, ];
}

/// Reason for disputing a send.
extension type const DisputeReason(String _text) implements String {
  /// The customer did not receive the power token.
  static const tokenNotReceived = DisputeReason("token_not_received");
  /// The send went to the wrong number or meter.
  static const wrongNumber = DisputeReason("wrong_number");
  /// The send is marked delivered but did not arrive.
  static const notDelivered = DisputeReason("not_delivered");
  /// Another reason; explain it in `evidence`.
  static const other = DisputeReason("other");

  /// What this version knows of them.
  static const List<DisputeReason> values = [tokenNotReceived, wrongNumber, notDelivered, other, ];
}

/// Status of a dispute.
extension type const DisputeStatus(String _text) implements String {
  /// Our staff are investigating the dispute.
  static const opened = DisputeStatus("opened");
  /// The dispute is resolved; `outcome` says how.
  static const resolved = DisputeStatus("resolved");

  /// What this version knows of them.
  static const List<DisputeStatus> values = [opened, resolved, ];
}

/// Purpose of a document. The first six are for the dealer application.
extension type const DocumentPurpose(String _text) implements String {
  /// Certificate of incorporation of the business.
  static const incorporationCertificate = DocumentPurpose("incorporation_certificate");
  /// Form that lists the directors.
  static const directorsForm = DocumentPurpose("directors_form");
  /// Identity card or passport of a director.
  static const directorId = DocumentPurpose("director_id");
  /// Proof of the business address, at most three months old.
  static const proofOfAddress = DocumentPurpose("proof_of_address");
  /// Bank letter that confirms the account of the business.
  static const bankLetter = DocumentPurpose("bank_letter");
  /// Tax clearance certificate that is still valid.
  static const taxClearance = DocumentPurpose("tax_clearance");
  /// Evidence in a dispute, such as a receipt or a screenshot of the customer's phone.
  static const disputeEvidence = DocumentPurpose("dispute_evidence");

  /// What this version knows of them.
  static const List<DocumentPurpose> values = [incorporationCertificate, directorsForm, directorId, proofOfAddress, bankLetter, taxClearance, disputeEvidence, ];
}

/// Status of the review of a document.
extension type const DocumentStatus(String _text) implements String {
  /// Uploaded and waiting for review.
  static const received = DocumentStatus("received");
  /// Our staff accepted the document.
  static const accepted = DocumentStatus("accepted");
  /// Our staff rejected the document; `reason` says why. Upload another one.
  static const rejected = DocumentStatus("rejected");

  /// What this version knows of them.
  static const List<DocumentStatus> values = [received, accepted, rejected, ];
}

/// Accepted file types of a document.
extension type const DocumentType(String _text) implements String {
  /// A document in PDF format.
  static const applicationPdf = DocumentType("application/pdf");
  /// An image in JPEG format.
  static const imageJpeg = DocumentType("image/jpeg");
  /// An image in PNG format.
  static const imagePng = DocumentType("image/png");

  /// What this version knows of them.
  static const List<DocumentType> values = [applicationPdf, imageJpeg, imagePng, ];
}

/// Category of an error.
extension type const ErrorType(String _text) implements String {
  /// The request is invalid and must be changed.
  static const invalidRequestError = ErrorType("invalid_request_error");
  /// The key or session is missing or invalid.
  static const authenticationError = ErrorType("authentication_error");
  /// The key, role or account is not allowed to do this.
  static const permissionError = ErrorType("permission_error");
  /// There is not enough Credit.
  static const creditError = ErrorType("credit_error");
  /// The current state of an object does not allow the request.
  static const conflictError = ErrorType("conflict_error");
  /// The Idempotency-Key is missing, invalid or in use.
  static const idempotencyError = ErrorType("idempotency_error");
  /// Too many requests were sent.
  static const rateLimitError = ErrorType("rate_limit_error");
  /// A network, utility or supplier did not respond as expected.
  static const providerError = ErrorType("provider_error");
  /// Something went wrong on our side.
  static const apiError = ErrorType("api_error");

  /// What this version knows of them.
  static const List<ErrorType> values = [invalidRequestError, authenticationError, permissionError, creditError, conflictError, idempotencyError, rateLimitError, providerError, apiError, ];
}

/// Filter for events by the result of their delivery.
extension type const EventDeliveryFilter(String _text) implements String {
  /// Events that an endpoint of yours should have received and has not.
  static const undelivered = EventDeliveryFilter("undelivered");
  /// All events, whatever their delivery.
  static const all = EventDeliveryFilter("all");

  /// What this version knows of them.
  static const List<EventDeliveryFilter> values = [undelivered, all, ];
}

/// Type of an event, such as `send.delivered`.
extension type const EventTypeName(String _text) implements String {
  /// An activity matched a rule of a program. `data.rule` and `data.reward` name both.
  static const activityRuleMatched = EventTypeName("activity.rule_matched");
  /// A person approved the request of an agent, and it is being executed.
  static const agentApprovalApproved = EventTypeName("agent_approval.approved");
  /// Nobody decided the request of an agent within 24 hours. Nothing is sent or charged.
  static const agentApprovalExpired = EventTypeName("agent_approval.expired");
  /// An approved request could not be executed; `failure` says why. Nothing is charged.
  static const agentApprovalFailed = EventTypeName("agent_approval.failed");
  /// A person rejected the request of an agent. Nothing is sent or charged.
  static const agentApprovalRejected = EventTypeName("agent_approval.rejected");
  /// An agent requests approval. Nothing is sent or charged until a person approves.
  static const agentApprovalRequested = EventTypeName("agent_approval.requested");
  /// An API key was created.
  static const apiKeyCreated = EventTypeName("api_key.created");
  /// An API key expires in 7 days, or in 1 day.
  static const apiKeyExpiring = EventTypeName("api_key.expiring");
  /// An API key was revoked and no longer works.
  static const apiKeyRevoked = EventTypeName("api_key.revoked");
  /// An API key has a new secret. The old one works until its grace period ends.
  static const apiKeyRolled = EventTypeName("api_key.rolled");
  /// A batch was cancelled, or nobody approved it within 72 hours.
  static const batchCancelled = EventTypeName("batch.cancelled");
  /// Every valid line of a batch was delivered.
  static const batchCompleted = EventTypeName("batch.completed");
  /// A batch was created, its lines are checked and its total is known.
  static const batchCreated = EventTypeName("batch.created");
  /// A batch has ended with none of its lines delivered.
  static const batchFailed = EventTypeName("batch.failed");
  /// A batch has ended with some of its lines delivered and some not.
  static const batchPartiallyCompleted = EventTypeName("batch.partially_completed");
  /// The lines of a batch are being sent.
  static const batchProcessing = EventTypeName("batch.processing");
  /// A batch exceeds your threshold and requires the approval of an owner or admin.
  static const batchRequiresApproval = EventTypeName("batch.requires_approval");
  /// Nothing was delivered, and the face value was added to your Credit.
  static const checkoutSessionCredited = EventTypeName("checkout.session.credited");
  /// A session was not paid in time, or was ended. A late payment makes it `paid`.
  static const checkoutSessionExpired = EventTypeName("checkout.session.expired");
  /// What a customer paid for was delivered.
  static const checkoutSessionFulfilled = EventTypeName("checkout.session.fulfilled");
  /// A checkout session was paid, and its send is being delivered.
  static const checkoutSessionPaid = EventTypeName("checkout.session.paid");
  /// A new send was created to replace one that failed.
  static const checkoutSessionResent = EventTypeName("checkout.session.resent");
  /// Our staff corrected your Credit with this transaction.
  static const creditAdjusted = EventTypeName("credit.adjusted");
  /// A sale or reservation took available Credit below the threshold of your alert.
  static const creditBalanceLow = EventTypeName("credit.balance.low");
  /// Reserved Credit is available again.
  static const creditReleased = EventTypeName("credit.released");
  /// Credit was reserved for a batch or a program.
  static const creditReserved = EventTypeName("credit.reserved");
  /// Upcoming schedules need more than your Credit; `data.projection` says when.
  static const creditShortfallProjected = EventTypeName("credit.shortfall.projected");
  /// A top-up was not paid in time.
  static const creditTopupExpired = EventTypeName("credit.topup.expired");
  /// The payment of a top-up failed. `failure_code` says why.
  static const creditTopupFailed = EventTypeName("credit.topup.failed");
  /// A top-up was created and is waiting for its payment.
  static const creditTopupPending = EventTypeName("credit.topup.pending");
  /// The payment of a top-up arrived and was added to your Credit.
  static const creditTopupSucceeded = EventTypeName("credit.topup.succeeded");
  /// You opened a dispute about a send, and our staff are investigating it.
  static const disputeOpened = EventTypeName("dispute.opened");
  /// Our staff resolved a dispute. `outcome` says how.
  static const disputeResolved = EventTypeName("dispute.resolved");
  /// A network that you used in the last 30 days is slow, fails often, or is down.
  static const networkAvailabilityDegraded = EventTypeName("network.availability.degraded");
  /// A network that you used in the last 30 days works as usual again.
  static const networkAvailabilityRestored = EventTypeName("network.availability.restored");
  /// A national outage started: meters cannot be confirmed, and power sends wait.
  static const powerAvailabilityDown = EventTypeName("power.availability.down");
  /// The national outage has ended, and queued power sends are dispatched in order.
  static const powerAvailabilityUp = EventTypeName("power.availability.up");
  /// A program was activated or resumed and gives rewards.
  static const programActivated = EventTypeName("program.activated");
  /// At most 20 percent of a budget remains. Sent once each time it falls this low.
  static const programBudgetLow = EventTypeName("program.budget.low");
  /// A program was closed permanently.
  static const programClosed = EventTypeName("program.closed");
  /// The budget is spent or allocated. No rewards are given until budget returns.
  static const programExhausted = EventTypeName("program.exhausted");
  /// A program was paused and gives no rewards until it is resumed.
  static const programPaused = EventTypeName("program.paused");
  /// An exhausted program has budget again and gives rewards.
  static const programReactivated = EventTypeName("program.reactivated");
  /// A recipient was created.
  static const recipientCreated = EventTypeName("recipient.created");
  /// The personal data of a recipient was erased. Only its ID remains.
  static const recipientErased = EventTypeName("recipient.erased");
  /// A recipient will be erased in seven days unless it is restored.
  static const recipientErasurePending = EventTypeName("recipient.erasure_pending");
  /// A recipient was changed or restored.
  static const recipientUpdated = EventTypeName("recipient.updated");
  /// A referred friend qualified. `reward` is the reward of the referrer.
  static const referralQualified = EventTypeName("referral.qualified");
  /// A reward is held for a review. A person must approve or reject it.
  static const reviewOpened = EventTypeName("review.opened");
  /// A review was approved or rejected, or nobody decided it within 30 days.
  static const reviewResolved = EventTypeName("review.resolved");
  /// A reward was created and its budget allocated.
  static const rewardCreated = EventTypeName("reward.created");
  /// A reward was delivered to the recipient.
  static const rewardDelivered = EventTypeName("reward.delivered");
  /// A `completion_id` was sent again; nothing changed. Sent at most once a day each.
  static const rewardDuplicate = EventTypeName("reward.duplicate");
  /// A reward was not taken or released in time, and its budget returned.
  static const rewardExpired = EventTypeName("reward.expired");
  /// A reward could not be sent, and its budget returned. `failure_code` says why.
  static const rewardFailed = EventTypeName("reward.failed");
  /// A reward is held, in escrow or for a review. `held_reason` says which.
  static const rewardHeld = EventTypeName("reward.held");
  /// A review rejected a reward, and its budget returned.
  static const rewardRejected = EventTypeName("reward.rejected");
  /// A held reward was released and is being sent.
  static const rewardReleased = EventTypeName("reward.released");
  /// A reward was voided before anything was sent, and its budget returned.
  static const rewardVoided = EventTypeName("reward.voided");
  /// A reward link was claimed. `reward` is the reward it became.
  static const rewardLinkClaimed = EventTypeName("reward_link.claimed");
  /// A reward link was created. Above 50 links per request, events are sent gradually.
  static const rewardLinkCreated = EventTypeName("reward_link.created");
  /// A reward link expired, and its budget returned.
  static const rewardLinkExpired = EventTypeName("reward_link.expired");
  /// A reward link was opened for the first time.
  static const rewardLinkOpened = EventTypeName("reward_link.opened");
  /// A reward link was revoked, and its budget returned.
  static const rewardLinkRevoked = EventTypeName("reward_link.revoked");
  /// A schedule has run. `batch` is the batch it created.
  static const scheduleOccurrenceRan = EventTypeName("schedule.occurrence.ran");
  /// A schedule is due and waits for a top-up because Credit is insufficient.
  static const scheduleOccurrenceRetryAfterTopup = EventTypeName("schedule.occurrence.retry_after_topup");
  /// A schedule was due and was skipped because Credit was insufficient.
  static const scheduleOccurrenceSkippedInsufficientCredit = EventTypeName("schedule.occurrence.skipped_insufficient_credit");
  /// A schedule runs within 24 hours. It can be changed until 15 minutes before.
  static const scheduleOccurrenceUpcoming = EventTypeName("schedule.occurrence.upcoming");
  /// A send was cancelled before it was dispatched.
  static const sendCancelled = EventTypeName("send.cancelled");
  /// A send was created and charged.
  static const sendCreated = EventTypeName("send.created");
  /// The Credit charged for a send was returned.
  static const sendCreditedBack = EventTypeName("send.credited_back");
  /// A send was delivered to the customer, and its Credit is spent.
  static const sendDelivered = EventTypeName("send.delivered");
  /// A send failed. `failure_code` says why.
  static const sendFailed = EventTypeName("send.failed");
  /// A failed send turned out to be delivered. You keep the returned Credit.
  static const sendLateDelivered = EventTypeName("send.late_delivered");
  /// The meter of a waiting send was changed. Sent to every endpoint.
  static const sendMeterChanged = EventTypeName("send.meter_changed");
  /// A power send is queued during a national outage and is dispatched when it ends.
  static const sendQueued = EventTypeName("send.queued");
  /// The network gives no clear answer and our staff decide. Do not sell again.
  static const sendRequiresReview = EventTypeName("send.requires_review");
  /// The network was busy and delivered nothing. The service retries automatically.
  static const sendRetrying = EventTypeName("send.retrying");
  /// A send was created and charged, and is dispatched at its scheduled time.
  static const sendScheduled = EventTypeName("send.scheduled");
  /// A send was submitted to the network. Sent once, however many attempts follow.
  static const sendSubmitted = EventTypeName("send.submitted");
  /// The text message with the token reached the customer's phone.
  static const sendTokenDelivered = EventTypeName("send.token_delivered");
  /// The text message with the token could not be delivered. Resend the token.
  static const sendTokenDeliveryFailed = EventTypeName("send.token_delivery_failed");
  /// The token was sent to the customer again.
  static const sendTokenResent = EventTypeName("send.token_resent");
  /// The network has not responded. Do not sell again: the send may have been delivered.
  static const sendUnknown = EventTypeName("send.unknown");
  /// A webhook endpoint was disabled, by you or because it failed for three days.
  static const webhookEndpointDisabled = EventTypeName("webhook_endpoint.disabled");

  /// What this version knows of them.
  static const List<EventTypeName> values = [activityRuleMatched, agentApprovalApproved, agentApprovalExpired, agentApprovalFailed, agentApprovalRejected, agentApprovalRequested, apiKeyCreated, apiKeyExpiring, apiKeyRevoked, apiKeyRolled, batchCancelled, batchCompleted, batchCreated, batchFailed, batchPartiallyCompleted, batchProcessing, batchRequiresApproval, checkoutSessionCredited, checkoutSessionExpired, checkoutSessionFulfilled, checkoutSessionPaid, checkoutSessionResent, creditAdjusted, creditBalanceLow, creditReleased, creditReserved, creditShortfallProjected, creditTopupExpired, creditTopupFailed, creditTopupPending, creditTopupSucceeded, disputeOpened, disputeResolved, networkAvailabilityDegraded, networkAvailabilityRestored, powerAvailabilityDown, powerAvailabilityUp, programActivated, programBudgetLow, programClosed, programExhausted, programPaused, programReactivated, recipientCreated, recipientErased, recipientErasurePending, recipientUpdated, referralQualified, reviewOpened, reviewResolved, rewardCreated, rewardDelivered, rewardDuplicate, rewardExpired, rewardFailed, rewardHeld, rewardRejected, rewardReleased, rewardVoided, rewardLinkClaimed, rewardLinkCreated, rewardLinkExpired, rewardLinkOpened, rewardLinkRevoked, scheduleOccurrenceRan, scheduleOccurrenceRetryAfterTopup, scheduleOccurrenceSkippedInsufficientCredit, scheduleOccurrenceUpcoming, sendCancelled, sendCreated, sendCreditedBack, sendDelivered, sendFailed, sendLateDelivered, sendMeterChanged, sendQueued, sendRequiresReview, sendRetrying, sendScheduled, sendSubmitted, sendTokenDelivered, sendTokenDeliveryFailed, sendTokenResent, sendUnknown, webhookEndpointDisabled, ];
}

/// Format of an export file.
extension type const ExportFormat(String _text) implements String {
  /// CSV in UTF-8 with a header row. Times are in Harare time: `2026-11-10T09:30:00+02:00`.
  static const csv = ExportFormat("csv");
  /// One JSON object per line (NDJSON), as in the API.
  static const json = ExportFormat("json");
  /// CSV text inside a JSON object with `filename`, `content_type`, `content` and `rows`, for clients that cannot receive a file.
  static const csvJson = ExportFormat("csv-json");

  /// What this version knows of them.
  static const List<ExportFormat> values = [csv, json, csvJson, ];
}

/// Kind of objects to export. Creating and downloading an export also require the read scope of its
/// kind.
extension type const ExportKind(String _text) implements String {
  /// Sends. Requires the scope `sends:read`.
  static const sends = ExportKind("sends");
  /// Batches. Requires the scope `sends:read`.
  static const batches = ExportKind("batches");
  /// Rewards. Requires the scope `rewards:read`.
  static const rewards = ExportKind("rewards");
  /// Reward links. Requires the scope `rewards:read`; their addresses are null without `rewards:write`.
  static const rewardLinks = ExportKind("reward_links");
  /// Credit transactions. Requires the scope `credit:read`.
  static const creditTransactions = ExportKind("credit_transactions");
  /// Recipients. Requires the scope `recipients:read`.
  static const recipients = ExportKind("recipients");
  /// API requests. Requires the scope `account:manage`.
  static const requests = ExportKind("requests");
  /// Events. Requires only `reports:read`.
  static const events = ExportKind("events");

  /// What this version knows of them.
  static const List<ExportKind> values = [sends, batches, rewards, rewardLinks, creditTransactions, recipients, requests, events, ];
}

/// Status of an export.
extension type const ExportStatus(String _text) implements String {
  /// The file is being created.
  static const pending = ExportStatus("pending");
  /// The file can be downloaded.
  static const ready = ExportStatus("ready");
  /// The file could not be created; `error` says why. Create another export.
  static const failed = ExportStatus("failed");
  /// The file was deleted after seven days. Create another export.
  static const expired = ExportStatus("expired");

  /// What this version knows of them.
  static const List<ExportStatus> values = [pending, ready, failed, expired, ];
}

/// Dimensions of a failure report.
extension type const FailureReportDimension(String _text) implements String {
  /// Group by the reason of failure.
  static const failureCode = FailureReportDimension("failure_code");
  /// Group by mobile network.
  static const network = FailureReportDimension("network");

  /// What this version knows of them.
  static const List<FailureReportDimension> values = [failureCode, network, ];
}

/// Relationship of a family member to you.
extension type const FamilyRelation(String _text) implements String {
  /// Your husband or wife.
  static const spouse = FamilyRelation("spouse");
  /// Your son or daughter.
  static const child = FamilyRelation("child");
  /// Your father or mother.
  static const parent = FamilyRelation("parent");
  /// Any other relationship to you.
  static const other = FamilyRelation("other");

  /// What this version knows of them.
  static const List<FamilyRelation> values = [spouse, child, parent, other, ];
}

/// What can be sent to a family member.
extension type const FamilySendType(String _text) implements String {
  /// Airtime to the phone number.
  static const airtime = FamilySendType("airtime");
  /// Electricity to the meter. The token is sent to the phone by SMS.
  static const power = FamilySendType("power");

  /// What this version knows of them.
  static const List<FamilySendType> values = [airtime, power, ];
}

/// How the members of a group are determined.
extension type const GroupKind(String _text) implements String {
  /// You add and remove members, with `POST /groups/{group_id}/members`.
  static const static = GroupKind("static");
  /// A filter selects the members each time the group is used.
  static const dynamic = GroupKind("dynamic");

  /// What this version knows of them.
  static const List<GroupKind> values = [static, dynamic, ];
}

/// Health of the service.
extension type const HealthStatus(String _text) implements String {
  /// Requests are served as usual.
  static const ok = HealthStatus("ok");
  /// Requests are served, but a component is failing.
  static const degraded = HealthStatus("degraded");

  /// What this version knows of them.
  static const List<HealthStatus> values = [ok, degraded, ];
}

/// HTTP method of a request.
extension type const HttpMethod(String _text) implements String {
  /// Reads without changing anything.
  static const get = HttpMethod("GET");
  /// Creates an object or performs an action.
  static const post = HttpMethod("POST");
  /// Changes some fields of an object.
  static const patch = HttpMethod("PATCH");
  /// Replaces an object as a whole.
  static const put = HttpMethod("PUT");
  /// Deletes or ends an object.
  static const delete = HttpMethod("DELETE");

  /// What this version knows of them.
  static const List<HttpMethod> values = [get, post, patch, put, delete, ];
}

/// Status of an invitation.
extension type const InviteStatus(String _text) implements String {
  /// The invited person has not responded.
  static const pending = InviteStatus("pending");
  /// The person accepted and is a member.
  static const accepted = InviteStatus("accepted");
  /// The person declined the invitation.
  static const declined = InviteStatus("declined");
  /// The organisation revoked the invitation.
  static const revoked = InviteStatus("revoked");
  /// The person did not respond within 14 days.
  static const expired = InviteStatus("expired");

  /// What this version knows of them.
  static const List<InviteStatus> values = [pending, accepted, declined, revoked, expired, ];
}

/// Grace period of the old secret after a key is rolled.
extension type const KeyGrace(String _text) implements String {
  /// No grace period: the old secret stops working immediately.
  static const n0 = KeyGrace("0");
  /// A grace period of one hour.
  static const n1h = KeyGrace("1h");
  /// A grace period of one day.
  static const n24h = KeyGrace("24h");
  /// A grace period of one week.
  static const n7d = KeyGrace("7d");

  /// What this version knows of them.
  static const List<KeyGrace> values = [n0, n1h, n24h, n7d, ];
}

/// Kind of an API key.
extension type const KeyKind(String _text) implements String {
  /// Secret: for your own servers.
  static const sk = KeyKind("sk");
  /// Restricted: for one till, with only the scopes it needs.
  static const rk = KeyKind("rk");
  /// Publishable: for a browser, and only for operations that allow it.
  static const pk = KeyKind("pk");
  /// Agent: for an AI agent under human supervision.
  static const ak = KeyKind("ak");

  /// What this version knows of them.
  static const List<KeyKind> values = [sk, rk, pk, ak, ];
}

/// A permission of an API key.
extension type const KeyScope(String _text) implements String {
  /// Read networks and products.
  static const catalogRead = KeyScope("catalog:read");
  /// Look up phone numbers and meters, and create quotes.
  static const lookupsRead = KeyScope("lookups:read");
  /// Read sends, batches, schedules, disputes and checkout sessions.
  static const sendsRead = KeyScope("sends:read");
  /// Create, cancel and change sends, and open disputes and checkout sessions.
  static const sendsWrite = KeyScope("sends:write");
  /// Read power tokens in clear text.
  static const tokensRead = KeyScope("tokens:read");
  /// Create, cancel and approve batches.
  static const batchesWrite = KeyScope("batches:write");
  /// Create and change schedules.
  static const schedulesWrite = KeyScope("schedules:write");
  /// Read Credit and statements.
  static const creditRead = KeyScope("credit:read");
  /// Top up your Credit.
  static const creditTopup = KeyScope("credit:topup");
  /// Read recipients, groups and cost centres.
  static const recipientsRead = KeyScope("recipients:read");
  /// Create and change recipients, groups and cost centres.
  static const recipientsWrite = KeyScope("recipients:write");
  /// Read rewards, reward links and reviews.
  static const rewardsRead = KeyScope("rewards:read");
  /// Create rewards and reward links.
  static const rewardsWrite = KeyScope("rewards:write");
  /// Manage programs and decide reviews.
  static const programsManage = KeyScope("programs:manage");
  /// Manage webhook endpoints and read events.
  static const webhooksManage = KeyScope("webhooks:manage");
  /// Read reports, activity and events.
  static const reportsRead = KeyScope("reports:read");
  /// Allocate airtime, data and electricity to employees.
  static const workforceAdmin = KeyScope("workforce:admin");
  /// Manage family members of the account.
  static const familyWrite = KeyScope("family:write");
  /// Manage the account, its members and its keys.
  static const accountManage = KeyScope("account:manage");

  /// What this version knows of them.
  static const List<KeyScope> values = [catalogRead, lookupsRead, sendsRead, sendsWrite, tokensRead, batchesWrite, schedulesWrite, creditRead, creditTopup, recipientsRead, recipientsWrite, rewardsRead, rewardsWrite, programsManage, webhooksManage, reportsRead, workforceAdmin, familyWrite, accountManage, ];
}

/// Legal basis for processing a person's data.
extension type const LawfulBasis(String _text) implements String {
  /// The person has given consent; see `consent`.
  static const consent = LawfulBasis("consent");
  /// The data is needed for a contract with the person.
  static const contract = LawfulBasis("contract");
  /// The data is required by law.
  static const legalObligation = LawfulBasis("legal_obligation");
  /// You have a legitimate interest that the person's interests do not override.
  static const legitimateInterest = LawfulBasis("legitimate_interest");

  /// What this version knows of them.
  static const List<LawfulBasis> values = [consent, contract, legalObligation, legitimateInterest, ];
}

/// Type of a phone line.
extension type const LineType(String _text) implements String {
  /// A mobile phone line.
  static const mobile = LineType("mobile");
  /// An internet telephony number.
  static const voip = LineType("voip");
  /// A fixed phone line.
  static const fixed = LineType("fixed");
  /// The type cannot be derived from the digits.
  static const unknown = LineType("unknown");

  /// What this version knows of them.
  static const List<LineType> values = [mobile, voip, fixed, unknown, ];
}

/// How a claim is tied to a person.
extension type const LinkBinding(String _text) implements String {
  /// Anyone who has the link can claim it.
  static const none = LinkBinding("none");
  /// A code is sent by SMS to the number that receives the reward.
  static const otp = LinkBinding("otp");

  /// What this version knows of them.
  static const List<LinkBinding> values = [none, otp, ];
}

/// Whether anything is sold in live mode.
extension type const LiveSalesStatus(String _text) implements String {
  /// At least one product is sold.
  static const open = LiveSalesStatus("open");
  /// No supplier is connected: nothing is sold, and top-ups return an error.
  static const closed = LiveSalesStatus("closed");

  /// What this version knows of them.
  static const List<LiveSalesStatus> values = [open, closed, ];
}

/// Permissions of a member.
extension type const MemberRole(String _text) implements String {
  /// Can do everything. There is always at least one owner.
  static const owner = MemberRole("owner");
  /// Can do everything except what concerns owners.
  static const admin = MemberRole("admin");
  /// Can sell and build: sends, batches, webhooks, test keys.
  static const developer = MemberRole("developer");
  /// Can read but not change anything.
  static const viewer = MemberRole("viewer");

  /// What this version knows of them.
  static const List<MemberRole> values = [owner, admin, developer, viewer, ];
}

/// Whether a member can sign in.
extension type const MemberStatus(String _text) implements String {
  /// The member can sign in.
  static const active = MemberStatus("active");
  /// The member was suspended by our staff.
  static const suspended = MemberStatus("suspended");

  /// What this version knows of them.
  static const List<MemberStatus> values = [active, suspended, ];
}

/// Confirmation level required for the meter of a power send.
extension type const MeterConfirmMode(String _text) implements String {
  /// Returns an error if the utility cannot confirm the meter.
  static const strict = MeterConfirmMode("strict");
  /// Sells without an answer, and confirms the meter before buying the token.
  static const bestEffort = MeterConfirmMode("best_effort");

  /// What this version knows of them.
  static const List<MeterConfirmMode> values = [strict, bestEffort, ];
}

/// Confirmation level of a meter.
extension type const MeterConfirmation(String _text) implements String {
  /// The utility confirmed it before the sale.
  static const strict = MeterConfirmation("strict");
  /// Confirmed after the sale, before the token is bought.
  static const bestEffort = MeterConfirmation("best_effort");
  /// The meter was not confirmed.
  static const none = MeterConfirmation("none");

  /// What this version knows of them.
  static const List<MeterConfirmation> values = [strict, bestEffort, none, ];
}

/// Where a meter confirmation comes from.
extension type const MeterSource(String _text) implements String {
  /// The utility, at this request.
  static const utility = MeterSource("utility");
  /// The utility, less than ten minutes ago.
  static const cache = MeterSource("cache");

  /// What this version knows of them.
  static const List<MeterSource> values = [utility, cache, ];
}

/// Mode of an account. Nothing real moves in test mode.
extension type const Mode(String _text) implements String {
  /// No real money and no real airtime.
  static const test = Mode("test");
  /// Real money and real sales.
  static const live = Mode("live");

  /// What this version knows of them.
  static const List<Mode> values = [test, live, ];
}

/// How a network or a supplier performs.
extension type const NetworkCondition(String _text) implements String {
  /// The network works as usual.
  static const up = NetworkCondition("up");
  /// Slow, or failing more often than usual.
  static const degraded = NetworkCondition("degraded");
  /// The network delivers nothing at present.
  static const down = NetworkCondition("down");

  /// What this version knows of them.
  static const List<NetworkCondition> values = [up, degraded, down, ];
}

/// Type of a network.
extension type const NetworkKind(String _text) implements String {
  /// Mobile: delivers airtime and data.
  static const mobile = NetworkKind("mobile");
  /// Electricity: delivers power tokens.
  static const power = NetworkKind("power");

  /// What this version knows of them.
  static const List<NetworkKind> values = [mobile, power, ];
}

/// Current state of a network.
extension type const NetworkState(String _text) implements String {
  /// The network works as usual.
  static const up = NetworkState("up");
  /// Slow, or failing more often than usual.
  static const degraded = NetworkState("degraded");
  /// The network delivers nothing at present.
  static const down = NetworkState("down");
  /// Not sold in this mode: no supplier is connected. Sales return an error.
  static const notOffered = NetworkState("not_offered");

  /// What this version knows of them.
  static const List<NetworkState> values = [up, degraded, down, notOffered, ];
}

/// Overall status of the service.
extension type const OverallStatus(String _text) implements String {
  /// Everything works as usual.
  static const operational = OverallStatus("operational");
  /// Some networks are slow or down.
  static const degraded = OverallStatus("degraded");
  /// No network delivers at present.
  static const down = OverallStatus("down");
  /// Nothing is sold in this mode yet: no supplier is connected.
  static const notOffered = OverallStatus("not_offered");

  /// What this version knows of them.
  static const List<OverallStatus> values = [operational, degraded, down, notOffered, ];
}

/// Why a product cannot be sold.
extension type const PausedReason(String _text) implements String {
  /// The network of the product is down.
  static const networkDown = PausedReason("network_down");
  /// Our staff paused the product temporarily.
  static const maintenance = PausedReason("maintenance");
  /// Not sold in this mode yet.
  static const notAvailableYet = PausedReason("not_available_yet");

  /// What this version knows of them.
  static const List<PausedReason> values = [networkDown, maintenance, notAvailableYet, ];
}

/// Behaviour of a power send during a national outage.
extension type const PowerDownChoice(String _text) implements String {
  /// The send waits up to `max_hold`.
  static const queue = PowerDownChoice("queue");
  /// The send fails and your Credit is returned.
  static const fail = PowerDownChoice("fail");

  /// What this version knows of them.
  static const List<PowerDownChoice> values = [queue, fail, ];
}

/// How a program's budget is funded.
extension type const ProgramFunding(String _text) implements String {
  /// The whole budget is reserved from your Credit up front, and rewards are paid from the reservation. Each reward consumes its face value from the reservation; a dealer's discount becomes available Credit immediately.
  static const reserve = ProgramFunding("reserve");
  /// The budget is only a limit. Rewards sent immediately debit your available Credit. Rewards that wait in escrow, under review or behind a link are reserved until they end.
  static const payAsYouGo = ProgramFunding("pay_as_you_go");

  /// What this version knows of them.
  static const List<ProgramFunding> values = [reserve, payAsYouGo, ];
}

/// What happens to a new reward before it is sent.
extension type const ProgramHoldMode(String _text) implements String {
  /// The reward is sent immediately, unless a fraud rule stops it.
  static const none = ProgramHoldMode("none");
  /// The reward is held in escrow until you release it.
  static const escrow = ProgramHoldMode("escrow");
  /// The reward is held until a person approves its review.
  static const review = ProgramHoldMode("review");

  /// What this version knows of them.
  static const List<ProgramHoldMode> values = [none, escrow, review, ];
}

/// Dimensions of a program report.
extension type const ProgramReportDimension(String _text) implements String {
  /// Group by reward program.
  static const program = ProgramReportDimension("program");

  /// What this version knows of them.
  static const List<ProgramReportDimension> values = [program, ];
}

/// What a rule measures to decide whether it matches.
extension type const ProgramRuleKind(String _text) implements String {
  /// Matches when something has happened a number of times, or its values add up to a total: `count`. Counting starts again after each match.
  static const threshold = ProgramRuleKind("threshold");
  /// Matches when something has happened in a number of consecutive days, weeks or months. The next streak begins in the period after that.
  static const streak = ProgramRuleKind("streak");
  /// Matches the first time something happens.
  static const firstTime = ProgramRuleKind("first_time");
  /// Matches the n-th time something happens, counted from the first report of it.
  static const milestone = ProgramRuleKind("milestone");
  /// Matches each time and pays a percentage of the activity's value. Only for activities.
  static const percentage = ProgramRuleKind("percentage");

  /// What this version knows of them.
  static const List<ProgramRuleKind> values = [threshold, streak, firstTime, milestone, percentage, ];
}

/// What triggers the evaluation of a rule. Rewards that rules give trigger nothing. Only activities
/// have a name and a value: rules of any other trigger cannot use `activity_name`,
/// `percent_of_value`, `count.value`, or conditions on `name` and `value`.
extension type const ProgramRuleTrigger(String _text) implements String {
  /// An activity that you report.
  static const activity = ProgramRuleTrigger("activity");
  /// A signed completion of the program, in addition to the reward that it earns anyway.
  static const completion = ProgramRuleTrigger("completion");
  /// A referral to the program that qualifies. Rewards the referrer, in escrow.
  static const referral = ProgramRuleTrigger("referral");
  /// A check-in at the program's location with a link of `POST /reward-links`, in addition to the reward that the link becomes. Its conditions can only be on `occurred_at`.
  static const checkin = ProgramRuleTrigger("checkin");

  /// What this version knows of them.
  static const List<ProgramRuleTrigger> values = [activity, completion, referral, checkin, ];
}

/// Ways in which a program's rewards can be created.
extension type const ProgramSource(String _text) implements String {
  /// Created by your own server: `POST /rewards`, activities and referrals, and their rules.
  static const api = ProgramSource("api");
  /// Created by signed completions without a key, and by rules that they match: `POST /programs/{program_id}/completions`.
  static const completions = ProgramSource("completions");
  /// Created when people claim reward links, online or by checking in at a location.
  static const links = ProgramSource("links");

  /// What this version knows of them.
  static const List<ProgramSource> values = [api, completions, links, ];
}

/// Status of a program.
extension type const ProgramStatus(String _text) implements String {
  /// Not active yet: the program gives no rewards. Activate it.
  static const draft = ProgramStatus("draft");
  /// The program gives rewards.
  static const active = ProgramStatus("active");
  /// Someone paused the program. It gives no rewards until it is resumed.
  static const paused = ProgramStatus("paused");
  /// The budget is spent or allocated. The program becomes `active` again when budget returns.
  static const exhausted = ProgramStatus("exhausted");
  /// The program was closed permanently.
  static const closed = ProgramStatus("closed");

  /// What this version knows of them.
  static const List<ProgramStatus> values = [draft, active, paused, exhausted, closed, ];
}

/// Whether our stock with a supplier is sufficient.
extension type const ProviderFloatState(String _text) implements String {
  /// The stock is sufficient for all lines.
  static const sufficient = ProviderFloatState("sufficient");
  /// The stock may be too low, and some lines may be sent later.
  static const low = ProviderFloatState("low");
  /// The level of stock is not known.
  static const unknown = ProviderFloatState("unknown");

  /// What this version knows of them.
  static const List<ProviderFloatState> values = [sufficient, low, unknown, ];
}

/// Status of a quote.
extension type const QuoteStatus(String _text) implements String {
  /// A sale can use the quote.
  static const open = QuoteStatus("open");
  /// A sale uses the quote. If it fails or is cancelled in time, the quote becomes `open` again.
  static const used = QuoteStatus("used");
  /// The quote expired after 30 minutes without a sale.
  static const expired = QuoteStatus("expired");

  /// What this version knows of them.
  static const List<QuoteStatus> values = [open, used, expired, ];
}

/// What to do with lines whose recipient already exists.
extension type const RecipientBulkMode(String _text) implements String {
  /// The line fails with an error.
  static const create = RecipientBulkMode("create");
  /// The recipient is updated, as `PATCH` would.
  static const upsert = RecipientBulkMode("upsert");

  /// What this version knows of them.
  static const List<RecipientBulkMode> values = [create, upsert, ];
}

/// Outcome of one line.
extension type const RecipientBulkStatus(String _text) implements String {
  /// A new recipient was created.
  static const created = RecipientBulkStatus("created");
  /// The existing recipient was updated.
  static const updated = RecipientBulkStatus("updated");
  /// The existing recipient already had these values.
  static const unchanged = RecipientBulkStatus("unchanged");
  /// Nothing was written. See `error` for the reason.
  static const failed = RecipientBulkStatus("failed");

  /// What this version knows of them.
  static const List<RecipientBulkStatus> values = [created, updated, unchanged, failed, ];
}

/// Fields of a recipient that can be expanded.
extension type const RecipientExpansion(String _text) implements String {
  /// Expand `cost_center` into the full cost centre.
  static const costCenter = RecipientExpansion("cost_center");

  /// What this version knows of them.
  static const List<RecipientExpansion> values = [costCenter, ];
}

/// Fields of the listed recipients that can be expanded.
extension type const RecipientListExpansion(String _text) implements String {
  /// Expand `cost_center` of each recipient into the full cost centre.
  static const dataCostCenter = RecipientListExpansion("data.cost_center");

  /// What this version knows of them.
  static const List<RecipientListExpansion> values = [dataCostCenter, ];
}

/// Field by which a line finds its recipient.
extension type const RecipientMatch(String _text) implements String {
  /// Match by your own ID.
  static const externalId = RecipientMatch("external_id");
  /// Match by the phone number.
  static const phone = RecipientMatch("phone");

  /// What this version knows of them.
  static const List<RecipientMatch> values = [externalId, phone, ];
}

/// Status of a recipient.
extension type const RecipientStatus(String _text) implements String {
  /// The recipient can receive sends and rewards.
  static const active = RecipientStatus("active");
  /// Receives nothing, and is erased after seven days unless restored.
  static const erasurePending = RecipientStatus("erasure_pending");
  /// The personal data was erased permanently.
  static const erased = RecipientStatus("erased");

  /// What this version knows of them.
  static const List<RecipientStatus> values = [active, erasurePending, erased, ];
}

/// Reason for a warning about a line.
extension type const RecipientWarningCode(String _text) implements String {
  /// Another recipient or an earlier line has the same phone number.
  static const duplicatePhone = RecipientWarningCode("duplicate_phone");

  /// What this version knows of them.
  static const List<RecipientWarningCode> values = [duplicatePhone, ];
}

/// Dimensions of a daily reconciliation.
extension type const ReconciliationDimension(String _text) implements String {
  /// Group by API key: by till, if each till has its own key.
  static const apiKey = ReconciliationDimension("api_key");

  /// What this version knows of them.
  static const List<ReconciliationDimension> values = [apiKey, ];
}

/// Status of a referral.
extension type const ReferralStatus(String _text) implements String {
  /// The friend has not qualified yet.
  static const pending = ReferralStatus("pending");
  /// The friend qualified, and the referrer is rewarded.
  static const qualified = ReferralStatus("qualified");
  /// A review rejected the reward; `reason` says why.
  static const rejected = ReferralStatus("rejected");
  /// The friend did not qualify within 90 days.
  static const expired = ReferralStatus("expired");

  /// What this version knows of them.
  static const List<ReferralStatus> values = [pending, qualified, rejected, expired, ];
}

/// Kind of a report.
extension type const ReportKind(String _text) implements String {
  /// Sends and their cost, by up to two dimensions.
  static const spend = ReportKind("spend");
  /// Performance of reward programs.
  static const programs = ReportKind("programs");
  /// Reasons for failed sends.
  static const failures = ReportKind("failures");
  /// Daily reconciliation by till.
  static const reconciliation = ReportKind("reconciliation");

  /// What this version knows of them.
  static const List<ReportKind> values = [spend, programs, failures, reconciliation, ];
}

/// Fields of a review that can be expanded.
extension type const ReviewExpansion(String _text) implements String {
  /// Expand `reward` into the full reward.
  static const reward = ReviewExpansion("reward");

  /// What this version knows of them.
  static const List<ReviewExpansion> values = [reward, ];
}

/// Fields of the listed reviews that can be expanded.
extension type const ReviewListExpansion(String _text) implements String {
  /// Expand `reward` of each review into the full reward.
  static const dataReward = ReviewListExpansion("data.reward");

  /// What this version knows of them.
  static const List<ReviewListExpansion> values = [dataReward, ];
}

/// Reason a reward is under review.
extension type const ReviewReason(String _text) implements String {
  /// Many rewards to this phone number in a short time.
  static const velocityPhone = ReviewReason("velocity_phone");
  /// Many claims from this IP address in a short time.
  static const velocityIp = ReviewReason("velocity_ip");
  /// Many claims from this device in a short time.
  static const velocityDevice = ReviewReason("velocity_device");
  /// Rewards of several people go to the same meter.
  static const sameMeter = ReviewReason("same_meter");
  /// The recipient was created only recently, and the amount is above the program's default.
  static const newRecipient = ReviewReason("new_recipient");
  /// The amount is far above what the program usually gives.
  static const amountOutlier = ReviewReason("amount_outlier");
  /// The recipient had used most of a limit before this reward.
  static const capNear = ReviewReason("cap_near");
  /// The check-in was at the very edge of the location.
  static const geofenceEdge = ReviewReason("geofence_edge");
  /// Another phone number or meter of the recipient is on the blocklist.
  static const blocklistNear = ReviewReason("blocklist_near");
  /// The program holds rewards like this one for review.
  static const manualHold = ReviewReason("manual_hold");
  /// A test number whose last four digits trigger a review. In test mode only.
  static const testNumber = ReviewReason("test_number");

  /// What this version knows of them.
  static const List<ReviewReason> values = [velocityPhone, velocityIp, velocityDevice, sameMeter, newRecipient, amountOutlier, capNear, geofenceEdge, blocklistNear, manualHold, testNumber, ];
}

/// How a review was resolved.
extension type const ReviewResolution(String _text) implements String {
  /// A person approved the review.
  static const approved = ReviewResolution("approved");
  /// A person rejected the review.
  static const rejected = ReviewResolution("rejected");
  /// Nobody decided within 30 days, so the reward was rejected.
  static const timedOut = ReviewResolution("timed_out");

  /// What this version knows of them.
  static const List<ReviewResolution> values = [approved, rejected, timedOut, ];
}

/// Risk that the reward is fraudulent.
extension type const ReviewRisk(String _text) implements String {
  /// Low risk. The program asked for a review, or one thing was unusual.
  static const low = ReviewRisk("low");
  /// Medium risk. Two things were unusual.
  static const medium = ReviewRisk("medium");
  /// High risk. More was unusual, or much in a short time. Check carefully before you approve.
  static const high = ReviewRisk("high");

  /// What this version knows of them.
  static const List<ReviewRisk> values = [low, medium, high, ];
}

/// Status of a review.
extension type const ReviewStatus(String _text) implements String {
  /// A person must decide.
  static const open = ReviewStatus("open");
  /// The reward was approved and released.
  static const approved = ReviewStatus("approved");
  /// The reward was rejected, by a person or after 30 days without a decision.
  static const rejected = ReviewStatus("rejected");

  /// What this version knows of them.
  static const List<ReviewStatus> values = [open, approved, rejected, ];
}

/// How a reward is delivered to a person.
extension type const RewardDelivery(String _text) implements String {
  /// Sent directly to the recipient's number or meter.
  static const direct = RewardDelivery("direct");
  /// Claimed by the person with a link.
  static const link = RewardDelivery("link");
  /// Claimed with a link, where the person chooses what to receive.
  static const choice = RewardDelivery("choice");

  /// What this version knows of them.
  static const List<RewardDelivery> values = [direct, link, choice, ];
}

/// Fields of a reward that can be expanded.
extension type const RewardExpansion(String _text) implements String {
  /// Expand `program` into the full program.
  static const program = RewardExpansion("program");
  /// Expand `recipient` into the full recipient.
  static const recipient = RewardExpansion("recipient");
  /// Expand `send` into the full send.
  static const send = RewardExpansion("send");
  /// Expand `link` into the full link.
  static const link = RewardExpansion("link");

  /// What this version knows of them.
  static const List<RewardExpansion> values = [program, recipient, send, link, ];
}

/// Reason a reward is held.
extension type const RewardHeldReason(String _text) implements String {
  /// Under review, because of a fraud rule or the program's `hold`. Approve or reject its review.
  static const review = RewardHeldReason("review");
  /// In escrow. Release it once it is earned.
  static const escrow = RewardHeldReason("escrow");

  /// What this version knows of them.
  static const List<RewardHeldReason> values = [review, escrow, ];
}

/// Status of a reward link.
extension type const RewardLinkStatus(String _text) implements String {
  /// Nobody has opened the link yet.
  static const created = RewardLinkStatus("created");
  /// Someone has opened the link. Claiming it without opening it first opens it too.
  static const opened = RewardLinkStatus("opened");
  /// Someone claimed the link, and it became a reward.
  static const claimed = RewardLinkStatus("claimed");
  /// The link expired, and its budget returned.
  static const expired = RewardLinkStatus("expired");
  /// The link was revoked, and its budget returned.
  static const revoked = RewardLinkStatus("revoked");

  /// What this version knows of them.
  static const List<RewardLinkStatus> values = [created, opened, claimed, expired, revoked, ];
}

/// Fields of the listed rewards that can be expanded.
extension type const RewardListExpansion(String _text) implements String {
  /// Expand `program` of each reward into the full program.
  static const dataProgram = RewardListExpansion("data.program");
  /// Expand `recipient` of each reward into the full recipient.
  static const dataRecipient = RewardListExpansion("data.recipient");
  /// Expand `send` of each reward into the full send.
  static const dataSend = RewardListExpansion("data.send");
  /// Expand `link` of each reward into the full link.
  static const dataLink = RewardListExpansion("data.link");

  /// What this version knows of them.
  static const List<RewardListExpansion> values = [dataProgram, dataRecipient, dataSend, dataLink, ];
}

/// What created a reward.
extension type const RewardSource(String _text) implements String {
  /// Created by a call to `POST /rewards`.
  static const api = RewardSource("api");
  /// Created by a signed completion.
  static const completions = RewardSource("completions");
  /// Created by claiming a link.
  static const links = RewardSource("links");
  /// Created by a rule of the program.
  static const rule = RewardSource("rule");
  /// Created by a referral that qualified.
  static const referral = RewardSource("referral");
  /// Created by a check-in at the program's location.
  static const checkin = RewardSource("checkin");

  /// What this version knows of them.
  static const List<RewardSource> values = [api, completions, links, rule, referral, checkin, ];
}

/// Status of a reward.
extension type const RewardStatus(String _text) implements String {
  /// The budget is allocated. The reward is being sent, or waits to be claimed.
  static const pending = RewardStatus("pending");
  /// Held in escrow or by a fraud rule; `held_reason` says which.
  static const held = RewardStatus("held");
  /// Released: the reward is being sent, or waits to be claimed.
  static const released = RewardStatus("released");
  /// The reward was delivered to the recipient.
  static const delivered = RewardStatus("delivered");
  /// The reward could not be sent, and its budget returned; `failure_code` says why. It stays `failed` even if its send is delivered late: the service bears the cost, and the send has `late_delivered_at`.
  static const failed = RewardStatus("failed");
  /// Voided before anything was sent, and its budget returned.
  static const voided = RewardStatus("voided");
  /// Not claimed or released in time, and its budget returned.
  static const expired = RewardStatus("expired");
  /// A review rejected the reward, and its budget returned.
  static const rejected = RewardStatus("rejected");

  /// What this version knows of them.
  static const List<RewardStatus> values = [pending, held, released, delivered, failed, voided, expired, rejected, ];
}

/// Status that a reward would have.
extension type const RewardWouldStatus(String _text) implements String {
  /// The reward would be sent immediately, or wait for its claim.
  static const pending = RewardWouldStatus("pending");
  /// The reward would be held in escrow or for a review.
  static const held = RewardWouldStatus("held");
  /// The reward would wait for a person's approval.
  static const requiresApproval = RewardWouldStatus("requires_approval");

  /// What this version knows of them.
  static const List<RewardWouldStatus> values = [pending, held, requiresApproval, ];
}

/// How a field is compared with a value.
extension type const RuleOperator(String _text) implements String {
  /// The field equals the value.
  static const eq = RuleOperator("eq");
  /// The field does not equal the value.
  static const ne = RuleOperator("ne");
  /// The field is greater than the value.
  static const gt = RuleOperator("gt");
  /// The field is greater than or equal to the value.
  static const gte = RuleOperator("gte");
  /// The field is less than the value.
  static const lt = RuleOperator("lt");
  /// The field is less than or equal to the value.
  static const lte = RuleOperator("lte");
  /// The field equals one of the listed values.
  static const in_ = RuleOperator("in");
  /// The field, a text or list, contains the value.
  static const contains_ = RuleOperator("contains");

  /// What this version knows of them.
  static const List<RuleOperator> values = [eq, ne, gt, gte, lt, lte, in_, contains_, ];
}

/// Period that counts once towards a streak. Weeks begin on Monday; days are calendar days in
/// Harare.
extension type const RuleStreakUnit(String _text) implements String {
  /// Once on each of a number of consecutive days.
  static const day = RuleStreakUnit("day");
  /// Once in each of a number of consecutive weeks.
  static const week = RuleStreakUnit("week");
  /// Once in each of a number of consecutive months.
  static const month = RuleStreakUnit("month");

  /// What this version knows of them.
  static const List<RuleStreakUnit> values = [day, week, month, ];
}

/// Channel through which a business reaches its customers.
extension type const SalesChannel(String _text) implements String {
  /// Tills in physical shops.
  static const pos = SalesChannel("pos");
  /// A mobile app of the business.
  static const app = SalesChannel("app");
  /// Agents who sell in the street.
  static const agents = SalesChannel("agents");
  /// A website of the business.
  static const web = SalesChannel("web");
  /// The employees of the business.
  static const employer = SalesChannel("employer");

  /// What this version knows of them.
  static const List<SalesChannel> values = [pos, app, agents, web, employer, ];
}

/// How often a schedule runs.
extension type const ScheduleCadence(String _text) implements String {
  /// Every day of the week.
  static const daily = ScheduleCadence("daily");
  /// Every week on `day_of_week`.
  static const weekly = ScheduleCadence("weekly");
  /// Every 14 days, starting on `anchor_date`.
  static const biweekly = ScheduleCadence("biweekly");
  /// Every month on `day_of_month`, or on the last day of shorter months.
  static const monthly = ScheduleCadence("monthly");
  /// Every year on `day_of_month` of `month_of_year`. 29 February becomes 28 February in other years.
  static const yearly = ScheduleCadence("yearly");
  /// Every month on the account's payday, or on `day_of_month` if it has none. A weekend or Zimbabwean public holiday moves it back to the last working day before.
  static const payday = ScheduleCadence("payday");
  /// On the last day of every month.
  static const lastDay = ScheduleCadence("last_day");

  /// What this version knows of them.
  static const List<ScheduleCadence> values = [daily, weekly, biweekly, monthly, yearly, payday, lastDay, ];
}

/// Fields of a schedule that can be expanded.
extension type const ScheduleExpansion(String _text) implements String {
  /// Expand `group` into the full group.
  static const group = ScheduleExpansion("group");

  /// What this version knows of them.
  static const List<ScheduleExpansion> values = [group, ];
}

/// What a schedule does if your Credit is too low on the day of a run.
extension type const ScheduleInsufficientChoice(String _text) implements String {
  /// The day is skipped.
  static const skip = ScheduleInsufficientChoice("skip");
  /// The run waits up to twelve hours for a top-up.
  static const retryAfterTopup = ScheduleInsufficientChoice("retry_after_topup");

  /// What this version knows of them.
  static const List<ScheduleInsufficientChoice> values = [skip, retryAfterTopup, ];
}

/// Fields of the listed schedules that can be expanded.
extension type const ScheduleListExpansion(String _text) implements String {
  /// Expand `group` of each schedule into the full group.
  static const dataGroup = ScheduleListExpansion("data.group");

  /// What this version knows of them.
  static const List<ScheduleListExpansion> values = [dataGroup, ];
}

/// Status of an occurrence of a schedule.
extension type const ScheduleOccurrenceStatus(String _text) implements String {
  /// It runs on its planned day.
  static const planned = ScheduleOccurrenceStatus("planned");
  /// It runs on another day: `moved_to`.
  static const moved = ScheduleOccurrenceStatus("moved");
  /// It does not run: you skipped it, or Credit was insufficient.
  static const skipped = ScheduleOccurrenceStatus("skipped");
  /// It runs together with another occurrence: `combined_into`.
  static const combined = ScheduleOccurrenceStatus("combined");
  /// It has run, as planned or because you ran it; `batch` is the latest run.
  static const ran = ScheduleOccurrenceStatus("ran");
  /// It did not run within twelve hours: Credit did not arrive, nobody could receive it, its key was at a cap, or the service was unavailable.
  static const missed = ScheduleOccurrenceStatus("missed");
  /// Credit was insufficient. It runs as soon as there is enough, within twelve hours.
  static const waitingTopup = ScheduleOccurrenceStatus("waiting_topup");

  /// What this version knows of them.
  static const List<ScheduleOccurrenceStatus> values = [planned, moved, skipped, combined, ran, missed, waitingTopup, ];
}

/// Kind of an object that the search finds.
extension type const SearchKind(String _text) implements String {
  /// A send. Requires `sends:read`.
  static const send = SearchKind("send");
  /// A recipient. Requires `recipients:read`.
  static const recipient = SearchKind("recipient");
  /// A reward. Requires `rewards:read`.
  static const reward = SearchKind("reward");
  /// A top-up. Requires `credit:read`.
  static const topup = SearchKind("topup");
  /// A batch. Requires `sends:read`.
  static const batch = SearchKind("batch");

  /// What this version knows of them.
  static const List<SearchKind> values = [send, recipient, reward, topup, batch, ];
}

/// What the text was found to be.
extension type const SearchMatch(String _text) implements String {
  /// ID of the object.
  static const id = SearchMatch("id");
  /// Number on the receipt of a send.
  static const receiptNumber = SearchMatch("receipt_number");
  /// Your own reference: `client_reference`, `completion_id` or `external_id`.
  static const reference = SearchMatch("reference");
  /// Confirmation number of a network, utility or payment provider, or reference of a top-up.
  static const providerReference = SearchMatch("provider_reference");
  /// Phone number or meter that was sold to, or of a recipient.
  static const target = SearchMatch("target");
  /// Phone number that a token was texted to.
  static const tokenPhone = SearchMatch("token_phone");
  /// Phone number that was notified of a send.
  static const notifyNumber = SearchMatch("notify_number");
  /// The last four digits of a power token, also those of a whole token.
  static const token = SearchMatch("token");
  /// Name, payroll number or title.
  static const name = SearchMatch("name");

  /// What this version knows of them.
  static const List<SearchMatch> values = [id, receiptNumber, reference, providerReference, target, tokenPhone, notifyNumber, token, name, ];
}

/// Status that a test send is advanced to.
extension type const SendAdvanceTarget(String _text) implements String {
  /// The network delivers the send.
  static const delivered = SendAdvanceTarget("delivered");
  /// The network rejects the send.
  static const failed = SendAdvanceTarget("failed");
  /// A failed send turns out to be delivered.
  static const lateDelivered = SendAdvanceTarget("late_delivered");

  /// What this version knows of them.
  static const List<SendAdvanceTarget> values = [delivered, failed, lateDelivered, ];
}

/// Fields of a send that can be expanded.
extension type const SendExpansion(String _text) implements String {
  /// Expands the recipient of the send.
  static const recipient = SendExpansion("recipient");
  /// Expands the program of the send.
  static const program = SendExpansion("program");
  /// Expands the reward of the send.
  static const reward = SendExpansion("reward");
  /// Expands the batch of the send.
  static const batch = SendExpansion("batch");

  /// What this version knows of them.
  static const List<SendExpansion> values = [recipient, program, reward, batch, ];
}

/// Why a send or a reward failed, and whether it is safe to sell again to the same target. "Do not
/// sell again" means: not as it was.
extension type const SendFailureCode(String _text) implements String {
  /// The network does not recognize the number. Correct the number before you sell again.
  static const invalidTarget = SendFailureCode("invalid_target");
  /// The number is on another network. Do not sell this product again; choose another.
  static const wrongNetwork = SendFailureCode("wrong_network");
  /// The line is suspended or barred from top-ups. Do not sell to it again.
  static const targetBarred = SendFailureCode("target_barred");
  /// The number is a contract line, which cannot be topped up. Do not sell to it again.
  static const postpaidNumber = SendFailureCode("postpaid_number");
  /// The amount is too low, too high or not a denomination. Sell another amount.
  static const amountNotAllowed = SendFailureCode("amount_not_allowed");
  /// The bundle is no longer sold. Choose another bundle.
  static const bundleUnavailable = SendFailureCode("bundle_unavailable");
  /// The line reached the network's daily, weekly or monthly limit. Sell again later.
  static const subscriberLimitReached = SendFailureCode("subscriber_limit_reached");
  /// The network rejected the send as a duplicate. Sell again later.
  static const duplicateRejected = SendFailureCode("duplicate_rejected");
  /// The utility does not recognize the meter. Correct the number before you sell again.
  static const meterNotFound = SendFailureCode("meter_not_found");
  /// The utility has blocked the meter. Do not sell again; the customer must contact the utility.
  static const meterBlocked = SendFailureCode("meter_blocked");
  /// The utility bills the meter in the other currency. Sell again in that currency.
  static const meterCurrencyMismatch = SendFailureCode("meter_currency_mismatch");
  /// The customer owes the utility a debt. Do not sell again until it is paid.
  static const meterArrears = SendFailureCode("meter_arrears");
  /// The meter could not be confirmed. Check the meter before you sell again.
  static const meterConfirmationFailed = SendFailureCode("meter_confirmation_failed");
  /// The network rejected the send for another reason. Check with the customer before you sell again.
  static const networkRejected = SendFailureCode("network_rejected");
  /// The network was busy throughout and delivered nothing. Safe to sell again.
  static const networkBusy = SendFailureCode("network_busy");
  /// The utility was down and `on_zesa_down` was `fail`. Sell again when it is back.
  static const powerUnavailable = SendFailureCode("power_unavailable");
  /// The utility was still down after `max_hold`. Safe to sell again.
  static const holdExpired = SendFailureCode("hold_expired");
  /// The product was paused before dispatch. Sell again later.
  static const productUnavailable = SendFailureCode("product_unavailable");
  /// The target was added to the blocklist before dispatch. Do not sell to it again.
  static const targetBlocked = SendFailureCode("target_blocked");
  /// No supplier was available for the send. Sell again later.
  static const providerUnavailable = SendFailureCode("provider_unavailable");
  /// The supplier confirmed that the unknown send was never delivered. Safe to sell again.
  static const notDelivered = SendFailureCode("not_delivered");
  /// Our staff resolved the send as not delivered. Safe to sell again.
  static const notDeliveredByReview = SendFailureCode("not_delivered_by_review");
  /// The batch was cancelled before dispatch, so nothing was sold. Only on batch lines.
  static const cancelledByBatch = SendFailureCode("cancelled_by_batch");

  /// What this version knows of them.
  static const List<SendFailureCode> values = [invalidTarget, wrongNetwork, targetBarred, postpaidNumber, amountNotAllowed, bundleUnavailable, subscriberLimitReached, duplicateRejected, meterNotFound, meterBlocked, meterCurrencyMismatch, meterArrears, meterConfirmationFailed, networkRejected, networkBusy, powerUnavailable, holdExpired, productUnavailable, targetBlocked, providerUnavailable, notDelivered, notDeliveredByReview, cancelledByBatch, ];
}

/// Fields of listed sends that can be expanded.
extension type const SendListExpansion(String _text) implements String {
  /// Expands the recipient of each send.
  static const dataRecipient = SendListExpansion("data.recipient");
  /// Expands the program of each send.
  static const dataProgram = SendListExpansion("data.program");
  /// Expands the reward of each send.
  static const dataReward = SendListExpansion("data.reward");
  /// Expands the batch of each send.
  static const dataBatch = SendListExpansion("data.batch");

  /// What this version knows of them.
  static const List<SendListExpansion> values = [dataRecipient, dataProgram, dataReward, dataBatch, ];
}

/// Feature that created a send.
extension type const SendSource(String _text) implements String {
  /// Created by `POST /sends` or by a retry.
  static const api = SendSource("api");
  /// Created by a line of a batch.
  static const batch = SendSource("batch");
  /// Created by an occurrence of a schedule.
  static const schedule = SendSource("schedule");
  /// Created to pay out a reward.
  static const reward = SendSource("reward");
  /// Created by a checkout session.
  static const checkout = SendSource("checkout");
  /// Created by an allocation to employees.
  static const workforce = SendSource("workforce");
  /// Created by a tool of the MCP server.
  static const mcp = SendSource("mcp");
  /// Created by a person in the dashboard.
  static const dashboard = SendSource("dashboard");

  /// What this version knows of them.
  static const List<SendSource> values = [api, batch, schedule, reward, checkout, workforce, mcp, dashboard, ];
}

/// Status of a send. Check it before you promise a customer anything.
extension type const SendStatus(String _text) implements String {
  /// Created and charged, not yet submitted to the network. Can be cancelled.
  static const pending = SendStatus("pending");
  /// Submitted to the network, which has not responded yet.
  static const submitted = SendStatus("submitted");
  /// Delivered to the customer. The Credit is spent.
  static const delivered = SendStatus("delivered");
  /// National power outage: the token is bought and texted when it ends.
  static const queued = SendStatus("queued");
  /// The network was busy and delivered nothing. The service retries automatically.
  static const retrying = SendStatus("retrying");
  /// The network has not responded. Do not sell again: the send may have been delivered.
  static const unknown = SendStatus("unknown");
  /// The network's responses conflict and our staff decide. Do not sell again: the send may have been delivered.
  static const requiresReview = SendStatus("requires_review");
  /// Failed, and the Credit was returned; `failure_code` says why.
  static const failedCredited = SendStatus("failed_credited");
  /// Failed, and this account was not charged for it.
  static const failed = SendStatus("failed");
  /// Charged, and dispatched at `scheduled_for`. Can be cancelled until then.
  static const scheduled = SendStatus("scheduled");
  /// Cancelled before dispatch, and the Credit was returned.
  static const cancelledCredited = SendStatus("cancelled_credited");

  /// What this version knows of them.
  static const List<SendStatus> values = [pending, submitted, delivered, queued, retrying, unknown, requiresReview, failedCredited, failed, scheduled, cancelledCredited, ];
}

/// Type of the sale.
extension type const SendType(String _text) implements String {
  /// Airtime for a mobile number.
  static const airtime = SendType("airtime");
  /// A mobile data bundle.
  static const data = SendType("data");
  /// A prepaid electricity token.
  static const power = SendType("power");

  /// What this version knows of them.
  static const List<SendType> values = [airtime, data, power, ];
}

/// A point to check before a sale.
extension type const SendWarningCode(String _text) implements String {
  /// The same sale was made recently.
  static const duplicateRecent = SendWarningCode("duplicate_recent");
  /// The check digit of the meter number does not match.
  static const meterChecksum = SendWarningCode("meter_checksum");
  /// Little Credit would remain after the sale.
  static const lowCreditAfter = SendWarningCode("low_credit_after");

  /// What this version knows of them.
  static const List<SendWarningCode> values = [duplicateRecent, meterChecksum, lowCreditAfter, ];
}

/// Status that a sale would have.
extension type const SendWouldStatus(String _text) implements String {
  /// The send would be dispatched immediately.
  static const pending = SendWouldStatus("pending");
  /// The send would wait for its scheduled time.
  static const scheduled = SendWouldStatus("scheduled");
  /// The send would wait for a person's approval.
  static const requiresApproval = SendWouldStatus("requires_approval");

  /// What this version knows of them.
  static const List<SendWouldStatus> values = [pending, scheduled, requiresApproval, ];
}

/// Language of the default text message.
extension type const SmsLocale(String _text) implements String {
  /// The message is in English.
  static const en = SmsLocale("en");
  /// The message is in Shona.
  static const sn = SmsLocale("sn");
  /// The message is in Ndebele.
  static const nd = SmsLocale("nd");

  /// What this version knows of them.
  static const List<SmsLocale> values = [en, sn, nd, ];
}

/// SMS delivery status of the message to the customer.
extension type const SmsStatus(String _text) implements String {
  /// No message exists, or it is not due yet.
  static const none = SmsStatus("none");
  /// The message is waiting to be sent.
  static const queued = SmsStatus("queued");
  /// The SMS gateway accepted the message.
  static const sent = SmsStatus("sent");
  /// The message reached the customer.
  static const delivered = SmsStatus("delivered");
  /// The message could not be delivered.
  static const failed = SmsStatus("failed");
  /// The message may have arrived: the SMS gateway accepted it and reported no delivery within 24 hours, or no gateway answered.
  static const unconfirmed = SmsStatus("unconfirmed");

  /// What this version knows of them.
  static const List<SmsStatus> values = [none, queued, sent, delivered, failed, unconfirmed, ];
}

/// Dimensions of a spend report.
extension type const SpendDimension(String _text) implements String {
  /// Group by calendar day in Harare.
  static const day = SpendDimension("day");
  /// Group by week, starting on Monday.
  static const week = SpendDimension("week");
  /// Group by calendar month.
  static const month = SpendDimension("month");
  /// Group by send type.
  static const type = SpendDimension("type");
  /// Group by mobile network.
  static const network = SpendDimension("network");
  /// Group by product sold.
  static const product = SpendDimension("product");
  /// Group by cost centre.
  static const costCenter = SpendDimension("cost_center");
  /// Group by reward program.
  static const program = SpendDimension("program");
  /// Group by recipient of the send.
  static const recipient = SpendDimension("recipient");
  /// Group by API key: by till, if each till has its own key.
  static const apiKey = SpendDimension("api_key");
  /// Group by what created the sends.
  static const source = SpendDimension("source");

  /// What this version knows of them.
  static const List<SpendDimension> values = [day, week, month, type, network, product, costCenter, program, recipient, apiKey, source, ];
}

/// Tariff class of a meter.
extension type const TariffClass(String _text) implements String {
  /// Domestic: a household uses the electricity.
  static const domestic = TariffClass("domestic");
  /// Commercial: a business uses the electricity.
  static const commercial = TariffClass("commercial");
  /// The utility does not report the class.
  static const unknown = TariffClass("unknown");

  /// What this version knows of them.
  static const List<TariffClass> values = [domestic, commercial, unknown, ];
}

/// The day of the month on which consumption is counted from zero again.
extension type const TariffReset(String _text) implements String {
  /// The 1st, at midnight in Harare.
  static const firstOfMonth = TariffReset("first_of_month");

  /// What this version knows of them.
  static const List<TariffReset> values = [firstOfMonth, ];
}

/// Decision of our staff on a checkout session in review.
extension type const TestCheckoutAction(String _text) implements String {
  /// Staff resend what was paid for.
  static const send = TestCheckoutAction("send");
  /// Staff add the face value to your Credit.
  static const credit = TestCheckoutAction("credit");

  /// What this version knows of them.
  static const List<TestCheckoutAction> values = [send, credit, ];
}

/// Kinds of work that follow the test clock.
extension type const TestClockWorkKind(String _text) implements String {
  /// Sends to dispatch, or whose status must be checked with the network.
  static const send = TestClockWorkKind("send");
  /// Batches with lines to send, or whose end must be checked.
  static const batch = TestClockWorkKind("batch");
  /// Schedules with a day to announce or to run.
  static const schedule = TestClockWorkKind("schedule");
  /// Text messages and emails to send, or whose delivery must be checked.
  static const message = TestClockWorkKind("message");
  /// Events that are not assigned to every webhook endpoint yet, counted once per endpoint.
  static const event = TestClockWorkKind("event");
  /// Webhook deliveries to attempt.
  static const webhookDelivery = TestClockWorkKind("webhook_delivery");
  /// Webhook replays in progress.
  static const webhookReplay = TestClockWorkKind("webhook_replay");
  /// Keys that expire, or whose replaced secret expires.
  static const key = TestClockWorkKind("key");
  /// Recipients whose personal data must be erased.
  static const recipient = TestClockWorkKind("recipient");
  /// Test Credit to restore for the day.
  static const testCredit = TestClockWorkKind("test_credit");
  /// Schedules to compare with your Credit.
  static const creditProjection = TestClockWorkKind("credit_projection");
  /// Top-ups whose payment must be checked.
  static const topup = TestClockWorkKind("topup");
  /// Requests of agents that expire, or that are approved and not carried out yet.
  static const agentApproval = TestClockWorkKind("agent_approval");
  /// Closed programs whose links or held rewards must be ended.
  static const program = TestClockWorkKind("program");
  /// Rewards that expire, or whose review must be resolved.
  static const reward = TestClockWorkKind("reward");
  /// Referrals whose 90 days to qualify are over.
  static const referral = TestClockWorkKind("referral");
  /// Reward links that expire.
  static const rewardLink = TestClockWorkKind("reward_link");
  /// Exports to write, or whose file must be deleted.
  static const export = TestClockWorkKind("export");
  /// Disputes whose step has come.
  static const dispute = TestClockWorkKind("dispute");
  /// Dealer applications whose step has come.
  static const dealerApplication = TestClockWorkKind("dealer_application");
  /// A checkout session to expire, or its review to decide.
  static const checkoutSession = TestClockWorkKind("checkout_session");

  /// What this version knows of them.
  static const List<TestClockWorkKind> values = [send, batch, schedule, message, event, webhookDelivery, webhookReplay, key, recipient, testCredit, creditProjection, topup, agentApproval, program, reward, referral, rewardLink, export, dispute, dealerApplication, checkoutSession, ];
}

/// Outcome of a test payment.
extension type const TestPaymentOutcome(String _text) implements String {
  /// The customer pays the session.
  static const paid = TestPaymentOutcome("paid");
  /// The card is declined; the session stays open.
  static const failed = TestPaymentOutcome("failed");

  /// What this version knows of them.
  static const List<TestPaymentOutcome> values = [paid, failed, ];
}

/// Channel by which the customer receives a token.
extension type const TokenChannel(String _text) implements String {
  /// Text message to the `token_phone`.
  static const sms = TokenChannel("sms");
  /// Email to the `token_email` address.
  static const email = TokenChannel("email");

  /// What this version knows of them.
  static const List<TokenChannel> values = [sms, email, ];
}

/// Purpose of a power token.
extension type const TokenKind(String _text) implements String {
  /// Adds units to the meter.
  static const credit = TokenKind("credit");
  /// Changes the meter's key. Enter it before the credit token.
  static const keyChange = TokenKind("key_change");
  /// Another token that the utility requires.
  static const other = TokenKind("other");

  /// What this version knows of them.
  static const List<TokenKind> values = [credit, keyChange, other, ];
}

/// Delivery status of a resent token.
extension type const TokenResendStatus(String _text) implements String {
  /// The messages are waiting to be sent. Follow `token_status` of the send.
  static const queued = TokenResendStatus("queued");

  /// What this version knows of them.
  static const List<TokenResendStatus> values = [queued, ];
}

/// Delivery status of the message with the token.
extension type const TokenStatus(String _text) implements String {
  /// There is no token yet.
  static const none = TokenStatus("none");
  /// The message is waiting to be sent.
  static const pending = TokenStatus("pending");
  /// The SMS gateway accepted the message.
  static const sent = TokenStatus("sent");
  /// The message reached the customer.
  static const delivered = TokenStatus("delivered");
  /// Delivery failed. Send the token again with `resend-token`.
  static const failed = TokenStatus("failed");
  /// The message may have arrived: the SMS gateway reported no delivery within 24 hours, or no gateway answered. Ask the customer before you resend it.
  static const unconfirmed = TokenStatus("unconfirmed");

  /// What this version knows of them.
  static const List<TokenStatus> values = [none, pending, sent, delivered, failed, unconfirmed, ];
}

/// Reason a top-up failed.
extension type const TopupFailureCode(String _text) implements String {
  /// The payer's bank declined the card.
  static const cardDeclined = TopupFailureCode("card_declined");
  /// The payer cancelled the payment.
  static const cancelled = TopupFailureCode("cancelled");
  /// The payer's bank did not respond in time.
  static const timeout = TopupFailureCode("timeout");
  /// The card paid a different amount than requested, and the money was returned.
  static const amountMismatch = TopupFailureCode("amount_mismatch");
  /// The payment provider had an error.
  static const providerError = TopupFailureCode("provider_error");

  /// What this version knows of them.
  static const List<TopupFailureCode> values = [cardDeclined, cancelled, timeout, amountMismatch, providerError, ];
}

/// Payment method of a top-up.
extension type const TopupMethod(String _text) implements String {
  /// Card or mobile money, on a payment page.
  static const card = TopupMethod("card");
  /// Transfer to our bank account, with a reference.
  static const bankTransfer = TopupMethod("bank_transfer");

  /// What this version knows of them.
  static const List<TopupMethod> values = [card, bankTransfer, ];
}

/// Status of a top-up.
extension type const TopupStatus(String _text) implements String {
  /// Waiting for the payment.
  static const pending = TopupStatus("pending");
  /// The payment arrived and was added to your Credit.
  static const succeeded = TopupStatus("succeeded");
  /// The payment failed; `failure_code` says why. Create another top-up. A late payment is still added to your Credit.
  static const failed = TopupStatus("failed");
  /// Not paid in time. A late payment, by card or transfer, is still added to your Credit.
  static const expired = TopupStatus("expired");

  /// What this version knows of them.
  static const List<TopupStatus> values = [pending, succeeded, failed, expired, ];
}

/// What to do with columns of a CSV whose name is no field.
extension type const UnknownColumns(String _text) implements String {
  /// Return 400 `invalid_csv`, naming the column.
  static const refuse = UnknownColumns("refuse");
  /// Ignore the columns and their cells.
  static const ignore = UnknownColumns("ignore");

  /// What this version knows of them.
  static const List<UnknownColumns> values = [refuse, ignore, ];
}

/// State of the electricity utility.
extension type const UtilityState(String _text) implements String {
  /// The utility responds and sells tokens.
  static const up = UtilityState("up");
  /// National outage: meters cannot be confirmed, and power sends wait or fail.
  static const down = UtilityState("down");

  /// What this version knows of them.
  static const List<UtilityState> values = [up, down, ];
}

/// Status of the delivery of an event to an endpoint.
extension type const WebhookDeliveryStatus(String _text) implements String {
  /// The delivery has not been attempted.
  static const pending = WebhookDeliveryStatus("pending");
  /// The endpoint responded with 2xx within 10 seconds.
  static const succeeded = WebhookDeliveryStatus("succeeded");
  /// The latest attempt failed; the next one is at `next_attempt_at`.
  static const failed = WebhookDeliveryStatus("failed");
  /// Every attempt failed. Redeliver it, or read the event.
  static const exhausted = WebhookDeliveryStatus("exhausted");
  /// The endpoint was disabled before delivery.
  static const skipped = WebhookDeliveryStatus("skipped");

  /// What this version knows of them.
  static const List<WebhookDeliveryStatus> values = [pending, succeeded, failed, exhausted, skipped, ];
}

/// Why an endpoint is disabled.
extension type const WebhookDisabledReason(String _text) implements String {
  /// Someone disabled the endpoint.
  static const manual = WebhookDisabledReason("manual");
  /// The endpoint accepted no event for three days.
  static const failing = WebhookDisabledReason("failing");

  /// What this version knows of them.
  static const List<WebhookDisabledReason> values = [manual, failing, ];
}

/// Status of a webhook endpoint.
extension type const WebhookEndpointStatus(String _text) implements String {
  /// Events are sent to the endpoint.
  static const enabled = WebhookEndpointStatus("enabled");
  /// No events are sent; `disabled_reason` says why.
  static const disabled = WebhookEndpointStatus("disabled");

  /// What this version knows of them.
  static const List<WebhookEndpointStatus> values = [enabled, disabled, ];
}

/// Format of the events sent to an endpoint.
extension type const WebhookFormat(String _text) implements String {
  /// The event object, as `GET /events` returns it.
  static const svc = WebhookFormat("svc");
  /// The flat body of the old single webhook URL: the events `order.success`, `order.failed`, `order.unknown` and `order.retrying`, with the header `X-Airtime-Signature`.
  static const legacyAirtime = WebhookFormat("legacy_airtime");

  /// What this version knows of them.
  static const List<WebhookFormat> values = [svc, legacyAirtime, ];
}

/// Status of a replay of events.
extension type const WebhookReplayStatus(String _text) implements String {
  /// The replay has not started.
  static const queued = WebhookReplayStatus("queued");
  /// The events are being sent.
  static const running = WebhookReplayStatus("running");
  /// All events were sent, or failed for the last time.
  static const done = WebhookReplayStatus("done");

  /// What this version knows of them.
  static const List<WebhookReplayStatus> values = [queued, running, done, ];
}

/// Grace period of the old signing secret.
extension type const WebhookSecretGrace(String _text) implements String {
  /// No grace period: the old secret stops immediately.
  static const n0 = WebhookSecretGrace("0");
  /// A grace period of one hour.
  static const n1h = WebhookSecretGrace("1h");
  /// A grace period of one day.
  static const n24h = WebhookSecretGrace("24h");

  /// What this version knows of them.
  static const List<WebhookSecretGrace> values = [n0, n1h, n24h, ];
}

/// Why a delivery was created.
extension type const WebhookTrigger(String _text) implements String {
  /// The event happened and was sent.
  static const event = WebhookTrigger("event");
  /// Someone redelivered one delivery.
  static const redelivery = WebhookTrigger("redelivery");
  /// Someone replayed a range of events.
  static const replay = WebhookTrigger("replay");
  /// Someone sent a test event.
  static const test = WebhookTrigger("test");

  /// What this version knows of them.
  static const List<WebhookTrigger> values = [event, redelivery, replay, test, ];
}

/// Why a delivery attempt failed.
extension type const WebhookTryError(String _text) implements String {
  /// The host name could not be resolved.
  static const dns = WebhookTryError("dns");
  /// The host refused the connection.
  static const connect = WebhookTryError("connect");
  /// The certificate is not valid for the host.
  static const tls = WebhookTryError("tls");
  /// No complete response arrived within 10 seconds.
  static const timeout = WebhookTryError("timeout");
  /// The host has an address that is not public.
  static const blockedIp = WebhookTryError("blocked_ip");
  /// The response was a redirect. Redirects are never followed.
  static const redirect = WebhookTryError("redirect");
  /// The response was not HTTP, or its status was not 2xx.
  static const http = WebhookTryError("http");

  /// What this version knows of them.
  static const List<WebhookTryError> values = [dns, connect, tls, timeout, blockedIp, redirect, http, ];
}

/// Kind of allocation: airtime or power.
extension type const WorkforceKind(String _text) implements String {
  /// Airtime to each person's number, or data if `product_ref` is a bundle.
  static const airtime = WorkforceKind("airtime");
  /// Electricity to each person's meter. The token is sent to the person by SMS.
  static const power = WorkforceKind("power");

  /// What this version knows of them.
  static const List<WorkforceKind> values = [airtime, power, ];
}

/// Kind of a ledger entry.
extension type const WorkforceLedgerKind(String _text) implements String {
  /// Money was added to your Credit.
  static const topup = WorkforceLedgerKind("topup");
  /// Something was sold from your Credit.
  static const debit = WorkforceLedgerKind("debit");
  /// A sale failed and its Credit was returned.
  static const refund = WorkforceLedgerKind("refund");
  /// A correction by our staff, or test Credit that was granted.
  static const adjustment = WorkforceLedgerKind("adjustment");

  /// What this version knows of them.
  static const List<WorkforceLedgerKind> values = [topup, debit, refund, adjustment, ];
}

/// A warning about a person who was created or updated.
extension type const WorkforcePersonWarning(String _text) implements String {
  /// The number was registered under a different name, which was replaced.
  static const nameDiffers = WorkforcePersonWarning("name_differs");
  /// Another registered person has the same name.
  static const sameName = WorkforcePersonWarning("same_name");
  /// The number's network is not supported, so airtime would be rejected.
  static const unsupportedNetwork = WorkforcePersonWarning("unsupported_network");
  /// The cost centre is archived.
  static const costCenterArchived = WorkforcePersonWarning("cost_center_archived");

  /// What this version knows of them.
  static const List<WorkforcePersonWarning> values = [nameDiffers, sameName, unsupportedNetwork, costCenterArchived, ];
}

/// A warning about a line.
extension type const WorkforceWarning(String _text) implements String {
  /// The person would exceed their monthly cap. Exceeding it only warns.
  static const overCap = WorkforceWarning("over_cap");
  /// The person is on another line, or received the same recently.
  static const duplicate = WorkforceWarning("duplicate");
  /// The person is being erased, or their cost centre is archived.
  static const inactive = WorkforceWarning("inactive");

  /// What this version knows of them.
  static const List<WorkforceWarning> values = [overCap, duplicate, inactive, ];
}
