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
 * Health of the service, and its clock.
 */
public final class Health extends SvcObject {
  private Health(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Health of(Fields fields) {
    return new Health(fields);
  }

  /**
   * Always {@code health}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Health of the service.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Version of the running program.
   */
  public String getVersion() {
    return fields.text("version");
  }

  /**
   * Current time of the service. Compare it with your clock.
   * Type: {@code UnixTime}.
   */
  public long getTime() {
    return fields.integer("time");
  }
}
