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
 * Performance of the networks on one day.
 */
public final class StatusDay extends SvcObject {
  private StatusDay(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static StatusDay of(Fields fields) {
    return new StatusDay(fields);
  }

  /**
   * Date of the day.
   * Type: {@code Day}.
   */
  public String getDate() {
    return fields.text("date");
  }

  /**
   * Performance of each network that is sold in this mode.
   */
  public List<StatusComponent> getComponents() {
    return fields.get("components", Decode.list(Decode.object(StatusComponent::of)));
  }
}
