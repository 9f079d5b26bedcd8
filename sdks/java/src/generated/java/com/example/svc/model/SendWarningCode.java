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
 * A point to check before a sale.
 */
public final class SendWarningCode {
  private SendWarningCode() {}

  /**
   * The same sale was made recently.
   */
  public static final String DUPLICATE_RECENT = "duplicate_recent";

  /**
   * The check digit of the meter number does not match.
   */
  public static final String METER_CHECKSUM = "meter_checksum";

  /**
   * Little Credit would remain after the sale.
   */
  public static final String LOW_CREDIT_AFTER = "low_credit_after";
}
