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
 * How often something must happen, or what its values must add up to. Set {@code times}; or {@code value}, for
 * activities.
 */
public final class RuleCountInput extends SvcObject {
  private RuleCountInput(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RuleCountInput of(Fields fields) {
    return new RuleCountInput(fields);
  }

  /**
   * Number of times, or of consecutive periods for a streak.
   */
  public @Nullable Long getTimes() {
    return fields.integerOrNull("times");
  }

  /**
   * Total that the values must reach, in the program's currency. Only for {@code threshold}.
   * Type: {@code MoneyInput}.
   */
  public @Nullable String getValue() {
    return fields.text("value");
  }

  /**
   * Period within which it must happen. Only for {@code threshold}. Omitted or null: no limit.
   * Type: {@code DurationInput}.
   */
  public @Nullable String getWithin() {
    return fields.text("within");
  }

  /**
   * Period that counts once. Required for {@code streak}, not allowed for other kinds.
   */
  public @Nullable String getEvery() {
    return fields.text("every");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a RuleCountInput is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Number of times, or of consecutive periods for a streak.
     */
    public Builder times(@Nullable Long value) {
      put("times", value);
      return this;
    }

    /**
     * Total that the values must reach, in the program's currency. Only for {@code threshold}.
     * Type: {@code MoneyInput}.
     */
    public Builder value(@Nullable String value) {
      put("value", value);
      return this;
    }

    /**
     * Period within which it must happen. Only for {@code threshold}. Omitted or null: no limit.
     * Type: {@code DurationInput}.
     */
    public Builder within(@Nullable String value) {
      put("within", value);
      return this;
    }

    /**
     * Period that counts once. Required for {@code streak}, not allowed for other kinds.
     */
    public Builder every(@Nullable String value) {
      put("every", value);
      return this;
    }

    /** The object with what was given so far. */
    public RuleCountInput build() {
      return new RuleCountInput(toFields());
    }
  }
}
