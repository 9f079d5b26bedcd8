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

/** The parameters of {@code checkout_sessions.get}. */
public final class CheckoutSessionsGetParams extends Params {
  private CheckoutSessionsGetParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static CheckoutSessionsGetParams of(Fields fields) {
    return new CheckoutSessionsGetParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Fields to expand from IDs to objects.
     */
    public Builder expand(List<String> value) {
      set("expand[]", value);
      return this;
    }

    /** The parameters that were given. */
    public CheckoutSessionsGetParams build() {
      return new CheckoutSessionsGetParams(toFields());
    }
  }
}
