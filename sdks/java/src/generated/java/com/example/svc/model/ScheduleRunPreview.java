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
 * A preview of a run, which writes nothing.
 */
public final class ScheduleRunPreview extends SvcObject {
  private ScheduleRunPreview(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ScheduleRunPreview of(Fields fields) {
    return new ScheduleRunPreview(fields);
  }

  /**
   * Always {@code schedule_run_preview}.
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
   * Day that would run: today, even if the cadence has no run today.
   */
  public ScheduleOccurrence getOccurrence() {
    return fields.get("occurrence", Decode.object(ScheduleOccurrence::of));
  }

  /**
   * Whether the batch would be created as it is.
   */
  public boolean getValid() {
    return fields.flag("valid");
  }

  /**
   * Number of lines that were checked.
   */
  public BatchPreviewCounts getCounts() {
    return fields.get("counts", Decode.object(BatchPreviewCounts::of));
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
   * Whether your Credit is sufficient, by currency.
   */
  public Map<String, @Nullable BatchCreditCheck> getCredit() {
    return fields.get("credit", Decode.map(Decode.object(BatchCreditCheck::of)));
  }

  /**
   * Whether our stock with the suppliers is sufficient, by network.
   */
  public List<ProviderFloat> getProviderFloat() {
    return fields.get("provider_float", Decode.list(Decode.object(ProviderFloat::of)));
  }

  /**
   * Whether the batch would require approval by an owner or admin.
   */
  public boolean getRequiresApproval() {
    return fields.flag("requires_approval");
  }

  /**
   * The first 1,000 lines and all invalid lines.
   */
  public List<BatchPreviewLine> getLines() {
    return fields.get("lines", Decode.list(Decode.object(BatchPreviewLine::of)));
  }

  /**
   * Whether valid lines were omitted from {@code lines}.
   */
  public boolean getLinesTruncated() {
    return fields.flag("lines_truncated");
  }
}
