<?php

declare(strict_types=1);

namespace Svc\Http;

use Svc\Runtime\ApiKey;

/**
 * One try of a call, as a transport carries it.
 */
final class Request
{
    /**
     * @internal
     * @param array<string, string> $plainHeaders All headers but the one that holds the key.
     * @param string|null $body Null without one.
     * @param float $connectTimeout Seconds for a connection to be made.
     * @param float $readTimeout Seconds for an answer to begin, and between two parts of it.
     * @param float $deadline The moment of `hrtime`, in seconds, after which the call is over.
     * @param bool $isFile Whether the answer is a file, which the deadline does not cut.
     * @param bool $isOnce Whether it may not be repeated: a connection that may be stale is not
     *     used for it.
     * @param (\Closure(): bool)|null $isCancelled Asked while it waits; true ends it.
     */
    public function __construct(
        public readonly string $method,
        public readonly string $url,
        private readonly array $plainHeaders,
        private readonly ?ApiKey $key,
        public readonly ?string $body,
        public readonly float $connectTimeout,
        public readonly float $readTimeout,
        public readonly float $deadline,
        public readonly bool $isFile,
        public readonly bool $isOnce,
        public readonly ?\Closure $isCancelled,
    ) {
    }

    /**
     * All headers, with the key: nothing to write into a log.
     *
     * @return array<string, string>
     */
    public function headers(): array
    {
        $isOwn = isset(array_change_key_case($this->plainHeaders)['authorization']);
        if ($this->key === null || $isOwn) {
            return $this->plainHeaders;
        }
        return $this->plainHeaders + ['Authorization' => 'Bearer ' . $this->key->reveal()];
    }

    /**
     * Headers as a log may hold them.
     *
     * @return array<string, string>
     */
    public function maskedHeaders(): array
    {
        $masked = [];
        foreach ($this->headers() as $name => $value) {
            $isSecret = in_array(strtolower($name), ['authorization', 'svc-signature'], true);
            $masked[$name] = $isSecret ? '***' : $value;
        }
        return $masked;
    }
}
