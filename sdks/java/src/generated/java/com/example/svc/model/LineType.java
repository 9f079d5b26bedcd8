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
 * Type of a phone line.
 */
public final class LineType {
  private LineType() {}

  /**
   * A mobile phone line.
   */
  public static final String MOBILE = "mobile";

  /**
   * An internet telephony number.
   */
  public static final String VOIP = "voip";

  /**
   * A fixed phone line.
   */
  public static final String FIXED = "fixed";

  /**
   * The type cannot be derived from the digits.
   */
  public static final String UNKNOWN = "unknown";
}
