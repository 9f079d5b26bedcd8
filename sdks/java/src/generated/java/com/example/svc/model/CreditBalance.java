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
 * Credit balance in one currency.
 */
public final class CreditBalance extends SvcObject {
  private CreditBalance(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static CreditBalance of(Fields fields) {
    return new CreditBalance(fields);
  }

  /**
   * Credit that can be spent now.
   * Type: {@code Money}.
   */
  public String getAvailable() {
    return fields.text("available");
  }

  /**
   * Credit reserved for batches and programs.
   * Type: {@code Money}.
   */
  public String getReserved() {
    return fields.text("reserved");
  }

  /**
   * Sum of {@code available} and {@code reserved}.
   * Type: {@code Money}.
   */
  public String getTotal() {
    return fields.text("total");
  }

  /**
   * Credit charged for sends that have not ended. Not included in {@code total}.
   * Type: {@code Money}.
   */
  public String getInFlight() {
    return fields.text("in_flight");
  }

  /**
   * Time of the last top-up.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getLastTopupAt() {
    return fields.integerOrNull("last_topup_at");
  }
}
