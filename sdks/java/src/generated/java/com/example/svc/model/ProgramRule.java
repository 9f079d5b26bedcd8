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
 * A rule by which a program rewards what people do.
 */
public final class ProgramRule extends SvcObject {
  private ProgramRule(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ProgramRule of(Fields fields) {
    return new ProgramRule(fields);
  }

  /**
   * Unique identifier of the object.
   * Type: {@code ProgramRuleId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code program_rule}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the rule was first created.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * Whether it gives away real money: {@code true} in live mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Name of the rule.
   * Type: {@code Label}.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * Currency of the rule's amounts: that of the program.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Whether the rule is active and gives rewards.
   */
  public boolean getActive() {
    return fields.flag("active");
  }

  /**
   * What the rule measures to decide whether it matches.
   */
  public String getKind() {
    return fields.text("kind");
  }

  /**
   * What triggers the rule.
   */
  public String getOn() {
    return fields.text("on");
  }

  /**
   * Name of the activities that trigger the rule. Null for all of them, and for other triggers.
   * Type: {@code ActivityName}.
   */
  public @Nullable String getActivityName() {
    return fields.text("activity_name");
  }

  /**
   * Conditions for the rule to match.
   */
  public RuleConditions getWhen() {
    return fields.get("when", Decode.object(RuleConditions::of));
  }

  /**
   * How often it must happen. Null if the rule matches each time.
   */
  public @Nullable RuleCount getCount() {
    return fields.get("count", Decode.object(RuleCount::of));
  }

  /**
   * Reward that the rule gives.
   */
  public RuleGive getGive() {
    return fields.get("give", Decode.object(RuleGive::of));
  }

  /**
   * Limits on what one person receives from this rule, in addition to the program's limits.
   */
  public RewardLimits getLimit() {
    return fields.get("limit", Decode.object(RewardLimits::of));
  }

  /**
   * Time at which the rule starts to give rewards. Null if immediately.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getStartsAt() {
    return fields.integerOrNull("starts_at");
  }

  /**
   * Time at which the rule stops giving rewards. Null if never.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getEndsAt() {
    return fields.integerOrNull("ends_at");
  }

  /**
   * Rules with a higher priority are evaluated first. Every rule that matches gives its reward.
   */
  public long getPriority() {
    return fields.integer("priority");
  }

  /**
   * Number of seconds a person must wait between rewards of this rule. Null for no wait.
   * Type: {@code Seconds}.
   */
  public @Nullable Long getCooldown() {
    return fields.integerOrNull("cooldown");
  }

  /**
   * Number of times the rule has matched.
   * Type: {@code Count}.
   */
  public long getMatchedCount() {
    return fields.integer("matched_count");
  }
}
