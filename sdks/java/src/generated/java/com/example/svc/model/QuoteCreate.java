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
 * Parameters of a quote. Set {@code target}, {@code amount}, and either {@code currency} or {@code product}.
 */
public final class QuoteCreate extends SvcObject {
  private QuoteCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static QuoteCreate of(Fields fields) {
    return new QuoteCreate(fields);
  }

  /**
   * Mobile number in any Zimbabwean format, or 11-digit meter number.
   * Type: {@code TargetInput}.
   */
  public String getTarget() {
    return fields.text("target");
  }

  /**
   * ID of the product, such as {@code power-usd}. Default: derived from {@code target} and {@code currency}.
   * Type: {@code ProductId}.
   */
  public @Nullable String getProduct() {
    return fields.text("product");
  }

  /**
   * The face value: what the customer pays and receives.
   * Type: {@code MoneyInput}.
   */
  public @Nullable String getAmount() {
    return fields.text("amount");
  }

  /**
   * The currency. Required unless {@code product} is set; there is no default.
   * Type: {@code CurrencyInput}.
   */
  public @Nullable String getCurrency() {
    return fields.text("currency");
  }

  /**
   * ID of the bundle. Required for data.
   * Type: {@code BundleId}.
   */
  public @Nullable String getBundleId() {
    return fields.text("bundle_id");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a QuoteCreate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Mobile number in any Zimbabwean format, or 11-digit meter number.
     * Type: {@code TargetInput}.
     */
    public Builder target(String value) {
      set("target", value);
      return this;
    }

    /**
     * ID of the product, such as {@code power-usd}. Default: derived from {@code target} and {@code currency}.
     * Type: {@code ProductId}.
     */
    public Builder product(String value) {
      set("product", value);
      return this;
    }

    /**
     * The face value: what the customer pays and receives.
     * Type: {@code MoneyInput}.
     */
    public Builder amount(String value) {
      set("amount", value);
      return this;
    }

    /**
     * The currency. Required unless {@code product} is set; there is no default.
     * Type: {@code CurrencyInput}.
     */
    public Builder currency(String value) {
      set("currency", value);
      return this;
    }

    /**
     * ID of the bundle. Required for data.
     * Type: {@code BundleId}.
     */
    public Builder bundleId(String value) {
      set("bundle_id", value);
      return this;
    }

    /** The object with what was given so far. */
    public QuoteCreate build() {
      return new QuoteCreate(toFields());
    }
  }
}
