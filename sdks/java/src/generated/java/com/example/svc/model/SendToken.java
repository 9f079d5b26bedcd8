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
 * One of the tokens of a power send. Enter them in the order of {@code sequence}.
 */
public final class SendToken extends SvcObject {
  private SendToken(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static SendToken of(Fields fields) {
    return new SendToken(fields);
  }

  /**
   * Position in the order of entry, from 1.
   */
  public long getSequence() {
    return fields.integer("sequence");
  }

  /**
   * Purpose of the token.
   */
  public String getKind() {
    return fields.text("kind");
  }

  /**
   * The token, masked without {@code tokens:read}.
   * Type: {@code PowerToken}.
   */
  public String getToken() {
    return fields.text("token");
  }

  /**
   * Kilowatt hours that the token adds. Null when it adds none.
   * Type: {@code Units}.
   */
  public @Nullable String getUnitsKwh() {
    return fields.text("units_kwh");
  }
}
