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
 * Acceptance of the API Terms, the Acceptable Use policy and the DPA.
 */
public final class TermsAcceptance extends SvcObject {
  private TermsAcceptance(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static TermsAcceptance of(Fields fields) {
    return new TermsAcceptance(fields);
  }

  /**
   * The version that was accepted.
   * Type: {@code ApiVersion}.
   */
  public String getVersion() {
    return fields.text("version");
  }

  /**
   * Time of the acceptance.
   * Type: {@code UnixTime}.
   */
  public long getAt() {
    return fields.integer("at");
  }

  /**
   * ID of the member who accepted. Null if a key did.
   * Type: {@code MemberId}.
   */
  public @Nullable String getBy() {
    return fields.text("by");
  }
}
