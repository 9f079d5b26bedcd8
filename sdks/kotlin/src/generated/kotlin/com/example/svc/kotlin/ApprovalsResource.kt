// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.kotlin

import com.example.svc.FileResult
import com.example.svc.Params
import com.example.svc.RequestOptions
import com.example.svc.model.*
import com.example.svc.param.*
import com.example.svc.runtime.Settings
import kotlin.time.Duration
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Duration.Companion.seconds

/** The methods of `approvals`. */
public class ApprovalsResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Retrieve an agent approval.
   *
   * Retrieves a request of an agent. While it is `requested`, nothing is sent or charged. Once it is
   * `approved`, `result` is the send or reward. An agent key can retrieve only its own requests.
   */
  public suspend fun get(
    approvalId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): AgentApproval =
    json("approvals.get", mapOf("approval_id" to approvalId), Params.NONE, options, AgentApproval::of)

  /**
   * List agent approvals.
   *
   * Lists requests of agents, newest first. Use `status=requested` for those that need a decision. An
   * agent key sees only its own requests. Decisions are also reported by the `agent_approval.*`
   * events.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
   */
  public suspend fun list(
    params: ApprovalsListParams = ApprovalsListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<AgentApproval> =
    page("approvals.list", mapOf(), params, options, AgentApproval::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: ApprovalsListParams.Builder.() -> Unit,
  ): Page<AgentApproval> =
    list(ApprovalsListParams.builder().apply(build).build(), options)
}
