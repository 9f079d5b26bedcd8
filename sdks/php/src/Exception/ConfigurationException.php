<?php

declare(strict_types=1);

namespace Svc\Exception;

/**
 * The client cannot be made with these settings.
 */
final class ConfigurationException extends SvcException
{
}
