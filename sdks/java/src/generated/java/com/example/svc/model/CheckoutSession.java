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
 * A sale that your customer pays by card on our payment page.
 */
public final class CheckoutSession extends SvcObject implements EventObject {
  private CheckoutSession(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static CheckoutSession of(Fields fields) {
    return new CheckoutSession(fields);
  }

  /**
   * Unique identifier of the object.
   * Type: {@code CheckoutSessionId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code checkout_session}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the object was created.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * Whether real money is involved: {@code true} in live mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Current status. Decide by this; see Lifecycles.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Signed URL of the payment page to send the customer to. Needs no key. The page accepts payment
   * until {@code expires_at}, then shows how the session ended. Every retrieval returns the same URL.
   * Type: {@code WebUrl}.
   */
  public String getUrl() {
    return fields.text("url");
  }

  /**
   * Type of the purchase.
   */
  public String getType() {
    return fields.text("type");
  }

  /**
   * Product that is sold.
   * Type: {@code ProductId}.
   */
  public String getProduct() {
    return fields.text("product");
  }

  /**
   * Network that delivers the purchase.
   * Type: {@code NetworkId}.
   */
  public String getNetwork() {
    return fields.text("network");
  }

  /**
   * Phone number in E.164 format, or meter number.
   * Type: {@code Target}.
   */
  public String getTarget() {
    return fields.text("target");
  }

  /**
   * Face value that the customer receives.
   * Type: {@code Money}.
   */
  public String getAmount() {
    return fields.text("amount");
  }

  /**
   * Three-letter ISO currency code.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Card fee that the customer pays in addition to {@code amount}.
   * Type: {@code Money}.
   */
  public String getCardFee() {
    return fields.text("card_fee");
  }

  /**
   * Total amount the customer pays.
   * Type: {@code Money}.
   */
  public String getTotal() {
    return fields.text("total");
  }

  /**
   * Data bundle that is sold. Null for airtime and power.
   * Type: {@code BundleId}.
   */
  public @Nullable String getBundleId() {
    return fields.text("bundle_id");
  }

  /**
   * Phone number that receives the power token by SMS. Null for airtime and data.
   * Type: {@code Phone}.
   */
  public @Nullable String getTokenPhone() {
    return fields.text("token_phone");
  }

  /**
   * Phone number of the customer, for messages about the payment. Null if not set.
   * Type: {@code Phone}.
   */
  public @Nullable String getCustomerPhone() {
    return fields.text("customer_phone");
  }

  /**
   * Meter as confirmed by the utility. Null for airtime and data.
   */
  public @Nullable Meter getMeter() {
    return fields.get("meter", Decode.object(Meter::of));
  }

  /**
   * URL the customer returns to after paying.
   * Type: {@code CheckoutReturnUrl}.
   */
  public String getSuccessUrl() {
    return fields.text("success_url");
  }

  /**
   * URL the customer returns to without paying.
   * Type: {@code CheckoutReturnUrl}.
   */
  public String getCancelUrl() {
    return fields.text("cancel_url");
  }

  /**
   * Your own reference for the order. Null if not set.
   * Type: {@code ClientReference}.
   */
  public @Nullable String getClientReference() {
    return fields.text("client_reference");
  }

  /**
   * Most recent send of the session. Null until it is paid. Can be expanded.
   */
  public @Nullable Expandable<Send> getSend() {
    return fields.get("send", Decode.expandable(Send::of));
  }

  /**
   * All sends of the session, oldest first.
   */
  public List<String> getSends() {
    return fields.get("sends", Decode.list(Decode.TEXT));
  }

  /**
   * The customer's payment. Null until the session is paid.
   */
  public @Nullable CheckoutPayment getPayment() {
    return fields.get("payment", Decode.object(CheckoutPayment::of));
  }

  /**
   * Most recent failed payment attempt. Null if none failed or a later one succeeded.
   */
  public @Nullable CheckoutPaymentError getLastPaymentError() {
    return fields.get("last_payment_error", Decode.object(CheckoutPaymentError::of));
  }

  /**
   * Review by our staff. Null if none was needed.
   */
  public @Nullable CheckoutReview getReview() {
    return fields.get("review", Decode.object(CheckoutReview::of));
  }

  /**
   * Credit that you received instead of a delivery. Null if there was none.
   */
  public @Nullable CheckoutCredited getCredited() {
    return fields.get("credited", Decode.object(CheckoutCredited::of));
  }

  /**
   * Time at which the session expires if not paid: after one hour.
   * Type: {@code UnixTime}.
   */
  public long getExpiresAt() {
    return fields.integer("expires_at");
  }

  /**
   * Time at which the session was paid. Null until then.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getPaidAt() {
    return fields.integerOrNull("paid_at");
  }

  /**
   * Time at which the purchase was delivered. Null until then.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getFulfilledAt() {
    return fields.integerOrNull("fulfilled_at");
  }

  /**
   * SMS message to the customer, with merge fields filled in. Null for our standard message.
   * Type: {@code SmsText}.
   */
  public @Nullable String getSmsMessage() {
    return fields.text("sms_message");
  }

  /**
   * Your own key-value data about the sale.
   */
  public Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }
}
