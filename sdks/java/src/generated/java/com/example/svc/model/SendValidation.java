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
 * Result of checking a sale without making it. Distinguished from a send by {@code object}.
 */
public final class SendValidation extends SvcObject {
  private SendValidation(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static SendValidation of(Fields fields) {
    return new SendValidation(fields);
  }

  /**
   * Always {@code send_validation}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time of the check.
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
   * Whether the sale would succeed.
   */
  public boolean getValid() {
    return fields.flag("valid");
  }

  /**
   * Status that the send would have. Null if there are problems.
   */
  public @Nullable String getWouldStatus() {
    return fields.text("would_status");
  }

  /**
   * Preview of the send. Null if the problems prevent one.
   */
  public @Nullable SendPreview getSend() {
    return fields.get("send", Decode.object(SendPreview::of));
  }

  /**
   * Currency of {@code cost} and {@code credit_after}. Null if it cannot be determined.
   */
  public @Nullable String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Credit that would be charged. Null if it cannot be calculated.
   * Type: {@code Money}.
   */
  public @Nullable String getCost() {
    return fields.text("cost");
  }

  /**
   * Credit that would remain. Null if there are problems.
   */
  public @Nullable CreditAfter getCreditAfter() {
    return fields.get("credit_after", Decode.object(CreditAfter::of));
  }

  /**
   * Meter confirmed with the utility. Null for airtime and data.
   */
  public @Nullable Meter getMeter() {
    return fields.get("meter", Decode.object(Meter::of));
  }

  /**
   * All problems that prevent the sale, in order of precedence. Empty when valid.
   */
  public List<SendProblem> getProblems() {
    return fields.get("problems", Decode.list(Decode.object(SendProblem::of)));
  }

  /**
   * Points to check before the sale.
   */
  public List<SendWarning> getWarnings() {
    return fields.get("warnings", Decode.list(Decode.object(SendWarning::of)));
  }
}
