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
 * Your prepaid Credit, one balance for each currency, with no exchange between them.
 */
public final class Credit extends SvcObject implements EventObject {
  private Credit(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Credit of(Fields fields) {
    return new Credit(fields);
  }

  /**
   * Always {@code credit}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time of this response.
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
   * Balance in United States dollars.
   */
  public CreditBalance getUsd() {
    return fields.get("USD", Decode.object(CreditBalance::of));
  }

  /**
   * Balance in Zimbabwe Gold.
   */
  public CreditBalance getZwg() {
    return fields.get("ZWG", Decode.object(CreditBalance::of));
  }

  /**
   * Time at which the balances were read.
   * Type: {@code UnixTime}.
   */
  public long getAsOf() {
    return fields.integer("as_of");
  }
}
