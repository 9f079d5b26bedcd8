// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.model;

import com.example.svc.Expandable;
import com.example.svc.Fields;
import com.example.svc.FieldsBuilder;
import com.example.svc.Moment;
import com.example.svc.SvcObject;
import com.example.svc.SvcVariant;
import com.example.svc.TextOr;
import com.example.svc.runtime.Decode;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Type of an event, such as {@code send.delivered}.
 */
public final class EventTypeName {
  private EventTypeName() {}

  /**
   * An activity matched a rule of a program. {@code data.rule} and {@code data.reward} name both.
   */
  public static final String ACTIVITY_RULE_MATCHED = "activity.rule_matched";

  /**
   * A person approved the request of an agent, and it is being executed.
   */
  public static final String AGENT_APPROVAL_APPROVED = "agent_approval.approved";

  /**
   * Nobody decided the request of an agent within 24 hours. Nothing is sent or charged.
   */
  public static final String AGENT_APPROVAL_EXPIRED = "agent_approval.expired";

  /**
   * An approved request could not be executed; {@code failure} says why. Nothing is charged.
   */
  public static final String AGENT_APPROVAL_FAILED = "agent_approval.failed";

  /**
   * A person rejected the request of an agent. Nothing is sent or charged.
   */
  public static final String AGENT_APPROVAL_REJECTED = "agent_approval.rejected";

  /**
   * An agent requests approval. Nothing is sent or charged until a person approves.
   */
  public static final String AGENT_APPROVAL_REQUESTED = "agent_approval.requested";

  /**
   * An API key was created.
   */
  public static final String API_KEY_CREATED = "api_key.created";

  /**
   * An API key expires in 7 days, or in 1 day.
   */
  public static final String API_KEY_EXPIRING = "api_key.expiring";

  /**
   * An API key was revoked and no longer works.
   */
  public static final String API_KEY_REVOKED = "api_key.revoked";

  /**
   * An API key has a new secret. The old one works until its grace period ends.
   */
  public static final String API_KEY_ROLLED = "api_key.rolled";

  /**
   * A batch was cancelled, or nobody approved it within 72 hours.
   */
  public static final String BATCH_CANCELLED = "batch.cancelled";

  /**
   * Every valid line of a batch was delivered.
   */
  public static final String BATCH_COMPLETED = "batch.completed";

  /**
   * A batch was created, its lines are checked and its total is known.
   */
  public static final String BATCH_CREATED = "batch.created";

  /**
   * A batch has ended with none of its lines delivered.
   */
  public static final String BATCH_FAILED = "batch.failed";

  /**
   * A batch has ended with some of its lines delivered and some not.
   */
  public static final String BATCH_PARTIALLY_COMPLETED = "batch.partially_completed";

  /**
   * The lines of a batch are being sent.
   */
  public static final String BATCH_PROCESSING = "batch.processing";

  /**
   * A batch exceeds your threshold and requires the approval of an owner or admin.
   */
  public static final String BATCH_REQUIRES_APPROVAL = "batch.requires_approval";

  /**
   * Nothing was delivered, and the face value was added to your Credit.
   */
  public static final String CHECKOUT_SESSION_CREDITED = "checkout.session.credited";

  /**
   * A session was not paid in time, or was ended. A late payment makes it {@code paid}.
   */
  public static final String CHECKOUT_SESSION_EXPIRED = "checkout.session.expired";

  /**
   * What a customer paid for was delivered.
   */
  public static final String CHECKOUT_SESSION_FULFILLED = "checkout.session.fulfilled";

  /**
   * A checkout session was paid, and its send is being delivered.
   */
  public static final String CHECKOUT_SESSION_PAID = "checkout.session.paid";

  /**
   * A new send was created to replace one that failed.
   */
  public static final String CHECKOUT_SESSION_RESENT = "checkout.session.resent";

  /**
   * Our staff corrected your Credit with this transaction.
   */
  public static final String CREDIT_ADJUSTED = "credit.adjusted";

  /**
   * A sale or reservation took available Credit below the threshold of your alert.
   */
  public static final String CREDIT_BALANCE_LOW = "credit.balance.low";

  /**
   * Reserved Credit is available again.
   */
  public static final String CREDIT_RELEASED = "credit.released";

  /**
   * Credit was reserved for a batch or a program.
   */
  public static final String CREDIT_RESERVED = "credit.reserved";

