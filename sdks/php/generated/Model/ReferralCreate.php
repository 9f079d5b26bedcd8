<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Parameters to create a referral.
 *
 * @property-read string $program Program that pays the reward.
 *     Type: `ProgramId`.
 * @property-read string|RewardRecipientPerson $referrer Recipient who made the referral.
 * @property-read string|RewardRecipientPerson $referee Recipient who was referred.
 * @property-read array<string, string>|null $metadata Your own key-value data about the referral.
 */
final class ReferralCreate extends Model
{
    protected const FIELDS = [
        'program',
        'referrer',
        'referee',
        'metadata',
    ];

    protected const CODECS = [
        'referrer' => RewardRecipientPerson::class,
        'referee' => RewardRecipientPerson::class,
    ];

    /**
     * @param string $program
     * @param string|RewardRecipientPerson|array<string, mixed> $referrer
     * @param string|RewardRecipientPerson|array<string, mixed> $referee
     * @param array<string, string>|null $metadata
     */
    public function __construct(
        string $program,
        string|RewardRecipientPerson|array $referrer,
        string|RewardRecipientPerson|array $referee,
        ?array $metadata = null,
    ) {
        parent::__construct([
            'program' => $program,
            'referrer' => $referrer,
            'referee' => $referee,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ]);
    }
}
