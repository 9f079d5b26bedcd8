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
 * The day of one till.
 */
public final class ReconciliationRow extends SvcObject {
  private ReconciliationRow(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ReconciliationRow of(Fields fields) {
    return new ReconciliationRow(fields);
  }

  /**
   * Dimension values of the row.
   */
  public ReconciliationKeys getKeys() {
    return fields.get("keys", Decode.object(ReconciliationKeys::of));
  }

  /**
   * Label of the key. Null if not set.
   * Type: {@code Label}.
   */
  public @Nullable String getLabel() {
    return fields.text("label");
  }

  /**
   * Currency of all amounts.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Sends created on the day.
   */
  public StatementSends getOpened() {
    return fields.get("opened", Decode.object(StatementSends::of));
  }

  /**
   * Sends that were delivered.
   */
  public StatementSends getDelivered() {
    return fields.get("delivered", Decode.object(StatementSends::of));
  }

  /**
   * Sends that failed or were cancelled. Their Credit was returned.
   */
  public StatementSends getReturned() {
    return fields.get("returned", Decode.object(StatementSends::of));
  }

  /**
   * Sends that are in progress, queued, unknown or under review. Do not sell these again.
   */
  public StatementSends getUnresolved() {
    return fields.get("unresolved", Decode.object(StatementSends::of));
  }
}
