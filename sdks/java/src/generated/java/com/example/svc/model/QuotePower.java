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
 * Units that a power quote buys.
 */
public final class QuotePower extends SvcObject {
  private QuotePower(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static QuotePower of(Fields fields) {
    return new QuotePower(fields);
  }

  /**
   * Units that the amount buys now.
   */
  public PowerUnits getNow() {
    return fields.get("now", Decode.object(PowerUnits::of));
  }

  /**
   * Units that the amount buys from the 1st of next month.
   */
  public PowerUnitsAfterReset getAfterReset() {
    return fields.get("after_reset", Decode.object(PowerUnitsAfterReset::of));
  }

  /**
   * How reliable the estimate is, in one sentence for the cashier.
   * Type: {@code Note}.
   */
  public String getNote() {
    return fields.text("note");
  }
}
