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

/** The parameters of {@code schedules.create}. */
public final class SchedulesCreateParams extends Params {
  private SchedulesCreateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static SchedulesCreateParams of(Fields fields) {
    return new SchedulesCreateParams(fields);
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
     * Day of the week. Required for {@code weekly}.
     * Type: {@code DayOfWeek}.
     */
    public Builder dayOfWeek(long value) {
      set("day_of_week", value);
      return this;
    }

    /**
     * Day of the month. Required for {@code monthly} and {@code yearly}; for {@code payday}, used if the account has no
     * payday.
     * Type: {@code DayOfMonth}.
     */
    public Builder dayOfMonth(long value) {
      set("day_of_month", value);
      return this;
    }

    /**
     * Month of the year. Required for {@code yearly}.
     * Type: {@code MonthOfYear}.
     */
    public Builder monthOfYear(long value) {
      set("month_of_year", value);
      return this;
    }

    /**
     * A date on which it runs, from which 14-day periods are counted: at most 366 days from today.
     * Required for {@code biweekly}.
     * Type: {@code Day}.
     */
    public Builder anchorDate(String value) {
      set("anchor_date", value);
      return this;
    }

    /**
     * Group whose members on the day of the run receive it. Not allowed with {@code recipients}.
     * Type: {@code GroupId}.
     */
    public Builder group(String value) {
      set("group", value);
      return this;
    }

    /**
     * People who receive it, up to 2,000.
     */
    public Builder recipients(List<TextOr<ScheduleRecipientCreate>> value) {
      set("recipients", value);
      return this;
    }

    /**
     * Product slug. Default: derived from {@code type} and {@code currency}.
     * Type: {@code ProductId}.
     */
    public Builder product(String value) {
      set("product", value);
      return this;
    }

    /**
     * What to send. Default: derived from the product; otherwise power if there is a meter, else
     * airtime.
     */
    public Builder type(String value) {
      set("type", value);
      return this;
    }

    /**
     * Three-letter currency code. There is no default: set this or {@code product}.
     * Type: {@code CurrencyInput}.
     */
    public Builder currency(String value) {
      set("currency", value);
      return this;
    }

    /**
     * Bundle to send. Required for data. Its price is the amount.
     * Type: {@code BundleId}.
     */
    public Builder bundleId(String value) {
      set("bundle_id", value);
      return this;
    }

    /**
     * Amount each person receives. Required unless every person has an amount, or for data.
     * Type: {@code MoneyInput}.
     */
    public Builder amount(String value) {
      set("amount", value);
      return this;
    }

    /**
     * Custom SMS message, as in {@code POST /sends}.
     * Type: {@code SmsTemplate}.
     */
    public Builder smsMessage(String value) {
      set("sms_message", value);
      return this;
    }

    /**
     * Whether to send {@code sms_message} instead of our standard message. Default: true if it is set.
     */
    public Builder customSms(boolean value) {
      set("custom_sms", value);
      return this;
    }

    /**
     * Cost centre to book it to. Default: each recipient's own.
     * Type: {@code CostCenterId}.
     */
    public Builder costCenter(String value) {
      set("cost_center", value);
      return this;
    }

    /**
     * The only meter to buy power for, instead of people.
     * Type: {@code MeterInput}.
     */
    public Builder meter(String value) {
      set("meter", value);
      return this;
    }

    /**
     * Phone number that receives the token by SMS. Required with {@code meter}.
     * Type: {@code PhoneInput}.
     */
    public Builder tokenPhone(String value) {
      set("token_phone", value);
      return this;
    }

    /**
     * Whether the schedule is active.
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
     * Your own key-value data about the schedule.
     */
    public Builder metadata(Map<String, String> value) {
      set("metadata", value);
      return this;
    }

    /** The parameters that were given. */
    public SchedulesCreateParams build() {
      return new SchedulesCreateParams(toFields());
    }
  }
}
