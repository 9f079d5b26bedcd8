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
 * Availability of the test account's electricity utility.
 */
public final class ZesaAvailability extends SvcObject implements EventObject {
  private ZesaAvailability(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ZesaAvailability of(Fields fields) {
    return new ZesaAvailability(fields);
  }

  /**
   * Always {@code zesa_availability}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the state was set.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * Always false: test mode only.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Current state of the utility.
   */
  public String getState() {
    return fields.text("state");
  }

  /**
   * Time at which the utility entered this state.
   * Type: {@code UnixTime}.
   */
  public long getSince() {
    return fields.integer("since");
  }

  /**
   * Number of sends waiting for the utility.
   */
  public long getAffectedQueued() {
    return fields.integer("affected_queued");
  }
}
