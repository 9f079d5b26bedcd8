<?php

declare(strict_types=1);

namespace Svc\Runtime;

/**
 * What is known of a method's request; one row of the generated table.
 *
 * @internal
 */
final class Operation
{
    /**
     * @param string $retry `safe`, `keyed` or `once`.
     * @param string $shape `json`, `list`, `numbered`, `file` or `none`.
     * @param string|null $identifiedBy The path argument that is the id of what comes back.
     * @param list<string> $query The parameters that go into the query.
     * @param bool $body Whether the others go into a body.
     * @param string|null $fileField The argument that is a file; with one, the body is a form.
     * @param string $auth `key`, `program` or `none`.
     * @param string $cursor `none`, `forward` or `both`.
     */
    public function __construct(
        public readonly string $key,
        public readonly string $verb,
        public readonly string $path,
        public readonly string $retry,
        public readonly string $shape = 'json',
        public readonly ?string $result = null,
        public readonly ?string $identifiedBy = null,
        public readonly string $accept = 'application/json',
        public readonly array $query = [],
        public readonly bool $body = false,
        public readonly ?string $fileField = null,
        public readonly bool $sendsKey = false,
        public readonly string $auth = 'key',
        public readonly string $cursor = 'none',
        public readonly ?string $fixedIn = null,
        public readonly ?string $fixedField = null,
        public readonly string|bool|null $fixedValue = null,
    ) {
    }

    /** The class of the answer; null where nothing comes. */
    public function resultClass(): ?string
    {
        return $this->result === null ? null : "Svc\\Model\\$this->result";
    }
}
