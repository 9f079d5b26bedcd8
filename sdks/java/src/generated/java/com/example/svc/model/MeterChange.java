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
 * New meter for a power send with a wrong meter number.
 */
public final class MeterChange extends SvcObject {
  private MeterChange(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static MeterChange of(Fields fields) {
    return new MeterChange(fields);
  }

  /**
   * Number of the new meter: 11 digits.
   * Type: {@code MeterInput}.
   */
  public String getMeter() {
    return fields.text("meter");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a MeterChange is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Number of the new meter: 11 digits.
     * Type: {@code MeterInput}.
     */
    public Builder meter(String value) {
      set("meter", value);
      return this;
    }

    /** The object with what was given so far. */
    public MeterChange build() {
      return new MeterChange(toFields());
    }
  }
}
