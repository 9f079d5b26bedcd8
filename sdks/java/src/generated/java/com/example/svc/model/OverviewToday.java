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
 * Sends created since midnight in Harare.
 */
public final class OverviewToday extends SvcObject {
  private OverviewToday(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static OverviewToday of(Fields fields) {
    return new OverviewToday(fields);
  }

  /**
   * Number of sends created today.
   * Type: {@code Count}.
   */
  public long getSends() {
    return fields.integer("sends");
  }

  /**
   * Number of sends that were delivered.
   * Type: {@code Count}.
   */
  public long getDelivered() {
    return fields.integer("delivered");
  }

  /**
   * Number of sends that failed, whether or not the Credit was returned.
   * Type: {@code Count}.
   */
  public long getFailed() {
    return fields.integer("failed");
  }

  /**
   * Number of sends that have not ended.
   * Type: {@code Count}.
   */
  public long getUnresolved() {
    return fields.integer("unresolved");
  }

  /**
   * Face value of all sends, excluding those whose Credit was returned.
   */
  public Map<String, String> getAmount() {
    return fields.get("amount", Decode.map(Decode.TEXT));
  }
}
