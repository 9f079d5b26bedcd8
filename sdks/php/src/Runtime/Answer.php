<?php

declare(strict_types=1);

namespace Svc\Runtime;

use Svc\Http\RawResponse;
use Svc\ResponseMetadata;

/**
 * What a call came to, when it went well.
 *
 * @internal
 */
final class Answer
{
    /** @param mixed $value The parsed body; null of a file and of an empty answer. */
    public function __construct(
        public readonly mixed $value,
        public readonly ResponseMetadata $metadata,
        public readonly RawResponse $raw,
    ) {
    }
}
