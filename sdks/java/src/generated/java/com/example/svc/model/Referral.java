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
 * A person referred by another. Only the direct referrer is ever rewarded.
 */
public final class Referral extends SvcObject implements EventObject {
  private Referral(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Referral of(Fields fields) {
    return new Referral(fields);
  }

  /**
   * Unique identifier of the object.
   * Type: {@code ReferralId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code referral}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the referral was created.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * Whether the object exists in live mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Program that pays the reward.
   * Type: {@code ProgramId}.
   */
  public String getProgram() {
    return fields.text("program");
  }

  /**
   * Recipient who made the referral and is rewarded.
   * Type: {@code RecipientId}.
   */
  public String getReferrer() {
    return fields.text("referrer");
  }

  /**
   * Recipient who was referred.
   * Type: {@code RecipientId}.
   */
  public String getReferee() {
    return fields.text("referee");
  }

  /**
   * Current status. Decides whether the reward was earned; see Lifecycles.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Reward of the referrer. Null until the referral qualifies.
   * Type: {@code RewardId}.
   */
  public @Nullable String getReward() {
    return fields.text("reward");
  }

  /**
   * Time at which the referral qualified. Null if it has not.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getQualifiedAt() {
    return fields.integerOrNull("qualified_at");
  }

  /**
   * Time at which the referral expires if it has not qualified: after 90 days.
   * Type: {@code UnixTime}.
   */
  public long getExpiresAt() {
    return fields.integer("expires_at");
  }

  /**
   * Number of steps between the referrer and the referee. Always 1.
   */
  public long getDepth() {
    return fields.integer("depth");
  }

  /**
   * Reason for the rejection: the first reason of the review that rejected the reward. Null if not
   * rejected.
   */
  public @Nullable String getReason() {
    return fields.text("reason");
  }

  /**
   * Your own key-value data about the referral.
   */
  public Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }
}
