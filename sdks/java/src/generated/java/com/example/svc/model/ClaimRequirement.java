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
 * Information that a claim needs in addition to the link.
 */
public final class ClaimRequirement {
  private ClaimRequirement() {}

  /**
   * Phone number that receives the reward or its token.
   */
  public static final String PHONE = "phone";

  /**
   * Code sent to that number by SMS. Request it with `POST /claims/{token}/code`.
   */
  public static final String CODE = "code";

  /**
   * Meter number, for electricity only.
   */
  public static final String METER = "meter";

  /**
   * Answer to the challenge in {@code challenge}.
   */
  public static final String CHALLENGE = "challenge";

  /**
   * Position of the phone at the location in {@code place}. Claim with {@code POST /checkins}.
   */
  public static final String POSITION = "position";
}
