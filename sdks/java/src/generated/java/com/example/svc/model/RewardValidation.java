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
 * Result of checking a reward without giving it. Distinguished from a reward by {@code object}.
 */
public final class RewardValidation extends SvcObject {
  private RewardValidation(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RewardValidation of(Fields fields) {
    return new RewardValidation(fields);
  }

  /**
   * Always {@code reward_validation}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time of the check.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * True in live mode, false in test mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Whether the reward would be given, or wait for an approval.
   */
  public boolean getValid() {
    return fields.flag("valid");
  }

  /**
   * Status that the reward would have. Null if there are problems.
   */
  public @Nullable String getWouldStatus() {
    return fields.text("would_status");
  }

  /**
   * Preview of the reward. Null if the problems prevent one.
   */
  public @Nullable RewardPreview getReward() {
    return fields.get("reward", Decode.object(RewardPreview::of));
  }

  /**
   * Currency of the program. Null if there is no such program.
   */
  public @Nullable String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Budget that would remain. Null if there are problems.
   */
  public @Nullable BudgetAfter getBudgetAfter() {
    return fields.get("budget_after", Decode.object(BudgetAfter::of));
  }

  /**
   * Meter confirmed with the utility. Null for airtime and data, and if a link is created.
   */
  public @Nullable Meter getMeter() {
    return fields.get("meter", Decode.object(Meter::of));
  }

  /**
   * All problems that prevent the reward, in order of precedence. Empty when valid.
   */
  public List<SendProblem> getProblems() {
    return fields.get("problems", Decode.list(Decode.object(SendProblem::of)));
  }
}
