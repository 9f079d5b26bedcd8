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
 * A person of a schedule, with individual settings. Set {@code recipient} or {@code phone}.
 */
public final class ScheduleRecipientCreate extends SvcObject {
  private ScheduleRecipientCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ScheduleRecipientCreate of(Fields fields) {
    return new ScheduleRecipientCreate(fields);
  }

  /**
   * ID of the recipient: {@code rcp_…}, or {@code ext:} followed by your own ID.
   * Type: {@code RecipientRef}.
   */
  public @Nullable String getRecipient() {
    return fields.text("recipient");
  }

  /**
   * Phone number of a person who is not a recipient.
   * Type: {@code PhoneInput}.
   */
  public @Nullable String getPhone() {
    return fields.text("phone");
  }

  /**
   * Amount for this person. Default: the schedule's amount.
   * Type: {@code MoneyInput}.
   */
  public @Nullable String getAmount() {
    return fields.text("amount");
  }

  /**
   * Bundle for this person, for data only. Default: the schedule's bundle.
   * Type: {@code BundleId}.
   */
  public @Nullable String getBundleId() {
    return fields.text("bundle_id");
  }

  /**
   * Meter of this person, for power only. Default: the recipient's default meter.
   * Type: {@code MeterInput}.
   */
  public @Nullable String getMeter() {
    return fields.text("meter");
  }

  /**
   * Phone number that receives the power token by SMS. Default: the person's own number.
   * Type: {@code PhoneInput}.
   */
  public @Nullable String getTokenPhone() {
    return fields.text("token_phone");
  }

  /**
   * Name of the person, for `{name}{@code  and }{first_name}` in the SMS message.
   * Type: {@code Label}.
   */
  public @Nullable String getName() {
    return fields.text("name");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a ScheduleRecipientCreate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * ID of the recipient: {@code rcp_…}, or {@code ext:} followed by your own ID.
     * Type: {@code RecipientRef}.
     */
    public Builder recipient(@Nullable String value) {
      put("recipient", value);
      return this;
    }

    /**
     * Phone number of a person who is not a recipient.
     * Type: {@code PhoneInput}.
     */
    public Builder phone(@Nullable String value) {
      put("phone", value);
      return this;
    }

    /**
     * Amount for this person. Default: the schedule's amount.
     * Type: {@code MoneyInput}.
     */
    public Builder amount(@Nullable String value) {
      put("amount", value);
      return this;
    }

    /**
     * Bundle for this person, for data only. Default: the schedule's bundle.
     * Type: {@code BundleId}.
     */
    public Builder bundleId(@Nullable String value) {
      put("bundle_id", value);
      return this;
    }

    /**
     * Meter of this person, for power only. Default: the recipient's default meter.
     * Type: {@code MeterInput}.
     */
    public Builder meter(@Nullable String value) {
      put("meter", value);
      return this;
    }

    /**
     * Phone number that receives the power token by SMS. Default: the person's own number.
     * Type: {@code PhoneInput}.
     */
    public Builder tokenPhone(@Nullable String value) {
      put("token_phone", value);
      return this;
    }

    /**
     * Name of the person, for `{name}{@code  and }{first_name}` in the SMS message.
     * Type: {@code Label}.
     */
    public Builder name(@Nullable String value) {
      put("name", value);
      return this;
    }

    /** The object with what was given so far. */
    public ScheduleRecipientCreate build() {
      return new ScheduleRecipientCreate(toFields());
    }
  }
}
