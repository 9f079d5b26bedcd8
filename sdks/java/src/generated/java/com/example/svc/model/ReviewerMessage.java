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
 * A message from a reviewer.
 */
public final class ReviewerMessage extends SvcObject {
  private ReviewerMessage(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ReviewerMessage of(Fields fields) {
    return new ReviewerMessage(fields);
  }

  /**
   * Time at which the message was written.
   * Type: {@code UnixTime}.
   */
  public long getAt() {
    return fields.integer("at");
  }

  /**
   * Text of the message.
   */
  public String getText() {
    return fields.text("text");
  }
}
