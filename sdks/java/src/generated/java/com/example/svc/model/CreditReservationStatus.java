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
 * Status of a Credit reservation.
 */
public final class CreditReservationStatus {
  private CreditReservationStatus() {}

  /**
   * The Credit is reserved.
   */
  public static final String ACTIVE = "active";

  /**
   * All of it was used. A program's reservation becomes {@code active} again when Credit is added or returned.
   */
  public static final String CONSUMED = "consumed";

  /**
   * The rest was released and is available again. A program's reservation becomes {@code active} again when Credit is added or returned.
   */
  public static final String RELEASED = "released";

  /**
   * The reservation expired, and the rest is available again.
   */
  public static final String EXPIRED = "expired";
}
