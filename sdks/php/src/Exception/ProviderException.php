<?php

declare(strict_types=1);

namespace Svc\Exception;

/**
 * A network, a utility or a supplier did not answer as it should.
 */
final class ProviderException extends ApiException
{
}
