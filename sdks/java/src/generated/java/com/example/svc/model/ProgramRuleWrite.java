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
 * A rule of the new set.
 */
public final class ProgramRuleWrite extends SvcObject {
  private ProgramRuleWrite(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ProgramRuleWrite of(Fields fields) {
    return new ProgramRuleWrite(fields);
  }

  /**
   * ID of an existing rule to replace, keeping its count. Default: creates a new rule.
   * Type: {@code ProgramRuleId}.
   */
  public @Nullable String getId() {
    return fields.text("id");
  }

  /**
   * Name of the rule.
   * Type: {@code Label}.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * Whether the rule is active and gives rewards.
   */
  public @Nullable Boolean getActive() {
    return fields.flagOrNull("active");
  }

  /**
   * What the rule measures. Lotteries and prize draws return {@code rule_not_allowed}.
   */
  public String getKind() {
    return fields.text("kind");
  }

  /**
   * What triggers the evaluation of the rule.
   */
  public String getOn() {
    return fields.text("on");
  }

  /**
   * Trigger only on activities with this name. Omitted or null: on all. Only for activities.
   * Type: {@code ActivityName}.
   */
  public @Nullable String getActivityName() {
    return fields.text("activity_name");
  }

  /**
   * Conditions for the rule to match.
   */
  public @Nullable RuleConditionsInput getWhen() {
    return fields.get("when", Decode.object(RuleConditionsInput::of));
  }

  /**
   * How often it must happen. Required for {@code threshold}, {@code streak} and {@code milestone}.
   */
  public @Nullable RuleCountInput getCount() {
    return fields.get("count", Decode.object(RuleCountInput::of));
  }

  /**
   * Reward that the rule gives.
   */
  public RuleGiveInput getGive() {
    return fields.get("give", Decode.object(RuleGiveInput::of));
  }

  /**
   * Limits on what one person receives from this rule.
   */
  public @Nullable RewardLimitsInput getLimit() {
    return fields.get("limit", Decode.object(RewardLimitsInput::of));
  }

  /**
   * Time at which the rule starts to give rewards. Omitted or null: immediately.
   */
  public @Nullable Moment getStartsAt() {
    return fields.get("starts_at", Decode.MOMENT);
  }

  /**
   * Time at which the rule stops giving rewards. Omitted or null: never.
   */
  public @Nullable Moment getEndsAt() {
    return fields.get("ends_at", Decode.MOMENT);
  }

  /**
   * Rules with a higher priority are evaluated first.
   */
  public @Nullable Long getPriority() {
    return fields.integerOrNull("priority");
  }

  /**
   * Minimum time between two rewards of this rule to the same person.
   * Type: {@code DurationInput}.
   */
  public @Nullable String getCooldown() {
    return fields.text("cooldown");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a ProgramRuleWrite is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * ID of an existing rule to replace, keeping its count. Default: creates a new rule.
     * Type: {@code ProgramRuleId}.
     */
    public Builder id(String value) {
      set("id", value);
      return this;
    }

    /**
     * Name of the rule.
     * Type: {@code Label}.
     */
    public Builder name(String value) {
      set("name", value);
      return this;
    }

    /**
     * Whether the rule is active and gives rewards.
     */
    public Builder active(boolean value) {
      set("active", value);
      return this;
    }

    /**
     * What the rule measures. Lotteries and prize draws return {@code rule_not_allowed}.
     */
    public Builder kind(String value) {
      set("kind", value);
      return this;
    }

    /**
     * What triggers the evaluation of the rule.
     */
    public Builder on(String value) {
      set("on", value);
      return this;
    }

    /**
     * Trigger only on activities with this name. Omitted or null: on all. Only for activities.
     * Type: {@code ActivityName}.
     */
    public Builder activityName(@Nullable String value) {
      put("activity_name", value);
      return this;
    }

    /**
     * Conditions for the rule to match.
     */
    public Builder when(RuleConditionsInput value) {
      set("when", value);
      return this;
    }

    /**
     * How often it must happen. Required for {@code threshold}, {@code streak} and {@code milestone}.
     */
    public Builder count(@Nullable RuleCountInput value) {
      put("count", value);
      return this;
    }

    /**
     * Reward that the rule gives.
     */
    public Builder give(RuleGiveInput value) {
      set("give", value);
      return this;
    }

    /**
     * Limits on what one person receives from this rule.
     */
    public Builder limit(RewardLimitsInput value) {
      set("limit", value);
      return this;
    }

    /**
     * Time at which the rule starts to give rewards. Omitted or null: immediately.
     */
    public Builder startsAt(@Nullable Moment value) {
      put("starts_at", value);
      return this;
    }

    /**
     * Time at which the rule stops giving rewards. Omitted or null: never.
     */
    public Builder endsAt(@Nullable Moment value) {
      put("ends_at", value);
      return this;
    }

    /**
     * Rules with a higher priority are evaluated first.
     */
    public Builder priority(long value) {
      set("priority", value);
      return this;
    }

    /**
     * Minimum time between two rewards of this rule to the same person.
     * Type: {@code DurationInput}.
     */
    public Builder cooldown(@Nullable String value) {
      put("cooldown", value);
      return this;
    }

    /** The object with what was given so far. */
    public ProgramRuleWrite build() {
      return new ProgramRuleWrite(toFields());
    }
  }
}
