<?php

declare(strict_types=1);

namespace Svc\Exception;

/**
 * The base of every exception that this package throws.
 */
class SvcException extends \RuntimeException
{
}
