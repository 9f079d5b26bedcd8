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
 * The reward that a rule gives.
 */
public final class RuleGive extends SvcObject {
  private RuleGive(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RuleGive of(Fields fields) {
    return new RuleGive(fields);
  }

  /**
   * Fixed amount of the reward. Null if it is a percentage.
   * Type: {@code Money}.
   */
  public @Nullable String getAmount() {
    return fields.text("amount");
  }

  /**
   * Percentage of the activity's value. Null if the amount is fixed.
   * Type: {@code Percent}.
   */
  public @Nullable String getPercentOfValue() {
    return fields.text("percent_of_value");
  }

  /**
   * Maximum amount of a percentage reward. Null for no maximum.
   * Type: {@code Money}.
   */
  public @Nullable String getMax() {
    return fields.text("max");
  }

  /**
   * Reward type. Null for the first of the program's choices that fits.
   */
  public @Nullable String getType() {
    return fields.text("type");
  }

  /**
   * Bundle to send, for data only. Null otherwise.
   * Type: {@code BundleId}.
   */
  public @Nullable String getBundleId() {
    return fields.text("bundle_id");
  }

  /**
   * How the reward is delivered to the person.
   */
  public String getDelivery() {
    return fields.text("delivery");
  }
}
