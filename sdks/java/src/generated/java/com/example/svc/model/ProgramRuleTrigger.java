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
 * What triggers the evaluation of a rule.
 */
public final class ProgramRuleTrigger {
  private ProgramRuleTrigger() {}

  /**
   * An activity that you report.
   */
  public static final String ACTIVITY = "activity";

  /**
   * A signed completion of the program.
   */
  public static final String COMPLETION = "completion";

  /**
   * A referral that qualifies. Rewards the referrer.
   */
  public static final String REFERRAL = "referral";

  /**
   * A check-in at the program's location.
   */
  public static final String CHECKIN = "checkin";
}
