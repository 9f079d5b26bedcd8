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
 * A warning about a line. It was written nevertheless.
 */
public final class RecipientWarning extends SvcObject {
  private RecipientWarning(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RecipientWarning of(Fields fields) {
    return new RecipientWarning(fields);
  }

  /**
   * Reason for the warning. Decide by this.
   */
  public String getCode() {
    return fields.text("code");
  }

  /**
   * The warning as a sentence.
   * Type: {@code ErrorMessage}.
   */
  public String getMessage() {
    return fields.text("message");
  }
}
