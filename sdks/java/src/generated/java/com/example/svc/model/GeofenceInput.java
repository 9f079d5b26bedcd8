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
public final class GeofenceInput extends SvcObject {
  private GeofenceInput(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static GeofenceInput of(Fields fields) {
    return new GeofenceInput(fields);
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
   * Name of the location, such as a branch.
   * Type: {@code Label}.
   */
  public @Nullable String getLabel() {
    return fields.text("label");
  }

  /**
   * Hours during which people can check in. Default: always.
   */
  public @Nullable List<OpenHours> getOpenHours() {
    return fields.get("open_hours", Decode.list(Decode.object(OpenHours::of)));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a GeofenceInput is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Latitude of the centre, in degrees.
     * Type: {@code Latitude}.
     */
    public Builder lat(double value) {
      set("lat", value);
      return this;
    }

    /**
     * Longitude of the centre, in degrees.
     * Type: {@code Longitude}.
     */
    public Builder lng(double value) {
      set("lng", value);
      return this;
    }

    /**
     * Radius around the centre, in metres.
     */
    public Builder radiusM(long value) {
      set("radius_m", value);
      return this;
    }

    /**
     * Name of the location, such as a branch.
     * Type: {@code Label}.
     */
    public Builder label(@Nullable String value) {
      put("label", value);
      return this;
    }

    /**
     * Hours during which people can check in. Default: always.
     */
    public Builder openHours(List<OpenHours> value) {
      set("open_hours", value);
      return this;
    }

    /** The object with what was given so far. */
    public GeofenceInput build() {
      return new GeofenceInput(toFields());
    }
  }
}
