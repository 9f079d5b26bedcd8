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
 * How often something must happen, or what its values must add up to. Of each person, only the
 * newest 10,000 are counted: activities with the rule's {@code activity_name}, or completions of the
 * program, referrals to it or check-ins, whatever became of their rewards.
 */
public final class RuleCount extends SvcObject {
  private RuleCount(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RuleCount of(Fields fields) {
    return new RuleCount(fields);
  }

  /**
   * Number of times, or of consecutive periods for a streak. Null if values are summed.
   */
  public @Nullable Long getTimes() {
    return fields.integerOrNull("times");
  }

  /**
   * Total that the values must reach, in the program's currency. Null if times are counted.
   * Type: {@code Money}.
   */
  public @Nullable String getValue() {
    return fields.text("value");
  }

  /**
   * Number of seconds within which it must happen, for {@code threshold} rules. Null for no limit.
   * Type: {@code Seconds}.
   */
  public @Nullable Long getWithin() {
    return fields.integerOrNull("within");
  }

  /**
   * Period that counts once, for {@code streak} rules. Null for other kinds.
   */
  public @Nullable String getEvery() {
    return fields.text("every");
  }
}
