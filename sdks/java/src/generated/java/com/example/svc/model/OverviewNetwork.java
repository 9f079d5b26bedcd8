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
 * Results of a network for this account in the last 24 hours, in one currency.
 */
public final class OverviewNetwork extends SvcObject {
  private OverviewNetwork(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static OverviewNetwork of(Fields fields) {
    return new OverviewNetwork(fields);
  }

  /**
   * ID of the network.
   * Type: {@code NetworkId}.
   */
  public String getNetwork() {
    return fields.text("network");
  }

  /**
   * The currency of the sends.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Share of ended sends that were delivered. Null if none ended.
   * Type: {@code Share}.
   */
  public @Nullable String getSuccessRate() {
    return fields.text("success_rate");
  }

  /**
   * Number of sends that ended.
   * Type: {@code Count}.
   */
  public long getSample() {
    return fields.integer("sample");
  }

  /**
   * Current state of the network for all accounts.
   */
  public String getState() {
    return fields.text("state");
  }
}