  /**
   * Upcoming schedules need more than your Credit; {@code data.projection} says when.
   */
  public static final String CREDIT_SHORTFALL_PROJECTED = "credit.shortfall.projected";

  /**
   * A top-up was not paid in time.
   */
  public static final String CREDIT_TOPUP_EXPIRED = "credit.topup.expired";

  /**
   * The payment of a top-up failed. {@code failure_code} says why.
   */
  public static final String CREDIT_TOPUP_FAILED = "credit.topup.failed";

  /**
   * A top-up was created and is waiting for its payment.
   */
  public static final String CREDIT_TOPUP_PENDING = "credit.topup.pending";

  /**
   * The payment of a top-up arrived and was added to your Credit.
   */
  public static final String CREDIT_TOPUP_SUCCEEDED = "credit.topup.succeeded";

  /**
   * You opened a dispute about a send, and our staff are investigating it.
   */
  public static final String DISPUTE_OPENED = "dispute.opened";

  /**
   * Our staff resolved a dispute. {@code outcome} says how.
   */
  public static final String DISPUTE_RESOLVED = "dispute.resolved";

  /**
   * A network that you used in the last 30 days is slow, fails often, or is down.
   */
  public static final String NETWORK_AVAILABILITY_DEGRADED = "network.availability.degraded";

  /**
   * A network that you used in the last 30 days works as usual again.
   */
  public static final String NETWORK_AVAILABILITY_RESTORED = "network.availability.restored";

  /**
   * A national outage started: meters cannot be confirmed, and power sends wait.
   */
  public static final String POWER_AVAILABILITY_DOWN = "power.availability.down";

  /**
   * The national outage has ended, and queued power sends are dispatched in order.
   */
  public static final String POWER_AVAILABILITY_UP = "power.availability.up";

  /**
   * A program was activated or resumed and gives rewards.
   */
  public static final String PROGRAM_ACTIVATED = "program.activated";

  /**
   * At most 20 percent of a budget remains. Sent once each time it falls this low.
   */
  public static final String PROGRAM_BUDGET_LOW = "program.budget.low";

  /**
   * A program was closed permanently.
   */
  public static final String PROGRAM_CLOSED = "program.closed";

  /**
   * The budget is spent or allocated. No rewards are given until budget returns.
   */
  public static final String PROGRAM_EXHAUSTED = "program.exhausted";

  /**
   * A program was paused and gives no rewards until it is resumed.
   */
  public static final String PROGRAM_PAUSED = "program.paused";

  /**
   * An exhausted program has budget again and gives rewards.
   */
  public static final String PROGRAM_REACTIVATED = "program.reactivated";

  /**
   * A recipient was created.
   */
  public static final String RECIPIENT_CREATED = "recipient.created";

  /**
   * The personal data of a recipient was erased. Only its ID remains.
   */
  public static final String RECIPIENT_ERASED = "recipient.erased";

  /**
   * A recipient will be erased in seven days unless it is restored.
   */
  public static final String RECIPIENT_ERASURE_PENDING = "recipient.erasure_pending";

  /**
   * A recipient was changed or restored.
   */
  public static final String RECIPIENT_UPDATED = "recipient.updated";

  /**
   * A referred friend qualified. {@code reward} is the reward of the referrer.
   */
  public static final String REFERRAL_QUALIFIED = "referral.qualified";

  /**
   * A reward is held for a review. A person must approve or reject it.
   */
  public static final String REVIEW_OPENED = "review.opened";

  /**
   * A review was approved or rejected, or nobody decided it within 30 days.
   */
  public static final String REVIEW_RESOLVED = "review.resolved";

  /**
   * A reward was created and its budget allocated.
   */
  public static final String REWARD_CREATED = "reward.created";

  /**
   * A reward was delivered to the recipient.
   */
  public static final String REWARD_DELIVERED = "reward.delivered";

  /**
   * A {@code completion_id} was sent again; nothing changed. Sent at most once a day each.
   */
  public static final String REWARD_DUPLICATE = "reward.duplicate";

  /**
   * A reward was not taken or released in time, and its budget returned.
   */
  public static final String REWARD_EXPIRED = "reward.expired";

  /**
   * A reward could not be sent, and its budget returned. {@code failure_code} says why.
   */
  public static final String REWARD_FAILED = "reward.failed";

  /**
   * A reward is held, in escrow or for a review. {@code held_reason} says which.
   */
  public static final String REWARD_HELD = "reward.held";

