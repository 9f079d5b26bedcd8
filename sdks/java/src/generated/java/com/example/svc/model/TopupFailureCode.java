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
 * Reason a top-up failed.
 */
public final class TopupFailureCode {
  private TopupFailureCode() {}

  /**
   * The payer's bank declined the card.
   */
  public static final String CARD_DECLINED = "card_declined";

  /**
   * The payer cancelled the payment.
   */
  public static final String CANCELLED = "cancelled";

  /**
   * The payer's bank did not respond in time.
   */
  public static final String TIMEOUT = "timeout";

  /**
   * The card paid a different amount than requested, and the money was returned.
   */
  public static final String AMOUNT_MISMATCH = "amount_mismatch";

  /**
   * The payment provider had an error.
   */
  public static final String PROVIDER_ERROR = "provider_error";
}
