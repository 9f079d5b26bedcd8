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
 * An API key: its permissions, limits and usage.
 */
public final class ApiKey extends SvcObject implements EventObject {
  private ApiKey(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ApiKey of(Fields fields) {
    return new ApiKey(fields);
  }

  /**
   * ID of the key. Every send that the key creates carries it.
   * Type: {@code KeyId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code api_key}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the key was created.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * True if the key uses real money, false in test mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Kind of the key.
   */
  public String getKind() {
    return fields.text("kind");
  }

  /**
   * Label of the key. Null if it has none.
   * Type: {@code Label}.
   */
  public @Nullable String getLabel() {
    return fields.text("label");
  }

  /**
   * First characters of the secret, to recognize it.
   * Type: {@code KeySecretPrefix}.
   */
  public String getPrefix() {
    return fields.text("prefix");
  }

  /**
   * Last four characters of the secret.
   * Type: {@code KeySecretEnding}.
   */
  public String getLast4() {
    return fields.text("last4");
  }

  /**
   * The full secret. Returned only when the key is created or rolled; otherwise null.
   * Type: {@code KeySecret}.
   */
  public @Nullable String getSecret() {
    return fields.text("secret");
  }

  /**
   * Current status: whether the key works.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Permissions of the key.
   */
  public List<String> getScopes() {
    return fields.get("scopes", Decode.list(Decode.TEXT));
  }

  /**
   * IP addresses or CIDR ranges that may use the key. Empty if any may.
   */
  public List<String> getAllowedIps() {
    return fields.get("allowed_ips", Decode.list(Decode.TEXT));
  }

  /**
   * Origins of the web pages that may use a publishable key. Empty if any may.
   */
  public List<String> getAllowedOrigins() {
    return fields.get("allowed_origins", Decode.list(Decode.TEXT));
  }

  /**
   * IDs of the products that the key can sell. Empty if it can sell all.
   */
  public List<String> getAllowedProducts() {
    return fields.get("allowed_products", Decode.list(Decode.TEXT));
  }

  /**
   * IDs of the networks that the key can sell on. Empty if it can sell on all.
   */
  public List<String> getAllowedNetworks() {
    return fields.get("allowed_networks", Decode.list(Decode.TEXT));
  }

  /**
   * Spend caps of the key.
   */
  public Map<String, SpendCap> getSpendCaps() {
    return fields.get("spend_caps", Decode.map(Decode.object(SpendCap::of)));
  }

  /**
   * Maximum face value per day to one number or meter. Null if uncapped.
   */
  public @Nullable Map<String, @Nullable String> getPerRecipientDailyCap() {
    return fields.get("per_recipient_daily_cap", Decode.map(Decode.TEXT));
  }

  /**
   * Amount within 24 hours above which a person must approve. Null unless it is an agent key.
   */
  public @Nullable Map<String, @Nullable String> getApprovalThreshold() {
    return fields.get("approval_threshold", Decode.map(Decode.TEXT));
  }

  /**
   * Numbers and meters that the key can sell to. Empty if it can sell to any.
   */
  public List<String> getRecipientAllowlist() {
    return fields.get("recipient_allowlist", Decode.list(Decode.TEXT));
  }

  /**
   * Time at which the key expires. Null if never.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getExpiresAt() {
    return fields.integerOrNull("expires_at");
  }

  /**
   * API version of the key. Null if it uses the account's default.
   * Type: {@code ApiVersion}.
   */
  public @Nullable String getApiVersion() {
    return fields.text("api_version");
  }

  /**
   * ID of the member or key that created the key. Null for a key of the sandbox.
   * Type: {@code MakerId}.
   */
  public @Nullable String getCreatedBy() {
    return fields.text("created_by");
  }

  /**
   * Time of the last use, accurate to one minute. Null if never used.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getLastUsedAt() {
    return fields.integerOrNull("last_used_at");
  }

  /**
   * IP address of the last use. Null if never used.
   * Type: {@code IpAddress}.
   */
  public @Nullable String getLastUsedIp() {
    return fields.text("last_used_ip");
  }

  /**
   * The most recent replaced secret that still works. Null if there is none.
   */
  public @Nullable RolledSecret getRolled() {
    return fields.get("rolled", Decode.object(RolledSecret::of));
  }

  /**
   * Spending compared with the caps. Null unless a single key is retrieved.
   */
  public @Nullable Map<String, KeyUsageAmounts> getUsage() {
    return fields.get("usage", Decode.map(Decode.object(KeyUsageAmounts::of)));
  }

  /**
   * Whether anything is sold with a live key. Null for a test key.
   */
  public @Nullable Map<String, String> getLiveSales() {
    return fields.get("live_sales", Decode.map(Decode.TEXT));
  }

  /**
   * Your own key-value data about the key.
   */
  public Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }
}
