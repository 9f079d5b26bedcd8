<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Parameters to open a dispute.
 *
 * @property-read string $send Send to be disputed.
 *     Type: `SendRef`.
 * @property-read string $reason Reason for the dispute.
 *     See `DisputeReason`.
 * @property-read ?DisputeEvidenceInput $evidence Evidence that supports the dispute.
 * @property-read array<string, string>|null $metadata Your own key-value data about the dispute.
 */
final class DisputeCreate extends Model
{
    protected const FIELDS = [
        'send',
        'reason',
        'evidence',
        'metadata',
    ];

    protected const CODECS = [
        'evidence' => DisputeEvidenceInput::class,
    ];

    /**
     * @param string $send
     * @param string $reason
     * @param DisputeEvidenceInput|array<string, mixed>|null $evidence
     * @param array<string, string>|null $metadata
     */
    public function __construct(
        string $send,
        string $reason,
        DisputeEvidenceInput|array|null $evidence = null,
        ?array $metadata = null,
    ) {
        parent::__construct([
            'send' => $send,
            'reason' => $reason,
            'evidence' => Encode::object($evidence) ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ]);
    }
}
