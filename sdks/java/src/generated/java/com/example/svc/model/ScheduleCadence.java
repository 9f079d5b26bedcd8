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
 * How often a schedule runs.
 */
public final class ScheduleCadence {
  private ScheduleCadence() {}

  /**
   * Every day of the week.
   */
  public static final String DAILY = "daily";

  /**
   * Every week on {@code day_of_week}.
   */
  public static final String WEEKLY = "weekly";

  /**
   * Every 14 days, starting on {@code anchor_date}.
   */
  public static final String BIWEEKLY = "biweekly";

  /**
   * Every month on {@code day_of_month}, or on the last day of shorter months.
   */
  public static final String MONTHLY = "monthly";

  /**
   * Every year on {@code day_of_month} of {@code month_of_year}. 29 February becomes 28 February in other years.
   */
  public static final String YEARLY = "yearly";

  /**
   * Every month on the account's payday, or on {@code day_of_month} if it has none. A weekend or Zimbabwean public holiday moves it back to the last working day before.
   */
  public static final String PAYDAY = "payday";

  /**
   * On the last day of every month.
   */
  public static final String LAST_DAY = "last_day";
}
