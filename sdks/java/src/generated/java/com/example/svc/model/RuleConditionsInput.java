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
 * Conditions for a rule to match. Default: it always matches.
 */
public final class RuleConditionsInput extends SvcObject {
  private RuleConditionsInput(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RuleConditionsInput of(Fields fields) {
    return new RuleConditionsInput(fields);
  }

  /**
   * Conditions that must all be met.
   */
  public @Nullable List<RuleCondition> getAll() {
    return fields.get("all", Decode.list(Decode.object(RuleCondition::of)));
  }

  /**
   * Conditions of which at least one must be met.
   */
  public @Nullable List<RuleCondition> getAny() {
    return fields.get("any", Decode.list(Decode.object(RuleCondition::of)));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a RuleConditionsInput is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Conditions that must all be met.
     */
    public Builder all(List<RuleCondition> value) {
      set("all", value);
      return this;
    }

    /**
     * Conditions of which at least one must be met.
     */
    public Builder any(List<RuleCondition> value) {
      set("any", value);
      return this;
    }

    /** The object with what was given so far. */
    public RuleConditionsInput build() {
      return new RuleConditionsInput(toFields());
    }
  }
}
