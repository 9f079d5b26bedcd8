<?php

declare(strict_types=1);

namespace Svc\Exception;

/**
 * The key or the account may not do this.
 */
final class PermissionException extends ApiException
{
}
