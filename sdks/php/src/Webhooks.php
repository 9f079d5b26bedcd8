<?php

declare(strict_types=1);

namespace Svc;

use Svc\Exception\ArgumentException;
use Svc\Exception\SignatureException;
use Svc\Model\Event;
use Svc\Runtime\Decode;
use Svc\Runtime\Json;

/**
 * Signatures of webhooks, made and verified.
 */
final class Webhooks
{
    public const TOLERANCE_SECONDS = 300;

    /**
     * The event of a webhook, once its signature is found to be right.
     *
     * @param mixed $rawBody The bytes as they came, such as `file_get_contents('php://input')` or
     *     the stream of a PSR-7 request; a parsed body is refused.
     * @param string|array<string, string|list<string>> $headers The header Svc-Signature, or all
     *     headers of the request.
     * @param string|list<string> $secrets The endpoint's secret, or several while it is rolled.
     * @param float $tolerance Seconds that the signature may be away from the clock, in either
     *     direction.
     * @param int|null $now Unix seconds; the clock's if it is left out.
     * @throws SignatureException
     */
    public static function verify(
        mixed $rawBody,
        string|array $headers,
        #[\SensitiveParameter] string|array $secrets,
        float $tolerance = self::TOLERANCE_SECONDS,
        ?int $now = null,
    ): Event {
        $body = self::bytesOf($rawBody);
        $known = self::knownSecrets($secrets);
        $own = is_string($headers) ? $headers : self::headerOf($headers, 'svc-signature');
        $now ??= time();
        [$expected, $given] = $own !== null
            ? self::ours($body, $own, $known, $tolerance, $now)
            : self::standard($body, (array) $headers, $known, $tolerance, $now);
        if (!self::matchesAny($expected, $given)) {
            throw new SignatureException('The signature is not that of this body and secret.');
        }
        return self::parse($body);
    }

    /** The event of a body that was verified elsewhere. */
    public static function parse(mixed $rawBody): Event
    {
        try {
            $value = Json::parse(self::bytesOf($rawBody));
        } catch (\JsonException) {
            $value = null;
        }
        if (!$value instanceof \stdClass) {
            throw new SignatureException('The body is no JSON of an event.');
        }
        return Decode::object(Event::class, $value);
    }

    /** A Svc-Signature header as the service would send it; for tests of a receiver. */
    public static function signTestHeader(
        string $rawBody,
        #[\SensitiveParameter] string $secret,
        ?int $timestamp = null,
    ): string {
        $timestamp ??= time();
        return "t=$timestamp,v1=" . hash_hmac('sha256', "$timestamp.$rawBody", $secret);
    }

    /**
     * The header that signs a completion with its program's secret.
     *
     * @internal
     */
    public static function programSignature(
        string $body,
        #[\SensitiveParameter] ?string $secret,
    ): string {
        if (($secret ?? '') === '') {
            throw new ArgumentException('Give programSecret in the options.', 'programSecret');
        }
        return self::signTestHeader($body, $secret);
    }

    /**
     * @param list<string> $secrets
     * @return array{list<string>, list<string>}
     */
    private static function ours(
        string $body,
        string $header,
        #[\SensitiveParameter] array $secrets,
        float $tolerance,
        int $now,
    ): array {
        $sent = '';
        $given = [];
        foreach (explode(',', $header) as $part) {
            [$name, $value] = explode('=', trim($part), 2) + [1 => ''];
            if ($name === 't' && $sent === '') {
                $sent = $value;
            }
            if ($name === 'v1' && $value !== '') {
                $given[] = $value;
            }
        }
        self::refuseFarTime($sent, $tolerance, $now);
        $expected = [];
        foreach ($secrets as $secret) {
            $expected[] = hash_hmac('sha256', "$sent.$body", $secret);
        }
        return [$expected, $given];
    }

    /**
     * The headers of Standard Webhooks: another key, another text, the same body.
     *
     * @param array<string, mixed> $headers
     * @param list<string> $secrets
     * @return array{list<string>, list<string>}
     */
    private static function standard(
        string $body,
        array $headers,
        #[\SensitiveParameter] array $secrets,
        float $tolerance,
        int $now,
    ): array {
        $id = self::headerOf($headers, 'webhook-id');
        $sent = self::headerOf($headers, 'webhook-timestamp');
        $signatures = self::headerOf($headers, 'webhook-signature');
        if ($id === null || $sent === null || $signatures === null) {
            throw new SignatureException('The request has no Svc-Signature header.');
        }
        self::refuseFarTime($sent, $tolerance, $now);
        $given = [];
        foreach (explode(' ', $signatures) as $part) {
            [$version, $value] = explode(',', $part, 2) + [1 => ''];
            if ($version === 'v1' && $value !== '') {
                $given[] = $value;
            }
        }
        $expected = [];
        foreach ($secrets as $secret) {
            $text = str_starts_with($secret, 'whsec_') ? substr($secret, 6) : $secret;
            $key = (string) base64_decode($text);
            // A secret that is not base64 makes an empty key, with which anybody could sign.
            if ($key !== '') {
                $expected[] = base64_encode(hash_hmac('sha256', "$id.$sent.$body", $key, true));
            }
        }
        return [$expected, $given];
    }

    private static function refuseFarTime(string $sent, float $tolerance, int $now): void
    {
        if (preg_match('/^[0-9]{1,12}$/D', $sent) !== 1) {
            throw new SignatureException('The signature has no time.');
        }
        if (abs($now - (int) $sent) > $tolerance) {
            throw new SignatureException("The signature's time is too far from the clock.");
        }
    }

    /**
     * Every key against every signature, in constant time each.
     *
     * @param list<string> $expected
     * @param list<string> $given
     */
    private static function matchesAny(array $expected, array $given): bool
    {
        $found = false;
        foreach ($expected as $one) {
            foreach ($given as $other) {
                $found = hash_equals($one, $other) || $found;
            }
        }
        return $found;
    }

    /** A parsed body has lost the bytes that were signed. */
    private static function bytesOf(mixed $rawBody): string
    {
        if (is_string($rawBody) || $rawBody instanceof \Stringable && !$rawBody instanceof Model) {
            return (string) $rawBody;
        }
        throw new SignatureException(
            'The body was parsed. A signature is over the bytes as they came: take the raw body.',
        );
    }

    /**
     * @param string|array<mixed> $secrets
     * @return list<string>
     */
    private static function knownSecrets(#[\SensitiveParameter] string|array $secrets): array
    {
        $known = array_values((array) $secrets);
        foreach ($known ?: [''] as $secret) {
            if (!is_string($secret) || $secret === '') {
                throw new ArgumentException("Give the endpoint's secret.", 'secrets');
            }
        }
        return $known;
    }

    /** @param array<string, mixed> $headers */
    private static function headerOf(array $headers, string $name): ?string
    {
        foreach ($headers as $key => $value) {
            if (strtolower((string) $key) === $name) {
                $found = is_array($value) ? reset($value) : $value;
                return is_string($found) ? $found : null;
            }
        }
        return null;
    }
}
