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
 * One entry of the ledger.
 */
public final class WorkforceLedgerEntry extends SvcObject {
  private WorkforceLedgerEntry(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceLedgerEntry of(Fields fields) {
    return new WorkforceLedgerEntry(fields);
  }

  /**
   * Calendar day in Harare.
   * Type: {@code Day}.
   */
  public String getDate() {
    return fields.text("date");
  }

  /**
   * Kind of the ledger entry.
   */
  public String getKind() {
    return fields.text("kind");
  }

  /**
   * Reference number of the allocation. Null for an entry without one.
   * Type: {@code WorkforceReference}.
   */
  public @Nullable String getReference() {
    return fields.text("reference");
  }

  /**
   * Description of the entry in words.
   * Type: {@code Note}.
   */
  public String getDescription() {
    return fields.text("description");
  }

  /**
   * Change in your Credit. Negative for debits.
   * Type: {@code SignedMoney}.
   */
  public String getAmount() {
    return fields.text("amount");
  }

  /**
   * Three-letter ISO currency code.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Total Credit in this currency after the entry.
   * Type: {@code Money}.
   */
  public String getBalance() {
    return fields.text("balance");
  }

  /**
   * ID of the object that caused the entry.
   * Type: {@code CreditSourceId}.
   */
  public String getSource() {
    return fields.text("source");
  }
}
