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
 * A rule that matched, and what it gave.
 */
public final class RuleMatch extends SvcObject {
  private RuleMatch(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RuleMatch of(Fields fields) {
    return new RuleMatch(fields);
  }

  /**
   * Rule that matched what happened.
   * Type: {@code ProgramRuleId}.
   */
  public String getRule() {
    return fields.text("rule");
  }

  /**
   * Reward that the rule created. Null if it gave none.
   * Type: {@code RewardId}.
   */
  public @Nullable String getReward() {
    return fields.text("reward");
  }

  /**
   * Reason the rule gave no reward. Null if it gave one. Otherwise the error code that
   * {@code POST /rewards} would return, or {@code currency_mismatch} if the rule pays a percentage of a value
   * in a currency other than the program's.
   * Type: {@code SkippedReason}.
   */
  public @Nullable String getSkippedReason() {
    return fields.text("skipped_reason");
  }
}
