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
 * What a rule measures to decide whether it matches.
 */
public final class ProgramRuleKind {
  private ProgramRuleKind() {}

  /**
   * Matches when something has happened a number of times, or its values add up to a total: {@code count}. Counting starts again after each match.
   */
  public static final String THRESHOLD = "threshold";

  /**
   * Matches when something has happened in a number of consecutive days, weeks or months. The next streak begins in the period after that.
   */
  public static final String STREAK = "streak";

  /**
   * Matches the first time something happens.
   */
  public static final String FIRST_TIME = "first_time";

  /**
   * Matches the n-th time something happens, counted from the first report of it.
   */
  public static final String MILESTONE = "milestone";

  /**
   * Matches each time and pays a percentage of the activity's value. Only for activities.
   */
  public static final String PERCENTAGE = "percentage";
}
