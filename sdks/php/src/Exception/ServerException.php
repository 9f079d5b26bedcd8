<?php

declare(strict_types=1);

namespace Svc\Exception;

/**
 * The trouble is on the side of the service.
 */
final class ServerException extends ApiException
{
}
