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
 * Dimensions of a failure report.
 */
public final class FailureReportDimension {
  private FailureReportDimension() {}

  /**
   * Group by the reason of failure.
   */
  public static final String FAILURE_CODE = "failure_code";

  /**
   * Group by mobile network.
   */
  public static final String NETWORK = "network";
}
