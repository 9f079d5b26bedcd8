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
 * The object that an event is about, with its current values. {@code object} names its type.
 */
public interface EventObject extends SvcVariant {
  /** The variant that {@code object} names. */
  static EventObject of(Fields fields) {
    String kind = fields.text("object");
    switch (kind == null ? "" : kind) {
      case "send":
        return Send.of(fields);
      case "checkout_session":
        return CheckoutSession.of(fields);
      case "dispute":
        return Dispute.of(fields);
      case "topup":
        return Topup.of(fields);
      case "credit_transaction":
        return CreditTransaction.of(fields);
      case "batch":
        return Batch.of(fields);
      case "schedule_occurrence":
        return ScheduleOccurrence.of(fields);
      case "credit_reservation":
        return CreditReservation.of(fields);
      case "program":
        return Program.of(fields);
      case "reward":
        return Reward.of(fields);
      case "reward_link":
        return RewardLink.of(fields);
      case "review":
        return Review.of(fields);
      case "activity":
        return Activity.of(fields);
      case "referral":
        return Referral.of(fields);
      case "api_key":
        return ApiKey.of(fields);
      case "agent_approval":
        return AgentApproval.of(fields);
      case "recipient":
        return Recipient.of(fields);
      case "zesa_availability":
        return ZesaAvailability.of(fields);
      case "network":
        return Network.of(fields);
      case "credit":
        return Credit.of(fields);
      case "webhook_endpoint":
        return WebhookEndpoint.of(fields);
      default:
        return new Unknown(fields);
    }
  }

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

  /** A variant that this version does not know; {@link #fields()} has all of it. */
  final class Unknown extends SvcObject implements EventObject {
    private Unknown(Fields fields) {
      super(fields);
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
  }
}
