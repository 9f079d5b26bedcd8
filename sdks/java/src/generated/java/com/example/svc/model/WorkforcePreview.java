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
 * A preview of an allocation, which writes nothing.
 */
public final class WorkforcePreview extends SvcObject {
  private WorkforcePreview(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforcePreview of(Fields fields) {
    return new WorkforcePreview(fields);
  }

  /**
   * Always {@code workforce_preview}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the check was run.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * Whether the check ran in live mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * All lines of the allocation.
   */
  public List<WorkforcePreviewLine> getLines() {
    return fields.get("lines", Decode.list(Decode.object(WorkforcePreviewLine::of)));
  }

  /**
   * Total face value of the valid lines.
   */
  public Map<String, String> getTotal() {
    return fields.get("total", Decode.map(Decode.TEXT));
  }

  /**
   * Credit that the valid lines would cost.
   */
  public Map<String, String> getCost() {
    return fields.get("cost", Decode.map(Decode.TEXT));
  }

  /**
   * Effect on the budget of each cost centre that a line is booked to, by name.
   */
  public List<WorkforceBudgetCheck> getCostCenters() {
    return fields.get("cost_centers", Decode.list(Decode.object(WorkforceBudgetCheck::of)));
  }

  /**
   * Whether a budget would be exceeded, so that {@code acknowledge_over_budget} is required.
   */
  public boolean getOverBudget() {
    return fields.flag("over_budget");
  }

  /**
   * Whether your Credit is sufficient.
   */
  public WorkforceCreditCheck getCredit() {
    return fields.get("credit", Decode.object(WorkforceCreditCheck::of));
  }

  /**
   * Whether it would require approval by an owner or admin.
   */
  public boolean getRequiresApproval() {
    return fields.flag("requires_approval");
  }
}
