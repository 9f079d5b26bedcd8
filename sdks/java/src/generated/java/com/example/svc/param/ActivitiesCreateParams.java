// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.param;

import com.example.svc.Fields;
import com.example.svc.FieldsBuilder;
import com.example.svc.Moment;
import com.example.svc.Params;
import com.example.svc.TextOr;
import com.example.svc.model.*;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The parameters of {@code activities.create}. */
public final class ActivitiesCreateParams extends Params {
  private ActivitiesCreateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static ActivitiesCreateParams of(Fields fields) {
    return new ActivitiesCreateParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
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

    /** The parameters that were given. */
    public ActivitiesCreateParams build() {
      return new ActivitiesCreateParams(toFields());
    }
  }
}
