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
 * Electricity details of a send.
 */
public final class SendPower extends SvcObject {
  private SendPower(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static SendPower of(Fields fields) {
    return new SendPower(fields);
  }

  /**
   * Number of the meter.
   * Type: {@code MeterNumber}.
   */
  public String getMeter() {
    return fields.text("meter");
  }

  /**
   * Name of the meter's owner, masked.
   */
  public @Nullable String getNameMasked() {
    return fields.text("name_masked");
  }

  /**
   * Suburb of the meter, never its full address.
   */
  public @Nullable String getSuburb() {
    return fields.text("suburb");
  }

  /**
   * How surely the meter was confirmed.
   */
  public String getConfirmation() {
    return fields.text("confirmation");
  }

  /**
   * Time at which the meter was confirmed.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getConfirmedAt() {
    return fields.integerOrNull("confirmed_at");
  }

  /**
   * Phone number that receives the token.
   * Type: {@code Phone}.
   */
  public @Nullable String getTokenPhone() {
    return fields.text("token_phone");
  }

  /**
   * Email address that receives the token.
   * Type: {@code Email}.
   */
  public @Nullable String getTokenEmail() {
    return fields.text("token_email");
  }

  /**
   * Delivery status of the message with the token.
   */
  public String getTokenStatus() {
    return fields.text("token_status");
  }

  /**
   * Tokens in the order of entry. Empty until delivered.
   */
  public List<SendToken> getTokens() {
    return fields.get("tokens", Decode.list(Decode.object(SendToken::of)));
  }

  /**
   * Kilowatt hours bought with the amount.
   * Type: {@code Units}.
   */
  public @Nullable String getUnitsKwh() {
    return fields.text("units_kwh");
  }

  /**
   * Breakdown of the amount paid. Null until known.
   */
  public @Nullable PowerBreakdown getBreakdown() {
    return fields.get("breakdown", Decode.object(PowerBreakdown::of));
  }

  /**
   * The utility's own number of the purchase. {@code provider_reference} is that of the supplier through
   * which it was bought. Null until delivered.
   */
  public @Nullable String getUtilityReference() {
    return fields.text("utility_reference");
  }
}
