// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.model;

import com.example.svc.Expandable;
import com.example.svc.Fields;
import com.example.svc.FieldsBuilder;
import com.example.svc.Moment;
import com.example.svc.SvcObject;
import com.example.svc.SvcVariant;
import com.example.svc.TextOr;
import com.example.svc.runtime.Decode;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The event to simulate for an endpoint.
 */
public final class WebhookEndpointTest extends SvcObject {
  private WebhookEndpointTest(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WebhookEndpointTest of(Fields fields) {
    return new WebhookEndpointTest(fields);
  }

  /**
   * Type of the event. Default: {@code send.delivered}.
   */
  public @Nullable String getType() {
    return fields.text("type");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a WebhookEndpointTest is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Type of the event. Default: {@code send.delivered}.
     */
    public Builder type(String value) {
      set("type", value);
      return this;
    }

    /** The object with what was given so far. */
    public WebhookEndpointTest build() {
      return new WebhookEndpointTest(toFields());
    }
  }
}
