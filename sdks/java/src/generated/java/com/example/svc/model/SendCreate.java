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
 * A sale to create. Set {@code target}, {@code amount}, and {@code currency} or {@code product}. Fields marked "Power only"
 * cannot be used with any other type.
 */
public final class SendCreate extends SvcObject {
  private SendCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static SendCreate of(Fields fields) {
    return new SendCreate(fields);
  }

  /**
   * Type of sale. Default: derived from {@code product}, else from {@code target}.
   */
  public @Nullable String getType() {
    return fields.text("type");
  }

  /**
   * ID of the product, such as {@code airtime-usd}. Default: derived from type and currency.
   * Type: {@code ProductId}.
   */
  public @Nullable String getProduct() {
    return fields.text("product");
  }

  /**
   * Mobile number in any Zimbabwean format, or 11-digit meter number.
   * Type: {@code TargetInput}.
   */
  public String getTarget() {
    return fields.text("target");
  }

  /**
   * The face value: what the customer receives.
   * Type: {@code MoneyInput}.
   */
  public @Nullable String getAmount() {
    return fields.text("amount");
  }

  /**
   * Currency of the sale. Required unless {@code product} is set.
   * Type: {@code CurrencyInput}.
   */
  public @Nullable String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Data only. ID of the bundle to sell.
   * Type: {@code BundleId}.
   */
  public @Nullable String getBundleId() {
    return fields.text("bundle_id");
  }

  /**
   * Power only, required. Phone number that receives the token.
   * Type: {@code PhoneInput}.
   */
  public @Nullable String getTokenPhone() {
    return fields.text("token_phone");
  }

  /**
   * Power only. Email address that also receives the token.
   * Type: {@code Email}.
   */
  public @Nullable String getTokenEmail() {
    return fields.text("token_email");
  }

  /**
   * Another number to notify by SMS.
   * Type: {@code PhoneInput}.
   */
  public @Nullable String getNotifyNumber() {
    return fields.text("notify_number");
  }

  /**
   * Power only. Confirmation level required for the meter. Default: {@code strict}.
   */
  public @Nullable String getConfirm() {
    return fields.text("confirm");
  }

  /**
   * Power only. Behaviour during a national outage. Default: {@code queue}.
   */
  public @Nullable String getOnZesaDown() {
    return fields.text("on_zesa_down");
  }

  /**
   * Power only. Maximum time in the queue: 5 minutes to 7 days. Default: 24 hours.
   * Type: {@code DurationInput}.
   */
  public @Nullable String getMaxHold() {
    return fields.text("max_hold");
  }

  /**
   * Recipient to attribute the sale to: {@code rcp_…}, or {@code ext:} and your own ID. Fills `{name}` and
   * `{first_name}` of the message, and has no other effect.
   * Type: {@code RecipientRef}.
   */
  public @Nullable String getRecipient() {
    return fields.text("recipient");
  }

  /**
   * Program to attribute the sale to. Does not use the program's budget or its caps.
   * Type: {@code ProgramId}.
   */
  public @Nullable String getProgram() {
    return fields.text("program");
  }

  /**
   * ID of the cost centre to charge the sale to.
   * Type: {@code CostCenterId}.
   */
  public @Nullable String getCostCenter() {
    return fields.text("cost_center");
  }

  /**
   * Your own text message to the customer, up to 480 characters once its merge fields are filled
   * in. Default for airtime and data: a message that names your {@code statement_descriptor}.
   * Type: {@code SmsTemplate}.
   */
  public @Nullable String getSmsMessage() {
    return fields.text("sms_message");
  }

  /**
   * Language of the default message. Default: {@code en}.
   */
  public @Nullable String getSmsLocale() {
    return fields.text("sms_locale");
  }

  /**
   * Time to dispatch the send, 90 seconds to 180 days ahead. You are charged now.
   */
  public @Nullable Moment getScheduledFor() {
    return fields.get("scheduled_for", Decode.MOMENT);
  }

  /**
   * Your own reference, such as the till's sale number. Unique in the account, permanently. Sending
   * it again returns the send that has it and charges nothing. Never restart your numbering.
   * Type: {@code ClientReference}.
   */
  public @Nullable String getClientReference() {
    return fields.text("client_reference");
  }

  /**
   * Power only. ID of the quote that confirmed the meter.
   * Type: {@code QuoteId}.
   */
  public @Nullable String getQuote() {
    return fields.text("quote");
  }

