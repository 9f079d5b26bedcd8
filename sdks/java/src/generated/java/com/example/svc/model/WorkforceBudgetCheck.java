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
 * Effect of an allocation on the budget of a cost centre, in the currency of the budget.
 */
public final class WorkforceBudgetCheck extends SvcObject {
  private WorkforceBudgetCheck(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceBudgetCheck of(Fields fields) {
    return new WorkforceBudgetCheck(fields);
  }

  /**
   * ID of the cost centre.
   * Type: {@code CostCenterId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Currency of the budget.
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
   * Amount booked to it this month, including lines of batches that wait to be sent.
   * Type: {@code Money}.
   */
  public String getSpent() {
    return fields.text("spent");
  }

  /**
   * Amount booked to it after the allocation.
   * Type: {@code Money}.
   */
  public String getAfter() {
    return fields.text("after");
  }

  /**
   * Amount by which the budget would be exceeded. {@code 0.00} if it would not be.
   * Type: {@code Money}.
   */
  public String getOverBy() {
    return fields.text("over_by");
  }
}
