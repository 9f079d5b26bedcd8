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
 * The reward that a rule gives. Set {@code amount} or {@code percent_of_value}.
 */
public final class RuleGiveInput extends SvcObject {
  private RuleGiveInput(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RuleGiveInput of(Fields fields) {
    return new RuleGiveInput(fields);
  }

  /**
   * Fixed amount of the reward, in the program's currency.
   * Type: {@code MoneyInput}.
   */
  public @Nullable String getAmount() {
    return fields.text("amount");
  }

  /**
   * Percentage of the activity's value, such as {@code 2.50}. Values in another currency give nothing.
   * Only for activities.
   * Type: {@code Percent}.
   */
  public @Nullable String getPercentOfValue() {
    return fields.text("percent_of_value");
  }

  /**
   * Maximum amount of a percentage reward.
   * Type: {@code MoneyInput}.
   */
  public @Nullable String getMax() {
    return fields.text("max");
  }

  /**
   * Reward type. Omitted or null: the first of the program's choices that fits.
   */
  public @Nullable String getType() {
    return fields.text("type");
  }

  /**
   * Bundle to send. Required with {@code type: data}.
   * Type: {@code BundleId}.
   */
  public @Nullable String getBundleId() {
    return fields.text("bundle_id");
  }

  /**
   * How the reward is delivered to the person. With {@code choice}, omit {@code type} and {@code bundle_id}. The link
   * is that of the reward, and asks for a code by SMS; it is not texted to the person.
   */
  public @Nullable String getDelivery() {
    return fields.text("delivery");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a RuleGiveInput is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Fixed amount of the reward, in the program's currency.
     * Type: {@code MoneyInput}.
     */
    public Builder amount(@Nullable String value) {
      put("amount", value);
      return this;
    }

    /**
     * Percentage of the activity's value, such as {@code 2.50}. Values in another currency give nothing.
     * Only for activities.
     * Type: {@code Percent}.
     */
    public Builder percentOfValue(@Nullable String value) {
      put("percent_of_value", value);
      return this;
    }

    /**
     * Maximum amount of a percentage reward.
     * Type: {@code MoneyInput}.
     */
    public Builder max(@Nullable String value) {
      put("max", value);
      return this;
    }

    /**
     * Reward type. Omitted or null: the first of the program's choices that fits.
     */
    public Builder type(@Nullable String value) {
      put("type", value);
      return this;
    }

    /**
     * Bundle to send. Required with {@code type: data}.
     * Type: {@code BundleId}.
     */
    public Builder bundleId(@Nullable String value) {
      put("bundle_id", value);
      return this;
    }

    /**
     * How the reward is delivered to the person. With {@code choice}, omit {@code type} and {@code bundle_id}. The link
     * is that of the reward, and asks for a code by SMS; it is not texted to the person.
     */
    public Builder delivery(String value) {
      set("delivery", value);
      return this;
    }

    /** The object with what was given so far. */
    public RuleGiveInput build() {
      return new RuleGiveInput(toFields());
    }
  }
}
