<?php

declare(strict_types=1);

namespace Svc\Exception;

/**
 * The Idempotency-Key is missing, wrong or in use.
 */
final class IdempotencyException extends ApiException
{
}
