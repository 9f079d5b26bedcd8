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

/** The parameters of {@code programs.update}. */
public final class ProgramsUpdateParams extends Params {
  private ProgramsUpdateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static ProgramsUpdateParams of(Fields fields) {
    return new ProgramsUpdateParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
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
     * Description for your own use. Null removes it.
     * Type: {@code Note}.
     */
    public Builder description(@Nullable String value) {
      put("description", value);
      return this;
    }

    /**
     * Face value of rewards that set no amount. Null if every reward must set one.
     * Type: {@code MoneyInput}.
     */
    public Builder defaultAmount(@Nullable String value) {
      put("default_amount", value);
      return this;
    }

    /**
     * Total amount the program can give away. Cannot be less than it has spent and earmarked.
     * Type: {@code MoneyInput}.
     */
    public Builder budget(String value) {
      set("budget", value);
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
     * Limits on what one person can receive. Null removes all limits.
     */
    public Builder perRecipient(@Nullable RewardLimitsInput value) {
      put("per_recipient", value);
      return this;
    }

    /**
     * Reward only phone numbers of this network. Null allows any network.
     * Type: {@code NetworkId}.
     */
    public Builder requireNetwork(@Nullable String value) {
      put("require_network", value);
      return this;
    }

    /**
     * Maximum rewards per hour from completions. Null removes the limit.
     */
    public Builder throttlePerHour(@Nullable Long value) {
      put("throttle_per_hour", value);
      return this;
    }

    /**
     * Minimum age of the recipient's record. Null removes the requirement.
     * Type: {@code DurationInput}.
     */
    public Builder minAccountAge(@Nullable String value) {
      put("min_account_age", value);
      return this;
    }

    /**
     * Rewards to hold before they are sent. Null for none; rewards already held stay held.
     */
    public Builder hold(@Nullable ProgramHoldInput value) {
      put("hold", value);
      return this;
    }

    /**
     * Custom SMS message to the person. Null restores our standard message.
     * Type: {@code SmsTemplate}.
     */
    public Builder smsMessage(@Nullable String value) {
      put("sms_message", value);
      return this;
    }

    /**
     * Branding of claim pages and messages. Null restores the default.
     */
    public Builder branding(@Nullable ProgramBrandingInput value) {
      put("branding", value);
      return this;
    }

    /**
     * Legal basis for processing these people's data. Null removes it.
     */
    public Builder lawfulBasis(@Nullable String value) {
      put("lawful_basis", value);
      return this;
    }

    /**
     * Location where people must check in to claim links. Null for anywhere.
     */
    public Builder geofence(@Nullable GeofenceInput value) {
      put("geofence", value);
      return this;
    }

    /**
     * Your own key-value data about the program. Keys are merged; see {@code MetadataUpdate}. Null removes
     * all keys.
     */
    public Builder metadata(@Nullable Map<String, @Nullable String> value) {
      put("metadata", value);
      return this;
    }

    /** The parameters that were given. */
    public ProgramsUpdateParams build() {
      return new ProgramsUpdateParams(toFields());
    }
  }
}
