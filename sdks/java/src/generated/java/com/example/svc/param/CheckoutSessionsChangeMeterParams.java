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

/** The parameters of {@code checkout_sessions.change_meter}. */
public final class CheckoutSessionsChangeMeterParams extends Params {
  private CheckoutSessionsChangeMeterParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static CheckoutSessionsChangeMeterParams of(Fields fields) {
    return new CheckoutSessionsChangeMeterParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Number of the new meter: 11 digits.
     * Type: {@code MeterInput}.
     */
    public Builder meter(String value) {
      set("meter", value);
      return this;
    }

    /** The parameters that were given. */
    public CheckoutSessionsChangeMeterParams build() {
      return new CheckoutSessionsChangeMeterParams(toFields());
    }
  }
}
