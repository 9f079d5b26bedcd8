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
 * What can be sent to a family member.
 */
public final class FamilySendType {
  private FamilySendType() {}

  /**
   * Airtime to the phone number.
   */
  public static final String AIRTIME = "airtime";

  /**
   * Electricity to the meter. The token is sent to the phone by SMS.
   */
  public static final String POWER = "power";
}
