<?php

declare(strict_types=1);

namespace Svc\Exception;

/**
 * The caller ended the call.
 */
final class CancelledException extends ConnectionException
{
}
