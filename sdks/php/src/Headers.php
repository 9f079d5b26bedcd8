<?php

declare(strict_types=1);

namespace Svc;

/**
 * Headers of an answer, found in any case.
 *
 * @implements \IteratorAggregate<string, string>
 */
final class Headers implements \IteratorAggregate
{
    /** @var array<string, string> */
    private readonly array $lower;

    /** @param list<array{string, string}> $pairs */
    public function __construct(private readonly array $pairs)
    {
        $lower = [];
        foreach ($pairs as [$name, $value]) {
            $lower[strtolower($name)] ??= $value;
        }
        $this->lower = $lower;
    }

    public function get(string $name): ?string
    {
        return $this->lower[strtolower($name)] ?? null;
    }

    /** Every header by its name as it came; of several with one name each. */
    public function getIterator(): \Generator
    {
        foreach ($this->pairs as [$name, $value]) {
            yield $name => $value;
        }
    }
}
