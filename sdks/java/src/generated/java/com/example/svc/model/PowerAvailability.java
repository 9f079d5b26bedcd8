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
 * Availability of electricity sales.
 */
public final class PowerAvailability extends SvcObject {
  private PowerAvailability(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static PowerAvailability of(Fields fields) {
    return new PowerAvailability(fields);
  }

  /**
   * Whether the utility responds. Null if it is not being monitored. In test mode, set it with
   * {@code POST /test/zesa/availability}.
   */
  public @Nullable Boolean getAvailable() {
    return fields.flagOrNull("available");
  }

  /**
   * Time at which {@code available} last changed. Null if no change is known.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getSince() {
    return fields.integerOrNull("since");
  }

  /**
   * Time of the next check. Null if none is planned.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getNextCheckAt() {
    return fields.integerOrNull("next_check_at");
  }
}
