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
 * The people of a department, and the result of a change.
 */
public final class WorkforceDepartmentPeople extends SvcObject {
  private WorkforceDepartmentPeople(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceDepartmentPeople of(Fields fields) {
    return new WorkforceDepartmentPeople(fields);
  }

  /**
   * Always {@code workforce_department_people}.
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
   * Department that the people belong to.
   */
  public WorkforceDepartment getDepartment() {
    return fields.get("department", Decode.object(WorkforceDepartment::of));
  }

  /**
   * People of the department by name, at most 10,000.
   */
  public List<WorkforcePerson> getPeople() {
    return fields.get("people", Decode.list(Decode.object(WorkforcePerson::of)));
  }

  /**
   * Whether there are more people. {@code GET /workforce/recipients} lists all of them.
   */
  public boolean getTruncated() {
    return fields.flag("truncated");
  }

  /**
   * Number of registered people added by the change. 0 without a change.
   * Type: {@code Count}.
   */
  public long getAddedCount() {
    return fields.integer("added_count");
  }

  /**
   * Number of people removed by the change.
   * Type: {@code Count}.
   */
  public long getRemovedCount() {
    return fields.integer("removed_count");
  }

  /**
   * Number of people registered by the change.
   * Type: {@code Count}.
   */
  public long getCreatedCount() {
    return fields.integer("created_count");
  }

  /**
   * Errors of people who could not be changed; {@code param} identifies them, such as {@code new[2]}. The other
   * changes were made.
   */
  public List<ErrorDetail> getErrors() {
    return fields.get("errors", Decode.list(Decode.object(ErrorDetail::of)));
  }
}
