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
 * What the digits of a phone number reveal about it.
 */
public final class PhoneLookup extends SvcObject {
  private PhoneLookup(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static PhoneLookup of(Fields fields) {
    return new PhoneLookup(fields);
  }

  /**
   * Always {@code phone_lookup}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the number was looked up.
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
   * The phone number exactly as you sent it.
   * Type: {@code PhoneText}.
   */
  public String getInput() {
    return fields.text("input");
  }

  /**
   * The number in E.164 format. Null if it is not valid.
   * Type: {@code Phone}.
   */
  public @Nullable String getE164() {
    return fields.text("e164");
  }

  /**
   * The number in national format, such as {@code 077 123 4567}. Null if it is not valid.
   * Type: {@code PhoneText}.
   */
  public @Nullable String getNational() {
    return fields.text("national");
  }

  /**
   * Whether the number is a valid Zimbabwean mobile number.
   */
  public boolean getValid() {
    return fields.flag("valid");
  }

  /**
   * Type of the phone line.
   */
  public String getLineType() {
    return fields.text("line_type");
  }

  /**
   * ID of the network that the prefix belongs to. Null if no supported network uses the prefix.
   * Type: {@code NetworkId}.
   */
  public @Nullable String getNetwork() {
    return fields.text("network");
  }

  /**
   * Products that can be sold to the number.
   */
  public LookupProducts getProducts() {
    return fields.get("products", Decode.object(LookupProducts::of));
  }

  /**
   * Whether the number is on your blocklist. Sales to it return an error.
   */
  public boolean getBlocked() {
    return fields.flag("blocked");
  }

  /**
   * ID of your recipient with this number. Null if there is none.
   * Type: {@code RecipientId}.
   */
  public @Nullable String getRecipient() {
    return fields.text("recipient");
  }
}
