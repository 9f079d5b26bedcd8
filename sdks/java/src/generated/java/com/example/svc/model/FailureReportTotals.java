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
 * Totals of all failed sends in one currency.
 */
public final class FailureReportTotals extends SvcObject {
  private FailureReportTotals(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static FailureReportTotals of(Fields fields) {
    return new FailureReportTotals(fields);
  }

  /**
   * Currency of all amounts.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Number of sends created.
   * Type: {@code Count}.
   */
  public long getSends() {
    return fields.integer("sends");
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
   * Percentage of sends that failed.
   * Type: {@code Percent}.
   */
  public String getFailureRate() {
    return fields.text("failure_rate");
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
