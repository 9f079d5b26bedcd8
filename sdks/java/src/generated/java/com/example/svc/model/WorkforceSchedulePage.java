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
 * A page of schedules.
 */
public final class WorkforceSchedulePage extends SvcObject {
  private WorkforceSchedulePage(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceSchedulePage of(Fields fields) {
    return new WorkforceSchedulePage(fields);
  }

  /**
   * Always {@code page}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Number of this page, starting at 1.
   * Type: {@code PageNumber}.
   */
  public long getPage() {
    return fields.integer("page");
  }

  /**
   * Number of rows per page.
   * Type: {@code PageLimit}.
   */
  public long getPageSize() {
    return fields.integer("page_size");
  }

  /**
   * Total number of rows.
   * Type: {@code Count}.
   */
  public long getTotal() {
    return fields.integer("total");
  }

  /**
   * Total number of pages. 0 if there are no rows.
   * Type: {@code Count}.
   */
  public long getPages() {
    return fields.integer("pages");
  }

  /**
   * Schedules on this page, newest first, as in {@code /schedules}.
   */
  public List<Schedule> getData() {
    return fields.get("data", Decode.list(Decode.object(Schedule::of)));
  }
}
