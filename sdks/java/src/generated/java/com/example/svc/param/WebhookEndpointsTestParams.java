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

/** The parameters of {@code webhook_endpoints.test}. */
public final class WebhookEndpointsTestParams extends Params {
  private WebhookEndpointsTestParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static WebhookEndpointsTestParams of(Fields fields) {
    return new WebhookEndpointsTestParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Type of the event. Default: {@code send.delivered}.
     */
    public Builder type(String value) {
      set("type", value);
      return this;
    }

    /** The parameters that were given. */
    public WebhookEndpointsTestParams build() {
      return new WebhookEndpointsTestParams(toFields());
    }
  }
}
