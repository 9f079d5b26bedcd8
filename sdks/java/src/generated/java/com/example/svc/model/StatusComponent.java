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
 * Performance of a network on one day.
 */
public final class StatusComponent extends SvcObject {
  private StatusComponent(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static StatusComponent of(Fields fields) {
    return new StatusComponent(fields);
  }

  /**
   * ID of the network.
   * Type: {@code NetworkId}.
   */
  public String getComponent() {
    return fields.text("component");
  }

  /**
   * Minutes during which the network worked as usual.
   * Type: {@code MinutesOfDay}.
   */
  public long getUpMinutes() {
    return fields.integer("up_minutes");
  }

  /**
   * Minutes during which the network was slow or failed more often than usual.
   * Type: {@code MinutesOfDay}.
   */
  public long getDegradedMinutes() {
    return fields.integer("degraded_minutes");
  }

  /**
   * Minutes during which the network delivered nothing.
   * Type: {@code MinutesOfDay}.
   */
  public long getDownMinutes() {
    return fields.integer("down_minutes");
  }

  /**
   * Incidents of the day, oldest first.
   */
  public List<StatusIncident> getIncidents() {
    return fields.get("incidents", Decode.list(Decode.object(StatusIncident::of)));
  }
}
