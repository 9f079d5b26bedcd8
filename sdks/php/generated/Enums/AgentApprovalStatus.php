<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status of an agent's request for approval.
 */
final class AgentApprovalStatus
{
    /**
     * Waiting for a person. Nothing is sent or charged.
     */
    public const REQUESTED = 'requested';

    /**
     * A person approved the request, and it is or will be executed.
     */
    public const APPROVED = 'approved';

    /**
     * A person approved the request, but executing it returned an error. Nothing is charged.
     */
    public const FAILED = 'failed';

    /**
     * A person rejected the request. Nothing is sent or charged.
     */
    public const REJECTED = 'rejected';

    /**
     * Nobody decided within 24 hours. Nothing is sent or charged.
     */
    public const EXPIRED = 'expired';
}
