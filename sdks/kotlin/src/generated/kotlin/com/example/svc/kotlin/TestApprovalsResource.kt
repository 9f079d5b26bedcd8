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

/** The methods of `test.approvals`. */
public class TestApprovalsResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Approve a test agent's request.
   *
   * Approves the request of a test agent, as an owner would in the dashboard, without a PIN. The
   * request is then executed with every check except the threshold: the approval becomes `approved`
   * with its `result`, or `failed` with the reason. Repeating it with the same `Idempotency-Key`
   * returns the approval with its current status. Requires a test key.
   *
   * In test mode only.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `approval_expired`, `approval_resolved`.
   */
  public suspend fun approve(
    approvalId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): AgentApproval =
    json("test.approvals.approve", mapOf("approval_id" to approvalId), Params.NONE, options, AgentApproval::of)

  /**
   * Reject a test agent's request.
   *
   * Rejects the request of a test agent, as a person would in the dashboard. Nothing is sent or
   * charged, and others can reward its `completion_id`. Requires a test key.
   *
   * In test mode only.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `approval_expired`, `approval_resolved`.
   */
  public suspend fun reject(
    approvalId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): AgentApproval =
    json("test.approvals.reject", mapOf("approval_id" to approvalId), Params.NONE, options, AgentApproval::of)
}
