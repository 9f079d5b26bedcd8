<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status of a send. Check it before you promise a customer anything.
 */
final class SendStatus
{
    /**
     * Created and charged, not yet submitted to the network. Can be cancelled.
     */
    public const PENDING = 'pending';

    /**
     * Submitted to the network, which has not responded yet.
     */
    public const SUBMITTED = 'submitted';

    /**
     * Delivered to the customer. The Credit is spent.
     */
    public const DELIVERED = 'delivered';

    /**
     * National power outage: the token is bought and texted when it ends.
     */
    public const QUEUED = 'queued';

    /**
     * The network was busy and delivered nothing. The service retries automatically.
     */
    public const RETRYING = 'retrying';

    /**
     * The network has not responded. Do not sell again: the send may have been delivered.
     */
    public const UNKNOWN = 'unknown';

    /**
     * The network's responses conflict and our staff decide. Do not sell again: the send may have
     * been delivered.
     */
    public const REQUIRES_REVIEW = 'requires_review';

    /**
     * Failed, and the Credit was returned; `failure_code` says why.
     */
    public const FAILED_CREDITED = 'failed_credited';

    /**
     * Failed, and this account was not charged for it.
     */
    public const FAILED = 'failed';

    /**
     * Charged, and dispatched at `scheduled_for`. Can be cancelled until then.
     */
    public const SCHEDULED = 'scheduled';

    /**
     * Cancelled before dispatch, and the Credit was returned.
     */
    public const CANCELLED_CREDITED = 'cancelled_credited';
}
