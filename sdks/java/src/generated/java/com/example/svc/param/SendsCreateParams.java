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

/** The parameters of {@code sends.create}. */
public final class SendsCreateParams extends Params {
  private SendsCreateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static SendsCreateParams of(Fields fields) {
    return new SendsCreateParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Mobile number in any Zimbabwean format, or 11-digit meter number.
     * Type: {@code TargetInput}.
     */
    public Builder target(String value) {
      set("target", value);
      return this;
    }

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

    /** The parameters that were given. */
    public SendsCreateParams build() {
      return new SendsCreateParams(toFields());
    }
  }
}
