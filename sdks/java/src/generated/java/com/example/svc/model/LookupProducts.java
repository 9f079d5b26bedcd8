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
 * Products that can be sold to a phone number.
 */
public final class LookupProducts extends SvcObject {
  private LookupProducts(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static LookupProducts of(Fields fields) {
    return new LookupProducts(fields);
  }

  /**
   * IDs of the airtime products for this number: one for each currency, or only the one in
   * {@code currency}.
   */
  public List<String> getAirtime() {
    return fields.get("airtime", Decode.list(Decode.TEXT));
  }

  /**
   * IDs of the data products for this number: one for each currency, or only the one in {@code currency}.
   */
  public List<String> getData() {
    return fields.get("data", Decode.list(Decode.TEXT));
  }
}
