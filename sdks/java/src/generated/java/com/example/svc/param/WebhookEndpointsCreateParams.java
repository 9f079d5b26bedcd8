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

/** The parameters of {@code webhook_endpoints.create}. */
public final class WebhookEndpointsCreateParams extends Params {
  private WebhookEndpointsCreateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static WebhookEndpointsCreateParams of(Fields fields) {
    return new WebhookEndpointsCreateParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * URL that receives events: https, on a public host. In the sandbox, test-mode endpoints can use
     * a loopback address with http or https on any port.
     * Type: {@code WebhookUrl}.
     */
    public Builder url(String value) {
      set("url", value);
      return this;
    }

    /**
     * Events to receive. Default: all.
     */
    public Builder enabledEvents(List<String> value) {
      set("enabled_events", value);
      return this;
    }

    /**
     * Description of the endpoint.
     * Type: {@code Note}.
     */
    public Builder description(String value) {
      set("description", value);
      return this;
    }

    /**
     * API version in which {@code data.object} is formatted. Default: the account's default version.
     * Type: {@code ApiVersion}.
     */
    public Builder apiVersion(String value) {
      set("api_version", value);
      return this;
    }

    /**
     * Whether to send power tokens in clear text. Requires a key with {@code account:manage} and
     * {@code tokens:read}.
     */
    public Builder includeTokens(boolean value) {
      set("include_tokens", value);
      return this;
    }

    /**
     * Whether to send links that read tokens once. Default: true if the key has {@code tokens:read},
     * otherwise false.
     */
    public Builder tokenLinks(boolean value) {
      set("token_links", value);
      return this;
    }

    /**
     * Format of the events sent to the endpoint.
     */
    public Builder format(String value) {
      set("format", value);
      return this;
    }

    /**
     * Your own key-value data about the endpoint.
     */
    public Builder metadata(Map<String, String> value) {
      set("metadata", value);
      return this;
    }

    /** The parameters that were given. */
    public WebhookEndpointsCreateParams build() {
      return new WebhookEndpointsCreateParams(toFields());
    }
  }
}
