<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status of a dealer application.
 */
final class DealerApplicationStatus
{
    /**
     * The application is not submitted yet.
     */
    public const DRAFT = 'draft';

    /**
     * Submitted and waiting for a reviewer.
     */
    public const SUBMITTED = 'submitted';

    /**
     * Our staff are reviewing the application.
     */
    public const IN_REVIEW = 'in_review';

    /**
     * Our staff have a question. Change the application and submit it again.
     */
    public const MORE_INFORMATION = 'more_information';

    /**
     * Approved: the business buys below face value.
     */
    public const APPROVED = 'approved';

    /**
     * Declined by our staff; `decision_note` says why.
     */
    public const DECLINED = 'declined';
}
