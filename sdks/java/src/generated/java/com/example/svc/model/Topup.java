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
 * A payment that adds to your Credit.
 */
public final class Topup extends SvcObject implements EventObject {
  private Topup(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Topup of(Fields fields) {
    return new Topup(fields);
  }

  /**
   * ID of the top-up.
   * Type: {@code TopupId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code topup}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the top-up was created.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * Whether real money is involved: {@code true} in live mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Payment method of the top-up.
   */
  public String getMethod() {
    return fields.text("method");
  }

  /**
   * Amount that was requested.
   * Type: {@code Money}.
   */
  public String getAmount() {
    return fields.text("amount");
  }

  /**
   * Amount that was received and added to your Credit. Null until then.
   * Type: {@code Money}.
   */
  public @Nullable String getAmountReceived() {
    return fields.text("amount_received");
  }

  /**
   * Three-letter ISO currency code.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Current status. Decides whether the money has arrived; see Lifecycles.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Description for your own use. Null if not set.
   * Type: {@code Note}.
   */
  public @Nullable String getDescription() {
    return fields.text("description");
  }

  /**
   * Payment page to send the payer to, valid until {@code expires_at}. Null for transfers and once the
   * top-up has ended.
   * Type: {@code WebUrl}.
   */
  public @Nullable String getRedirectUrl() {
    return fields.text("redirect_url");
  }

  /**
   * Fee the payer pays in addition to {@code amount}. Never deducted from your Credit. Null for
   * transfers.
   * Type: {@code Money}.
   */
  public @Nullable String getCardFee() {
    return fields.text("card_fee");
  }

  /**
   * Bank account to transfer the money to. Null for cards.
   */
  public @Nullable TopupBank getBank() {
    return fields.get("bank", Decode.object(TopupBank::of));
  }

  /**
   * Reference that identifies the payment for both sides.
   * Type: {@code TopupReference}.
   */
  public String getReference() {
    return fields.text("reference");
  }

  /**
   * Note of the payer, as reported by the bank. Null if there is none.
   * Type: {@code Note}.
   */
  public @Nullable String getPayerNote() {
    return fields.text("payer_note");
  }

  /**
   * Time at which the top-up expires if not paid: one hour for cards, seven days for transfers.
   * Type: {@code UnixTime}.
   */
  public long getExpiresAt() {
    return fields.integer("expires_at");
  }

  /**
   * Time at which the money arrived. Null until then.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getSucceededAt() {
    return fields.integerOrNull("succeeded_at");
  }

  /**
   * Reason the top-up failed. Null unless it failed.
   */
  public @Nullable String getFailureCode() {
    return fields.text("failure_code");
  }

  /**
   * Credit transaction of the top-up. Null until the money has arrived.
   * Type: {@code TransactionId}.
   */
  public @Nullable String getCreditTransaction() {
    return fields.text("credit_transaction");
  }

  /**
   * Signed URL of a receipt to view or print. Needs no key and does not expire. Null until the
   * money has arrived.
   * Type: {@code WebUrl}.
   */
  public @Nullable String getReceiptUrl() {
    return fields.text("receipt_url");
  }
}
