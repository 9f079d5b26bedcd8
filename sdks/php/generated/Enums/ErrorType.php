<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Category of an error.
 */
final class ErrorType
{
    /**
     * The request is invalid and must be changed.
     */
    public const INVALID_REQUEST_ERROR = 'invalid_request_error';

    /**
     * The key or session is missing or invalid.
     */
    public const AUTHENTICATION_ERROR = 'authentication_error';

    /**
     * The key, role or account is not allowed to do this.
     */
    public const PERMISSION_ERROR = 'permission_error';

    /**
     * There is not enough Credit.
     */
    public const CREDIT_ERROR = 'credit_error';

    /**
     * The current state of an object does not allow the request.
     */
    public const CONFLICT_ERROR = 'conflict_error';

    /**
     * The Idempotency-Key is missing, invalid or in use.
     */
    public const IDEMPOTENCY_ERROR = 'idempotency_error';

    /**
     * Too many requests were sent.
     */
    public const RATE_LIMIT_ERROR = 'rate_limit_error';

    /**
     * A network, utility or supplier did not respond as expected.
     */
    public const PROVIDER_ERROR = 'provider_error';

    /**
     * Something went wrong on our side.
     */
    public const API_ERROR = 'api_error';
}
