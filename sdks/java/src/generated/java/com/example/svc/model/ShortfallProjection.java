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
 * A day on which your Credit is expected to run out.
 */
public final class ShortfallProjection extends SvcObject {
  private ShortfallProjection(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ShortfallProjection of(Fields fields) {
    return new ShortfallProjection(fields);
  }

  /**
   * The currency of the shortfall.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * The amount that is missing.
   * Type: {@code Money}.
   */
  public String getShortBy() {
    return fields.text("short_by");
  }

  /**
   * First day on which the amount is missing.
   * Type: {@code Day}.
   */
  public String getOn() {
    return fields.text("on");
  }
}
