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
 * Reason a reward is under review.
 */
public final class ReviewReason {
  private ReviewReason() {}

  /**
   * Many rewards to this phone number in a short time.
   */
  public static final String VELOCITY_PHONE = "velocity_phone";

  /**
   * Many claims from this IP address in a short time.
   */
  public static final String VELOCITY_IP = "velocity_ip";

  /**
   * Many claims from this device in a short time.
   */
  public static final String VELOCITY_DEVICE = "velocity_device";

  /**
   * Rewards of several people go to the same meter.
   */
  public static final String SAME_METER = "same_meter";

  /**
   * The recipient was created only recently, and the amount is above the program's default.
   */
  public static final String NEW_RECIPIENT = "new_recipient";

  /**
   * The amount is far above what the program usually gives.
   */
  public static final String AMOUNT_OUTLIER = "amount_outlier";

  /**
   * The recipient had used most of a limit before this reward.
   */
  public static final String CAP_NEAR = "cap_near";

  /**
   * The check-in was at the very edge of the location.
   */
  public static final String GEOFENCE_EDGE = "geofence_edge";

  /**
   * Another phone number or meter of the recipient is on the blocklist.
   */
  public static final String BLOCKLIST_NEAR = "blocklist_near";

  /**
   * The program holds rewards like this one for review.
   */
  public static final String MANUAL_HOLD = "manual_hold";

  /**
   * A test number whose last four digits trigger a review. In test mode only.
   */
  public static final String TEST_NUMBER = "test_number";
}