  /**
   * A review rejected a reward, and its budget returned.
   */
  public static final String REWARD_REJECTED = "reward.rejected";

  /**
   * A held reward was released and is being sent.
   */
  public static final String REWARD_RELEASED = "reward.released";

  /**
   * A reward was voided before anything was sent, and its budget returned.
   */
  public static final String REWARD_VOIDED = "reward.voided";

  /**
   * A reward link was claimed. {@code reward} is the reward it became.
   */
  public static final String REWARD_LINK_CLAIMED = "reward_link.claimed";

  /**
   * A reward link was created. Above 50 links per request, events are sent gradually.
   */
  public static final String REWARD_LINK_CREATED = "reward_link.created";

  /**
   * A reward link expired, and its budget returned.
   */
  public static final String REWARD_LINK_EXPIRED = "reward_link.expired";

  /**
   * A reward link was opened for the first time.
   */
  public static final String REWARD_LINK_OPENED = "reward_link.opened";

  /**
   * A reward link was revoked, and its budget returned.
   */
  public static final String REWARD_LINK_REVOKED = "reward_link.revoked";

  /**
   * A schedule has run. {@code batch} is the batch it created.
   */
  public static final String SCHEDULE_OCCURRENCE_RAN = "schedule.occurrence.ran";

  /**
   * A schedule is due and waits for a top-up because Credit is insufficient.
   */
  public static final String SCHEDULE_OCCURRENCE_RETRY_AFTER_TOPUP = "schedule.occurrence.retry_after_topup";

  /**
   * A schedule was due and was skipped because Credit was insufficient.
   */
  public static final String SCHEDULE_OCCURRENCE_SKIPPED_INSUFFICIENT_CREDIT = "schedule.occurrence.skipped_insufficient_credit";

  /**
   * A schedule runs within 24 hours. It can be changed until 15 minutes before.
   */
  public static final String SCHEDULE_OCCURRENCE_UPCOMING = "schedule.occurrence.upcoming";

  /**
   * A send was cancelled before it was dispatched.
   */
  public static final String SEND_CANCELLED = "send.cancelled";

  /**
   * A send was created and charged.
   */
  public static final String SEND_CREATED = "send.created";

  /**
   * The Credit charged for a send was returned.
   */
  public static final String SEND_CREDITED_BACK = "send.credited_back";

  /**
   * A send was delivered to the customer, and its Credit is spent.
   */
  public static final String SEND_DELIVERED = "send.delivered";

  /**
   * A send failed. {@code failure_code} says why.
   */
  public static final String SEND_FAILED = "send.failed";

  /**
   * A failed send turned out to be delivered. You keep the returned Credit.
   */
  public static final String SEND_LATE_DELIVERED = "send.late_delivered";

  /**
   * The meter of a waiting send was changed. Sent to every endpoint.
   */
  public static final String SEND_METER_CHANGED = "send.meter_changed";

  /**
   * A power send is queued during a national outage and is dispatched when it ends.
   */
  public static final String SEND_QUEUED = "send.queued";

  /**
   * The network gives no clear answer and our staff decide. Do not sell again.
   */
  public static final String SEND_REQUIRES_REVIEW = "send.requires_review";

  /**
   * The network was busy and delivered nothing. The service retries automatically.
   */
  public static final String SEND_RETRYING = "send.retrying";

  /**
   * A send was created and charged, and is dispatched at its scheduled time.
   */
  public static final String SEND_SCHEDULED = "send.scheduled";

  /**
   * A send was submitted to the network. Sent once, however many attempts follow.
   */
  public static final String SEND_SUBMITTED = "send.submitted";

  /**
   * The text message with the token reached the customer's phone.
   */
  public static final String SEND_TOKEN_DELIVERED = "send.token_delivered";

  /**
   * The text message with the token could not be delivered. Resend the token.
   */
  public static final String SEND_TOKEN_DELIVERY_FAILED = "send.token_delivery_failed";

  /**
   * The token was sent to the customer again.
   */
  public static final String SEND_TOKEN_RESENT = "send.token_resent";

  /**
   * The network has not responded. Do not sell again: the send may have been delivered.
   */
  public static final String SEND_UNKNOWN = "send.unknown";

  /**
   * A webhook endpoint was disabled, by you or because it failed for three days.
   */
  public static final String WEBHOOK_ENDPOINT_DISABLED = "webhook_endpoint.disabled";
}
