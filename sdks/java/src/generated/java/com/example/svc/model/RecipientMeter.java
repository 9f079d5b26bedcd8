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
 * An electricity meter of a recipient.
 */
public final class RecipientMeter extends SvcObject {
  private RecipientMeter(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RecipientMeter of(Fields fields) {
    return new RecipientMeter(fields);
  }

  /**
   * Meter number of 11 digits.
   * Type: {@code MeterNumber}.
   */
  public String getNumber() {
    return fields.text("number");
  }

  /**
   * Your label for it, such as {@code Home}. Null if not set.
   * Type: {@code Label}.
   */
  public @Nullable String getLabel() {
    return fields.text("label");
  }

  /**
   * Masked name of the owner, from the utility. Null until confirmed.
   */
  public @Nullable String getNameMasked() {
    return fields.text("name_masked");
  }

  /**
   * Time at which the utility last confirmed the meter. Null if never.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getConfirmedAt() {
    return fields.integerOrNull("confirmed_at");
  }
}
