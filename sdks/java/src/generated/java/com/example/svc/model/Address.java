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
public final class Address extends SvcObject {
  private Address(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Address of(Fields fields) {
    return new Address(fields);
  }

  /**
   * Street name and number.
   * Type: {@code Label}.
   */
  public String getLine1() {
    return fields.text("line1");
  }

  /**
   * Building, floor or unit. Null if not set.
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
}
