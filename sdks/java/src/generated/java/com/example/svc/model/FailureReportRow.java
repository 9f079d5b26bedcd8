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
 * A group of failed sends.
 */
public final class FailureReportRow extends SvcObject {
  private FailureReportRow(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static FailureReportRow of(Fields fields) {
    return new FailureReportRow(fields);
  }

  /**
   * Dimension values shared by the sends.
   */
  public FailureReportKeys getKeys() {
    return fields.get("keys", Decode.object(FailureReportKeys::of));
  }

  /**
   * Currency of all amounts.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Number of sends that failed.
   * Type: {@code Count}.
   */
  public long getFailed() {
    return fields.integer("failed");
  }

  /**
   * Number of failed sends that were sold again with {@code retry}.
   * Type: {@code Count}.
   */
  public long getRetried() {
    return fields.integer("retried");
  }

  /**
   * Total face value of the sends.
   * Type: {@code Money}.
   */
  public String getFace() {
    return fields.text("face");
  }

  /**
   * Credit returned from failed sends.
   * Type: {@code Money}.
   */
  public String getCreditedBack() {
    return fields.text("credited_back");
  }
}
