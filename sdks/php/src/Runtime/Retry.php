<?php

declare(strict_types=1);

namespace Svc\Runtime;

use Svc\Exception\ApiException;

/**
 * Whether and when a call is sent again: the body's `retryable` decides, a status only without.
 *
 * @internal
 */
final class Retry
{
    /** A pause that is longer is the caller's to make. */
    private const RETRY_AFTER_MAX_SECONDS = 20;

    private const BACKOFF_FIRST_SECONDS = 0.5;

    private const BACKOFF_MAX_SECONDS = 8.0;

    private const RETRYABLE_STATUSES = [408, 429, 500, 502, 503, 504];

    /** Seconds until the next try after an answer; null when there is none. */
    public static function pauseAfterAnswer(ApiException $error, RetryState $state): ?float
    {
        // The request has arrived: only what is safe to repeat is repeated.
        if ($state->operation->retry === 'once' || $state->attempt > $state->maxRetries) {
            return null;
        }
        return self::isRetryable($error) ? self::fitting($error->retryAfter, $state) : null;
    }

    /** Seconds until the next try when no answer came; null when there is none. */
    public static function pauseAfterSilence(bool $wasSent, RetryState $state): ?float
    {
        if ($state->attempt > $state->maxRetries) {
            return null;
        }
        if ($wasSent && $state->operation->retry === 'once') {
            return null;
        }
        return self::fitting(null, $state);
    }

    /**
     * Seconds of the header, given as seconds or as a date; null of anything else. A date is
     * counted from the Date of the same answer: the clock of this machine may be wrong.
     */
    public static function readRetryAfter(?string $header, ?string $date = null): ?int
    {
        $text = trim($header ?? '');
        if (preg_match('/^[0-9]{1,9}$/D', $text) === 1) {
            return (int) $text;
        }
        $moment = self::momentOf($text);
        return $moment === null ? null : max(0, $moment - (self::momentOf($date) ?? time()));
    }

    private static function momentOf(?string $text): ?int
    {
        $isDate = preg_match('/^[A-Za-z]{3}, [0-9]/', trim($text ?? '')) === 1;
        $moment = $isDate ? strtotime((string) $text) : false;
        return $moment === false ? null : $moment;
    }

    public static function isRetryable(ApiException $error): bool
    {
        if ($error->errorCode === 'idempotency_mismatch') {
            return false;
        }
        return $error->retryable ?? in_array($error->status, self::RETRYABLE_STATUSES, true);
    }

    private static function fitting(?int $asked, RetryState $state): ?float
    {
        if ($asked !== null && $asked > self::RETRY_AFTER_MAX_SECONDS) {
            return null;
        }
        $pause = $asked === null ? self::backoff($state->attempt) : (float) $asked;
        return $pause >= $state->left ? null : $pause;
    }

    /** Full jitter: a crowd that failed together does not come back together. */
    private static function backoff(int $attempt): float
    {
        $most = min(self::BACKOFF_MAX_SECONDS, self::BACKOFF_FIRST_SECONDS * 2 ** ($attempt - 1));
        return $most * random_int(0, 1_000_000) / 1_000_000;
    }
}
