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
 * Totals of all tills in one currency.
 */
public final class ReconciliationTotals extends SvcObject {
  private ReconciliationTotals(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ReconciliationTotals of(Fields fields) {
    return new ReconciliationTotals(fields);
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
