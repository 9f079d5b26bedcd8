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

/** The parameters of {@code keys.update}. */
public final class KeysUpdateParams extends Params {
  private KeysUpdateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static KeysUpdateParams of(Fields fields) {
    return new KeysUpdateParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
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

    /** The parameters that were given. */
    public KeysUpdateParams build() {
      return new KeysUpdateParams(toFields());
    }
  }
}