  /**
   * Your own key-value data about the sale.
   */
  public @Nullable Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }

  /**
   * Agent keys only. Reason shown to the person who approves.
   * Type: {@code Note}.
   */
  public @Nullable String getReason() {
    return fields.text("reason");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a SendCreate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Type of sale. Default: derived from {@code product}, else from {@code target}.
     */
    public Builder type(String value) {
      set("type", value);
      return this;
    }

    /**
     * ID of the product, such as {@code airtime-usd}. Default: derived from type and currency.
     * Type: {@code ProductId}.
     */
    public Builder product(String value) {
      set("product", value);
      return this;
    }

    /**
     * Mobile number in any Zimbabwean format, or 11-digit meter number.
     * Type: {@code TargetInput}.
     */
    public Builder target(String value) {
      set("target", value);
      return this;
    }

    /**
     * The face value: what the customer receives.
     * Type: {@code MoneyInput}.
     */
    public Builder amount(String value) {
      set("amount", value);
      return this;
    }

    /**
     * Currency of the sale. Required unless {@code product} is set.
     * Type: {@code CurrencyInput}.
     */
    public Builder currency(String value) {
      set("currency", value);
      return this;
    }

    /**
     * Data only. ID of the bundle to sell.
     * Type: {@code BundleId}.
     */
    public Builder bundleId(String value) {
      set("bundle_id", value);
      return this;
    }

    /**
     * Power only, required. Phone number that receives the token.
     * Type: {@code PhoneInput}.
     */
    public Builder tokenPhone(String value) {
      set("token_phone", value);
      return this;
    }

    /**
     * Power only. Email address that also receives the token.
     * Type: {@code Email}.
     */
    public Builder tokenEmail(String value) {
      set("token_email", value);
      return this;
    }

    /**
     * Another number to notify by SMS.
     * Type: {@code PhoneInput}.
     */
    public Builder notifyNumber(String value) {
      set("notify_number", value);
      return this;
    }

    /**
     * Power only. Confirmation level required for the meter. Default: {@code strict}.
     */
    public Builder confirm(String value) {
      set("confirm", value);
      return this;
    }

    /**
     * Power only. Behaviour during a national outage. Default: {@code queue}.
     */
    public Builder onZesaDown(String value) {
      set("on_zesa_down", value);
      return this;
    }

    /**
     * Power only. Maximum time in the queue: 5 minutes to 7 days. Default: 24 hours.
     * Type: {@code DurationInput}.
     */
    public Builder maxHold(String value) {
      set("max_hold", value);
      return this;
    }

    /**
     * Recipient to attribute the sale to: {@code rcp_…}, or {@code ext:} and your own ID. Fills `{name}` and
     * `{first_name}` of the message, and has no other effect.
     * Type: {@code RecipientRef}.
     */
    public Builder recipient(String value) {
      set("recipient", value);
      return this;
    }

    /**
     * Program to attribute the sale to. Does not use the program's budget or its caps.
     * Type: {@code ProgramId}.
     */
    public Builder program(String value) {
      set("program", value);
      return this;
    }

    /**
     * ID of the cost centre to charge the sale to.
     * Type: {@code CostCenterId}.
     */
    public Builder costCenter(String value) {
      set("cost_center", value);
      return this;
    }

    /**
     * Your own text message to the customer, up to 480 characters once its merge fields are filled
     * in. Default for airtime and data: a message that names your {@code statement_descriptor}.
     * Type: {@code SmsTemplate}.
     */
    public Builder smsMessage(String value) {
      set("sms_message", value);
      return this;
    }

    /**
     * Language of the default message. Default: {@code en}.
     */
    public Builder smsLocale(String value) {
      set("sms_locale", value);
      return this;
    }

    /**
     * Time to dispatch the send, 90 seconds to 180 days ahead. You are charged now.
     */
    public Builder scheduledFor(Moment value) {
      set("scheduled_for", value);
      return this;
    }

    /**
     * Your own reference, such as the till's sale number. Unique in the account, permanently. Sending
     * it again returns the send that has it and charges nothing. Never restart your numbering.
     * Type: {@code ClientReference}.
     */
    public Builder clientReference(String value) {
      set("client_reference", value);
      return this;
    }

    /**
     * Power only. ID of the quote that confirmed the meter.
     * Type: {@code QuoteId}.
     */
    public Builder quote(String value) {
      set("quote", value);
      return this;
    }

    /**
     * Your own key-value data about the sale.
     */
    public Builder metadata(Map<String, String> value) {
      set("metadata", value);
      return this;
    }

    /**
     * Agent keys only. Reason shown to the person who approves.
     * Type: {@code Note}.
     */
    public Builder reason(String value) {
      set("reason", value);
      return this;
    }

    /** The object with what was given so far. */
    public SendCreate build() {
      return new SendCreate(toFields());
    }
  }
}
