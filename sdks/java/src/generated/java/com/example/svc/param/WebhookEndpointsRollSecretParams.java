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

/** The parameters of {@code webhook_endpoints.roll_secret}. */
public final class WebhookEndpointsRollSecretParams extends Params {
  private WebhookEndpointsRollSecretParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static WebhookEndpointsRollSecretParams of(Fields fields) {
    return new WebhookEndpointsRollSecretParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Grace period of the old secret. Default, and always in the legacy format: none.
     */
    public Builder grace(String value) {
      set("grace", value);
      return this;
    }

    /** The parameters that were given. */
    public WebhookEndpointsRollSecretParams build() {
      return new WebhookEndpointsRollSecretParams(toFields());
    }
  }
}
