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

/** The parameters of {@code checkout_sessions.create}. */
public final class CheckoutSessionsCreateParams extends Params {
  private CheckoutSessionsCreateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static CheckoutSessionsCreateParams of(Fields fields) {
    return new CheckoutSessionsCreateParams(fields);
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
     * Face value that the customer receives. The card fee is added to it.
     * Type: {@code MoneyInput}.
     */
    public Builder amount(String value) {
      set("amount", value);
      return this;
    }

    /**
     * URL the customer returns to after paying. May contain `{CHECKOUT_SESSION_ID}`.
     * Type: {@code CheckoutReturnUrl}.
     */
    public Builder successUrl(String value) {
      set("success_url", value);
      return this;
    }

    /**
     * URL the customer returns to without paying. May contain `{CHECKOUT_SESSION_ID}`.
     * Type: {@code CheckoutReturnUrl}.
     */
    public Builder cancelUrl(String value) {
      set("cancel_url", value);
      return this;
    }

    /**
     * What to sell. Default: derived from the product or target.
     */
    public Builder type(String value) {
      set("type", value);
      return this;
    }

    /**
     * Product slug, such as {@code airtime-usd}. Default: derived from {@code type} and {@code currency}.
     * Type: {@code ProductId}.
     */
    public Builder product(String value) {
      set("product", value);
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
     * Bundle to send. For data only.
     * Type: {@code BundleId}.
     */
    public Builder bundleId(String value) {
      set("bundle_id", value);
      return this;
    }

    /**
     * Phone number that receives the token by SMS. Required for power.
     * Type: {@code PhoneInput}.
     */
    public Builder tokenPhone(String value) {
      set("token_phone", value);
      return this;
    }

    /**
     * Phone number of the customer, for messages about the payment.
     * Type: {@code PhoneInput}.
     */
    public Builder customerPhone(String value) {
      set("customer_phone", value);
      return this;
    }

    /**
     * Your own reference, such as the order number. Permanently unique in the account; reusing one
     * returns its existing session.
     * Type: {@code ClientReference}.
     */
    public Builder clientReference(String value) {
      set("client_reference", value);
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
     * Custom SMS message to the customer. Default: our standard message.
     * Type: {@code SmsTemplate}.
     */
    public Builder smsMessage(String value) {
      set("sms_message", value);
      return this;
    }

    /** The parameters that were given. */
    public CheckoutSessionsCreateParams build() {
      return new CheckoutSessionsCreateParams(toFields());
    }
  }
}
