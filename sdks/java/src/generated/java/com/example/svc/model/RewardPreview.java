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
 * Preview of a reward: every field except its ID. The send, the link, the review and the time at
 * which the reward expires follow from giving it, so they are null.
 */
public final class RewardPreview extends SvcObject {
  private RewardPreview(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RewardPreview of(Fields fields) {
    return new RewardPreview(fields);
  }

  /**
   * Always {@code reward}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the object was created.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * Whether real money is involved: {@code true} in live mode.
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
   * Reason the reward is held. Null unless it is held.
   */
  public @Nullable String getHeldReason() {
    return fields.text("held_reason");
  }

  /**
   * Program that pays for the reward. Can be expanded.
   */
  public Expandable<Program> getProgram() {
    return fields.get("program", Decode.expandable(Program::of));
  }

  /**
   * Recipient of the reward. Null if the number belongs to none of your recipients. Can be
   * expanded.
   */
  public @Nullable Expandable<Recipient> getRecipient() {
    return fields.get("recipient", Decode.expandable(Recipient::of));
  }

  /**
   * Your own ID of the completion; of a referral, its ID; of a rule, its ID and that of what it
   * matched. Null for claimed links.
   * Type: {@code CompletionId}.
   */
  public @Nullable String getCompletionId() {
    return fields.text("completion_id");
  }

  /**
   * Face value. If a data bundle costs less, this becomes the price of the bundle and the rest
   * returns to the budget.
   * Type: {@code Money}.
   */
  public String getAmount() {
    return fields.text("amount");
  }

  /**
   * Currency of the program.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * How the reward is delivered to the person.
   */
  public String getDelivery() {
    return fields.text("delivery");
  }

  /**
   * Reward type. Null until the person has chosen.
   */
  public @Nullable String getType() {
    return fields.text("type");
  }

  /**
   * Product that is sent. Null until the person has chosen.
   * Type: {@code ProductId}.
   */
  public @Nullable String getProduct() {
    return fields.text("product");
  }

  /**
   * Data bundle that is sent. Null unless the type is data.
   * Type: {@code BundleId}.
   */
  public @Nullable String getBundleId() {
    return fields.text("bundle_id");
  }

  /**
   * Meter that receives the electricity. Null unless the type is electricity.
   * Type: {@code MeterNumber}.
   */
  public @Nullable String getMeter() {
    return fields.text("meter");
  }

  /**
   * Phone number that receives the electricity token by SMS. Null unless the type is electricity,
   * and once the recipient is erased.
   * Type: {@code Phone}.
   */
  public @Nullable String getTokenPhone() {
    return fields.text("token_phone");
  }

  /**
   * Phone number or meter that receives the reward. Null until the person has chosen. For an erased
   * recipient it is {@code +263700000000} or {@code 00000000000}.
   * Type: {@code Target}.
   */
  public @Nullable String getTarget() {
    return fields.text("target");
  }

  /**
   * Send that pays out the reward. Null until there is one. Can be expanded.
   */
  public @Nullable Expandable<Send> getSend() {
    return fields.get("send", Decode.expandable(Send::of));
  }

  /**
   * Link with which the person claims the reward. Null if there is none. Can be expanded.
   */
  public @Nullable Expandable<RewardLink> getLink() {
    return fields.get("link", Decode.expandable(RewardLink::of));
  }

  /**
   * Review that held the reward. Null if there was none.
   * Type: {@code ReviewId}.
   */
  public @Nullable String getReview() {
    return fields.text("review");
  }

  /**
   * Referral that earned the reward. Null if there is none.
   * Type: {@code ReferralId}.
   */
  public @Nullable String getReferral() {
    return fields.text("referral");
  }

  /**
   * Activity that earned the reward. Null if there is none.
   * Type: {@code ActivityRecordId}.
   */
  public @Nullable String getActivity() {
    return fields.text("activity");
  }

  /**
   * Rule that gave the reward. Null if there is none.
   * Type: {@code ProgramRuleId}.
   */
  public @Nullable String getRule() {
    return fields.text("rule");
  }

  /**
   * Rules that matched what earned the reward, a signed completion, a referral or a check-in, in
   * the order they were evaluated: each gave a reward of its own, or the reason why not. Empty for
   * other rewards.
   */
  public List<RuleMatch> getMatches() {
    return fields.get("matches", Decode.list(Decode.object(RuleMatch::of)));
  }

  /**
   * Approval that allowed the reward. Null if none was needed.
   * Type: {@code ApprovalId}.
   */
  public @Nullable String getApproval() {
    return fields.text("approval");
  }

  /**
   * What the person permitted who approved the reward. Null unless {@code approval} is set, and after the
   * recipient is erased.
   */
  public @Nullable Mandate getMandate() {
    return fields.get("mandate", Decode.object(Mandate::of));
  }

  /**
   * What created the reward.
   */
  public String getSource() {
    return fields.text("source");
  }

  /**
   * Time at which the reward expires if it is not claimed or released. Null if it does not expire.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getExpiresAt() {
    return fields.integerOrNull("expires_at");
  }

  /**
   * Amount that was released, up to the whole {@code amount}. Null until released.
   * Type: {@code Money}.
   */
  public @Nullable String getReleasedAmount() {
    return fields.text("released_amount");
  }

  /**
   * Reason the reward failed, with the same codes as a send. Null unless it failed.
   */
  public @Nullable String getFailureCode() {
    return fields.text("failure_code");
  }

  /**
   * Reason the reward failed, as a sentence that can be shown to the person. Null unless it failed.
   * Type: {@code Note}.
   */
  public @Nullable String getFailureMessage() {
    return fields.text("failure_message");
  }

  /**
   * Time at which the reward was held. Null if it never was.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getHeldAt() {
    return fields.integerOrNull("held_at");
  }

  /**
   * Time at which the reward was released. Null if it never was.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getReleasedAt() {
    return fields.integerOrNull("released_at");
  }

  /**
   * Time at which the reward was delivered. Null if it has not been.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getDeliveredAt() {
    return fields.integerOrNull("delivered_at");
  }

  /**
   * Time at which the reward failed. Null if it did not.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getFailedAt() {
    return fields.integerOrNull("failed_at");
  }

  /**
   * Time at which the reward was voided. Null if it was not.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getVoidedAt() {
    return fields.integerOrNull("voided_at");
  }

  /**
   * Time at which the reward expired. Null if it did not.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getExpiredAt() {
    return fields.integerOrNull("expired_at");
  }

  /**
   * Time at which a review rejected the reward. Null if none did.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getRejectedAt() {
    return fields.integerOrNull("rejected_at");
  }

  /**
   * Your own key-value data about the reward.
   */
  public Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }
}
