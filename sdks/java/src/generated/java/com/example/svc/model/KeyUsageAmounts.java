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
 * Spending of a key in one currency, compared with its caps.
 */
public final class KeyUsageAmounts extends SvcObject {
  private KeyUsageAmounts(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static KeyUsageAmounts of(Fields fields) {
    return new KeyUsageAmounts(fields);
  }

  /**
   * Face value of today's sends, excluding those whose Credit was returned.
   * Type: {@code Money}.
   */
  public String getToday() {
    return fields.text("today");
  }

  /**
   * Face value of this month's sends, excluding those whose Credit was returned.
   * Type: {@code Money}.
   */
  public String getMonth() {
    return fields.text("month");
  }

  /**
   * Amount left under the daily cap. Null without a daily cap.
   * Type: {@code Money}.
   */
  public @Nullable String getDailyRemaining() {
    return fields.text("daily_remaining");
  }

  /**
   * Amount left under the monthly cap. Null without a monthly cap.
   * Type: {@code Money}.
   */
  public @Nullable String getMonthlyRemaining() {
    return fields.text("monthly_remaining");
  }
}
