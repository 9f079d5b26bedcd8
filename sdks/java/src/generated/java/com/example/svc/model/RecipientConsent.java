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
 * Consent given by a person.
 */
public final class RecipientConsent extends SvcObject {
  private RecipientConsent(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RecipientConsent of(Fields fields) {
    return new RecipientConsent(fields);
  }

  /**
   * Time at which the person gave consent.
   * Type: {@code UnixTime}.
   */
  public long getAt() {
    return fields.integer("at");
  }

  /**
   * Where consent was given: a form, a page, a call.
   * Type: {@code Label}.
   */
  public String getSource() {
    return fields.text("source");
  }

  /**
   * Version of the text the person agreed to. Null if not recorded.
   * Type: {@code Label}.
   */
  public @Nullable String getTextVersion() {
    return fields.text("text_version");
  }
}
