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
 * Changes to a key. Omitted fields keep their value.
 */
public final class KeyUpdate extends SvcObject {
  private KeyUpdate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static KeyUpdate of(Fields fields) {
    return new KeyUpdate(fields);
  }

  /**
   * Label of the key. Null removes it.
   * Type: {@code Label}.
   */
  public @Nullable String getLabel() {
    return fields.text("label");
  }

  /**
   * Permissions of the key. Replaces the whole list. A {@code pk} can only have public scopes.
   */
  public @Nullable List<String> getScopes() {
    return fields.get("scopes", Decode.list(Decode.TEXT));
  }

  /**
   * IP addresses or CIDR ranges that may use the key. Null or empty: any.
   */
  public @Nullable List<String> getAllowedIps() {
    return fields.get("allowed_ips", Decode.list(Decode.TEXT));
  }

  /**
   * Origins of the web pages that may use the key, without wildcards. Only for publishable keys.
   * Null or empty: any.
   */
  public @Nullable List<String> getAllowedOrigins() {
    return fields.get("allowed_origins", Decode.list(Decode.TEXT));
  }

  /**
   * IDs of the products that the key can sell. Null or empty: all.
   */
  public @Nullable List<String> getAllowedProducts() {
    return fields.get("allowed_products", Decode.list(Decode.TEXT));
  }

  /**
   * IDs of the networks that the key can sell on. Null or empty: all.
   */
  public @Nullable List<String> getAllowedNetworks() {
    return fields.get("allowed_networks", Decode.list(Decode.TEXT));
  }

  /**
   * Changes to the spend caps. Null removes all caps.
   */
  public @Nullable Map<String, @Nullable SpendCapUpdate> getSpendCaps() {
    return fields.get("spend_caps", Decode.map(Decode.object(SpendCapUpdate::of)));
  }

  /**
   * Maximum face value per day to one number or meter. Null removes the cap.
   */
  public @Nullable Map<String, @Nullable String> getPerRecipientDailyCap() {
    return fields.get("per_recipient_daily_cap", Decode.map(Decode.TEXT));
  }

  /**
   * Amount within 24 hours above which a person must approve. Only for agent keys. Null restores
   * the default.
   */
  public @Nullable Map<String, @Nullable String> getApprovalThreshold() {
    return fields.get("approval_threshold", Decode.map(Decode.TEXT));
  }

  /**
   * Numbers and meters that the key can sell to. Null or empty: any.
   */
  public @Nullable List<String> getRecipientAllowlist() {
    return fields.get("recipient_allowlist", Decode.list(Decode.TEXT));
  }

  /**
   * Time at which the key expires. Null: never.
   */
  public @Nullable Moment getExpiresAt() {
    return fields.get("expires_at", Decode.MOMENT);
  }

  /**
   * Changes to your key-value data about the key, merged as in {@code MetadataUpdate}. Null removes all
   * of it.
   */
  public @Nullable Map<String, @Nullable String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a KeyUpdate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Label of the key. Null removes it.
     * Type: {@code Label}.
     */
    public Builder label(@Nullable String value) {
      put("label", value);
      return this;
    }

    /**
     * Permissions of the key. Replaces the whole list. A {@code pk} can only have public scopes.
     */
    public Builder scopes(List<String> value) {
      set("scopes", value);
      return this;
    }

    /**
     * IP addresses or CIDR ranges that may use the key. Null or empty: any.
     */
    public Builder allowedIps(@Nullable List<String> value) {
      put("allowed_ips", value);
      return this;
    }

    /**
     * Origins of the web pages that may use the key, without wildcards. Only for publishable keys.
     * Null or empty: any.
     */
    public Builder allowedOrigins(@Nullable List<String> value) {
      put("allowed_origins", value);
      return this;
    }

    /**
     * IDs of the products that the key can sell. Null or empty: all.
     */
    public Builder allowedProducts(@Nullable List<String> value) {
      put("allowed_products", value);
      return this;
    }

    /**
     * IDs of the networks that the key can sell on. Null or empty: all.
     */
    public Builder allowedNetworks(@Nullable List<String> value) {
      put("allowed_networks", value);
      return this;
    }

    /**
     * Changes to the spend caps. Null removes all caps.
     */
    public Builder spendCaps(@Nullable Map<String, @Nullable SpendCapUpdate> value) {
      put("spend_caps", value);
      return this;
    }

    /**
     * Maximum face value per day to one number or meter. Null removes the cap.
     */
    public Builder perRecipientDailyCap(@Nullable Map<String, @Nullable String> value) {
      put("per_recipient_daily_cap", value);
      return this;
    }

    /**
     * Amount within 24 hours above which a person must approve. Only for agent keys. Null restores
     * the default.
     */
    public Builder approvalThreshold(@Nullable Map<String, @Nullable String> value) {
      put("approval_threshold", value);
      return this;
    }

    /**
     * Numbers and meters that the key can sell to. Null or empty: any.
     */
    public Builder recipientAllowlist(@Nullable List<String> value) {
      put("recipient_allowlist", value);
      return this;
    }

    /**
     * Time at which the key expires. Null: never.
     */
    public Builder expiresAt(@Nullable Moment value) {
      put("expires_at", value);
      return this;
    }

    /**
     * Changes to your key-value data about the key, merged as in {@code MetadataUpdate}. Null removes all
     * of it.
     */
    public Builder metadata(@Nullable Map<String, @Nullable String> value) {
      put("metadata", value);
      return this;
    }

    /** The object with what was given so far. */
    public KeyUpdate build() {
      return new KeyUpdate(toFields());
    }
  }
}
