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

/** The methods of {@code approvals}. */
public final class ApprovalsResource extends Resource {
  /** Of a client with these settings. */
  public ApprovalsResource(Settings settings) {
    super(settings);
  }

  /**
   * Retrieve an agent approval.
   *
   * <p>Retrieves a request of an agent. While it is {@code requested}, nothing is sent or charged. Once it is
   * {@code approved}, {@code result} is the send or reward. An agent key can retrieve only its own requests.
   */
  public AgentApproval get(String approvalId) {
    return get(approvalId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public AgentApproval get(String approvalId, RequestOptions options) {
    return json("approvals.get", path("approval_id", approvalId), Params.NONE, options, AgentApproval::of);
  }

  /** As the next one, without parameters. */
  public Page<AgentApproval> list() {
    return list(ApprovalsListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List agent approvals.
   *
   * <p>Lists requests of agents, newest first. Use {@code status=requested} for those that need a decision. An
   * agent key sees only its own requests. Decisions are also reported by the {@code agent_approval.*}
   * events.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code reference_not_found}, {@code conflicting_parameters}.
   */
  public Page<AgentApproval> list(ApprovalsListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<AgentApproval> list(ApprovalsListParams params, RequestOptions options) {
    return page("approvals.list", path(), params, options, AgentApproval::of);
  }
}
