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
 * Parameters of a new API key.
 */
public final class KeyCreate extends SvcObject {
  private KeyCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static KeyCreate of(Fields fields) {
    return new KeyCreate(fields);
  }

  /**
   * Kind of the key.
   */
  public String getKind() {
    return fields.text("kind");
  }

  /**
   * Label of the key, such as the name of the till.
   * Type: {@code Label}.
   */
  public @Nullable String getLabel() {
    return fields.text("label");
  }

  /**
   * Permissions of the key. Required for {@code rk} and {@code ak}. Default for {@code sk}: everything its creator
   * may do. A {@code pk} can only have public scopes, currently {@code catalog:read}, which is its default.
   */
  public @Nullable List<String> getScopes() {
    return fields.get("scopes", Decode.list(Decode.TEXT));
  }

  /**
   * IP addresses or CIDR ranges that may use the key. Default: any.
   */
  public @Nullable List<String> getAllowedIps() {
    return fields.get("allowed_ips", Decode.list(Decode.TEXT));
  }

  /**
   * Origins of the web pages that may use the key, without wildcards. Only for publishable keys.
   * Default: any.
   */
  public @Nullable List<String> getAllowedOrigins() {
    return fields.get("allowed_origins", Decode.list(Decode.TEXT));
  }

  /**
   * IDs of the products that the key can sell. Default: all.
   */
  public @Nullable List<String> getAllowedProducts() {
    return fields.get("allowed_products", Decode.list(Decode.TEXT));
  }

  /**
   * IDs of the networks that the key can sell on. Default: all.
   */
  public @Nullable List<String> getAllowedNetworks() {
    return fields.get("allowed_networks", Decode.list(Decode.TEXT));
  }

  /**
   * Spend caps of the key. Default: none.
   */
  public @Nullable Map<String, SpendCapInput> getSpendCaps() {
    return fields.get("spend_caps", Decode.map(Decode.object(SpendCapInput::of)));
  }

  /**
   * Maximum face value per day to one number or meter. Default: no cap.
   */
  public @Nullable Map<String, @Nullable String> getPerRecipientDailyCap() {
    return fields.get("per_recipient_daily_cap", Decode.map(Decode.TEXT));
  }

  /**
   * Amount within 24 hours above which a person must approve. Only for agent keys.
   */
  public @Nullable Map<String, @Nullable String> getApprovalThreshold() {
    return fields.get("approval_threshold", Decode.map(Decode.TEXT));
  }

  /**
   * Numbers and meters that the key can sell to. Default: any.
   */
  public @Nullable List<String> getRecipientAllowlist() {
    return fields.get("recipient_allowlist", Decode.list(Decode.TEXT));
  }

  /**
   * Time at which the key expires. Default: never.
   */
  public @Nullable Moment getExpiresAt() {
    return fields.get("expires_at", Decode.MOMENT);
  }

  /**
   * Accepts the API Terms, the Acceptable Use policy and the DPA. Required for the first live key.
   */
  public @Nullable Boolean getAcceptTerms() {
    return fields.flagOrNull("accept_terms");
  }

  /**
   * Your own key-value data about the key.
   */
  public @Nullable Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a KeyCreate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Kind of the key.
     */
    public Builder kind(String value) {
      set("kind", value);
      return this;
    }

    /**
     * Label of the key, such as the name of the till.
     * Type: {@code Label}.
     */
    public Builder label(String value) {
      set("label", value);
      return this;
    }

    /**
     * Permissions of the key. Required for {@code rk} and {@code ak}. Default for {@code sk}: everything its creator
     * may do. A {@code pk} can only have public scopes, currently {@code catalog:read}, which is its default.
     */
    public Builder scopes(List<String> value) {
      set("scopes", value);
      return this;
    }

    /**
     * IP addresses or CIDR ranges that may use the key. Default: any.
     */
    public Builder allowedIps(List<String> value) {
      set("allowed_ips", value);
      return this;
    }

    /**
     * Origins of the web pages that may use the key, without wildcards. Only for publishable keys.
     * Default: any.
     */
    public Builder allowedOrigins(List<String> value) {
      set("allowed_origins", value);
      return this;
    }

    /**
     * IDs of the products that the key can sell. Default: all.
     */
    public Builder allowedProducts(List<String> value) {
      set("allowed_products", value);
      return this;
    }

    /**
     * IDs of the networks that the key can sell on. Default: all.
     */
    public Builder allowedNetworks(List<String> value) {
      set("allowed_networks", value);
      return this;
    }

    /**
     * Spend caps of the key. Default: none.
     */
    public Builder spendCaps(Map<String, SpendCapInput> value) {
      set("spend_caps", value);
      return this;
    }

    /**
     * Maximum face value per day to one number or meter. Default: no cap.
     */
    public Builder perRecipientDailyCap(Map<String, @Nullable String> value) {
      set("per_recipient_daily_cap", value);
      return this;
    }

    /**
     * Amount within 24 hours above which a person must approve. Only for agent keys.
     */
    public Builder approvalThreshold(Map<String, @Nullable String> value) {
      set("approval_threshold", value);
      return this;
    }

    /**
     * Numbers and meters that the key can sell to. Default: any.
     */
    public Builder recipientAllowlist(List<String> value) {
      set("recipient_allowlist", value);
      return this;
    }

    /**
     * Time at which the key expires. Default: never.
     */
    public Builder expiresAt(Moment value) {
      set("expires_at", value);
      return this;
    }

    /**
     * Accepts the API Terms, the Acceptable Use policy and the DPA. Required for the first live key.
     */
    public Builder acceptTerms(boolean value) {
      set("accept_terms", value);
      return this;
    }

    /**
     * Your own key-value data about the key.
     */
    public Builder metadata(Map<String, String> value) {
      set("metadata", value);
      return this;
    }

    /** The object with what was given so far. */
    public KeyCreate build() {
      return new KeyCreate(toFields());
    }
  }
}
