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
 * A link that was claimed at its location. Exact positions are kept for 30 days, then rounded to
 * 0.01 degrees, about one kilometre. No response includes them.
 */
public final class Checkin extends SvcObject {
  private Checkin(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Checkin of(Fields fields) {
    return new Checkin(fields);
  }

  /**
   * The check-in.
   * Type: {@code CheckinId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code checkin}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the person checked in.
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
   * Reward link that was claimed.
   * Type: {@code RewardLinkId}.
   */
  public String getLink() {
    return fields.text("link");
  }

  /**
   * Reward that was created. Null if there is none, and for publishable keys.
   * Type: {@code RewardId}.
   */
  public @Nullable String getReward() {
    return fields.text("reward");
  }

  /**
   * Outcome of the check-in.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Distance from the centre of the location, in metres.
   * Type: {@code Metres}.
   */
  public long getDistanceM() {
    return fields.integer("distance_m");
  }

  /**
   * Accuracy of the position, in metres. Null if the phone did not report it.
   * Type: {@code Metres}.
   */
  public @Nullable Long getAccuracyM() {
    return fields.integerOrNull("accuracy_m");
  }

  /**
   * Rewarded phone number, partially masked. Null for publishable keys.
   * Type: {@code MaskedPhone}.
   */
  public @Nullable String getPhoneMasked() {
    return fields.text("phone_masked");
  }

  /**
   * First reason of the review that holds or has rejected the reward. Null if there is none.
   */
  public @Nullable String getReason() {
    return fields.text("reason");
  }

  /**
   * Whether an attestation of the device was verified. False while no verifier is configured.
   */
  public boolean getAttested() {
    return fields.flag("attested");
  }
}
