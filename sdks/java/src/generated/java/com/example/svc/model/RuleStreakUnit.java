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
 * Period that counts once towards a streak. Weeks begin on Monday; days are calendar days in
 * Harare.
 */
public final class RuleStreakUnit {
  private RuleStreakUnit() {}

  /**
   * Once on each of a number of consecutive days.
   */
  public static final String DAY = "day";

  /**
   * Once in each of a number of consecutive weeks.
   */
  public static final String WEEK = "week";

  /**
   * Once in each of a number of consecutive months.
   */
  public static final String MONTH = "month";
}
