// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.resource;

import com.example.svc.Empty;
import com.example.svc.FileResult;
import com.example.svc.Page;
import com.example.svc.Params;
import com.example.svc.RequestOptions;
import com.example.svc.WaitOptions;
import com.example.svc.model.*;
import com.example.svc.param.*;
import com.example.svc.runtime.Resource;
import com.example.svc.runtime.Settings;
import com.example.svc.runtime.Wait;
import org.jspecify.annotations.Nullable;

/** The methods of {@code test.approvals}. */
public final class TestApprovalsResource extends Resource {
  /** Of a client with these settings. */
  public TestApprovalsResource(Settings settings) {
    super(settings);
  }

  /**
   * Approve a test agent's request.
   *
   * <p>Approves the request of a test agent, as an owner would in the dashboard, without a PIN. The
   * request is then executed with every check except the threshold: the approval becomes {@code approved}
   * with its {@code result}, or {@code failed} with the reason. Repeating it with the same {@code Idempotency-Key}
   * returns the approval with its current status. Requires a test key.
   *
   * <p>In test mode only.
   *
   * <p>Errors: {@code idempotency_key_required}, {@code idempotency_key_invalid}, {@code idempotency_mismatch},
   * {@code idempotency_in_progress}, {@code approval_expired}, {@code approval_resolved}.
   */
  public AgentApproval approve(String approvalId) {
    return approve(approvalId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public AgentApproval approve(String approvalId, RequestOptions options) {
    return json("test.approvals.approve", path("approval_id", approvalId), Params.NONE, options, AgentApproval::of);
  }

  /**
   * Reject a test agent's request.
   *
   * <p>Rejects the request of a test agent, as a person would in the dashboard. Nothing is sent or
   * charged, and others can reward its {@code completion_id}. Requires a test key.
   *
   * <p>In test mode only.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code approval_expired}, {@code approval_resolved}.
   */
  public AgentApproval reject(String approvalId) {
    return reject(approvalId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public AgentApproval reject(String approvalId, RequestOptions options) {
    return json("test.approvals.reject", path("approval_id", approvalId), Params.NONE, options, AgentApproval::of);
  }
}
