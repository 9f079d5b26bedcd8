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
 * Grace period of the old secret after a key is rolled.
 */
public final class KeyGrace {
  private KeyGrace() {}

  /**
   * No grace period: the old secret stops working immediately.
   */
  public static final String V0 = "0";

  /**
   * A grace period of one hour.
   */
  public static final String V1H = "1h";

  /**
   * A grace period of one day.
   */
  public static final String V24H = "24h";

  /**
   * A grace period of one week.
   */
  public static final String V7D = "7d";
}
