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
 * A period in which a network did not work as usual.
 */
public final class StatusIncident extends SvcObject {
  private StatusIncident(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static StatusIncident of(Fields fields) {
    return new StatusIncident(fields);
  }

  /**
   * Start of the incident.
   * Type: {@code UnixTime}.
   */
  public long getFrom() {
    return fields.integer("from");
  }

  /**
   * End of the incident. Null while it continues.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getTo() {
    return fields.integerOrNull("to");
  }

  /**
   * State of the network during the incident.
   */
  public String getState() {
    return fields.text("state");
  }

  /**
   * Explanation of our staff. Null if there is none.
   * Type: {@code Note}.
   */
  public @Nullable String getNote() {
    return fields.text("note");
  }
}
