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
 * What a schedule does if your Credit is too low on the day of a run.
 */
public final class ScheduleInsufficientChoice {
  private ScheduleInsufficientChoice() {}

  /**
   * The day is skipped.
   */
  public static final String SKIP = "skip";

  /**
   * The run waits up to twelve hours for a top-up.
   */
  public static final String RETRY_AFTER_TOPUP = "retry_after_topup";
}
