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
 * Parameters to create a checkout session.
 */
public final class CheckoutSessionCreate extends SvcObject {
  private CheckoutSessionCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static CheckoutSessionCreate of(Fields fields) {
    return new CheckoutSessionCreate(fields);
  }

  /**
   * What to sell. Default: derived from the product or target.
   */
  public @Nullable String getType() {
    return fields.text("type");
  }

  /**
   * Product slug, such as {@code airtime-usd}. Default: derived from {@code type} and {@code currency}.
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
   * Face value that the customer receives. The card fee is added to it.
   * Type: {@code MoneyInput}.
   */
  public String getAmount() {
    return fields.text("amount");
  }

  /**
   * Three-letter currency code. There is no default: set this or {@code product}.
   * Type: {@code CurrencyInput}.
   */
  public @Nullable String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Bundle to send. For data only.
   * Type: {@code BundleId}.
   */
  public @Nullable String getBundleId() {
    return fields.text("bundle_id");
  }

  /**
   * Phone number that receives the token by SMS. Required for power.
   * Type: {@code PhoneInput}.
   */
  public @Nullable String getTokenPhone() {
    return fields.text("token_phone");
  }

  /**
   * Phone number of the customer, for messages about the payment.
   * Type: {@code PhoneInput}.
   */
  public @Nullable String getCustomerPhone() {
    return fields.text("customer_phone");
  }

  /**
   * URL the customer returns to after paying. May contain `{CHECKOUT_SESSION_ID}`.
   * Type: {@code CheckoutReturnUrl}.
   */
  public String getSuccessUrl() {
    return fields.text("success_url");
  }

  /**
   * URL the customer returns to without paying. May contain `{CHECKOUT_SESSION_ID}`.
   * Type: {@code CheckoutReturnUrl}.
   */
  public String getCancelUrl() {
    return fields.text("cancel_url");
  }

  /**
   * Your own reference, such as the order number. Permanently unique in the account; reusing one
   * returns its existing session.
   * Type: {@code ClientReference}.
   */
  public @Nullable String getClientReference() {
    return fields.text("client_reference");
  }

  /**
   * Your own key-value data about the sale.
   */
  public @Nullable Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }

  /**
   * Custom SMS message to the customer. Default: our standard message.
   * Type: {@code SmsTemplate}.
   */
  public @Nullable String getSmsMessage() {
    return fields.text("sms_message");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a CheckoutSessionCreate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

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

    /** The object with what was given so far. */
    public CheckoutSessionCreate build() {
      return new CheckoutSessionCreate(toFields());
    }
  }
}
