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
 * What triggers the evaluation of a rule. Rewards that rules give trigger nothing. Only activities
 * have a name and a value: rules of any other trigger cannot use {@code activity_name},
 * {@code percent_of_value}, {@code count.value}, or conditions on {@code name} and {@code value}.
 */
public final class ProgramRuleTrigger {
  private ProgramRuleTrigger() {}

  /**
   * An activity that you report.
   */
  public static final String ACTIVITY = "activity";

  /**
   * A signed completion of the program, in addition to the reward that it earns anyway.
   */
  public static final String COMPLETION = "completion";

  /**
   * A referral to the program that qualifies. Rewards the referrer, in escrow.
   */
  public static final String REFERRAL = "referral";

  /**
   * A check-in at the program's location with a link of {@code POST /reward-links}, in addition to the reward that the link becomes. Its conditions can only be on {@code occurred_at}.
   */
  public static final String CHECKIN = "checkin";
}
