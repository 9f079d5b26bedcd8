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
 * Totals of all departments in one currency.
 */
public final class WorkforceDepartmentSums extends SvcObject {
  private WorkforceDepartmentSums(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceDepartmentSums of(Fields fields) {
    return new WorkforceDepartmentSums(fields);
  }

  /**
   * Total monthly budget of the departments.
   * Type: {@code Money}.
   */
  public String getMonthlyBudget() {
    return fields.text("monthly_budget");
  }

  /**
   * Total spend of the departments this month.
   * Type: {@code Money}.
   */
  public String getSpentThisMonth() {
    return fields.text("spent_this_month");
  }

  /**
   * Total remaining budget, negative if exceeded.
   * Type: {@code SignedMoney}.
   */
  public String getRemaining() {
    return fields.text("remaining");
  }
}
