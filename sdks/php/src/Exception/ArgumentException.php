<?php

declare(strict_types=1);

namespace Svc\Exception;

/**
 * An argument that no request could carry; nothing was sent.
 */
final class ArgumentException extends SvcException
{
    public function __construct(string $message, public readonly ?string $param = null)
    {
        parent::__construct($message);
    }
}
