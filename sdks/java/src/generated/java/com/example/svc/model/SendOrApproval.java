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
 * A send, or the approval that it waits for. Distinguished by {@code object}.
 */
public interface SendOrApproval extends SvcVariant {
  /** The variant that {@code object} names. */
  static SendOrApproval of(Fields fields) {
    String kind = fields.text("object");
    switch (kind == null ? "" : kind) {
      case "send":
        return Send.of(fields);
      case "agent_approval":
        return AgentApproval.of(fields);
      default:
        return new Unknown(fields);
    }
  }

  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: {@code SendId}.
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
   * The face value: what the customer receives.
   * Type: {@code Money}.
   */
  String getAmount();

  /**
   * The currency of {@code amount}, {@code cost} and {@code discount}.
   */
  String getCurrency();

  /**
   * What the person permitted who approved the send. Null unless {@code approval} is set, and after the
   * recipient is erased.
   */
  @Nullable Mandate getMandate();

  /** A variant that this version does not know; {@link #fields()} has all of it. */
  final class Unknown extends SvcObject implements SendOrApproval {
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
    public @Nullable Mandate getMandate() {
      return fields.get("mandate", Decode.object(Mandate::of));
    }
  }
}
