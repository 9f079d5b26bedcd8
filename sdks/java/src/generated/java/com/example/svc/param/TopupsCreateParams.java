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

/** The parameters of {@code topups.create}. */
public final class TopupsCreateParams extends Params {
  private TopupsCreateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static TopupsCreateParams of(Fields fields) {
    return new TopupsCreateParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

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
     * Payment method of the top-up.
     */
    public Builder method(String value) {
      set("method", value);
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

    /** The parameters that were given. */
    public TopupsCreateParams build() {
      return new TopupsCreateParams(toFields());
    }
  }
}
