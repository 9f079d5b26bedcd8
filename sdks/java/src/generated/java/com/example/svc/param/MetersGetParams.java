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

/** The parameters of {@code meters.get}. */
public final class MetersGetParams extends Params {
  private MetersGetParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static MetersGetParams of(Fields fields) {
    return new MetersGetParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * The currency of the payment, for a utility that keeps one account per currency.
     * Type: {@code CurrencyInput}.
     */
    public Builder currency(String value) {
      set("currency", value);
      return this;
    }

    /** The parameters that were given. */
    public MetersGetParams build() {
      return new MetersGetParams(toFields());
    }
  }
}
