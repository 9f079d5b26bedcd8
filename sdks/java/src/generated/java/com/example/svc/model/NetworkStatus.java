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
 * Performance of one type of sale on a network.
 */
public final class NetworkStatus extends SvcObject {
  private NetworkStatus(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static NetworkStatus of(Fields fields) {
    return new NetworkStatus(fields);
  }

  /**
   * ID of the network.
   * Type: {@code NetworkId}.
   */
  public String getNetwork() {
    return fields.text("network");
  }

  /**
   * Type of the sale.
   */
  public String getType() {
    return fields.text("type");
  }

  /**
   * The currency of the sales.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Current state of the network.
   */
  public String getState() {
    return fields.text("state");
  }

  /**
   * Share of the last hour's attempts that the network responded to. Null without attempts.
   * Type: {@code Share}.
   */
  public @Nullable String getSuccessRate1h() {
    return fields.text("success_rate_1h");
  }

  /**
   * Median delivery time over the last hour, in seconds. Null without deliveries.
   */
  public @Nullable Long getMedianSeconds() {
    return fields.integerOrNull("median_seconds");
  }

  /**
   * Time at which the network entered this state.
   * Type: {@code UnixTime}.
   */
  public long getSince() {
    return fields.integer("since");
  }
}
