<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * HTTP method of a request.
 */
final class HttpMethod
{
    /**
     * Reads without changing anything.
     */
    public const GET = 'GET';

    /**
     * Creates an object or performs an action.
     */
    public const POST = 'POST';

    /**
     * Changes some fields of an object.
     */
    public const PATCH = 'PATCH';

    /**
     * Replaces an object as a whole.
     */
    public const PUT = 'PUT';

    /**
     * Deletes or ends an object.
     */
    public const DELETE = 'DELETE';
}
