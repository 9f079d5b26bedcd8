<?php

declare(strict_types=1);

namespace Svc\Exception;

/**
 * The state of an object does not allow it.
 */
final class ConflictException extends ApiException
{
}
