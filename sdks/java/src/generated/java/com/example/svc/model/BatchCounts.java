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
 * Number of lines of a batch, by status.
 */
public final class BatchCounts extends SvcObject {
  private BatchCounts(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static BatchCounts of(Fields fields) {
    return new BatchCounts(fields);
  }

  /**
   * Total number of lines.
   * Type: {@code Count}.
   */
  public long getTotal() {
    return fields.integer("total");
  }

  /**
   * Number of lines that passed all checks.
   * Type: {@code Count}.
   */
  public long getValid() {
    return fields.integer("valid");
  }

  /**
   * Number of lines that failed the checks and are never sent.
   * Type: {@code Count}.
   */
  public long getInvalid() {
    return fields.integer("invalid");
  }

  /**
   * Number of lines skipped because Credit was too low.
   * Type: {@code Count}.
   */
  public long getSkipped() {
    return fields.integer("skipped");
  }

  /**
   * Number of lines waiting to be sent.
   * Type: {@code Count}.
   */
  public long getPending() {
    return fields.integer("pending");
  }

  /**
   * Number of lines whose send is in progress.
   * Type: {@code Count}.
   */
  public long getSending() {
    return fields.integer("sending");
  }

  /**
   * Number of lines that were delivered.
   * Type: {@code Count}.
   */
  public long getDelivered() {
    return fields.integer("delivered");
  }

  /**
   * Number of lines that failed.
   * Type: {@code Count}.
   */
  public long getFailed() {
    return fields.integer("failed");
  }

  /**
   * Number of lines whose send had no final status after a day.
   * Type: {@code Count}.
   */
  public long getUnresolved() {
    return fields.integer("unresolved");
  }

  /**
   * Number of lines not sent because the batch stopped.
   * Type: {@code Count}.
   */
  public long getUnsent() {
    return fields.integer("unsent");
  }

  /**
   * Number of lines that were cancelled.
   * Type: {@code Count}.
   */
  public long getCancelled() {
    return fields.integer("cancelled");
  }
}
