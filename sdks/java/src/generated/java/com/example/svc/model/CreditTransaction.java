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
 * A change to your Credit. Transactions never change; errors are corrected by another one.
 */
public final class CreditTransaction extends SvcObject implements EventObject {
  private CreditTransaction(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static CreditTransaction of(Fields fields) {
    return new CreditTransaction(fields);
  }

  /**
   * ID of the transaction.
   * Type: {@code TransactionId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code credit_transaction}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the transaction was recorded.
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
   * Type of the transaction.
   */
  public String getType() {
    return fields.text("type");
  }

  /**
   * Currency of the transaction.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Number of the transaction in its currency. A higher number was booked later: {@code balance_after} is
   * that of the next lower number in the list, plus {@code amount} and {@code reserved_amount}. Numbers have
   * gaps.
   */
  public long getSequence() {
    return fields.integer("sequence");
  }

  /**
   * Change to the available Credit, negative for a charge. All transactions of a currency add up to
   * {@code available}.
   * Type: {@code SignedMoney}.
   */
  public String getAmount() {
    return fields.text("amount");
  }

  /**
   * Change to the reserved Credit: {@code 0.00} for most transactions, the opposite of {@code amount} when
   * Credit is reserved or released, and negative on its own when a batch or program uses its
   * reservation. All transactions of a currency add up to {@code reserved}.
   * Type: {@code SignedMoney}.
   */
  public String getReservedAmount() {
    return fields.text("reserved_amount");
  }

  /**
   * Balances after the transaction.
   */
  public CreditBalanceAfter getBalanceAfter() {
    return fields.get("balance_after", Decode.object(CreditBalanceAfter::of));
  }

  /**
   * ID of the object that caused the transaction, such as a send.
   * Type: {@code CreditSourceId}.
   */
  public String getSource() {
    return fields.text("source");
  }

  /**
   * Description of the transaction in words.
   * Type: {@code Note}.
   */
  public String getDescription() {
    return fields.text("description");
  }

  /**
   * ID of the cost centre that the transaction is charged to.
   * Type: {@code CostCenterId}.
   */
  public @Nullable String getCostCenter() {
    return fields.text("cost_center");
  }

  /**
   * ID of the API key that caused the transaction. Null if no key did.
   * Type: {@code KeyId}.
   */
  public @Nullable String getApiKey() {
    return fields.text("api_key");
  }

  /**
   * Time at which the transaction takes effect.
   * Type: {@code UnixTime}.
   */
  public long getEffectiveAt() {
    return fields.integer("effective_at");
  }
}
