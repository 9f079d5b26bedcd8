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
 * Spend of a department in a period.
 */
public final class WorkforceDepartmentSpend extends SvcObject {
  private WorkforceDepartmentSpend(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceDepartmentSpend of(Fields fields) {
    return new WorkforceDepartmentSpend(fields);
  }

  /**
   * Always {@code workforce_department_spend}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which this response was generated.
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
   * Department that the spend belongs to.
   */
  public WorkforceDepartment getDepartment() {
    return fields.get("department", Decode.object(WorkforceDepartment::of));
  }

  /**
   * First day of the period, inclusive.
   * Type: {@code Day}.
   */
  public String getFrom() {
    return fields.text("from");
  }

  /**
   * Last day of the period, inclusive.
   * Type: {@code Day}.
   */
  public String getTo() {
    return fields.text("to");
  }

  /**
   * Total face value, by currency.
   */
  public Map<String, String> getTotals() {
    return fields.get("totals", Decode.map(Decode.TEXT));
  }

  /**
   * Spend of each month in the period, oldest first.
   */
  public List<WorkforceMonthSpend> getMonths() {
    return fields.get("months", Decode.list(Decode.object(WorkforceMonthSpend::of)));
  }

  /**
   * Spend by kind of allocation.
   */
  public List<WorkforceKindSpend> getByKind() {
    return fields.get("by_kind", Decode.list(Decode.object(WorkforceKindSpend::of)));
  }

  /**
   * Spend of the 50 people who received most.
   */
  public List<WorkforcePersonSpend> getByPerson() {
    return fields.get("by_person", Decode.list(Decode.object(WorkforcePersonSpend::of)));
  }
}
