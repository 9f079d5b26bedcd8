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
 * Rewards of a program to hold before they are sent, and for how long.
 */
public final class ProgramHoldInput extends SvcObject {
  private ProgramHoldInput(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ProgramHoldInput of(Fields fields) {
    return new ProgramHoldInput(fields);
  }

  /**
   * What happens to rewards that are held. Default: {@code none}.
   */
  public @Nullable String getMode() {
    return fields.text("mode");
  }

  /**
   * Hold only rewards above this amount. Default: hold all.
   * Type: {@code MoneyInput}.
   */
  public @Nullable String getAmountOver() {
    return fields.text("amount_over");
  }

  /**
   * Hold only the first reward of each recipient.
   */
  public @Nullable Boolean getFirstReward() {
    return fields.flagOrNull("first_reward");
  }

  /**
   * How long until an unreleased reward expires, from 1 hour to 365 days. Default: 30 days.
   * Type: {@code DurationInput}.
   */
  public @Nullable String getExpiresAfter() {
    return fields.text("expires_after");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a ProgramHoldInput is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * What happens to rewards that are held. Default: {@code none}.
     */
    public Builder mode(String value) {
      set("mode", value);
      return this;
    }

    /**
     * Hold only rewards above this amount. Default: hold all.
     * Type: {@code MoneyInput}.
     */
    public Builder amountOver(@Nullable String value) {
      put("amount_over", value);
      return this;
    }

    /**
     * Hold only the first reward of each recipient.
     */
    public Builder firstReward(boolean value) {
      set("first_reward", value);
      return this;
    }

    /**
     * How long until an unreleased reward expires, from 1 hour to 365 days. Default: 30 days.
     * Type: {@code DurationInput}.
     */
    public Builder expiresAfter(String value) {
      set("expires_after", value);
      return this;
    }

    /** The object with what was given so far. */
    public ProgramHoldInput build() {
      return new ProgramHoldInput(toFields());
    }
  }
}
