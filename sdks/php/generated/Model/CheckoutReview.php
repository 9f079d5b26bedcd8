<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * The review of a session by our staff.
 *
 * @property-read string $reason Reason for the review.
 *     See `CheckoutReviewReason`.
 * @property-read int $opened_at Time at which the review was opened.
 *     Type: `UnixTime`.
 * @property-read ?string $resolution Outcome of the review. Null while it is open.
 *     See `CheckoutReviewResolution`.
 */
final class CheckoutReview extends Model
{
    protected const FIELDS = [
        'reason',
        'opened_at',
        'resolution',
    ];
}
