<?php

declare(strict_types=1);

namespace Svc\Exception;

/**
 * The key is missing or not valid.
 */
final class AuthenticationException extends ApiException
{
}
