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
 * A reward that a person must check before it is sent.
 */
public final class Review extends SvcObject implements EventObject {
  private Review(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Review of(Fields fields) {
    return new Review(fields);
  }

  /**
   * Unique identifier of the object.
   * Type: {@code ReviewId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code review}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the review was opened.
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
   * Program that the reward belongs to.
   * Type: {@code ProgramId}.
   */
  public String getProgram() {
    return fields.text("program");
  }

  /**
   * Reward that is held. Can be expanded.
   */
  public Expandable<Reward> getReward() {
    return fields.get("reward", Decode.expandable(Reward::of));
  }

  /**
   * Current status. Decides whether a decision is still needed; see Lifecycles.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Risk that the reward is fraudulent.
   */
  public String getRisk() {
    return fields.text("risk");
  }

  /**
   * Reasons the reward is under review.
   */
  public List<String> getReasons() {
    return fields.get("reasons", Decode.list(Decode.TEXT));
  }

  /**
   * Other rewards that may belong to the same person.
   */
  public ReviewRelated getRelated() {
    return fields.get("related", Decode.object(ReviewRelated::of));
  }

  /**
   * Key or member that decided. Null while open, or if the review timed out.
   * Type: {@code MakerId}.
   */
  public @Nullable String getDecidedBy() {
    return fields.text("decided_by");
  }

  /**
   * Time at which the review was decided. Null while open.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getDecidedAt() {
    return fields.integerOrNull("decided_at");
  }

  /**
   * How the review was resolved. Null while open.
   */
  public @Nullable String getResolution() {
    return fields.text("resolution");
  }

  /**
   * Note added with the decision. Null if there is none.
   * Type: {@code Note}.
   */
  public @Nullable String getNote() {
    return fields.text("note");
  }
}
