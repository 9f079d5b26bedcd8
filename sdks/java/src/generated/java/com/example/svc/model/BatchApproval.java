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
 * The approval that a batch above your threshold requires.
 */
public final class BatchApproval extends SvcObject {
  private BatchApproval(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static BatchApproval of(Fields fields) {
    return new BatchApproval(fields);
  }

  /**
   * Threshold that the total exceeded. Null in a currency without one.
   */
  public Map<String, @Nullable String> getThreshold() {
    return fields.get("threshold", Decode.map(Decode.TEXT));
  }

  /**
   * Time at which approval was requested.
   * Type: {@code UnixTime}.
   */
  public long getRequestedAt() {
    return fields.integer("requested_at");
  }

  /**
   * Who approved the batch: a member, or a key that a member created. Null until approved.
   * Type: {@code MakerId}.
   */
  public @Nullable String getApprovedBy() {
    return fields.text("approved_by");
  }

  /**
   * Time at which the batch was approved. Null until then.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getApprovedAt() {
    return fields.integerOrNull("approved_at");
  }
}
