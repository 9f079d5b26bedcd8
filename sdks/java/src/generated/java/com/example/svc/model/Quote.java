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
 * What a sale would deliver, and what the customer pays.
 */
public final class Quote extends SvcObject {
  private Quote(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Quote of(Fields fields) {
    return new Quote(fields);
  }

  /**
   * ID of the quote.
   * Type: {@code QuoteId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code quote}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the quote was created.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * True in live mode, false in test mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Current status: whether a sale can use the quote.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * ID of the product.
   * Type: {@code ProductId}.
   */
  public String getProduct() {
    return fields.text("product");
  }

  /**
   * Type of the sale.
   */
  public String getType() {
    return fields.text("type");
  }

  /**
   * ID of the network that delivers the sale.
   * Type: {@code NetworkId}.
   */
  public String getNetwork() {
    return fields.text("network");
  }

  /**
   * Phone number in E.164 format, or meter number. A sale that uses the quote is delivered to it.
   * Type: {@code Target}.
   */
  public String getTarget() {
    return fields.text("target");
  }

  /**
   * The face value. A sale that uses the quote can have a different amount.
   * Type: {@code Money}.
   */
  public String getAmount() {
    return fields.text("amount");
  }

  /**
   * The currency. A sale that uses the quote must be in this currency.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * What the customer pays: always the face value.
   * Type: {@code Money}.
   */
  public String getYouPay() {
    return fields.text("you_pay");
  }

  /**
   * Data bundle. Null for airtime and power.
   */
  public @Nullable SendBundle getBundle() {
    return fields.get("bundle", Decode.object(SendBundle::of));
  }

  /**
   * The confirmed meter. Null for airtime and data.
   */
  public @Nullable Meter getMeter() {
    return fields.get("meter", Decode.object(Meter::of));
  }

  /**
   * Units that the amount buys. Null for airtime and data.
   */
  public @Nullable QuotePower getPower() {
    return fields.get("power", Decode.object(QuotePower::of));
  }

  /**
   * Time at which the quote expires: 30 minutes after it was created.
   * Type: {@code UnixTime}.
   */
  public long getExpiresAt() {
    return fields.integer("expires_at");
  }

  /**
   * ID of the send that used the quote. Null if it is unused.
   * Type: {@code SendId}.
   */
  public @Nullable String getUsedBy() {
    return fields.text("used_by");
  }
}
