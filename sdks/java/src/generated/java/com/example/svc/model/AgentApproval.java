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
 * A request of an agent that a person must approve or reject.
 */
public final class AgentApproval extends SvcObject implements EventObject, RewardOrApproval, SendOrApproval {
  private AgentApproval(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static AgentApproval of(Fields fields) {
    return new AgentApproval(fields);
  }

  /**
   * Unique identifier of the object.
   * Type: {@code ApprovalId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code agent_approval}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the agent made the request.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * Whether the object exists in live mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Action that the agent requests.
   */
  public String getAction() {
    return fields.text("action");
  }

  /**
   * Current status. Decides whether a decision is still needed; see Lifecycles.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Reason a person must approve.
   */
  public String getWhy() {
    return fields.text("why");
  }

  /**
   * The original request of the agent.
   */
  public Object getRequest() {
    return fields.get("request");
  }

  /**
   * Face value of the sale or reward.
   * Type: {@code Money}.
   */
  public String getAmount() {
    return fields.text("amount");
  }

  /**
   * Currency of the sale or reward.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Phone number or meter that it goes to. Null for a reward whose recipient chooses.
   * Type: {@code Target}.
   */
  public @Nullable String getTarget() {
    return fields.text("target");
  }

  /**
   * Reason given by the agent. Null if there is none.
   * Type: {@code Note}.
   */
  public @Nullable String getReason() {
    return fields.text("reason");
  }

  /**
   * API key of the agent.
   * Type: {@code KeyId}.
   */
  public String getApiKey() {
    return fields.text("api_key");
  }

  /**
   * Use of the key's approval threshold.
   */
  public ApprovalThreshold getThreshold() {
    return fields.get("threshold", Decode.object(ApprovalThreshold::of));
  }

  /**
   * Dashboard page where a person decides.
   * Type: {@code WebUrl}.
   */
  public String getApprovalUrl() {
    return fields.text("approval_url");
  }

  /**
   * Time at which the request expires: after 24 hours.
   * Type: {@code UnixTime}.
   */
  public long getExpiresAt() {
    return fields.integer("expires_at");
  }

  /**
   * Member who decided, or in test mode a key. Null until decided.
   * Type: {@code MakerId}.
   */
  public @Nullable String getDecidedBy() {
    return fields.text("decided_by");
  }

  /**
   * Time at which the request was decided. Null until then.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getDecidedAt() {
    return fields.integerOrNull("decided_at");
  }

  /**
   * What the person permitted. Null unless they approved, and after the recipient is erased.
   */
  public @Nullable Mandate getMandate() {
    return fields.get("mandate", Decode.object(Mandate::of));
  }

  /**
   * Send or reward that resulted. Null if there is none.
   * Type: {@code ApprovalResultId}.
   */
  public @Nullable String getResult() {
    return fields.text("result");
  }

  /**
   * Reason the request failed after it was approved. Null unless it failed.
   */
  public @Nullable Failure getFailure() {
    return fields.get("failure", Decode.object(Failure::of));
  }
}
