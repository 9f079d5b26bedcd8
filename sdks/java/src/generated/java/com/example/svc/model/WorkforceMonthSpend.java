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
 * Spend of one month against the department's budget.
 */
public final class WorkforceMonthSpend extends SvcObject {
  private WorkforceMonthSpend(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceMonthSpend of(Fields fields) {
    return new WorkforceMonthSpend(fields);
  }

  /**
   * Calendar month in Harare.
   * Type: {@code Month}.
   */
  public String getMonth() {
    return fields.text("month");
  }

  /**
   * Currency of the amounts: that of the department.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Budget of the month. Null if there is none.
   * Type: {@code Money}.
   */
  public @Nullable String getBudget() {
    return fields.text("budget");
  }

  /**
   * Amount spent in the month.
   * Type: {@code Money}.
   */
  public String getSpent() {
    return fields.text("spent");
  }
}
