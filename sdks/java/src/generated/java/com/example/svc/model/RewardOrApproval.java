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
 * A reward, or the approval it requires. Distinguish them by {@code object}.
 */
public interface RewardOrApproval extends SvcVariant {
  /** The variant that {@code object} names. */
  static RewardOrApproval of(Fields fields) {
    String kind = fields.text("object");
    switch (kind == null ? "" : kind) {
      case "reward":
        return Reward.of(fields);
      case "agent_approval":
        return AgentApproval.of(fields);
      default:
        return new Unknown(fields);
    }
  }

  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: {@code RewardId}.
   */
  String getId();

  /**
   * Always {@code event}.
   */
  String getObject();

  /**
   * Time of the event. All events of one change have the same time.
   * Type: {@code UnixTime}.
   */
  long getCreated();

  /**
   * True in live mode, false in test mode.
   */
  boolean getLivemode();

  /**
   * Current status. Decide by this; see Lifecycles.
   */
  String getStatus();

  /**
   * Face value. If a data bundle costs less, this becomes the price of the bundle and the rest
   * returns to the budget.
   * Type: {@code Money}.
   */
  String getAmount();

  /**
   * Currency of the program.
   */
  String getCurrency();

  /**
   * Phone number or meter that receives the reward. Null until the person has chosen. For an erased
   * recipient it is {@code +263700000000} or {@code 00000000000}.
   * Type: {@code Target}.
   */
  @Nullable String getTarget();

  /**
   * What the person permitted who approved the reward. Null unless {@code approval} is set, and after the
   * recipient is erased.
   */
  @Nullable Mandate getMandate();

  /** A variant that this version does not know; {@link #fields()} has all of it. */
  final class Unknown extends SvcObject implements RewardOrApproval {
    private Unknown(Fields fields) {
      super(fields);
    }

    @Override
    public String getId() {
      return fields.text("id");
    }

    @Override
    public String getObject() {
      return fields.text("object");
    }

    @Override
    public long getCreated() {
      return fields.integer("created");
    }

    @Override
    public boolean getLivemode() {
      return fields.flag("livemode");
    }

    @Override
    public String getStatus() {
      return fields.text("status");
    }

    @Override
    public String getAmount() {
      return fields.text("amount");
    }

    @Override
    public String getCurrency() {
      return fields.text("currency");
    }

    @Override
    public @Nullable String getTarget() {
      return fields.text("target");
    }

    @Override
    public @Nullable Mandate getMandate() {
      return fields.get("mandate", Decode.object(Mandate::of));
    }
  }
}
