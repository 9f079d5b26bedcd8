<?php

declare(strict_types=1);

namespace Svc;

use Svc\Exception\ArgumentException;
use Svc\Exception\SvcException;
use Svc\Runtime\Json;
use Svc\Runtime\PageSource;

/**
 * A page of a list; iterating it yields its objects and those of all pages after it. Stopping early
 * asks for nothing more.
 *
 * @template T
 * @implements \IteratorAggregate<int, T>
 */
final class Page implements \IteratorAggregate
{
    /** @var list<T> The objects of this page. */
    public readonly array $data;

    /** Whether there are more objects in the direction of this page's request. */
    public readonly bool $hasMore;

    /** Where the next page begins: keep it, and go on from it another day. */
    public readonly ?string $nextCursor;

    /**
     * The answer as it came, with what this page says besides its objects.
     *
     * @var array<string, mixed>
     */
    public readonly array $envelope;

    private readonly ResponseMetadata $metadata;

    /** @internal */
    public function __construct(private readonly PageSource $source)
    {
        [$envelope, $this->data, $this->metadata] = ($source->fetch)($source->params);
        $this->envelope = Json::plain($envelope);
        $page = $this->envelope['page'] ?? 0;
        $this->hasMore = $this->envelope['has_more'] ?? $page < ($this->envelope['pages'] ?? 0);
        $this->nextCursor = $this->envelope['next_cursor'] ?? null;
    }

    public function responseMetadata(): ResponseMetadata
    {
        return $this->metadata;
    }

    /**
     * The next page in the direction of this one; null on the last.
     *
     * @return self<T>|null
     */
    public function nextPage(): ?self
    {
        if (!$this->hasMore) {
            return null;
        }
        $params = $this->source->params;
        if (isset($this->envelope['page'])) {
            return $this->with(['page' => $this->envelope['page'] + 1] + $params);
        }
        $name = isset($params['ending_before']) ? 'ending_before' : 'starting_after';
        if (($this->nextCursor ?? '') === '') {
            return null;
        }
        if ($this->nextCursor === ($params[$name] ?? null)) {
            throw new SvcException('The list repeats its cursor; going on would never end.');
        }
        return $this->with([$name => $this->nextCursor] + $params);
    }

    /**
     * The page on the other side of this one; null when there is nothing to start from.
     *
     * @return self<T>|null
     */
    public function previousPage(): ?self
    {
        $params = $this->source->params;
        if (isset($this->envelope['page'])) {
            $page = $this->envelope['page'];
            return $page > 1 ? $this->with(['page' => $page - 1] + $params) : null;
        }
        if ($this->source->cursor !== 'both') {
            throw new ArgumentException('This list goes one way only.');
        }
        $isBackwards = isset($params['ending_before']);
        $edge = $this->data[$isBackwards ? count($this->data) - 1 : 0] ?? null;
        $id = $edge instanceof Model ? $edge['id'] : null;
        if ($id === null) {
            return null;
        }
        unset($params['starting_after'], $params['ending_before']);
        return $this->with([$isBackwards ? 'starting_after' : 'ending_before' => $id] + $params);
    }

    /**
     * This page and all after it.
     *
     * @return \Generator<int, self<T>>
     */
    public function pages(): \Generator
    {
        for ($page = $this; $page !== null; $page = $page->nextPage()) {
            yield $page;
        }
    }

    /** @return \Generator<int, T> */
    public function getIterator(): \Generator
    {
        $place = 0;
        foreach ($this->pages() as $page) {
            foreach ($page->data as $one) {
                yield $place++ => $one;
            }
        }
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return [
            'data' => $this->data,
            'hasMore' => $this->hasMore,
            'nextCursor' => $this->nextCursor,
        ];
    }

    /**
     * @param array<string, mixed> $params
     * @return self<T>
     */
    private function with(array $params): self
    {
        return new self($this->source->with($params));
    }
}
