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
 * Parameters of a new webhook endpoint.
 */
public final class WebhookEndpointCreate extends SvcObject {
  private WebhookEndpointCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WebhookEndpointCreate of(Fields fields) {
    return new WebhookEndpointCreate(fields);
  }

  /**
   * URL that receives events: https, on a public host. In the sandbox, test-mode endpoints can use
   * a loopback address with http or https on any port.
   * Type: {@code WebhookUrl}.
   */
  public String getUrl() {
    return fields.text("url");
  }

  /**
   * Events to receive. Default: all.
   */
  public @Nullable List<String> getEnabledEvents() {
    return fields.get("enabled_events", Decode.list(Decode.TEXT));
  }

  /**
   * Description of the endpoint.
   * Type: {@code Note}.
   */
  public @Nullable String getDescription() {
    return fields.text("description");
  }

  /**
   * API version in which {@code data.object} is formatted. Default: the account's default version.
   * Type: {@code ApiVersion}.
   */
  public @Nullable String getApiVersion() {
    return fields.text("api_version");
  }

  /**
   * Whether to send power tokens in clear text. Requires a key with {@code account:manage} and
   * {@code tokens:read}.
   */
  public @Nullable Boolean getIncludeTokens() {
    return fields.flagOrNull("include_tokens");
  }

  /**
   * Whether to send links that read tokens once. Default: true if the key has {@code tokens:read},
   * otherwise false.
   */
  public @Nullable Boolean getTokenLinks() {
    return fields.flagOrNull("token_links");
  }

  /**
   * Format of the events sent to the endpoint.
   */
  public @Nullable String getFormat() {
    return fields.text("format");
  }

  /**
   * Your own key-value data about the endpoint.
   */
  public @Nullable Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a WebhookEndpointCreate is made with, field by field. */
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

    /** The object with what was given so far. */
    public WebhookEndpointCreate build() {
      return new WebhookEndpointCreate(toFields());
    }
  }
}
