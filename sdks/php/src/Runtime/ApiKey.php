<?php

declare(strict_types=1);

namespace Svc\Runtime;

use Svc\Exception\ConfigurationException;

/**
 * The key that a client calls with; it is in no string form and in no dump.
 *
 * @internal
 */
final class ApiKey
{
    private const FORM = '/^svc_(sk|rk|pk|ak)_(test_)?[A-Za-z0-9_-]+$/D';

    /** @var \WeakMap<ApiKey, string> A dump of an object does not show what its class holds. */
    private static \WeakMap $texts;

    /** @param string $kind `sk`, `rk`, `pk` or `ak`. */
    private function __construct(
        #[\SensitiveParameter] string $text,
        public readonly string $kind,
        public readonly bool $livemode,
    ) {
        self::$texts ??= new \WeakMap();
        self::$texts[$this] = $text;
    }

    /** The key of the argument or of the environment's SVC_KEY; refuses what cannot be one. */
    public static function resolve(#[\SensitiveParameter] ?string $given): self
    {
        $text = $given ?? (string) getenv('SVC_KEY');
        if ($text === '') {
            throw new ConfigurationException('Set apiKey, or SVC_KEY in the environment.');
        }
        if (preg_match(self::FORM, $text, $parts) !== 1) {
            throw new ConfigurationException(
                'apiKey does not look like a key: it begins with svc_sk_ or such.',
            );
        }
        return new self($text, $parts[1], ($parts[2] ?? '') === '');
    }

    public function reveal(): string
    {
        return self::$texts[$this];
    }

    public function __serialize(): array
    {
        throw new \LogicException('A key is not serialized: make a client where it is used.');
    }
}
