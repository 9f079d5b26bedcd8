<?php

declare(strict_types=1);

namespace Svc\Exception;

/**
 * Too many requests.
 */
final class RateLimitException extends ApiException
{
}
