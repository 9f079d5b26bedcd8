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
 * Confirms that a claim code was sent, provided the number is allowed to claim the link.
 */
public final class ClaimCode extends SvcObject {
  private ClaimCode(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ClaimCode of(Fields fields) {
    return new ClaimCode(fields);
  }

  /**
   * Always {@code claim_code}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which this response was generated.
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
   * Always true, whether or not the number is allowed to claim.
   */
  public boolean getSent() {
    return fields.flag("sent");
  }

  /**
   * Phone number the code was sent to, partially masked.
   * Type: {@code MaskedPhone}.
   */
  public String getToMasked() {
    return fields.text("to_masked");
  }

  /**
   * Number of seconds for which the code is valid.
   * Type: {@code Seconds}.
   */
  public long getExpiresIn() {
    return fields.integer("expires_in");
  }

  /**
   * Number of seconds before another code can be requested.
   * Type: {@code Seconds}.
   */
  public long getResendIn() {
    return fields.integer("resend_in");
  }
}
