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

/** The parameters of {@code schedules.update}. */
public final class SchedulesUpdateParams extends Params {
  private SchedulesUpdateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static SchedulesUpdateParams of(Fields fields) {
    return new SchedulesUpdateParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Name of the schedule.
     * Type: {@code Label}.
     */
    public Builder name(String value) {
      set("name", value);
      return this;
    }

    /**
     * How often the schedule runs.
     */
    public Builder cadence(String value) {
      set("cadence", value);
      return this;
    }

    /**
     * Hour of the day at which it runs, in Harare time.
     * Type: {@code ScheduleHour}.
     */
    public Builder hour(long value) {
      set("hour", value);
      return this;
    }

    /**
     * Minute at which it runs: a quarter of the hour.
     * Type: {@code ScheduleMinute}.
     */
    public Builder minute(long value) {
      set("minute", value);
      return this;
    }

    /**
     * Day of the week, for {@code weekly}. Null clears it.
     * Type: {@code DayOfWeek}.
     */
    public Builder dayOfWeek(@Nullable Long value) {
      put("day_of_week", value);
      return this;
    }

    /**
     * Day of the month, for {@code monthly}, {@code yearly} and {@code payday}. Null clears it.
     * Type: {@code DayOfMonth}.
     */
    public Builder dayOfMonth(@Nullable Long value) {
      put("day_of_month", value);
      return this;
    }

    /**
     * Month of the year, for {@code yearly}. Null clears it.
     * Type: {@code MonthOfYear}.
     */
    public Builder monthOfYear(@Nullable Long value) {
      put("month_of_year", value);
      return this;
    }

    /**
     * A date on which it runs, from which 14-day periods are counted, for {@code biweekly}. Null clears it.
     * Type: {@code Day}.
     */
    public Builder anchorDate(@Nullable String value) {
      put("anchor_date", value);
      return this;
    }

    /**
     * Group whose members receive it. Replaces {@code recipients}.
     * Type: {@code GroupId}.
     */
    public Builder group(@Nullable String value) {
      put("group", value);
      return this;
    }

    /**
     * People who receive it, as a complete list. Replaces {@code group}.
     */
    public Builder recipients(List<TextOr<ScheduleRecipientCreate>> value) {
      set("recipients", value);
      return this;
    }

    /**
     * Product slug, such as {@code airtime-usd}.
     * Type: {@code ProductId}.
     */
    public Builder product(String value) {
      set("product", value);
      return this;
    }

    /**
     * Type of what to send.
     */
    public Builder type(String value) {
      set("type", value);
      return this;
    }

    /**
     * Three-letter ISO currency code.
     * Type: {@code CurrencyInput}.
     */
    public Builder currency(String value) {
      set("currency", value);
      return this;
    }

    /**
     * Bundle to send. For data only.
     * Type: {@code BundleId}.
     */
    public Builder bundleId(@Nullable String value) {
      put("bundle_id", value);
      return this;
    }

    /**
     * Amount that each person receives. Null if every person has an amount.
     * Type: {@code MoneyInput}.
     */
    public Builder amount(@Nullable String value) {
      put("amount", value);
      return this;
    }

    /**
     * Custom SMS message. Null restores our standard message.
     * Type: {@code SmsTemplate}.
     */
    public Builder smsMessage(@Nullable String value) {
      put("sms_message", value);
      return this;
    }

    /**
     * Whether to send {@code sms_message} instead of our standard message.
     */
    public Builder customSms(boolean value) {
      set("custom_sms", value);
      return this;
    }

    /**
     * Cost centre to book it to. Null for each recipient's own.
     * Type: {@code CostCenterId}.
     */
    public Builder costCenter(@Nullable String value) {
      put("cost_center", value);
      return this;
    }

    /**
     * The only meter to buy power for, instead of people.
     * Type: {@code MeterInput}.
     */
    public Builder meter(@Nullable String value) {
      put("meter", value);
      return this;
    }

    /**
     * Phone number that receives the token by SMS, with {@code meter}.
     * Type: {@code PhoneInput}.
     */
    public Builder tokenPhone(@Nullable String value) {
      put("token_phone", value);
      return this;
    }

    /**
     * Whether the schedule is active. False pauses it; days that pass while paused are not made up.
     */
    public Builder active(boolean value) {
      set("active", value);
      return this;
    }

    /**
     * Whether to check 24 hours before a run that your Credit is sufficient, and notify you if not.
     */
    public Builder precheckCredit(boolean value) {
      set("precheck_credit", value);
      return this;
    }

    /**
     * What to do if your Credit is too low on the day of a run.
     */
    public Builder onInsufficient(String value) {
      set("on_insufficient", value);
      return this;
    }

    /**
     * Your own key-value data about the schedule. Keys are merged; see {@code MetadataUpdate}. Null removes
     * all keys.
     */
    public Builder metadata(@Nullable Map<String, @Nullable String> value) {
      put("metadata", value);
      return this;
    }

    /** The parameters that were given. */
    public SchedulesUpdateParams build() {
      return new SchedulesUpdateParams(toFields());
    }
  }
}
