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
 * An allocation with its lines.
 */
public final class WorkforceBatch extends SvcObject {
  private WorkforceBatch(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceBatch of(Fields fields) {
    return new WorkforceBatch(fields);
  }

  /**
   * Always {@code workforce_batch}.
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
   * Reference number of the allocation, for people and accounting.
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
   * Title of the allocation. Null if not set.
   * Type: {@code Label}.
   */
  public @Nullable String getTitle() {
    return fields.text("title");
  }

  /**
   * Kind of allocation: airtime or power.
   */
  public String getKind() {
    return fields.text("kind");
  }

  /**
   * Current status. Decide by this; see Lifecycles.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Cost centre it is booked to. Null for each person's own.
   * Type: {@code CostCenterId}.
   */
  public @Nullable String getCostCenter() {
    return fields.text("cost_center");
  }

  /**
   * Total face value of the valid lines.
   */
  public Map<String, String> getTotal() {
    return fields.get("total", Decode.map(Decode.TEXT));
  }

  /**
   * Credit that the valid lines cost.
   */
  public Map<String, String> getCost() {
    return fields.get("cost", Decode.map(Decode.TEXT));
  }

  /**
   * Number of lines, by status.
   */
  public BatchCounts getCounts() {
    return fields.get("counts", Decode.object(BatchCounts::of));
  }

  /**
   * Who created the object.
   */
  public SendCreator getCreatedBy() {
    return fields.get("created_by", Decode.object(SendCreator::of));
  }

  /**
   * What each person received, in the order of the lines.
   */
  public List<WorkforceBatchItem> getItems() {
    return fields.get("items", Decode.list(Decode.object(WorkforceBatchItem::of)));
  }
}
