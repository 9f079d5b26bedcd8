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
 * How often an allowance is sent.
 */
public final class AllowanceCadence {
  private AllowanceCadence() {}

  /**
   * Every week, on {@code day} 1 (Monday) to 7 (Sunday).
   */
  public static final String WEEKLY = "weekly";

  /**
   * Every month, on {@code day} 1 to 31, or the last day of shorter months.
   */
  public static final String MONTHLY = "monthly";
}
