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
 * A webhook endpoint: a URL of yours that receives signed events.
 */
public final class WebhookEndpoint extends SvcObject implements EventObject {
  private WebhookEndpoint(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WebhookEndpoint of(Fields fields) {
    return new WebhookEndpoint(fields);
  }

  /**
   * ID of the endpoint.
   * Type: {@code WebhookEndpointId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code webhook_endpoint}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the endpoint was created.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * True in live mode, false in test mode. An endpoint receives events of one mode only.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * URL that receives the events.
   * Type: {@code WebhookUrl}.
   */
  public String getUrl() {
    return fields.text("url");
  }

  /**
   * Events that the endpoint receives. {@code send.meter_changed} is sent to every endpoint in any case.
   */
  public List<String> getEnabledEvents() {
    return fields.get("enabled_events", Decode.list(Decode.TEXT));
  }

  /**
   * Description of the endpoint. Null if it has none.
   * Type: {@code Note}.
   */
  public @Nullable String getDescription() {
    return fields.text("description");
  }

  /**
   * API version in which {@code data.object} is formatted.
   * Type: {@code ApiVersion}.
   */
  public String getApiVersion() {
    return fields.text("api_version");
  }

  /**
   * Whether power tokens are sent in clear text. It can only be turned off.
   */
  public boolean getIncludeTokens() {
    return fields.flag("include_tokens");
  }

  /**
   * Whether {@code data.object.token_url} of a power send contains a link that reads the tokens once,
   * within 15 minutes and without a key. The field appears only in the bodies sent to the endpoint.
   */
  public boolean getTokenLinks() {
    return fields.flag("token_links");
  }

  /**
   * Format of the events sent to the endpoint.
   */
  public String getFormat() {
    return fields.text("format");
  }

  /**
   * Current status: whether events are sent.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Why the endpoint is disabled. Null while it is enabled.
   */
  public @Nullable String getDisabledReason() {
    return fields.text("disabled_reason");
  }

  /**
   * Time at which the endpoint was disabled. Null while it is enabled.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getDisabledAt() {
    return fields.integerOrNull("disabled_at");
  }

  /**
   * The full signing secret. Returned only when the endpoint is created or its secret is rolled,
   * and when that response is replayed while the secret still signs. Otherwise null.
   * Type: {@code WebhookSecret}.
   */
  public @Nullable String getSecret() {
    return fields.text("secret");
  }

  /**
   * Last four characters of the current signing secret.
   * Type: {@code WebhookSecretEnding}.
   */
  public String getSecretLast4() {
    return fields.text("secret_last4");
  }

  /**
   * Time until which the old secret also signs. Null if no old secret does.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getSecretRollingUntil() {
    return fields.integerOrNull("secret_rolling_until");
  }

  /**
   * Recent delivery performance of the endpoint.
   */
  public WebhookHealth getHealth() {
    return fields.get("health", Decode.object(WebhookHealth::of));
  }

  /**
   * ID of the member or key that created the endpoint. Null if neither did.
   * Type: {@code MakerId}.
   */
  public @Nullable String getCreatedBy() {
    return fields.text("created_by");
  }

  /**
   * Your own key-value data about the endpoint.
   */
  public Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }
}
