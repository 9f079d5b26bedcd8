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
 * State of the account's webhook endpoints.
 */
public final class OverviewWebhooks extends SvcObject {
  private OverviewWebhooks(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static OverviewWebhooks of(Fields fields) {
    return new OverviewWebhooks(fields);
  }

  /**
   * Number of webhook endpoints.
   * Type: {@code Count}.
   */
  public long getEndpoints() {
    return fields.integer("endpoints");
  }

  /**
   * Number of endpoints whose attempts are failing.
   * Type: {@code Count}.
   */
  public long getFailing() {
    return fields.integer("failing");
  }

  /**
   * Number of endpoints that are disabled.
   * Type: {@code Count}.
   */
  public long getDisabled() {
    return fields.integer("disabled");
  }

  /**
   * Time of the oldest event not yet delivered to its endpoint. Null if all are delivered.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getOldestUndeliveredAt() {
    return fields.integerOrNull("oldest_undelivered_at");
  }
}
