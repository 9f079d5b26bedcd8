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
 * Other rewards of the same recipient, or to the same phone number or meter.
 */
public final class ReviewRelated extends SvcObject {
  private ReviewRelated(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ReviewRelated of(Fields fields) {
    return new ReviewRelated(fields);
  }

  /**
   * Number of related rewards, of which at most 1,000 of each kind are counted.
   * Type: {@code Count}.
   */
  public long getCount() {
    return fields.integer("count");
  }

  /**
   * Number of related rewards that were blocked or rejected.
   * Type: {@code Count}.
   */
  public long getBlockedCount() {
    return fields.integer("blocked_count");
  }

  /**
   * IDs of the newest related rewards.
   */
  public List<String> getRewardIds() {
    return fields.get("reward_ids", Decode.list(Decode.TEXT));
  }
}
