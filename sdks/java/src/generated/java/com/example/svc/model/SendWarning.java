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
 * A point to check before a sale. It does not prevent the sale.
 */
public final class SendWarning extends SvcObject {
  private SendWarning(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static SendWarning of(Fields fields) {
    return new SendWarning(fields);
  }

  /**
   * Code of the warning. Decide by this.
   */
  public String getCode() {
    return fields.text("code");
  }

  /**
   * Explanation of the warning in one sentence.
   * Type: {@code ErrorMessage}.
   */
  public String getMessage() {
    return fields.text("message");
  }
}
