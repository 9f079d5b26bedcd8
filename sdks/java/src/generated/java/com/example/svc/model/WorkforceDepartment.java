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
 * A department: a cost centre, as an employer sees it.
 */
public final class WorkforceDepartment extends SvcObject {
  private WorkforceDepartment(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceDepartment of(Fields fields) {
    return new WorkforceDepartment(fields);
  }

  /**
   * ID of the cost centre, as in {@code /cost-centers}.
   * Type: {@code CostCenterId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code workforce_department}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the object was created.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * Whether the object exists in live mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Name of the department.
   * Type: {@code Label}.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * Code in your accounting system. Null if not set.
   * Type: {@code GlCode}.
   */
  public @Nullable String getCode() {
    return fields.text("code");
  }

  /**
   * Currency of the budget.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Budget per calendar month in Harare. Null if there is none.
   * Type: {@code Money}.
   */
  public @Nullable String getMonthlyBudget() {
    return fields.text("monthly_budget");
  }

  /**
   * Whether anything can be booked to it.
   */
  public boolean getIsActive() {
    return fields.flag("is_active");
  }

  /**
   * Number of people in the department.
   * Type: {@code Count}.
   */
  public long getPeopleCount() {
    return fields.integer("people_count");
  }

  /**
   * Amount spent this month, in the department's currency.
   * Type: {@code Money}.
   */
  public String getSpentThisMonth() {
    return fields.text("spent_this_month");
  }

  /**
   * Remaining budget this month, negative if exceeded. Null if there is no budget.
   * Type: {@code SignedMoney}.
   */
  public @Nullable String getRemaining() {
    return fields.text("remaining");
  }
}
