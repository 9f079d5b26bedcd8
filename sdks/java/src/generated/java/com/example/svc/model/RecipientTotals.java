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
 * Totals of what a recipient has received.
 */
public final class RecipientTotals extends SvcObject {
  private RecipientTotals(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RecipientTotals of(Fields fields) {
    return new RecipientTotals(fields);
  }

  /**
   * Number of sends that were delivered.
   * Type: {@code Count}.
   */
  public long getSends() {
    return fields.integer("sends");
  }

  /**
   * Face value of the delivered sends.
   */
  public Map<String, String> getAmount() {
    return fields.get("amount", Decode.map(Decode.TEXT));
  }

  /**
   * Time at which the last send was created. Null if there is none.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getLastSendAt() {
    return fields.integerOrNull("last_send_at");
  }
}
