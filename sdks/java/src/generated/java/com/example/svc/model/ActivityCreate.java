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
 * An action taken by a recipient.
 */
public final class ActivityCreate extends SvcObject {
  private ActivityCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ActivityCreate of(Fields fields) {
    return new ActivityCreate(fields);
  }

  /**
   * Recipient who performed the activity.
   */
  public TextOr<RewardRecipientPerson> getRecipient() {
    return fields.get("recipient", Decode.textOr(RewardRecipientPerson::of));
  }

  /**
   * Name of the activity, such as {@code visit}.
   * Type: {@code ActivityName}.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * Your own unique ID of the activity. Reporting the same ID again earns nothing more.
   * Type: {@code ActivityExternalId}.
   */
  public String getActivityId() {
    return fields.text("activity_id");
  }

  /**
   * Time at which the activity took place, up to 90 days ago. Default: now.
   */
  public @Nullable Moment getOccurredAt() {
    return fields.get("occurred_at", Decode.MOMENT);
  }

  /**
   * Monetary value, such as the amount the customer paid. {@code percentage} rules use it.
   * Type: {@code MoneyInput}.
   */
  public @Nullable String getValue() {
    return fields.text("value");
  }

  /**
   * Currency of {@code value}. Default: the currency of {@code program}. Required if {@code value} is set and
   * {@code program} is omitted.
   * Type: {@code CurrencyInput}.
   */
  public @Nullable String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Evaluate only the rules of this program. Default: the rules of all active programs.
   * Type: {@code ProgramId}.
   */
  public @Nullable String getProgram() {
    return fields.text("program");
  }

  /**
   * Your own key-value data about the activity. Rules can read it.
   */
  public @Nullable Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a ActivityCreate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Recipient who performed the activity.
     */
    public Builder recipient(TextOr<RewardRecipientPerson> value) {
      set("recipient", value);
      return this;
    }

    /**
     * Name of the activity, such as {@code visit}.
     * Type: {@code ActivityName}.
     */
    public Builder name(String value) {
      set("name", value);
      return this;
    }

    /**
     * Your own unique ID of the activity. Reporting the same ID again earns nothing more.
     * Type: {@code ActivityExternalId}.
     */
    public Builder activityId(String value) {
      set("activity_id", value);
      return this;
    }

    /**
     * Time at which the activity took place, up to 90 days ago. Default: now.
     */
    public Builder occurredAt(Moment value) {
      set("occurred_at", value);
      return this;
    }

    /**
     * Monetary value, such as the amount the customer paid. {@code percentage} rules use it.
     * Type: {@code MoneyInput}.
     */
    public Builder value(String value) {
      set("value", value);
      return this;
    }

    /**
     * Currency of {@code value}. Default: the currency of {@code program}. Required if {@code value} is set and
     * {@code program} is omitted.
     * Type: {@code CurrencyInput}.
     */
    public Builder currency(String value) {
      set("currency", value);
      return this;
    }

    /**
     * Evaluate only the rules of this program. Default: the rules of all active programs.
     * Type: {@code ProgramId}.
     */
    public Builder program(String value) {
      set("program", value);
      return this;
    }

    /**
     * Your own key-value data about the activity. Rules can read it.
     */
    public Builder metadata(Map<String, String> value) {
      set("metadata", value);
      return this;
    }

    /** The object with what was given so far. */
    public ActivityCreate build() {
      return new ActivityCreate(toFields());
    }
  }
}
