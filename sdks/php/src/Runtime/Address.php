<?php

declare(strict_types=1);

namespace Svc\Runtime;

use Svc\Exception\ConfigurationException;
use Svc\Facts;

/**
 * Where the service is.
 *
 * @internal
 */
final class Address
{
    private const LOOPBACK = '/^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/D';

    /**
     * The address without a slash at its end and with the base path, from the argument or the
     * environment's SVC_URL. Plain http is for this machine only, because a key travels readable.
     */
    public static function resolve(?string $given, bool $allowInsecureHttp): string
    {
        $text = $given ?? (string) getenv('SVC_URL');
        if ($text === '') {
            throw new ConfigurationException('Set baseUrl, or SVC_URL in the environment.');
        }
        // What parse_url would write otherwise is no address.
        $url = preg_match('/[\x00-\x20\x7f]/', $text) === 1 ? false : parse_url($text);
        $host = $url['host'] ?? '';
        $scheme = strtolower($url['scheme'] ?? '');
        if (!in_array($scheme, ['http', 'https'], true) || !self::isHost($host)) {
            throw new ConfigurationException('baseUrl is not an http or https address.');
        }
        if (array_intersect_key($url, array_flip(['user', 'pass', 'query', 'fragment'])) !== []) {
            throw new ConfigurationException(
                'baseUrl has a user, a query or a fragment; give the bare address.',
            );
        }
        $isLoopback = preg_match(self::LOOPBACK, $host) === 1;
        if ($scheme === 'http' && !$isLoopback && !$allowInsecureHttp) {
            throw new ConfigurationException(
                'baseUrl is http and not this machine: a key would travel readable. '
                . 'Use https, or set allowInsecureHttp.',
            );
        }
        $port = isset($url['port']) ? ":{$url['port']}" : '';
        $path = rtrim($url['path'] ?? '', '/');
        $base = str_ends_with($path, Facts::BASE_PATH) ? '' : Facts::BASE_PATH;
        return "$scheme://$host$port$path$base";
    }

    private static function isHost(string $host): bool
    {
        return preg_match('/^(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])$/D', $host) === 1;
    }
}
