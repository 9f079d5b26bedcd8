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
 * Parameters to create a program.
 */
public final class ProgramCreate extends SvcObject {
  private ProgramCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ProgramCreate of(Fields fields) {
    return new ProgramCreate(fields);
  }

  /**
   * Name of the program.
   * Type: {@code Label}.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * Description for your own use.
   * Type: {@code Note}.
   */
  public @Nullable String getDescription() {
    return fields.text("description");
  }

  /**
   * Currency of the budget and of all rewards. Cannot be changed.
   * Type: {@code CurrencyInput}.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Face value of rewards that set no amount. Default: none, so every reward must set one.
   * Type: {@code MoneyInput}.
   */
  public @Nullable String getDefaultAmount() {
    return fields.text("default_amount");
  }

  /**
   * Total amount the program can give away. Needed to activate it; see also {@code fund}.
   * Type: {@code MoneyInput}.
   */
  public @Nullable String getBudget() {
    return fields.text("budget");
  }

  /**
   * How the budget is funded. Cannot be changed.
   */
  public @Nullable String getFunding() {
    return fields.text("funding");
  }

  /**
   * Reward types that the program can send. At least one is needed to activate it.
   */
  public @Nullable List<String> getChoices() {
    return fields.get("choices", Decode.list(Decode.TEXT));
  }

  /**
   * Ways in which rewards can be created. Default: all of them.
   */
  public @Nullable List<String> getSources() {
    return fields.get("sources", Decode.list(Decode.TEXT));
  }

  /**
   * Limit each phone number to one reward. Default: {@code false}.
   */
  public @Nullable Boolean getOnePerPhone() {
    return fields.flagOrNull("one_per_phone");
  }

  /**
   * What happens to electricity rewards during a national outage. Default: {@code queue}.
   */
  public @Nullable String getOnZesaDown() {
    return fields.text("on_zesa_down");
  }

  /**
   * How long a queued electricity reward can wait, from 5 minutes to 7 days. Default: 24 hours.
   * Type: {@code DurationInput}.
   */
  public @Nullable String getMaxHold() {
    return fields.text("max_hold");
  }

  /**
   * How long escrow can be released after the program is closed, up to 30 days. Default: 7 days.
   * Type: {@code DurationInput}.
   */
  public @Nullable String getCloseGrace() {
    return fields.text("close_grace");
  }

  /**
   * Omit the program and amount from SMS messages. Default: {@code false}.
   */
  public @Nullable Boolean getSensitiveData() {
    return fields.flagOrNull("sensitive_data");
  }

  /**
   * Limits on what one person can receive. Default: no limit.
   */
  public @Nullable RewardLimitsInput getPerRecipient() {
    return fields.get("per_recipient", Decode.object(RewardLimitsInput::of));
  }

  /**
   * Reward only phone numbers of this network.
   * Type: {@code NetworkId}.
   */
  public @Nullable String getRequireNetwork() {
    return fields.text("require_network");
  }

  /**
   * Maximum rewards per hour from completions. Default: no limit.
   */
  public @Nullable Long getThrottlePerHour() {
    return fields.integerOrNull("throttle_per_hour");
  }

  /**
   * Minimum age of the recipient's record, or of {@code user_created_at} in its metadata, up to 400 days.
   * Type: {@code DurationInput}.
   */
  public @Nullable String getMinAccountAge() {
    return fields.text("min_account_age");
  }

  /**
   * Rewards to hold before they are sent. Default: none. With {@code mode: none}, no condition can be
   * set.
   */
  public @Nullable ProgramHoldInput getHold() {
    return fields.get("hold", Decode.object(ProgramHoldInput::of));
  }

  /**
   * Custom SMS message to the person. Default: our standard message. If it contains the merge field
   * `{link}`, it is used to send a reward's link; otherwise it is used after the reward was sent.
   * Type: {@code SmsTemplate}.
   */
  public @Nullable String getSmsMessage() {
    return fields.text("sms_message");
  }

  /**
   * Branding of claim pages and messages.
   */
  public @Nullable ProgramBrandingInput getBranding() {
    return fields.get("branding", Decode.object(ProgramBrandingInput::of));
  }

  /**
   * Legal basis for processing these people's data. Also set on recipients that the program
   * creates. Default: {@code legitimate_interest}.
   */
  public @Nullable String getLawfulBasis() {
    return fields.text("lawful_basis");
  }

  /**
   * Location where people must check in to claim links. Needs the source {@code links}. Default:
   * anywhere.
   */
  public @Nullable GeofenceInput getGeofence() {
    return fields.get("geofence", Decode.object(GeofenceInput::of));
  }

