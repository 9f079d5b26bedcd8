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
 * Kind of a report.
 */
public final class ReportKind {
  private ReportKind() {}

  /**
   * Sends and their cost, by up to two dimensions.
   */
  public static final String SPEND = "spend";

  /**
   * Performance of reward programs.
   */
  public static final String PROGRAMS = "programs";

  /**
   * Reasons for failed sends.
   */
  public static final String FAILURES = "failures";

  /**
   * Daily reconciliation by till.
   */
  public static final String RECONCILIATION = "reconciliation";
}
