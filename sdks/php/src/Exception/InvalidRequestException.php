<?php

declare(strict_types=1);

namespace Svc\Exception;

/**
 * The request cannot be carried out as it was written.
 */
final class InvalidRequestException extends ApiException
{
}
