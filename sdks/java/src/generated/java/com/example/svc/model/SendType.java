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
 * Type of the sale.
 */
public final class SendType {
  private SendType() {}

  /**
   * Airtime for a mobile number.
   */
  public static final String AIRTIME = "airtime";

  /**
   * A mobile data bundle.
   */
  public static final String DATA = "data";

  /**
   * A prepaid electricity token.
   */
  public static final String POWER = "power";
}
