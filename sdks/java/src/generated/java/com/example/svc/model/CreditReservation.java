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
 * Credit reserved for a batch or program.
 */
public final class CreditReservation extends SvcObject implements EventObject {
  private CreditReservation(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static CreditReservation of(Fields fields) {
    return new CreditReservation(fields);
  }

  /**
   * ID of the reservation.
   * Type: {@code ReservationId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code credit_reservation}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the Credit was reserved.
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
   * Currency of the reservation.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Total amount reserved. A program's reservation grows with its budget.
   * Type: {@code Money}.
   */
  public String getAmount() {
    return fields.text("amount");
  }

  /**
   * Part of the amount charged for sends.
   * Type: {@code Money}.
   */
  public String getUsed() {
    return fields.text("used");
  }

  /**
   * Part of the amount made available again.
   * Type: {@code Money}.
   */
  public String getReleased() {
    return fields.text("released");
  }

  /**
   * Part of the amount still reserved.
   * Type: {@code Money}.
   */
  public String getRemaining() {
    return fields.text("remaining");
  }

  /**
   * Current status of the reservation. See Lifecycles.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * ID of the batch or program.
   * Type: {@code ReservationSourceId}.
   */
  public String getSource() {
    return fields.text("source");
  }

  /**
   * Time at which the remaining Credit is released. Null if none is set.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getExpiresAt() {
    return fields.integerOrNull("expires_at");
  }
}
