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
 * How a claim is tied to a person.
 */
public final class LinkBinding {
  private LinkBinding() {}

  /**
   * Anyone who has the link can claim it.
   */
  public static final String NONE = "none";

  /**
   * A code is sent by SMS to the number that receives the reward.
   */
  public static final String OTP = "otp";
}
