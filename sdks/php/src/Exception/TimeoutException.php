<?php

declare(strict_types=1);

namespace Svc\Exception;

/**
 * The time for the call, or for one answer, is over.
 */
final class TimeoutException extends ConnectionException
{
}
