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
 * Limits of a single allocation.
 */
public final class WorkforceLimits extends SvcObject {
  private WorkforceLimits(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceLimits of(Fields fields) {
    return new WorkforceLimits(fields);
  }

  /**
   * Maximum number of lines.
   * Type: {@code Count}.
   */
  public long getMaxLines() {
    return fields.integer("max_lines");
  }

  /**
   * Maximum face value. Null in a currency without a limit.
   */
  public Map<String, @Nullable String> getMaxTotal() {
    return fields.get("max_total", Decode.map(Decode.TEXT));
  }
}
