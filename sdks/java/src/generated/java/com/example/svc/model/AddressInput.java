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
 * A postal or street address.
 */
public final class AddressInput extends SvcObject {
  private AddressInput(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static AddressInput of(Fields fields) {
    return new AddressInput(fields);
  }

  /**
   * Street name and number.
   * Type: {@code Label}.
   */
  public String getLine1() {
    return fields.text("line1");
  }

  /**
   * Building, floor or unit. Null removes it.
   * Type: {@code Label}.
   */
  public @Nullable String getLine2() {
    return fields.text("line2");
  }

  /**
   * City or town name.
   * Type: {@code Label}.
   */
  public String getCity() {
    return fields.text("city");
  }

  /**
   * Province of the address.
   * Type: {@code Label}.
   */
  public String getProvince() {
    return fields.text("province");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a AddressInput is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Street name and number.
     * Type: {@code Label}.
     */
    public Builder line1(String value) {
      set("line1", value);
      return this;
    }

    /**
     * Building, floor or unit. Null removes it.
     * Type: {@code Label}.
     */
    public Builder line2(@Nullable String value) {
      put("line2", value);
      return this;
    }

    /**
     * City or town name.
     * Type: {@code Label}.
     */
    public Builder city(String value) {
      set("city", value);
      return this;
    }

    /**
     * Province of the address.
     * Type: {@code Label}.
     */
    public Builder province(String value) {
      set("province", value);
      return this;
    }

    /** The object with what was given so far. */
    public AddressInput build() {
      return new AddressInput(toFields());
    }
  }
}
