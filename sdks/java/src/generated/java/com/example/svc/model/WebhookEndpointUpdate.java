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
 * Changes to an endpoint. Omitted fields keep their value.
 */
public final class WebhookEndpointUpdate extends SvcObject {
  private WebhookEndpointUpdate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WebhookEndpointUpdate of(Fields fields) {
    return new WebhookEndpointUpdate(fields);
  }

  /**
   * URL that receives events. A new URL set without {@code tokens:read} turns off {@code include_tokens} and
   * {@code token_links}.
   * Type: {@code WebhookUrl}.
   */
  public @Nullable String getUrl() {
    return fields.text("url");
  }

  /**
   * Events to receive. Replaces the whole list.
   */
  public @Nullable List<String> getEnabledEvents() {
    return fields.get("enabled_events", Decode.list(Decode.TEXT));
  }

  /**
   * Description of the endpoint. Null removes it.
   * Type: {@code Note}.
   */
  public @Nullable String getDescription() {
    return fields.text("description");
  }

  /**
   * API version in which {@code data.object} is formatted.
   * Type: {@code ApiVersion}.
   */
  public @Nullable String getApiVersion() {
    return fields.text("api_version");
  }

  /**
   * {@code false} stops sending tokens in clear text. It cannot be turned on again.
   */
  public @Nullable Boolean getIncludeTokens() {
    return fields.flagOrNull("include_tokens");
  }

  /**
   * Whether to send links that read tokens once. Turning it on requires {@code tokens:read}.
   */
  public @Nullable Boolean getTokenLinks() {
    return fields.flagOrNull("token_links");
  }

  /**
   * {@code svc} moves an endpoint from the legacy format to event objects. This cannot be undone.
   */
  public @Nullable String getFormat() {
    return fields.text("format");
  }

  /**
   * {@code disabled} stops sending events; {@code enabled} resumes with events that happen from then on.
   */
  public @Nullable String getStatus() {
    return fields.text("status");
  }

  /**
   * Changes to your key-value data about the endpoint, merged as in {@code MetadataUpdate}. Null removes
   * all of it.
   */
  public @Nullable Map<String, @Nullable String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a WebhookEndpointUpdate is made with, field by field. */
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

    /** The object with what was given so far. */
    public WebhookEndpointUpdate build() {
      return new WebhookEndpointUpdate(toFields());
    }
  }
}
