<?php

declare(strict_types=1);

namespace Svc\Runtime;

use Svc\Exception\ApiException;
use Svc\Exception\CancelledException;
use Svc\Exception\ConfigurationException;
use Svc\Exception\ConnectionException;
use Svc\Exception\TimeoutException;
use Svc\ResponseMetadata;

/**
 * What a client logs: methods, paths with placeholders and numbers, and nothing of a customer.
 *
 * @internal
 */
final class Log
{
    private const LEVELS = ['off', 'info', 'debug'];

    /** Anything else may hold what a log must not. */
    private const CODE = '/^[a-z_]{1,64}$/D';
    private const PLAIN = '/^[A-Za-z0-9_.-]{1,100}$/D';

    private readonly int $level;

    /** @param (\Closure(string, string): mixed)|null $logger */
    public function __construct(?string $level, private readonly ?\Closure $logger)
    {
        $said = $level ?? strtolower((string) getenv('SVC_SDK_LOG'));
        if ($said === '') {
            $said = $logger === null ? 'off' : 'debug';
        }
        $found = array_search($said, self::LEVELS, true);
        $this->level = (int) $found;
        if ($found !== false) {
            return;
        }
        if ($level !== null) {
            throw new ConfigurationException('logLevel is off, info or debug.');
        }
        self::say('svc info SVC_SDK_LOG is off, info or debug. Nothing is logged.');
    }

    public function begun(Operation $operation, int $attempt, ?string $key): void
    {
        if ($this->level === 2) {
            $key = self::shortened($key);
            $line = "$operation->verb $operation->path try=$attempt idempotency_key=$key";
            $this->write('debug', $line);
        }
    }

    /**
     * How a try ended.
     *
     * @param float $elapsed Seconds since the call began.
     * @param float|null $pause Seconds until the next try; null when there is none.
     */
    public function ended(
        Operation $operation,
        int $attempt,
        ?string $key,
        float $elapsed,
        ?ResponseMetadata $response,
        ?\Throwable $error,
        ?float $pause,
    ): void {
        if ($this->level < ($pause === null ? 1 : 2)) {
            return;
        }
        $called = "$operation->verb $operation->path";
        $result = 'status=' . ($response === null ? 'none' : $response->status);
        if ($error !== null) {
            $result .= ' reason=' . self::reasonOf($error);
        }
        $request = 'request_id=' . self::fitting($response?->requestId, self::PLAIN);
        if ($pause === null) {
            $ms = round($elapsed * 1000);
            $this->write('info', "$called $result ms=$ms tries=$attempt $request");
            return;
        }
        $wait = 'wait_ms=' . round($pause * 1000) . ' idempotency_key=' . self::shortened($key);
        $this->write('debug', "$called try=$attempt $result $wait $request");
    }

    private function write(string $level, string $line): void
    {
        try {
            if ($this->logger === null) {
                self::say("svc $level $line");
            } else {
                ($this->logger)($level, $line);
            }
        } catch (\Throwable) {
            // A call is worth more than its line.
        }
    }

    private static function say(string $line): void
    {
        // STDERR is there on the command line alone.
        file_put_contents('php://stderr', "$line\n");
    }

    private static function fitting(?string $text, string $form): string
    {
        return $text !== null && preg_match($form, $text) === 1 ? $text : 'none';
    }

    /** Enough to find a call by; a key of the caller's own may be a phone number. */
    private static function shortened(?string $key): string
    {
        if ($key === null) {
            return 'none';
        }
        $head = substr($key, 0, 4);
        return strlen($key) > 8 && preg_match(self::PLAIN, $head) === 1 ? "$head..." : '...';
    }

    private static function reasonOf(\Throwable $error): string
    {
        return match (true) {
            $error instanceof ApiException => self::fitting($error->errorCode, self::CODE),
            $error instanceof TimeoutException => 'timed_out',
            $error instanceof CancelledException => 'cancelled',
            $error instanceof ConnectionException && !$error->maybeSent => 'connection_failed',
            default => 'connection_lost',
        };
    }
}
