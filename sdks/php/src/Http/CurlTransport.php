<?php

declare(strict_types=1);

namespace Svc\Http;

/**
 * Carries requests with curl. Connections are kept and used again; TLS is verified against the
 * machine's roots; proxies are those of the environment, as curl reads it.
 */
final class CurlTransport implements Transport
{
    /**
     * By the number of the process. After a fork two processes hold one socket, and each would read
     * the other's answers; the handle of the parent is kept, as to free it ends its connections.
     *
     * @var array<int, \CurlMultiHandle>
     */
    private array $multis = [];

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
        $multi = $request->isFile
            ? curl_multi_init()
            : $this->multis[(int) getmypid()] ??= curl_multi_init();
        $exchange = new CurlExchange($multi, $request, $this->options);
        $exchange->untilHeaders();
        return $exchange;
    }
}
