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

/** The parameters of {@code webhook_endpoints.update}. */
public final class WebhookEndpointsUpdateParams extends Params {
  private WebhookEndpointsUpdateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static WebhookEndpointsUpdateParams of(Fields fields) {
    return new WebhookEndpointsUpdateParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * URL that receives events. A new URL set without {@code tokens:read} turns off {@code include_tokens} and
     * {@code token_links}.
     * Type: {@code WebhookUrl}.
     */
    public Builder url(String value) {
      set("url", value);
      return this;
    }

    /**
     * Events to receive. Replaces the whole list.
     */
    public Builder enabledEvents(List<String> value) {
      set("enabled_events", value);
      return this;
    }

    /**
     * Description of the endpoint. Null removes it.
     * Type: {@code Note}.
     */
    public Builder description(@Nullable String value) {
      put("description", value);
      return this;
    }

    /**
     * API version in which {@code data.object} is formatted.
     * Type: {@code ApiVersion}.
     */
    public Builder apiVersion(String value) {
      set("api_version", value);
      return this;
    }

    /**
     * {@code false} stops sending tokens in clear text. It cannot be turned on again.
     */
    public Builder includeTokens(boolean value) {
      set("include_tokens", value);
      return this;
    }

    /**
     * Whether to send links that read tokens once. Turning it on requires {@code tokens:read}.
     */
    public Builder tokenLinks(boolean value) {
      set("token_links", value);
      return this;
    }

    /**
     * {@code svc} moves an endpoint from the legacy format to event objects. This cannot be undone.
     */
    public Builder format(String value) {
      set("format", value);
      return this;
    }

    /**
     * {@code disabled} stops sending events; {@code enabled} resumes with events that happen from then on.
     */
    public Builder status(String value) {
      set("status", value);
      return this;
    }

    /**
     * Changes to your key-value data about the endpoint, merged as in {@code MetadataUpdate}. Null removes
     * all of it.
     */
    public Builder metadata(@Nullable Map<String, @Nullable String> value) {
      put("metadata", value);
      return this;
    }

    /** The parameters that were given. */
    public WebhookEndpointsUpdateParams build() {
      return new WebhookEndpointsUpdateParams(toFields());
    }
  }
}
