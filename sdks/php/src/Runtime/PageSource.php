<?php

declare(strict_types=1);

namespace Svc\Runtime;

use Svc\NotGiven;

/**
 * Where the pages of a list come from.
 *
 * @internal
 */
final class PageSource
{
    /** @var array<string, mixed> What was given of the parameters. */
    public readonly array $params;

    /**
     * @param \Closure $fetch Takes parameters; answers the envelope, its decoded objects, and how
     *     it was answered.
     * @param array<string, mixed> $params
     * @param string $cursor `none`, `forward` or `both`.
     */
    public function __construct(
        public readonly \Closure $fetch,
        array $params,
        public readonly string $cursor,
    ) {
        $this->params = array_filter(
            $params,
            static fn (mixed $value): bool => $value !== null && $value !== NotGiven::Value,
        );
    }

    /** @param array<string, mixed> $params */
    public function with(array $params): self
    {
        return new self($this->fetch, $params, $this->cursor);
    }
}
