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
 * A list of all departments.
 */
public final class WorkforceDepartmentList extends SvcObject {
  private WorkforceDepartmentList(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceDepartmentList of(Fields fields) {
    return new WorkforceDepartmentList(fields);
  }

  /**
   * Always {@code workforce_department_list}.
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
   * Departments by name, archived ones last, at most 1,000.
   */
  public List<WorkforceDepartment> getData() {
    return fields.get("data", Decode.list(Decode.object(WorkforceDepartment::of)));
  }

  /**
   * Whether there are more departments. {@code GET /cost-centers} lists all of them.
   */
  public boolean getTruncated() {
    return fields.flag("truncated");
  }

  /**
   * Totals of the active departments.
   */
  public Map<String, WorkforceDepartmentSums> getTotals() {
    return fields.get("totals", Decode.map(Decode.object(WorkforceDepartmentSums::of)));
  }
}
