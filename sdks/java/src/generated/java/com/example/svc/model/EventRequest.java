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
 * The request that caused an event.
 */
public final class EventRequest extends SvcObject {
  private EventRequest(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static EventRequest of(Fields fields) {
    return new EventRequest(fields);
  }

  /**
   * ID of the request.
   * Type: {@code RequestId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Idempotency-Key of the request. Null if it had none.
   * Type: {@code IdempotencyKey}.
   */
  public @Nullable String getIdempotencyKey() {
    return fields.text("idempotency_key");
  }
}
