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
 * Number of rewards of a program, by outcome.
 */
public final class ProgramCounts extends SvcObject {
  private ProgramCounts(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ProgramCounts of(Fields fields) {
    return new ProgramCounts(fields);
  }

  /**
   * Total number of rewards created.
   * Type: {@code Count}.
   */
  public long getRewards() {
    return fields.integer("rewards");
  }

  /**
   * Number of rewards that people have received.
   * Type: {@code Count}.
   */
  public long getDelivered() {
    return fields.integer("delivered");
  }

  /**
   * Number of rewards held in escrow or for review.
   * Type: {@code Count}.
   */
  public long getHeld() {
    return fields.integer("held");
  }

  /**
   * Number of rewards that could not be sent.
   * Type: {@code Count}.
   */
  public long getFailed() {
    return fields.integer("failed");
  }
}
