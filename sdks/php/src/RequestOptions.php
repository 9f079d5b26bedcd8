<?php

declare(strict_types=1);

namespace Svc;

/**
 * Settings of one call. What is left out is as the client has it. All times are in seconds.
 */
final class RequestOptions
{
    /**
     * @param string|null $idempotencyKey Your own key, such as the till's sale number; one is made
     *     if it is left out.
     * @param float|null $timeout For the call with all its tries and pauses.
     * @param float|null $connectTimeout For a connection to be made.
     * @param float|null $readTimeout For an answer to begin, and between two parts of it.
     * @param int|null $maxRetries How often the call is sent again, where that is safe.
     * @param array<string, mixed> $extraBody Fields that this version does not know yet.
     * @param array<string, mixed> $extraQuery
     * @param array<string, string> $extraHeaders
     * @param (\Closure(): bool)|null $isCancelled Asked ten times a second while the call waits;
     *     true ends it.
     * @param string|null $programSecret The secret of the program, for the one method that is
     *     signed with it.
     */
    public function __construct(
        public readonly ?string $idempotencyKey = null,
        public readonly ?float $timeout = null,
        public readonly ?float $connectTimeout = null,
        public readonly ?float $readTimeout = null,
        public readonly ?int $maxRetries = null,
        public readonly array $extraBody = [],
        public readonly array $extraQuery = [],
        public readonly array $extraHeaders = [],
        public readonly ?\Closure $isCancelled = null,
        #[\SensitiveParameter] public readonly ?string $programSecret = null,
    ) {
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        $secret = $this->programSecret === null ? null : '***';
        return ['programSecret' => $secret] + get_object_vars($this);
    }
}
