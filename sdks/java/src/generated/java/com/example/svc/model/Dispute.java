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
 * A complaint about a send, resolved by our staff. It never reverses a delivered send.
 */
public final class Dispute extends SvcObject implements EventObject {
  private Dispute(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Dispute of(Fields fields) {
    return new Dispute(fields);
  }

  /**
   * Unique identifier of the object.
   * Type: {@code DisputeId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code dispute}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the dispute was opened.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * Whether real money is involved: {@code true} in live mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Send that is disputed. Can be expanded.
   */
  public Expandable<Send> getSend() {
    return fields.get("send", Decode.expandable(Send::of));
  }

  /**
   * Reason for the dispute.
   */
  public String getReason() {
    return fields.text("reason");
  }

  /**
   * Evidence that supports the dispute.
   */
  public DisputeEvidence getEvidence() {
    return fields.get("evidence", Decode.object(DisputeEvidence::of));
  }

  /**
   * Current status. Decides whether the dispute is resolved; see Lifecycles.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Outcome of the dispute. Null until resolved.
   */
  public @Nullable String getOutcome() {
    return fields.text("outcome");
  }

  /**
   * Outcome explained in one or two sentences. Null until resolved.
   * Type: {@code Note}.
   */
  public @Nullable String getOutcomeNote() {
    return fields.text("outcome_note");
  }

  /**
   * Credit transaction of the resolution. Null if there is none.
   * Type: {@code TransactionId}.
   */
  public @Nullable String getCreditTransaction() {
    return fields.text("credit_transaction");
  }

  /**
   * Time at which our staff will respond: within two working days.
   * Type: {@code UnixTime}.
   */
  public long getDueAt() {
    return fields.integer("due_at");
  }

  /**
   * Messages from our staff, oldest first.
   */
  public List<DisputeMessage> getMessages() {
    return fields.get("messages", Decode.list(Decode.object(DisputeMessage::of)));
  }

  /**
   * Time at which the dispute was resolved. Null until then.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getResolvedAt() {
    return fields.integerOrNull("resolved_at");
  }

  /**
   * Your own key-value data about the dispute.
   */
  public Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }
}
