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
 * An announcement of our staff.
 */
public final class StatusMessage extends SvcObject {
  private StatusMessage(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static StatusMessage of(Fields fields) {
    return new StatusMessage(fields);
  }

  /**
   * Text of the announcement.
   * Type: {@code Note}.
   */
  public String getText() {
    return fields.text("text");
  }

  /**
   * Time from which the announcement applies.
   * Type: {@code UnixTime}.
   */
  public long getFrom() {
    return fields.integer("from");
  }

  /**
   * Time until which the announcement applies. Null if the end is unknown.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getTo() {
    return fields.integerOrNull("to");
  }
}
