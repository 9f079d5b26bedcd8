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
 * A phone number or meter that cannot receive anything.
 */
public final class BlockedTarget extends SvcObject {
  private BlockedTarget(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static BlockedTarget of(Fields fields) {
    return new BlockedTarget(fields);
  }

  /**
   * Unique identifier of the object.
   * Type: {@code BlockedTargetId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code blocked_target}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the target was blocked.
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
   * Blocked phone number in E.164 format, or meter number.
   * Type: {@code Target}.
   */
  public String getTarget() {
    return fields.text("target");
  }

  /**
   * Kind of target that is blocked.
   */
  public String getTargetKind() {
    return fields.text("target_kind");
  }

  /**
   * Reason for the block. Null if not set.
   * Type: {@code Note}.
   */
  public @Nullable String getReason() {
    return fields.text("reason");
  }

  /**
   * Who blocked the target.
   * Type: {@code MakerId}.
   */
  public String getCreatedBy() {
    return fields.text("created_by");
  }

  /**
   * Number of requests that were rejected because of this entry.
   * Type: {@code Count}.
   */
  public long getHits() {
    return fields.integer("hits");
  }

  /**
   * Time at which a request was last rejected. Null if never.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getLastHitAt() {
    return fields.integerOrNull("last_hit_at");
  }
}
