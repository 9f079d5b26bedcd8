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
 * Rewards of a program that are held before they are sent, and for how long.
 */
public final class ProgramHold extends SvcObject {
  private ProgramHold(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ProgramHold of(Fields fields) {
    return new ProgramHold(fields);
  }

  /**
   * What happens to rewards that are held.
   */
  public String getMode() {
    return fields.text("mode");
  }

  /**
   * Only rewards above this amount are held. Null if all are.
   * Type: {@code Money}.
   */
  public @Nullable String getAmountOver() {
    return fields.text("amount_over");
  }

  /**
   * Whether only the first reward of each recipient is held.
   */
  public boolean getFirstReward() {
    return fields.flag("first_reward");
  }

  /**
   * Number of seconds after which an unreleased reward expires.
   * Type: {@code Seconds}.
   */
  public long getExpiresAfter() {
    return fields.integer("expires_after");
  }
}
