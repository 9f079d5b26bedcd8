<?php

declare(strict_types=1);

namespace Svc;

use Svc\Http\CurlTransport;
use Svc\Http\Transport;
use Svc\Runtime\Address;
use Svc\Runtime\ApiKey;
use Svc\Runtime\Log;
use Svc\Runtime\Resource;
use Svc\Runtime\Settings;

/**
 * The client. Make one and share it: it keeps its connections.
 */
final class Client extends Groups
{
    private readonly Settings $settings;

    /** @var array<string, Resource> */
    private array $groups = [];

    /**
     * All times are in seconds.
     *
     * @param string|null $apiKey From SVC_KEY when it is left out.
     * @param string|null $baseUrl From SVC_URL when it is left out.
     * @param float $timeout For a call with all its tries and pauses.
     * @param float $connectTimeout For a connection to be made.
     * @param float $readTimeout For an answer to begin, and between two parts of it.
     * @param int $maxRetries How often a call is sent again, where that is safe.
     * @param bool $allowInsecureHttp Lets a key travel readable to another machine.
     * @param string|null $logLevel `off`, `info` or `debug`; SVC_SDK_LOG when it is left out.
     * @param (\Closure(string, string): mixed)|null $logger Takes the log, which else goes to
     *   standard error: `$psr->log(...)` of a PSR-3 logger. Without a level it is handed all lines.
     */
    public function __construct(
        #[\SensitiveParameter] ?string $apiKey = null,
        ?string $baseUrl = null,
        float $timeout = 60.0,
        float $connectTimeout = 5.0,
        float $readTimeout = 30.0,
        int $maxRetries = 2,
        ?Hooks $hooks = null,
        ?Transport $transport = null,
        bool $allowInsecureHttp = false,
        ?string $logLevel = null,
        ?\Closure $logger = null,
    ) {
        $this->settings = new Settings(
            Address::resolve($baseUrl, $allowInsecureHttp),
            ApiKey::resolve($apiKey),
            $hooks ?? new Hooks(),
            new Log($logLevel, $logger),
            $transport ?? new CurlTransport(),
            $timeout,
            $connectTimeout,
            $readTimeout,
            $maxRetries,
        );
    }

    /** Where it calls, with the base path. */
    public function baseUrl(): string
    {
        return $this->settings->address;
    }

    /** Whether its key is of live mode: money moves. */
    public function livemode(): bool
    {
        return $this->settings->key->livemode;
    }

    /** `sk`, `rk`, `pk` or `ak`. */
    public function keyKind(): string
    {
        return $this->settings->key->kind;
    }

    /** @internal */
    public function __get(string $name): Resource
    {
        $class = self::GROUPS[$name]
            ?? throw new \OutOfBoundsException("The client has no group $name.");
        return $this->groups[$name] ??= new $class($this->settings);
    }

    /** @internal */
    public function __isset(string $name): bool
    {
        return isset(self::GROUPS[$name]);
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return ['baseUrl' => $this->baseUrl(), 'livemode' => $this->livemode()];
    }
}
