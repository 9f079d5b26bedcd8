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

/** The parameters of {@code power.get_quote}. */
public final class PowerGetQuoteParams extends Params {
  private PowerGetQuoteParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static PowerGetQuoteParams of(Fields fields) {
    return new PowerGetQuoteParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * The currency of the prices.
     * Type: {@code CurrencyInput}.
     */
    public Builder currency(String value) {
      set("currency", value);
      return this;
    }

    /**
     * The amount to spend, including the levy.
     * Type: {@code MoneyFilter}.
     */
    public Builder amount(String value) {
      set("amount", value);
      return this;
    }

    /**
     * Meter number, to count this month's consumption. The utility confirms the meter.
     * Type: {@code MeterInput}.
     */
    public Builder meter(String value) {
      set("meter", value);
      return this;
    }

    /** The parameters that were given. */
    public PowerGetQuoteParams build() {
      return new PowerGetQuoteParams(toFields());
    }
  }
}
