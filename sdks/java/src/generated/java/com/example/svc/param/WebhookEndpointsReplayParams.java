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

/** The parameters of {@code webhook_endpoints.replay}. */
public final class WebhookEndpointsReplayParams extends Params {
  private WebhookEndpointsReplayParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static WebhookEndpointsReplayParams of(Fields fields) {
    return new WebhookEndpointsReplayParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Start of the range: at most 30 days ago.
     */
    public Builder from(Moment value) {
      set("from", value);
      return this;
    }

    /**
     * End of the range. Default: now.
     */
    public Builder to(Moment value) {
      set("to", value);
      return this;
    }

    /**
     * Event types to replay, out of those the endpoint receives. Default: all of them.
     */
    public Builder types(List<String> value) {
      set("types", value);
      return this;
    }

    /** The parameters that were given. */
    public WebhookEndpointsReplayParams build() {
      return new WebhookEndpointsReplayParams(toFields());
    }
  }
}
