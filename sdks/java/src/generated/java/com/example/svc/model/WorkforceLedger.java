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
 * A page of the ledger. {@code closing} equals {@code opening} plus all entries of the period.
 */
public final class WorkforceLedger extends SvcObject {
  private WorkforceLedger(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceLedger of(Fields fields) {
    return new WorkforceLedger(fields);
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
   * Total Credit at the start of the first day.
   */
  public Map<String, String> getOpening() {
    return fields.get("opening", Decode.map(Decode.TEXT));
  }

  /**
   * Total Credit at the end of the last day, or now if it has not ended.
   */
  public Map<String, String> getClosing() {
    return fields.get("closing", Decode.map(Decode.TEXT));
  }

  /**
   * Entries on this page, newest first.
   */
  public List<WorkforceLedgerEntry> getData() {
    return fields.get("data", Decode.list(Decode.object(WorkforceLedgerEntry::of)));
  }
}
