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
 * The result of an allocation, resend or run.
 */
public final class WorkforceSendResult extends SvcObject {
  private WorkforceSendResult(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceSendResult of(Fields fields) {
    return new WorkforceSendResult(fields);
  }

  /**
   * Always {@code workforce_send_result}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the allocation was created.
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
   * Reference number of the allocation.
   * Type: {@code WorkforceReference}.
   */
  public String getReference() {
    return fields.text("reference");
  }

  /**
   * Batch of the allocation, as in {@code /batches}.
   * Type: {@code BatchId}.
   */
  public String getBatch() {
    return fields.text("batch");
  }

  /**
   * Current status. Decide by this; see Lifecycles.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Number of lines, by status.
   */
  public BatchCounts getCounts() {
    return fields.get("counts", Decode.object(BatchCounts::of));
  }

  /**
   * Total face value of the valid lines.
   */
  public Map<String, String> getTotal() {
    return fields.get("total", Decode.map(Decode.TEXT));
  }

  /**
   * Whether an earlier request with the same key created it.
   */
  public boolean getReplayed() {
    return fields.flag("replayed");
  }

  /**
   * Whether it requires approval by an owner or admin.
   */
  public boolean getRequiresApproval() {
    return fields.flag("requires_approval");
  }
}
