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

/** The parameters of {@code lookups.phone}. */
public final class LookupsPhoneParams extends Params {
  private LookupsPhoneParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static LookupsPhoneParams of(Fields fields) {
    return new LookupsPhoneParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Phone number in any format: 1 to 32 characters.
     * Type: {@code PhoneText}.
     */
    public Builder phone(String value) {
      set("phone", value);
      return this;
    }

    /**
     * Returns only products in this currency. Default: both currencies.
     * Type: {@code CurrencyInput}.
     */
    public Builder currency(String value) {
      set("currency", value);
      return this;
    }

    /** The parameters that were given. */
    public LookupsPhoneParams build() {
      return new LookupsPhoneParams(toFields());
    }
  }
}
