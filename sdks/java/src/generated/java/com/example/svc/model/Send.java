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
 * A sale of airtime, data or electricity, from the moment it is written to its end.
 */
public final class Send extends SvcObject implements EventObject, SendOrApproval {
  private Send(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Send of(Fields fields) {
    return new Send(fields);
  }

  /**
   * The send.
   * Type: {@code SendId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code send}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the send was created.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * True in live mode, false in test mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Current status. Decide by this; see Lifecycles.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Type of the sale.
   */
  public String getType() {
    return fields.text("type");
  }

  /**
   * ID of the product sold.
   * Type: {@code ProductId}.
   */
  public String getProduct() {
    return fields.text("product");
  }

  /**
   * ID of the network that delivers the send.
   * Type: {@code NetworkId}.
   */
  public String getNetwork() {
    return fields.text("network");
  }

  /**
   * Phone number in E.164 format, or meter number. For an erased recipient it is {@code +263700000000} or
   * {@code 00000000000}; the amounts are kept.
   * Type: {@code Target}.
   */
  public String getTarget() {
    return fields.text("target");
  }

  /**
   * Target formatted for people. {@code erased} once the recipient is erased.
   * Type: {@code PhoneText}.
   */
  public String getTargetDisplay() {
    return fields.text("target_display");
  }

  /**
   * The face value: what the customer receives.
   * Type: {@code Money}.
   */
  public String getAmount() {
    return fields.text("amount");
  }

  /**
   * The currency of {@code amount}, {@code cost} and {@code discount}.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Credit charged: the face value, less the dealer discount.
   * Type: {@code Money}.
   */
  public String getCost() {
    return fields.text("cost");
  }

  /**
   * The dealer discount; {@code 0.00} without the dealer tier.
   * Type: {@code Money}.
   */
  public String getDiscount() {
    return fields.text("discount");
  }

  /**
   * Whether the Credit was returned. Remains true if a failed send is delivered late.
   */
  public boolean getCreditReturned() {
    return fields.flag("credit_returned");
  }

  /**
   * Credit transactions of this send, oldest first.
   */
  public List<String> getCreditTransactions() {
    return fields.get("credit_transactions", Decode.list(Decode.TEXT));
  }

  /**
   * Data bundle sold. Null for airtime and power.
   */
  public @Nullable SendBundle getBundle() {
    return fields.get("bundle", Decode.object(SendBundle::of));
  }

  /**
   * Your own reference. Null if you sent none.
   * Type: {@code ClientReference}.
   */
  public @Nullable String getClientReference() {
    return fields.text("client_reference");
  }

  /**
   * Recipient that the send is attributed to. Can be expanded.
   */
  public @Nullable Expandable<Recipient> getRecipient() {
    return fields.get("recipient", Decode.expandable(Recipient::of));
  }

  /**
   * Program that the send is attributed to. Can be expanded.
   */
  public @Nullable Expandable<Program> getProgram() {
    return fields.get("program", Decode.expandable(Program::of));
  }

  /**
   * Reward that the send pays out. Can be expanded.
   */
  public @Nullable Expandable<Reward> getReward() {
    return fields.get("reward", Decode.expandable(Reward::of));
  }

  /**
   * Batch that the send belongs to. Can be expanded.
   */
  public @Nullable Expandable<Batch> getBatch() {
    return fields.get("batch", Decode.expandable(Batch::of));
  }

  /**
   * ID of the batch line that created the send.
   * Type: {@code BatchItemId}.
   */
  public @Nullable String getBatchItem() {
    return fields.text("batch_item");
  }

  /**
   * ID of the schedule that created the send.
   * Type: {@code ScheduleId}.
   */
  public @Nullable String getSchedule() {
    return fields.text("schedule");
  }

  /**
   * ID of the checkout session that paid for the send.
   * Type: {@code CheckoutSessionId}.
   */
  public @Nullable String getCheckoutSession() {
    return fields.text("checkout_session");
  }

  /**
   * ID of the approval that allowed the send.
   * Type: {@code ApprovalId}.
   */
  public @Nullable String getApproval() {
    return fields.text("approval");
  }

  /**
   * What the person permitted who approved the send. Null unless {@code approval} is set, and after the
   * recipient is erased.
   */
  public @Nullable Mandate getMandate() {
    return fields.get("mandate", Decode.object(Mandate::of));
  }

  /**
   * ID of the cost centre that the send is charged to.
   * Type: {@code CostCenterId}.
   */
  public @Nullable String getCostCenter() {
    return fields.text("cost_center");
  }

  /**
   * ID of the quote that confirmed the meter.
   * Type: {@code QuoteId}.
   */
  public @Nullable String getQuote() {
    return fields.text("quote");
  }

  /**
   * ID of the API key that caused the send: the one that created it, or whatever it pays for. For
   * signed completions, check-ins and claims of links that no reward waited for, it is the key that
   * created the program, or last activated or resumed it. Null if no key did.
   * Type: {@code KeyId}.
   */
  public @Nullable String getApiKey() {
    return fields.text("api_key");
  }

  /**
   * Who created this send.
   */
  public SendCreator getCreatedBy() {
    return fields.get("created_by", Decode.object(SendCreator::of));
  }

  /**
   * Feature that created the send.
   */
  public String getSource() {
    return fields.text("source");
  }

  /**
   * Another number to notify by SMS.
   * Type: {@code Phone}.
   */
  public @Nullable String getNotifyNumber() {
    return fields.text("notify_number");
  }

  /**
   * Text message to the customer. Null when none is sent.
   * Type: {@code SmsText}.
   */
  public @Nullable String getSmsMessage() {
    return fields.text("sms_message");
  }

  /**
   * Language of the default message. Null when no message is sent.
   */
  public @Nullable String getSmsLocale() {
    return fields.text("sms_locale");
  }

  /**
   * SMS delivery status of the message to the customer.
   */
  public String getSmsStatus() {
    return fields.text("sms_status");
  }

  /**
   * Scheduled dispatch time. Null when the send is dispatched immediately.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getScheduledFor() {
    return fields.integerOrNull("scheduled_for");
  }

  /**
   * Reason for the failure. Null unless the send failed.
   */
  public @Nullable String getFailureCode() {
    return fields.text("failure_code");
  }

  /**
   * Reason for the failure, in one sentence for a cashier.
   * Type: {@code Note}.
   */
  public @Nullable String getFailureMessage() {
    return fields.text("failure_message");
  }

  /**
   * ID of the failed send that this one retries.
   * Type: {@code SendId}.
   */
  public @Nullable String getRetryOf() {
    return fields.text("retry_of");
  }

  /**
   * ID of the send that retries this one.
   * Type: {@code SendId}.
   */
  public @Nullable String getRetriedBy() {
    return fields.text("retried_by");
  }

  /**
   * Whether the send can be retried: it failed and has not been retried yet.
   */
  public boolean getRetryable() {
    return fields.flag("retryable");
  }

  /**
   * Whether a person should check: unknown for over an hour, in review, or queued too long.
   */
  public boolean getNeedsAttention() {
    return fields.flag("needs_attention");
  }

  /**
   * Time of the next status check with the network. Null when none is due.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getNextCheckAt() {
    return fields.integerOrNull("next_check_at");
  }

  /**
   * Confirmation number of the network or utility, once delivered. Quote it to their support.
   */
  public @Nullable String getProviderReference() {
    return fields.text("provider_reference");
  }

  /**
   * Time of the first submission to the network.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getSubmittedAt() {
    return fields.integerOrNull("submitted_at");
  }

  /**
   * Time of delivery. Null unless delivered.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getDeliveredAt() {
    return fields.integerOrNull("delivered_at");
  }

  /**
   * Time of the failure. Null unless failed.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getFailedAt() {
    return fields.integerOrNull("failed_at");
  }

  /**
   * Time at which the Credit was returned.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getCreditedAt() {
    return fields.integerOrNull("credited_at");
  }

  /**
   * Time of the cancellation. Null unless cancelled.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getCancelledAt() {
    return fields.integerOrNull("cancelled_at");
  }

  /**
   * Time at which we learned that a failed send had been delivered.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getLateDeliveredAt() {
    return fields.integerOrNull("late_delivered_at");
  }

  /**
   * Behaviour during a national outage. Null for airtime and data.
   */
  public @Nullable String getOnZesaDown() {
    return fields.text("on_zesa_down");
  }

  /**
   * Maximum time in the queue, in seconds. Null for airtime and data.
   * Type: {@code Seconds}.
   */
  public @Nullable Long getMaxHold() {
    return fields.integerOrNull("max_hold");
  }

  /**
   * Time at which a queued send fails. Null unless queued.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getQueuedUntil() {
    return fields.integerOrNull("queued_until");
  }

  /**
   * Confirmation level required for the meter. Null for airtime and data.
   */
  public @Nullable String getConfirm() {
    return fields.text("confirm");
  }

  /**
   * Meter, tokens and cost breakdown. Null for airtime and data.
   */
  public @Nullable SendPower getPower() {
    return fields.get("power", Decode.object(SendPower::of));
  }

  /**
   * Power token, masked without {@code tokens:read}. Null until delivered.
   * Type: {@code PowerToken}.
   */
  public @Nullable String getToken() {
    return fields.text("token");
  }

  /**
   * Kilowatt hours bought. Null until known, and for airtime and data.
   * Type: {@code Units}.
   */
  public @Nullable String getUnits() {
    return fields.text("units");
  }

  /**
   * Your own key-value data about the sale.
   */
  public Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }

  /**
   * Number printed on the receipt.
   * Type: {@code ReceiptNumber}.
   */
  public String getReceiptNumber() {
    return fields.text("receipt_number");
  }
}
