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
 * Airtime that a family member receives automatically.
 */
public final class FamilyAllowanceInput extends SvcObject {
  private FamilyAllowanceInput(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static FamilyAllowanceInput of(Fields fields) {
    return new FamilyAllowanceInput(fields);
  }

  /**
   * Three-letter currency code. Required; there is no default.
   * Type: {@code CurrencyInput}.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Face value of each payment.
   * Type: {@code MoneyInput}.
   */
  public String getAmount() {
    return fields.text("amount");
  }

  /**
   * How often the allowance is sent.
   */
  public String getCadence() {
    return fields.text("cadence");
  }

  /**
   * Day it is sent: 1 (Monday) to 7 of the week, or 1 to 31 of the month.
   */
  public long getDay() {
    return fields.integer("day");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a FamilyAllowanceInput is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Three-letter currency code. Required; there is no default.
     * Type: {@code CurrencyInput}.
     */
    public Builder currency(String value) {
      set("currency", value);
      return this;
    }

    /**
     * Face value of each payment.
     * Type: {@code MoneyInput}.
     */
    public Builder amount(String value) {
      set("amount", value);
      return this;
    }

    /**
     * How often the allowance is sent.
     */
    public Builder cadence(String value) {
      set("cadence", value);
      return this;
    }

    /**
     * Day it is sent: 1 (Monday) to 7 of the week, or 1 to 31 of the month.
     */
    public Builder day(long value) {
      set("day", value);
      return this;
    }

    /** The object with what was given so far. */
    public FamilyAllowanceInput build() {
      return new FamilyAllowanceInput(toFields());
    }
  }
}
