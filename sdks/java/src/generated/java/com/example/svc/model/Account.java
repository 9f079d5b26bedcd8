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
 * Your organisation in one mode: its name, status and settings.
 */
public final class Account extends SvcObject {
  private Account(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Account of(Fields fields) {
    return new Account(fields);
  }

  /**
   * ID of the account.
   * Type: {@code AccountId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code account}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the organisation was created.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * True in live mode, false in test mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Display name of the organisation.
   * Type: {@code Label}.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * Registered name of the organisation. Null if unknown.
   * Type: {@code Label}.
   */
  public @Nullable String getLegalName() {
    return fields.text("legal_name");
  }

  /**
   * Mode of this account.
   */
  public String getMode() {
    return fields.text("mode");
  }

  /**
   * ID of the account of the same organisation in the other mode.
   * Type: {@code AccountId}.
   */
  public String getTwin() {
    return fields.text("twin");
  }

  /**
   * Current status: whether the account can sell.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Email address for notifications from us. Null if none is set.
   * Type: {@code Email}.
   */
  public @Nullable String getContactEmail() {
    return fields.text("contact_email");
  }

  /**
   * Phone number shown to your customers for support. Null if none is set.
   * Type: {@code E164}.
   */
  public @Nullable String getSupportPhone() {
    return fields.text("support_phone");
  }

  /**
   * Name that signs text messages to customers.
   * Type: {@code StatementDescriptor}.
   */
  public String getStatementDescriptor() {
    return fields.text("statement_descriptor");
  }

  /**
   * Country code, always {@code ZW}.
   */
  public String getCountry() {
    return fields.text("country");
  }

  /**
   * Always {@code Africa/Harare}: the time zone of the days and months of caps and statements.
   */
  public String getTimezone() {
    return fields.text("timezone");
  }

  /**
   * Currencies of your Credit.
   */
  public List<String> getCurrencies() {
    return fields.get("currencies", Decode.list(Decode.TEXT));
  }

  /**
   * Whether anything is sold in live mode. A test account shows what its live one would meet.
   */
  public Map<String, String> getLiveSales() {
    return fields.get("live_sales", Decode.map(Decode.TEXT));
  }

  /**
   * The dealer tier of the account.
   */
  public Dealer getDealer() {
    return fields.get("dealer", Decode.object(Dealer::of));
  }

  /**
   * Batch totals per currency above which a second person must approve the batch.
   */
  public Map<String, @Nullable String> getBatchApprovalThreshold() {
    return fields.get("batch_approval_threshold", Decode.map(Decode.TEXT));
  }

  /**
   * Whether a person has enabled agent keys in live mode.
   */
  public boolean getAgentLiveEnabled() {
    return fields.flag("agent_live_enabled");
  }

  /**
   * Acceptance of the terms. Null before the first live key.
   */
  public @Nullable TermsAcceptance getTermsAccepted() {
    return fields.get("terms_accepted", Decode.object(TermsAcceptance::of));
  }

  /**
   * API version of keys that have none of their own.
   * Type: {@code ApiVersion}.
   */
  public String getDefaultApiVersion() {
    return fields.text("default_api_version");
  }

  /**
   * Whether a webhook endpoint of this account still uses the legacy format.
   */
  public boolean getWebhookFormatLegacy() {
    return fields.flag("webhook_format_legacy");
  }

  /**
   * Guard against selling the same thing twice by mistake.
   */
  public DuplicateGuard getPreventDuplicates() {
    return fields.get("prevent_duplicates", Decode.object(DuplicateGuard::of));
  }

  /**
   * The day that schedules use as payday.
   */
  public Payday getPayday() {
    return fields.get("payday", Decode.object(Payday::of));
  }

  /**
   * Your own key-value data about the account.
   */
  public Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }
}
