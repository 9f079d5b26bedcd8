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
 * Dimension values shared by the sends of a row.
 */
public final class FailureReportKeys extends SvcObject {
  private FailureReportKeys(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static FailureReportKeys of(Fields fields) {
    return new FailureReportKeys(fields);
  }

  /**
   * Reason the sends failed. Null if unknown.
   */
  public @Nullable String getFailureCode() {
    return fields.text("failure_code");
  }

  /**
   * Network of the sends. Null if unknown.
   * Type: {@code NetworkId}.
   */
  public @Nullable String getNetwork() {
    return fields.text("network");
  }
}
