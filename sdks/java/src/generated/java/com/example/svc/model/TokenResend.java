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
 * Power token that is being resent to the customer.
 */
public final class TokenResend extends SvcObject {
  private TokenResend(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static TokenResend of(Fields fields) {
    return new TokenResend(fields);
  }

  /**
   * Always {@code token_resend}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time of the request to resend.
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
   * ID of the send.
   * Type: {@code SendId}.
   */
  public String getSend() {
    return fields.text("send");
  }

  /**
   * Channels used: SMS, and email if the sale has a {@code token_email}.
   */
  public List<String> getChannels() {
    return fields.get("channels", Decode.list(Decode.TEXT));
  }

  /**
   * Masked phone number that receives the token again: the {@code token_phone} of the sale.
   * Type: {@code MaskedPhone}.
   */
  public String getToMasked() {
    return fields.text("to_masked");
  }

  /**
   * Masked email address that receives the token again; null if the sale has no {@code token_email}.
   * Type: {@code MaskedEmail}.
   */
  public @Nullable String getEmailMasked() {
    return fields.text("email_masked");
  }

  /**
   * Delivery status of the resent token.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Number of times that this token can still be resent within 24 hours.
   */
  public long getRemainingToday() {
    return fields.integer("remaining_today");
  }
}
