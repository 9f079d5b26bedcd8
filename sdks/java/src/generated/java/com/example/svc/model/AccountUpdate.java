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
 * Changes to the account. Omitted fields keep their value.
 */
public final class AccountUpdate extends SvcObject {
  private AccountUpdate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static AccountUpdate of(Fields fields) {
    return new AccountUpdate(fields);
  }

  /**
   * Display name of the organisation. Also renames the account in the other mode.
   * Type: {@code Label}.
   */
  public @Nullable String getName() {
    return fields.text("name");
  }

  /**
   * Email address for notifications from us. Null removes it.
   * Type: {@code Email}.
   */
  public @Nullable String getContactEmail() {
    return fields.text("contact_email");
  }

  /**
   * Phone number shown to your customers for support. Null removes it.
   * Type: {@code PhoneInput}.
   */
  public @Nullable String getSupportPhone() {
    return fields.text("support_phone");
  }

  /**
   * Name that signs text messages to customers.
   * Type: {@code StatementDescriptor}.
   */
  public @Nullable String getStatementDescriptor() {
    return fields.text("statement_descriptor");
  }

  /**
   * Batch totals per currency above which a second person must approve the batch. Null for a
   * currency: approval is never required.
   */
  public @Nullable Map<String, @Nullable String> getBatchApprovalThreshold() {
    return fields.get("batch_approval_threshold", Decode.map(Decode.TEXT));
  }

  /**
   * Enables or disables agent keys in live mode. Only a person in the dashboard can set it.
   */
  public @Nullable Boolean getAgentLiveEnabled() {
    return fields.flagOrNull("agent_live_enabled");
  }

  /**
   * Changes to the duplicate guard.
   */
  public @Nullable DuplicateGuardUpdate getPreventDuplicates() {
    return fields.get("prevent_duplicates", Decode.object(DuplicateGuardUpdate::of));
  }

  /**
   * The day that schedules use as payday.
   */
  public @Nullable PaydayUpdate getPayday() {
    return fields.get("payday", Decode.object(PaydayUpdate::of));
  }

  /**
   * API version of keys that have none of their own. Requires a key created by an owner.
   * Type: {@code ApiVersion}.
   */
  public @Nullable String getDefaultApiVersion() {
    return fields.text("default_api_version");
  }

  /**
   * Changes to your key-value data about the account, merged as in {@code MetadataUpdate}. Null removes
   * all of it.
   */
  public @Nullable Map<String, @Nullable String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a AccountUpdate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Display name of the organisation. Also renames the account in the other mode.
     * Type: {@code Label}.
     */
    public Builder name(String value) {
      set("name", value);
      return this;
    }

    /**
     * Email address for notifications from us. Null removes it.
     * Type: {@code Email}.
     */
    public Builder contactEmail(@Nullable String value) {
      put("contact_email", value);
      return this;
    }

    /**
     * Phone number shown to your customers for support. Null removes it.
     * Type: {@code PhoneInput}.
     */
    public Builder supportPhone(@Nullable String value) {
      put("support_phone", value);
      return this;
    }

    /**
     * Name that signs text messages to customers.
     * Type: {@code StatementDescriptor}.
     */
    public Builder statementDescriptor(String value) {
      set("statement_descriptor", value);
      return this;
    }

    /**
     * Batch totals per currency above which a second person must approve the batch. Null for a
     * currency: approval is never required.
     */
    public Builder batchApprovalThreshold(Map<String, @Nullable String> value) {
      set("batch_approval_threshold", value);
      return this;
    }

    /**
     * Enables or disables agent keys in live mode. Only a person in the dashboard can set it.
     */
    public Builder agentLiveEnabled(boolean value) {
      set("agent_live_enabled", value);
      return this;
    }

    /**
     * Changes to the duplicate guard.
     */
    public Builder preventDuplicates(DuplicateGuardUpdate value) {
      set("prevent_duplicates", value);
      return this;
    }

    /**
     * The day that schedules use as payday.
     */
    public Builder payday(PaydayUpdate value) {
      set("payday", value);
      return this;
    }

    /**
     * API version of keys that have none of their own. Requires a key created by an owner.
     * Type: {@code ApiVersion}.
     */
    public Builder defaultApiVersion(String value) {
      set("default_api_version", value);
      return this;
    }

    /**
     * Changes to your key-value data about the account, merged as in {@code MetadataUpdate}. Null removes
     * all of it.
     */
    public Builder metadata(@Nullable Map<String, @Nullable String> value) {
      put("metadata", value);
      return this;
    }

    /** The object with what was given so far. */
    public AccountUpdate build() {
      return new AccountUpdate(toFields());
    }
  }
}
