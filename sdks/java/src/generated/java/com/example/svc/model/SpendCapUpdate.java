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
 * Changes to the spend caps of a key in one currency. Omitted caps keep their value.
 */
public final class SpendCapUpdate extends SvcObject {
  private SpendCapUpdate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static SpendCapUpdate of(Fields fields) {
    return new SpendCapUpdate(fields);
  }

  /**
   * Maximum face value of one sale. Null removes the cap.
   * Type: {@code MoneyInput}.
   */
  public @Nullable String getPerSend() {
    return fields.text("per_send");
  }

  /**
   * Maximum face value per day in Harare. Null removes the cap.
   * Type: {@code MoneyInput}.
   */
  public @Nullable String getDaily() {
    return fields.text("daily");
  }

  /**
   * Maximum face value per month in Harare. Null removes the cap.
   * Type: {@code MoneyInput}.
   */
  public @Nullable String getMonthly() {
    return fields.text("monthly");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a SpendCapUpdate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Maximum face value of one sale. Null removes the cap.
     * Type: {@code MoneyInput}.
     */
    public Builder perSend(@Nullable String value) {
      put("per_send", value);
      return this;
    }

    /**
     * Maximum face value per day in Harare. Null removes the cap.
     * Type: {@code MoneyInput}.
     */
    public Builder daily(@Nullable String value) {
      put("daily", value);
      return this;
    }

    /**
     * Maximum face value per month in Harare. Null removes the cap.
     * Type: {@code MoneyInput}.
     */
    public Builder monthly(@Nullable String value) {
      put("monthly", value);
      return this;
    }

    /** The object with what was given so far. */
    public SpendCapUpdate build() {
      return new SpendCapUpdate(toFields());
    }
  }
}
