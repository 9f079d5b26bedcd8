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
 * Spend caps of a new key in one currency. Omitted caps are not set.
 */
public final class SpendCapInput extends SvcObject {
  private SpendCapInput(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static SpendCapInput of(Fields fields) {
    return new SpendCapInput(fields);
  }

  /**
   * Maximum face value of one sale.
   * Type: {@code MoneyInput}.
   */
  public @Nullable String getPerSend() {
    return fields.text("per_send");
  }

  /**
   * Maximum face value per day in Harare.
   * Type: {@code MoneyInput}.
   */
  public @Nullable String getDaily() {
    return fields.text("daily");
  }

  /**
   * Maximum face value per month in Harare.
   * Type: {@code MoneyInput}.
   */
  public @Nullable String getMonthly() {
    return fields.text("monthly");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a SpendCapInput is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Maximum face value of one sale.
     * Type: {@code MoneyInput}.
     */
    public Builder perSend(String value) {
      set("per_send", value);
      return this;
    }

    /**
     * Maximum face value per day in Harare.
     * Type: {@code MoneyInput}.
     */
    public Builder daily(String value) {
      set("daily", value);
      return this;
    }

    /**
     * Maximum face value per month in Harare.
     * Type: {@code MoneyInput}.
     */
    public Builder monthly(String value) {
      set("monthly", value);
      return this;
    }

    /** The object with what was given so far. */
    public SpendCapInput build() {
      return new SpendCapInput(toFields());
    }
  }
}
