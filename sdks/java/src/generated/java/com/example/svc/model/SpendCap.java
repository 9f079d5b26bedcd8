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
 * Spend caps of a key in one currency. Days and months are in Harare time.
 */
public final class SpendCap extends SvcObject {
  private SpendCap(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static SpendCap of(Fields fields) {
    return new SpendCap(fields);
  }

  /**
   * Maximum face value of one sale. Null if uncapped.
   * Type: {@code Money}.
   */
  public @Nullable String getPerSend() {
    return fields.text("per_send");
  }

  /**
   * Maximum face value per day. Null if uncapped.
   * Type: {@code Money}.
   */
  public @Nullable String getDaily() {
    return fields.text("daily");
  }

  /**
   * Maximum face value per month. Null if uncapped.
   * Type: {@code Money}.
   */
  public @Nullable String getMonthly() {
    return fields.text("monthly");
  }
}
