<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A request of an agent that a person must approve or reject.
 *
 * @property-read string $id Unique identifier of the object.
 *     Type: `ApprovalId`.
 * @property-read string $object Always `agent_approval`.
 * @property-read int $created Time at which the agent made the request.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read string $action Action that the agent requests.
 *     See `AgentAction`.
 * @property-read string $status Current status. Decides whether a decision is still needed; see
 *     Lifecycles. See `AgentApprovalStatus`.
 * @property-read string $why Reason a person must approve.
 *     See `ApprovalReason`.
 * @property-read mixed $request The original request of the agent.
 * @property-read string $amount Face value of the sale or reward.
 *     Type: `Money`.
 * @property-read string $currency Currency of the sale or reward.
 *     See `Currency`.
 * @property-read ?string $target Phone number or meter that it goes to. Null for a reward whose
 *     recipient chooses. Type: `Target`.
 * @property-read ?string $reason Reason given by the agent. Null if there is none.
 *     Type: `Note`.
 * @property-read string $api_key API key of the agent.
 *     Type: `KeyId`.
 * @property-read ApprovalThreshold $threshold Use of the key's approval threshold.
 * @property-read string $approval_url Dashboard page where a person decides.
 *     Type: `WebUrl`.
 * @property-read int $expires_at Time at which the request expires: after 24 hours.
 *     Type: `UnixTime`.
 * @property-read ?string $decided_by Member who decided, or in test mode a key. Null until decided.
 *     Type: `MakerId`.
 * @property-read ?int $decided_at Time at which the request was decided. Null until then.
 *     Type: `UnixTime`.
 * @property-read ?Mandate $mandate What the person permitted. Null unless they approved, and after
 *     the recipient is erased.
 * @property-read ?string $result Send or reward that resulted. Null if there is none.
 *     Type: `ApprovalResultId`.
 * @property-read ?Failure $failure Reason the request failed after it was approved. Null unless it
 *     failed.
 */
final class AgentApproval extends Model implements EventObject, RewardOrApproval, SendOrApproval
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'action',
        'status',
        'why',
        'request',
        'amount',
        'currency',
        'target',
        'reason',
        'api_key',
        'threshold',
        'approval_url',
        'expires_at',
        'decided_by',
        'decided_at',
        'mandate',
        'result',
        'failure',
    ];

    protected const CODECS = [
        'threshold' => ApprovalThreshold::class,
        'mandate' => Mandate::class,
        'failure' => Failure::class,
    ];
}
