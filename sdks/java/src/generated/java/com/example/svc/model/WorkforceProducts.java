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
 * Products that can be allocated.
 */
public final class WorkforceProducts extends SvcObject {
  private WorkforceProducts(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceProducts of(Fields fields) {
    return new WorkforceProducts(fields);
  }

  /**
   * Always {@code workforce_products}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which this response was generated.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * Whether the object exists in live mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Products of type {@code airtime}.
   */
  public List<Product> getAirtime() {
    return fields.get("airtime", Decode.list(Decode.object(Product::of)));
  }

  /**
   * Products of type {@code power}.
   */
  public List<Product> getPower() {
    return fields.get("power", Decode.list(Decode.object(Product::of)));
  }
}
