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
 * Which of two moments buys more units.
 */
public final class BetterMoment {
  private BetterMoment() {}

  /**
   * The amount buys more now.
   */
  public static final String NOW = "now";

  /**
   * The amount buys more after the reset on the 1st.
   */
  public static final String AFTER_RESET = "after_reset";

  /**
   * Both moments buy the same.
   */
  public static final String SAME = "same";
}
