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
 * The location where people must check in to claim links of a program.
 */
public final class Geofence extends SvcObject {
  private Geofence(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Geofence of(Fields fields) {
    return new Geofence(fields);
  }

  /**
   * Latitude of the centre, in degrees.
   * Type: {@code Latitude}.
   */
  public double getLat() {
    return fields.number("lat");
  }

  /**
   * Longitude of the centre, in degrees.
   * Type: {@code Longitude}.
   */
  public double getLng() {
    return fields.number("lng");
  }

  /**
   * Radius around the centre, in metres.
   */
  public long getRadiusM() {
    return fields.integer("radius_m");
  }

  /**
   * Name of the location. Null if not set.
   * Type: {@code Label}.
   */
  public @Nullable String getLabel() {
    return fields.text("label");
  }

  /**
   * Hours during which people can check in. Empty if they always can.
   */
  public List<OpenHours> getOpenHours() {
    return fields.get("open_hours", Decode.list(Decode.object(OpenHours::of)));
  }
}
