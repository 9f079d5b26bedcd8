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
 * Number of lines that were checked.
 */
public final class BatchPreviewCounts extends SvcObject {
  private BatchPreviewCounts(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static BatchPreviewCounts of(Fields fields) {
    return new BatchPreviewCounts(fields);
  }

  /**
   * Total number of lines.
   * Type: {@code Count}.
   */
  public long getTotal() {
    return fields.integer("total");
  }

  /**
   * Number of lines that pass all checks.
   * Type: {@code Count}.
   */
  public long getValid() {
    return fields.integer("valid");
  }

  /**
   * Number of lines that fail a check.
   * Type: {@code Count}.
   */
  public long getInvalid() {
    return fields.integer("invalid");
  }
}
