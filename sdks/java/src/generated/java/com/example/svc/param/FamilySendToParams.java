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

/** The parameters of {@code family.send_to}. */
public final class FamilySendToParams extends Params {
  private FamilySendToParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static FamilySendToParams of(Fields fields) {
    return new FamilySendToParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Whether to send airtime or electricity.
     */
    public Builder type(String value) {
      set("type", value);
      return this;
    }

    /**
     * Face value of the sale.
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

    /** The parameters that were given. */
    public FamilySendToParams build() {
      return new FamilySendToParams(toFields());
    }
  }
}
