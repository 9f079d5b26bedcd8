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
 * What created a reward.
 */
public final class RewardSource {
  private RewardSource() {}

  /**
   * Created by a call to {@code POST /rewards}.
   */
  public static final String API = "api";

  /**
   * Created by a signed completion.
   */
  public static final String COMPLETIONS = "completions";

  /**
   * Created by claiming a link.
   */
  public static final String LINKS = "links";

  /**
   * Created by a rule of the program.
   */
  public static final String RULE = "rule";

  /**
   * Created by a referral that qualified.
   */
  public static final String REFERRAL = "referral";

  /**
   * Created by a check-in at the program's location.
   */
  public static final String CHECKIN = "checkin";
}
