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
 * A day on which the price changed.
 */
public final class PowerChangePoint extends SvcObject {
  private PowerChangePoint(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static PowerChangePoint of(Fields fields) {
    return new PowerChangePoint(fields);
  }

  /**
   * First day of the new price.
   * Type: {@code Day}.
   */
  public String getDate() {
    return fields.text("date");
  }

  /**
   * Median price before the change.
   * Type: {@code UnitPrice}.
   */
  public String getFrom() {
    return fields.text("from");
  }

  /**
   * Median price after the change.
   * Type: {@code UnitPrice}.
   */
  public String getTo() {
    return fields.text("to");
  }
}
