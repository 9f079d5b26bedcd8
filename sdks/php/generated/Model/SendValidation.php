<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Result of checking a sale without making it. Distinguished from a send by `object`.
 *
 * @property-read string $object Always `send_validation`.
 * @property-read int $created Time of the check.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read bool $valid Whether the sale would succeed.
 * @property-read ?string $would_status Status that the send would have. Null if there are problems.
 *     See `SendWouldStatus`.
 * @property-read ?SendPreview $send Preview of the send. Null if the problems prevent one.
 * @property-read ?string $currency Currency of `cost` and `credit_after`. Null if it cannot be
 *     determined. See `Currency`.
 * @property-read ?string $cost Credit that would be charged. Null if it cannot be calculated.
 *     Type: `Money`.
 * @property-read ?CreditAfter $credit_after Credit that would remain. Null if there are problems.
 * @property-read ?Meter $meter Meter confirmed with the utility. Null for airtime and data.
 * @property-read list<SendProblem> $problems All problems that prevent the sale, in order of
 *     precedence. Empty when valid.
 * @property-read list<SendWarning> $warnings Points to check before the sale.
 */
final class SendValidation extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'valid',
        'would_status',
        'send',
        'currency',
        'cost',
        'credit_after',
        'meter',
        'problems',
        'warnings',
    ];

    protected const CODECS = [
        'send' => SendPreview::class,
        'credit_after' => CreditAfter::class,
        'meter' => Meter::class,
        'problems' => [SendProblem::class],
        'warnings' => [SendWarning::class],
    ];
}
