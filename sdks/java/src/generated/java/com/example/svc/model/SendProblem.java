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
 * A problem that prevents a sale: the error that the real request would return.
 */
public final class SendProblem extends SvcObject {
  private SendProblem(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static SendProblem of(Fields fields) {
    return new SendProblem(fields);
  }

  /**
   * Invalid field or parameter. Null if no single one is.
   * Type: {@code ErrorParam}.
   */
  public @Nullable String getParam() {
    return fields.text("param");
  }

  /**
   * Code of the error. Decide by this.
   * Type: {@code ErrorCode}.
   */
  public String getCode() {
    return fields.text("code");
  }

  /**
   * Explanation for a developer. May change.
   * Type: {@code ErrorMessage}.
   */
  public String getMessage() {
    return fields.text("message");
  }

  /**
   * Details that belong to the code.
   */
  public Object getMeta() {
    return fields.get("meta");
  }

  /**
   * Category of the error.
   */
  public String getType() {
    return fields.text("type");
  }

  /**
   * HTTP status that the real request would return.
   */
  public long getStatus() {
    return fields.integer("status");
  }
}
