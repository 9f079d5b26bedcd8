<?php

declare(strict_types=1);

namespace Svc\Http;

/**
 * Carries requests with curl. Connections are kept and used again; TLS is verified against the
 * machine's roots; proxies are those of the environment, as curl reads it.
 */
final class CurlTransport implements Transport
{
    private ?\CurlMultiHandle $multi = null;

    /**
     * @param array<int, mixed> $options What curl shall be told besides, by its CURLOPT_ numbers: a
     *     proxy, or roots of your own.
     */
    public function __construct(private readonly array $options = [])
    {
    }

    public function send(Request $request): RawResponse
    {
        // A file may be read slowly, while other calls are made: it has a connection of its own.
        $multi = $request->isFile ? curl_multi_init() : $this->multi ??= curl_multi_init();
        $exchange = new CurlExchange($multi, $request, $this->options);
        $exchange->untilHeaders();
        return $exchange;
    }
}
