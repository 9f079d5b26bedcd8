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
 * The outcome of a claim.
 */
public final class ClaimResult extends SvcObject {
  private ClaimResult(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ClaimResult of(Fields fields) {
    return new ClaimResult(fields);
  }

  /**
   * Progress of the claimed reward.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Message about the outcome to show the person.
   * Type: {@code Note}.
   */
  public String getMessage() {
    return fields.text("message");
  }
}
