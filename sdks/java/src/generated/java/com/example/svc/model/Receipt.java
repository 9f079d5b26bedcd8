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
 * A receipt of a send, ready to print.
 */
public final class Receipt extends SvcObject {
  private Receipt(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Receipt of(Fields fields) {
    return new Receipt(fields);
  }

  /**
   * Always {@code receipt}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time of the sale.
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
   * Number printed on the receipt.
   * Type: {@code ReceiptNumber}.
   */
  public String getNumber() {
    return fields.text("number");
  }

  /**
   * ID of the send.
   * Type: {@code SendId}.
   */
  public String getSend() {
    return fields.text("send");
  }

  /**
   * Seller named on the receipt.
   */
  public ReceiptSeller getSeller() {
    return fields.get("seller", Decode.object(ReceiptSeller::of));
  }

  /**
   * Time at which this receipt was generated.
   * Type: {@code UnixTime}.
   */
  public long getIssuedAt() {
    return fields.integer("issued_at");
  }

  /**
   * Type of the sale.
   */
  public String getType() {
    return fields.text("type");
  }

  /**
   * ID of the network that delivers the send.
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
   * Face value: what the customer paid for.
   * Type: {@code Money}.
   */
  public String getAmount() {
    return fields.text("amount");
  }

  /**
   * The currency of {@code amount}.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Status of the send. Only {@code delivered} proves delivery.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Power token, masked without {@code tokens:read}. Null until delivered.
   * Type: {@code PowerToken}.
   */
  public @Nullable String getToken() {
    return fields.text("token");
  }

  /**
   * Tokens in the order of entry. Empty until delivered.
   */
  public List<SendToken> getTokens() {
    return fields.get("tokens", Decode.list(Decode.object(SendToken::of)));
  }

  /**
   * Kilowatt hours bought. Null until known, and for airtime and data.
   * Type: {@code Units}.
   */
  public @Nullable String getUnits() {
    return fields.text("units");
  }

  /**
   * Breakdown of the amount paid. Null until known, and for airtime and data.
   */
  public @Nullable PowerBreakdown getBreakdown() {
    return fields.get("breakdown", Decode.object(PowerBreakdown::of));
  }

  /**
   * Meter of a power sale. Null for airtime and data.
   */
  public @Nullable ReceiptMeter getMeter() {
    return fields.get("meter", Decode.object(ReceiptMeter::of));
  }

  /**
   * Confirmation number of the network or utility. Quote it to their support.
   */
  public @Nullable String getProviderReference() {
    return fields.text("provider_reference");
  }

  /**
   * Your own reference. Null if you sent none.
   * Type: {@code ClientReference}.
   */
  public @Nullable String getClientReference() {
    return fields.text("client_reference");
  }

  /**
   * Lines of 32 columns, for a printer that aligns both sides of a line itself. In test mode the
   * first line is {@code TEST - NOT A SALE}.
   */
  public List<ReceiptLine> getLines() {
    return fields.get("lines", Decode.list(Decode.object(ReceiptLine::of)));
  }

  /**
   * The same lines as one text, padded to 32 columns and separated by &#92;n, ready to print.
   */
  public String getText() {
    return fields.text("text");
  }

  /**
   * Signature of a fiscal device. Null: no device is connected yet.
   */
  public @Nullable ReceiptFiscal getFiscal() {
    return fields.get("fiscal", Decode.object(ReceiptFiscal::of));
  }

  /**
   * What the cashier does next, in one sentence. Null when the sale is complete. Not printed.
   * Type: {@code Note}.
   */
  public @Nullable String getNote() {
    return fields.text("note");
  }
}
