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
 * Limits on what one person receives within a period. Null for no limit.
 */
public final class RewardLimit extends SvcObject {
  private RewardLimit(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RewardLimit of(Fields fields) {
    return new RewardLimit(fields);
  }

  /**
   * Maximum number of rewards. Null if unlimited.
   */
  public @Nullable Long getCount() {
    return fields.integerOrNull("count");
  }

  /**
   * Maximum amount, in the program's currency. Null if unlimited.
   * Type: {@code Money}.
   */
  public @Nullable String getAmount() {
    return fields.text("amount");
  }
}
