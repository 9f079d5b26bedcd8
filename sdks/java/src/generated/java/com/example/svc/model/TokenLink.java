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
 * The power tokens that a token link revealed.
 */
public final class TokenLink extends SvcObject {
  private TokenLink(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static TokenLink of(Fields fields) {
    return new TokenLink(fields);
  }

  /**
   * Always {@code token_link}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the link was created.
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
   * The tokens in clear text, in the order in which they must be entered.
   */
  public List<SendToken> getTokens() {
    return fields.get("tokens", Decode.list(Decode.object(SendToken::of)));
  }

  /**
   * Units bought, in kilowatt hours. Null if unknown.
   * Type: {@code Units}.
   */
  public @Nullable String getUnitsKwh() {
    return fields.text("units_kwh");
  }
}
