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
 * Parameters to create a top-up.
 */
public final class TopupCreate extends SvcObject {
  private TopupCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static TopupCreate of(Fields fields) {
    return new TopupCreate(fields);
  }

  /**
   * Payment method of the top-up.
   */
  public @Nullable String getMethod() {
    return fields.text("method");
  }

  /**
   * Amount to add to your Credit. There is no minimum or maximum.
   * Type: {@code MoneyInput}.
   */
  public String getAmount() {
    return fields.text("amount");
  }

  /**
   * Three-letter currency code. Required; there is no default.
   * Type: {@code CurrencyInput}.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Description for your own use.
   * Type: {@code Note}.
   */
  public @Nullable String getDescription() {
    return fields.text("description");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a TopupCreate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Payment method of the top-up.
     */
    public Builder method(String value) {
      set("method", value);
      return this;
    }

    /**
     * Amount to add to your Credit. There is no minimum or maximum.
     * Type: {@code MoneyInput}.
     */
    public Builder amount(String value) {
      set("amount", value);
      return this;
    }

    /**
     * Three-letter currency code. Required; there is no default.
     * Type: {@code CurrencyInput}.
     */
    public Builder currency(String value) {
      set("currency", value);
      return this;
    }

    /**
     * Description for your own use.
     * Type: {@code Note}.
     */
    public Builder description(String value) {
      set("description", value);
      return this;
    }

    /** The object with what was given so far. */
    public TopupCreate build() {
      return new TopupCreate(toFields());
    }
  }
}
