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
 * One sale of a batch. Set {@code target} or {@code recipient}, and {@code amount} or {@code bundle_id}. Fields are parsed
 * leniently: an invalid value fails only its line. An unknown field returns 400.
 */
public final class BatchItemCreate extends SvcObject {
  private BatchItemCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static BatchItemCreate of(Fields fields) {
    return new BatchItemCreate(fields);
  }

  /**
   * Mobile number in any Zimbabwean format, or 11-digit meter number. Default: the phone number of
   * {@code recipient}, or for power the default meter. Required without {@code recipient}.
   * Type: {@code LineValue}.
   */
  public @Nullable String getTarget() {
    return fields.text("target");
  }

  /**
   * Face value that the customer receives. Required without {@code bundle_id}.
   * Type: {@code LineValue}.
   */
  public @Nullable String getAmount() {
    return fields.text("amount");
  }

  /**
   * Bundle to send, {@code bnd_…}, for data only. Its price is the amount.
   * Type: {@code LineValue}.
   */
  public @Nullable String getBundleId() {
    return fields.text("bundle_id");
  }

  /**
   * What to sell: {@code airtime}, {@code data} or {@code power}. Default: derived from the product or target.
   * Type: {@code LineValue}.
   */
  public @Nullable String getType() {
    return fields.text("type");
  }

  /**
   * Product slug. Default: derived from {@code type} and {@code currency}.
   * Type: {@code LineValue}.
   */
  public @Nullable String getProduct() {
    return fields.text("product");
  }

  /**
   * Currency of the line: {@code USD} or {@code ZWG}. Default: the batch's currency.
   * Type: {@code LineValue}.
   */
  public @Nullable String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Phone number that receives the token by SMS. Required for power, unless {@code recipient} is set in
   * place of {@code target}.
   * Type: {@code LineValue}.
   */
  public @Nullable String getTokenPhone() {
    return fields.text("token_phone");
  }

  /**
   * Email address that also receives the token. For power only.
   * Type: {@code LineValue}.
   */
  public @Nullable String getTokenEmail() {
    return fields.text("token_email");
  }

  /**
   * Another phone number to notify by SMS.
   * Type: {@code LineValue}.
   */
  public @Nullable String getNotifyNumber() {
    return fields.text("notify_number");
  }

  /**
   * Recipient that the sale is attributed to: {@code rcp_…}, or {@code ext:} followed by your own ID.
   * Type: {@code LineValue}.
   */
  public @Nullable String getRecipient() {
    return fields.text("recipient");
  }

  /**
   * Name of the person, for `{name}{@code  and }{first_name}` in the SMS message.
   * Type: {@code LineValue}.
   */
  public @Nullable String getName() {
    return fields.text("name");
  }

  /**
   * Your own reference. Permanently unique in the account, as in {@code POST /sends}.
   * Type: {@code LineValue}.
   */
  public @Nullable String getClientReference() {
    return fields.text("client_reference");
  }

  /**
   * Cost centre to book the sale to: {@code cc_…}, or {@code gl:} and its {@code gl_code}. Default: the batch's.
   * Type: {@code LineValue}.
   */
  public @Nullable String getCostCenter() {
    return fields.text("cost_center");
  }

  /**
   * SMS message for this line. Default: the batch's message.
   * Type: {@code LineValue}.
   */
  public @Nullable String getSmsMessage() {
    return fields.text("sms_message");
  }

  /**
   * Your own key-value data about the sale.
   */
  public @Nullable Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a BatchItemCreate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Mobile number in any Zimbabwean format, or 11-digit meter number. Default: the phone number of
     * {@code recipient}, or for power the default meter. Required without {@code recipient}.
     * Type: {@code LineValue}.
     */
    public Builder target(String value) {
      set("target", value);
      return this;
    }

    /**
     * Face value that the customer receives. Required without {@code bundle_id}.
     * Type: {@code LineValue}.
     */
    public Builder amount(String value) {
      set("amount", value);
      return this;
    }

    /**
     * Bundle to send, {@code bnd_…}, for data only. Its price is the amount.
     * Type: {@code LineValue}.
     */
    public Builder bundleId(String value) {
      set("bundle_id", value);
      return this;
    }

    /**
     * What to sell: {@code airtime}, {@code data} or {@code power}. Default: derived from the product or target.
     * Type: {@code LineValue}.
     */
    public Builder type(String value) {
      set("type", value);
      return this;
    }

    /**
     * Product slug. Default: derived from {@code type} and {@code currency}.
     * Type: {@code LineValue}.
     */
    public Builder product(String value) {
      set("product", value);
      return this;
    }

    /**
     * Currency of the line: {@code USD} or {@code ZWG}. Default: the batch's currency.
     * Type: {@code LineValue}.
     */
    public Builder currency(String value) {
      set("currency", value);
      return this;
    }

    /**
     * Phone number that receives the token by SMS. Required for power, unless {@code recipient} is set in
     * place of {@code target}.
     * Type: {@code LineValue}.
     */
    public Builder tokenPhone(String value) {
      set("token_phone", value);
      return this;
    }

    /**
     * Email address that also receives the token. For power only.
     * Type: {@code LineValue}.
     */
    public Builder tokenEmail(String value) {
      set("token_email", value);
      return this;
    }

    /**
     * Another phone number to notify by SMS.
     * Type: {@code LineValue}.
     */
    public Builder notifyNumber(String value) {
      set("notify_number", value);
      return this;
    }

    /**
     * Recipient that the sale is attributed to: {@code rcp_…}, or {@code ext:} followed by your own ID.
     * Type: {@code LineValue}.
     */
    public Builder recipient(String value) {
      set("recipient", value);
      return this;
    }

    /**
     * Name of the person, for `{name}{@code  and }{first_name}` in the SMS message.
     * Type: {@code LineValue}.
     */
    public Builder name(String value) {
      set("name", value);
      return this;
    }

    /**
     * Your own reference. Permanently unique in the account, as in {@code POST /sends}.
     * Type: {@code LineValue}.
     */
    public Builder clientReference(String value) {
      set("client_reference", value);
      return this;
    }

    /**
     * Cost centre to book the sale to: {@code cc_…}, or {@code gl:} and its {@code gl_code}. Default: the batch's.
     * Type: {@code LineValue}.
     */
    public Builder costCenter(String value) {
      set("cost_center", value);
      return this;
    }

    /**
     * SMS message for this line. Default: the batch's message.
     * Type: {@code LineValue}.
     */
    public Builder smsMessage(String value) {
      set("sms_message", value);
      return this;
    }

    /**
     * Your own key-value data about the sale.
     */
    public Builder metadata(Map<String, String> value) {
      set("metadata", value);
      return this;
    }

    /** The object with what was given so far. */
    public BatchItemCreate build() {
      return new BatchItemCreate(toFields());
    }
  }
}
