<?php

declare(strict_types=1);

namespace Svc\Runtime;

use Svc\Exception\ApiException;
use Svc\Exception\CancelledException;
use Svc\Exception\ConnectionException;
use Svc\Facts;
use Svc\Model\Send;
use Svc\RequestOptions;

/**
 * Waiting for a sale while the customer stands there.
 *
 * @internal
 */
final class Wait
{
    /** What a read has at least: the last one begins when hardly anything is left. */
    private const READ_LEAST_SECONDS = 0.5;

    /**
     * @param \Closure(RequestOptions): Send $get
     * @param float $readTimeout What a read has at most.
     */
    public static function forSend(
        \Closure $get,
        float $timeout,
        float $every,
        float $readTimeout,
        ?RequestOptions $options,
    ): Send {
        $ends = Clock::now() + $timeout;
        $seen = null;
        $answered = null;
        while (true) {
            $left = max($ends - Clock::now(), self::READ_LEAST_SECONDS);
            $pause = $every;
            try {
                $seen = $get(self::bounded(min($left, $readTimeout), $options));
                if (in_array($seen->status, Facts::SETTLED_SENDS, true)) {
                    return $seen;
                }
            } catch (ApiException | ConnectionException $failure) {
                // It says nothing about the sale, and counts only if no other read succeeds. What
                // the service last answered says more than a read that the wait itself cut off.
                if (!self::isPassing($failure)) {
                    throw $failure;
                }
                $said = $failure instanceof ApiException ? $failure : null;
                $answered = $said ?? $answered;
                if ($seen === null && Clock::now() >= $ends) {
                    throw $answered ?? $failure;
                }
                $asked = $said?->retryAfter;
                $pause = max($every, (float) $asked);
            }
            $left = $ends - Clock::now();
            if ($left <= 0 && $seen !== null) {
                return $seen;
            }
            if (!Clock::sleep(max(min($pause, $left), 0.0), $options?->isCancelled)) {
                throw new CancelledException('The caller ended the wait.', false, 1);
            }
        }
    }

    /** No read outlasts the wait, which is itself what repeats it. */
    private static function bounded(float $timeout, ?RequestOptions $own): RequestOptions
    {
        return new RequestOptions(
            timeout: min($timeout, $own?->timeout ?? $timeout),
            connectTimeout: $own?->connectTimeout,
            readTimeout: $own?->readTimeout,
            maxRetries: 0,
            extraQuery: $own?->extraQuery ?? [],
            extraHeaders: $own?->extraHeaders ?? [],
            isCancelled: $own?->isCancelled,
        );
    }

    private static function isPassing(ApiException|ConnectionException $failure): bool
    {
        return $failure instanceof ApiException
            ? Retry::isRetryable($failure)
            : !$failure instanceof CancelledException;
    }
}