  /**
   * Your own key-value data about the program.
   */
  public @Nullable Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a ProgramCreate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Name of the program.
     * Type: {@code Label}.
     */
    public Builder name(String value) {
      set("name", value);
      return this;
    }

    /**
     * Description for your own use.
     * Type: {@code Note}.
     */
    public Builder description(String value) {
      set("description", value);
      return this;
    }

    /**
     * Currency of the budget and of all rewards. Cannot be changed.
     * Type: {@code CurrencyInput}.
     */
    public Builder currency(String value) {
      set("currency", value);
      return this;
    }

    /**
     * Face value of rewards that set no amount. Default: none, so every reward must set one.
     * Type: {@code MoneyInput}.
     */
    public Builder defaultAmount(String value) {
      set("default_amount", value);
      return this;
    }

    /**
     * Total amount the program can give away. Needed to activate it; see also {@code fund}.
     * Type: {@code MoneyInput}.
     */
    public Builder budget(String value) {
      set("budget", value);
      return this;
    }

    /**
     * How the budget is funded. Cannot be changed.
     */
    public Builder funding(String value) {
      set("funding", value);
      return this;
    }

    /**
     * Reward types that the program can send. At least one is needed to activate it.
     */
    public Builder choices(List<String> value) {
      set("choices", value);
      return this;
    }

    /**
     * Ways in which rewards can be created. Default: all of them.
     */
    public Builder sources(List<String> value) {
      set("sources", value);
      return this;
    }

    /**
     * Limit each phone number to one reward. Default: {@code false}.
     */
    public Builder onePerPhone(boolean value) {
      set("one_per_phone", value);
      return this;
    }

    /**
     * What happens to electricity rewards during a national outage. Default: {@code queue}.
     */
    public Builder onZesaDown(String value) {
      set("on_zesa_down", value);
      return this;
    }

    /**
     * How long a queued electricity reward can wait, from 5 minutes to 7 days. Default: 24 hours.
     * Type: {@code DurationInput}.
     */
    public Builder maxHold(String value) {
      set("max_hold", value);
      return this;
    }

    /**
     * How long escrow can be released after the program is closed, up to 30 days. Default: 7 days.
     * Type: {@code DurationInput}.
     */
    public Builder closeGrace(String value) {
      set("close_grace", value);
      return this;
    }

    /**
     * Omit the program and amount from SMS messages. Default: {@code false}.
     */
    public Builder sensitiveData(boolean value) {
      set("sensitive_data", value);
      return this;
    }

    /**
     * Limits on what one person can receive. Default: no limit.
     */
    public Builder perRecipient(RewardLimitsInput value) {
      set("per_recipient", value);
      return this;
    }

    /**
     * Reward only phone numbers of this network.
     * Type: {@code NetworkId}.
     */
    public Builder requireNetwork(String value) {
      set("require_network", value);
      return this;
    }

    /**
     * Maximum rewards per hour from completions. Default: no limit.
     */
    public Builder throttlePerHour(long value) {
      set("throttle_per_hour", value);
      return this;
    }

    /**
     * Minimum age of the recipient's record, or of {@code user_created_at} in its metadata, up to 400 days.
     * Type: {@code DurationInput}.
     */
    public Builder minAccountAge(String value) {
      set("min_account_age", value);
      return this;
    }

    /**
     * Rewards to hold before they are sent. Default: none. With {@code mode: none}, no condition can be
     * set.
     */
    public Builder hold(ProgramHoldInput value) {
      set("hold", value);
      return this;
    }

    /**
     * Custom SMS message to the person. Default: our standard message. If it contains the merge field
     * `{link}`, it is used to send a reward's link; otherwise it is used after the reward was sent.
     * Type: {@code SmsTemplate}.
     */
    public Builder smsMessage(String value) {
      set("sms_message", value);
      return this;
    }

    /**
     * Branding of claim pages and messages.
     */
    public Builder branding(ProgramBrandingInput value) {
      set("branding", value);
      return this;
    }

    /**
     * Legal basis for processing these people's data. Also set on recipients that the program
     * creates. Default: {@code legitimate_interest}.
     */
    public Builder lawfulBasis(String value) {
      set("lawful_basis", value);
      return this;
    }

    /**
     * Location where people must check in to claim links. Needs the source {@code links}. Default:
     * anywhere.
     */
    public Builder geofence(GeofenceInput value) {
      set("geofence", value);
      return this;
    }

    /**
     * Your own key-value data about the program.
     */
    public Builder metadata(Map<String, String> value) {
      set("metadata", value);
      return this;
    }

    /** The object with what was given so far. */
    public ProgramCreate build() {
      return new ProgramCreate(toFields());
    }
  }
}
