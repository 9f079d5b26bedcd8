<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * What a person permitted an agent by approving its request: the operation, the amount, the target
 * and the time until which it can be carried out. It is signed, and checked before anything is
 * sold. See [Agents](/docs/guides/agents#the-mandate-of-an-approval).
 *
 * @property-read string $approval Approval that the mandate belongs to.
 *     Type: `ApprovalId`.
 * @property-read string $approved_by Member who approved, or in test mode a key.
 *     Type: `MakerId`.
 * @property-read string $api_key API key of the agent that may act.
 *     Type: `KeyId`.
 * @property-read string $operation Operation that is permitted. It is carried out once.
 *     Type: `MandateOperation`.
 * @property-read string $summary The permission as one sentence.
 *     Type: `MandateSummary`.
 * @property-read string $arguments_sha256 SHA-256 of the request as the person saw it. Any other
 *     request is refused. Type: `ArgumentsHash`.
 * @property-read string $amount Highest face value that is permitted.
 *     Type: `Money`.
 * @property-read string $currency Currency of the permitted amount.
 *     See `Currency`.
 * @property-read ?string $target Phone number or meter that is permitted. Null for a reward whose
 *     recipient chooses. Type: `Target`.
 * @property-read int $approved_at Time at which the person approved.
 *     Type: `UnixTime`.
 * @property-read int $expires_at Time from which nothing is sold under the mandate.
 *     Type: `UnixTime`.
 * @property-read string $jws The mandate as a JSON Web Signature whose claims are the fields above.
 *     Verify it with the public keys at `/.well-known/jwks.json`.
 *     Type: `CompactJws`.
 */
final class Mandate extends Model
{
    protected const FIELDS = [
        'approval',
        'approved_by',
        'api_key',
        'operation',
        'summary',
        'arguments_sha256',
        'amount',
        'currency',
        'target',
        'approved_at',
        'expires_at',
        'jws',
    ];
}
