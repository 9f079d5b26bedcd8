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
 * Why a send or a reward failed, and whether it is safe to sell again to the same target. "Do not
 * sell again" means: not as it was.
 */
public final class SendFailureCode {
  private SendFailureCode() {}

  /**
   * The network does not recognize the number. Correct the number before you sell again.
   */
  public static final String INVALID_TARGET = "invalid_target";

  /**
   * The number is on another network. Do not sell this product again; choose another.
   */
  public static final String WRONG_NETWORK = "wrong_network";

  /**
   * The line is suspended or barred from top-ups. Do not sell to it again.
   */
  public static final String TARGET_BARRED = "target_barred";

  /**
   * The number is a contract line, which cannot be topped up. Do not sell to it again.
   */
  public static final String POSTPAID_NUMBER = "postpaid_number";

  /**
   * The amount is too low, too high or not a denomination. Sell another amount.
   */
  public static final String AMOUNT_NOT_ALLOWED = "amount_not_allowed";

  /**
   * The bundle is no longer sold. Choose another bundle.
   */
  public static final String BUNDLE_UNAVAILABLE = "bundle_unavailable";

  /**
   * The line reached the network's daily, weekly or monthly limit. Sell again later.
   */
  public static final String SUBSCRIBER_LIMIT_REACHED = "subscriber_limit_reached";

  /**
   * The network rejected the send as a duplicate. Sell again later.
   */
  public static final String DUPLICATE_REJECTED = "duplicate_rejected";

  /**
   * The utility does not recognize the meter. Correct the number before you sell again.
   */
  public static final String METER_NOT_FOUND = "meter_not_found";

  /**
   * The utility has blocked the meter. Do not sell again; the customer must contact the utility.
   */
  public static final String METER_BLOCKED = "meter_blocked";

  /**
   * The utility bills the meter in the other currency. Sell again in that currency.
   */
  public static final String METER_CURRENCY_MISMATCH = "meter_currency_mismatch";

  /**
   * The customer owes the utility a debt. Do not sell again until it is paid.
   */
  public static final String METER_ARREARS = "meter_arrears";

  /**
   * The meter could not be confirmed. Check the meter before you sell again.
   */
  public static final String METER_CONFIRMATION_FAILED = "meter_confirmation_failed";

  /**
   * The network rejected the send for another reason. Check with the customer before you sell again.
   */
  public static final String NETWORK_REJECTED = "network_rejected";

  /**
   * The network was busy throughout and delivered nothing. Safe to sell again.
   */
  public static final String NETWORK_BUSY = "network_busy";

  /**
   * The utility was down and {@code on_zesa_down} was {@code fail}. Sell again when it is back.
   */
  public static final String POWER_UNAVAILABLE = "power_unavailable";

  /**
   * The utility was still down after {@code max_hold}. Safe to sell again.
   */
  public static final String HOLD_EXPIRED = "hold_expired";

  /**
   * The product was paused before dispatch. Sell again later.
   */
  public static final String PRODUCT_UNAVAILABLE = "product_unavailable";

  /**
   * The target was added to the blocklist before dispatch. Do not sell to it again.
   */
  public static final String TARGET_BLOCKED = "target_blocked";

  /**
   * No supplier was available for the send. Sell again later.
   */
  public static final String PROVIDER_UNAVAILABLE = "provider_unavailable";

  /**
   * The supplier confirmed that the unknown send was never delivered. Safe to sell again.
   */
  public static final String NOT_DELIVERED = "not_delivered";

  /**
   * Our staff resolved the send as not delivered. Safe to sell again.
   */
  public static final String NOT_DELIVERED_BY_REVIEW = "not_delivered_by_review";

  /**
   * The batch was cancelled before dispatch, so nothing was sold. Only on batch lines.
   */
  public static final String CANCELLED_BY_BATCH = "cancelled_by_batch";
}
