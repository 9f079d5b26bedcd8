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
 * Status of an agent's request for approval.
 */
public final class AgentApprovalStatus {
  private AgentApprovalStatus() {}

  /**
   * Waiting for a person. Nothing is sent or charged.
   */
  public static final String REQUESTED = "requested";

  /**
   * A person approved the request, and it is or will be executed.
   */
  public static final String APPROVED = "approved";

  /**
   * A person approved the request, but executing it returned an error. Nothing is charged.
   */
  public static final String FAILED = "failed";

  /**
   * A person rejected the request. Nothing is sent or charged.
   */
  public static final String REJECTED = "rejected";

  /**
   * Nobody decided within 24 hours. Nothing is sent or charged.
   */
  public static final String EXPIRED = "expired";
}
