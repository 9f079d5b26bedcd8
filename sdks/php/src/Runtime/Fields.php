<?php

declare(strict_types=1);

namespace Svc\Runtime;

/**
 * The fields of a model: as they came, and those that were read.
 *
 * @internal
 */
final class Fields
{
    /** @var array<string, mixed> */
    public array $decoded = [];

    public function __construct(public readonly \stdClass $raw)
    {
    }
}
