<?php

declare(strict_types=1);

namespace Svc\Exception;

/**
 * A webhook that is not from the service, too old, or not verifiable as it was handed over.
 */
final class SignatureException extends SvcException
{
}
