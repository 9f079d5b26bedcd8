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

/** The parameters of {@code account.update}. */
public final class AccountUpdateParams extends Params {
  private AccountUpdateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static AccountUpdateParams of(Fields fields) {
    return new AccountUpdateParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
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

    /** The parameters that were given. */
    public AccountUpdateParams build() {
      return new AccountUpdateParams(toFields());
    }
  }
}
