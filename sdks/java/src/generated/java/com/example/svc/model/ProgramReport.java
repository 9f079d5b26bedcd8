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
 * Performance of your programs in a period.
 */
public final class ProgramReport extends SvcObject {
  private ProgramReport(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ProgramReport of(Fields fields) {
    return new ProgramReport(fields);
  }

  /**
   * Always {@code report}.
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
   * Kind of the report.
   */
  public String getKind() {
    return fields.text("kind");
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
   * Currency that was requested. Null for both.
   */
  public @Nullable String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Dimensions that rows are grouped by.
   */
  public List<String> getGroupBy() {
    return fields.get("group_by", Decode.list(Decode.TEXT));
  }

  /**
   * Programs that created rewards in the period or are not closed, newest first, at most 10,000.
   */
  public List<ProgramReportRow> getRows() {
    return fields.get("rows", Decode.list(Decode.object(ProgramReportRow::of)));
  }

  /**
   * Totals of all programs, one per currency.
   */
  public List<ProgramReportTotals> getTotals() {
    return fields.get("totals", Decode.list(Decode.object(ProgramReportTotals::of)));
  }

  /**
   * Whether rows were omitted because the limit was reached.
   */
  public boolean getTruncated() {
    return fields.flag("truncated");
  }
}
