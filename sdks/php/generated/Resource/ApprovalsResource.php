<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\AgentApproval;
use Svc\Model\CreatedFilter;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->approvals`.
 */
final class ApprovalsResource extends Resource
{
    /**
     * Retrieve an agent approval.
     *
     * Retrieves a request of an agent. While it is `requested`, nothing is sent or charged. Once it
     * is `approved`, `result` is the send or reward. An agent key can retrieve only its own
     * requests.
     *
     * @param string $approval_id ID of the approval.
     *     Type: `ApprovalId`.
     */
    public function get(
        string $approval_id,
        ?RequestOptions $requestOptions = null,
    ): AgentApproval {
        return $this->callJson('approvals.get', [
            'approval_id' => $approval_id,
        ], [], $requestOptions);
    }

    /**
     * List agent approvals.
     *
     * Lists requests of agents, newest first. Use `status=requested` for those that need a
     * decision. An agent key sees only its own requests. Decisions are also reported by the
     * `agent_approval.*` events.
     *
     * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
     *
     * @param ?int $limit Maximum number of objects to return.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Returns the page after this object. Cannot be used with
     *     `ending_before`. Type: `Cursor`.
     * @param ?string $ending_before Returns the page before this object. Cannot be used with
     *     `starting_after`. Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time of creation:
     *     `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
     * @param ?string $status Only approvals with this status.
     *     See `AgentApprovalStatus`.
     * @param ?string $action Only approvals of this action.
     *     See `AgentAction`.
     * @param ?string $api_key Only approvals requested by this agent key.
     *     Type: `KeyId`.
     * @return Page<AgentApproval>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $status = null,
        ?string $action = null,
        ?string $api_key = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('approvals.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'status' => $status ?? NotGiven::Value,
            'action' => $action ?? NotGiven::Value,
            'api_key' => $api_key ?? NotGiven::Value,
        ], $requestOptions);
    }
}
