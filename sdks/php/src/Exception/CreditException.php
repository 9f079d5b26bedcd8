<?php

declare(strict_types=1);

namespace Svc\Exception;

/**
 * There is not enough Credit.
 */
final class CreditException extends ApiException
{
}
