// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.param;

import com.example.svc.Fields;
import com.example.svc.FieldsBuilder;
import com.example.svc.Moment;
import com.example.svc.Params;
import com.example.svc.TextOr;
import com.example.svc.model.*;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The parameters of {@code quotes.create}. */
public final class QuotesCreateParams extends Params {
  private QuotesCreateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static QuotesCreateParams of(Fields fields) {
    return new QuotesCreateParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
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

    /** The parameters that were given. */
    public QuotesCreateParams build() {
      return new QuotesCreateParams(toFields());
    }
  }
}
