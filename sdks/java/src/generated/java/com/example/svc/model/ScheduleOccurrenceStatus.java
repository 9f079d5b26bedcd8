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
 * Status of an occurrence of a schedule.
 */
public final class ScheduleOccurrenceStatus {
  private ScheduleOccurrenceStatus() {}

  /**
   * It runs on its planned day.
   */
  public static final String PLANNED = "planned";

  /**
   * It runs on another day: {@code moved_to}.
   */
  public static final String MOVED = "moved";

  /**
   * It does not run: you skipped it, or Credit was insufficient.
   */
  public static final String SKIPPED = "skipped";

  /**
   * It runs together with another occurrence: {@code combined_into}.
   */
  public static final String COMBINED = "combined";

  /**
   * It has run, as planned or because you ran it; {@code batch} is the latest run.
   */
  public static final String RAN = "ran";

  /**
   * It did not run within twelve hours: Credit did not arrive, nobody could receive it, its key was at a cap, or the service was unavailable.
   */
  public static final String MISSED = "missed";

  /**
   * Credit was insufficient. It runs as soon as there is enough, within twelve hours.
   */
  public static final String WAITING_TOPUP = "waiting_topup";
}
