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
 * Reason why a planned action was not carried out.
 */
public final class Failure extends SvcObject {
  private Failure(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Failure of(Fields fields) {
    return new Failure(fields);
  }

  /**
   * Code to decide by: the one that the same request alone would return.
   * Type: {@code ErrorCode}.
   */
  public String getCode() {
    return fields.text("code");
  }

  /**
   * Explanation in one sentence.
   * Type: {@code ErrorMessage}.
   */
  public String getMessage() {
    return fields.text("message");
  }
}
