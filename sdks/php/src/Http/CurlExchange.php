<?php

declare(strict_types=1);

namespace Svc\Http;

use Svc\Headers;
use Svc\Runtime\Clock;

/**
 * One request that curl carries, and its answer, read as the caller reads it.
 *
 * @internal
 */
final class CurlExchange implements RawResponse
{
    /** Seconds between two questions whether the caller has cancelled. */
    private const ASK_EVERY = 0.1;

    /** Null when the transfer is over, so that nothing holds its memory. */
    private ?\CurlHandle $handle;

    private int $status = 0;

    /** @var list<array{string, string}> */
    private array $pairs = [];

    private bool $hasHeaders = false;

    /** What has come of the body and was not read yet. */
    private string $buffer = '';

    private int $sentBytes = 0;

    /** The moment at which something was last heard; null until there is a connection. */
    private ?float $heardAt = null;

    /** What curl says in the end, one of its CURLE_ numbers; null while it runs. */
    private ?int $result = null;

    /** @param array<int, mixed> $options */
    public function __construct(
        private readonly \CurlMultiHandle $multi,
        private readonly Request $request,
        array $options,
    ) {
        $this->handle = curl_init();
        curl_setopt_array($this->handle, $options + $this->options());
        curl_multi_add_handle($multi, $this->handle);
    }

    public function untilHeaders(): void
    {
        try {
            while (!$this->hasHeaders && $this->result === null) {
                $this->step();
            }
            if (!$this->hasHeaders) {
                throw $this->failure();
            }
        } catch (\Throwable $error) {
            $this->close();
            throw $error;
        }
    }

    public function status(): int
    {
        return $this->status;
    }

    public function headers(): Headers
    {
        return new Headers($this->pairs);
    }

    public function chunks(): \Generator
    {
        try {
            while (true) {
                if ($this->buffer !== '') {
                    $part = $this->buffer;
                    $this->buffer = '';
                    yield $part;
                } elseif ($this->result === null) {
                    $this->step();
                } else {
                    break;
                }
            }
            if ($this->result !== CURLE_OK) {
                throw $this->failure();
            }
        } finally {
            $this->close();
        }
    }

    public function close(): void
    {
        if ($this->handle !== null) {
            curl_multi_remove_handle($this->multi, $this->handle);
            $this->handle = null;
        }
    }

    /** @return array<int, mixed> */
    private function options(): array
    {
        $request = $this->request;
        $left = max(0.001, min($request->connectTimeout, $request->deadline - Clock::now()));
        return [
            CURLOPT_URL => $request->url,
            CURLOPT_CUSTOMREQUEST => $request->method,
            CURLOPT_HTTPHEADER => $this->headerLines(),
            CURLOPT_HTTP_VERSION => CURL_HTTP_VERSION_1_1,
            CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_PATH_AS_IS => true,
            CURLOPT_NOSIGNAL => true,
            CURLOPT_SUPPRESS_CONNECT_HEADERS => true,
            CURLOPT_CONNECTTIMEOUT_MS => (int) ceil($left * 1000),
            CURLOPT_FRESH_CONNECT => $this->needsFreshConnection(),
            CURLOPT_HEADERFUNCTION => fn ($_, string $line): int => $this->takeHeader($line),
            CURLOPT_WRITEFUNCTION => fn ($_, string $part): int => $this->takeBody($part),
        ] + $this->bodyOptions();
    }

    /**
     * Over a connection that turns out to be dead, curl sends a request again by itself. It cannot
     * when it has to ask for the body anew, so only what has none needs a fresh connection.
     */
    private function needsFreshConnection(): bool
    {
        $request = $this->request;
        return $request->isOnce || ($request->body === null && $request->method !== 'GET');
    }

    /** @return array<int, mixed> */
    private function bodyOptions(): array
    {
        $body = $this->request->body;
        if ($body === null) {
            return $this->request->method === 'POST' ? [CURLOPT_POSTFIELDS => ''] : [];
        }
        return [
            CURLOPT_UPLOAD => true,
            CURLOPT_INFILESIZE => strlen($body),
            CURLOPT_READFUNCTION => function ($_, $__, int $length) use ($body): string {
                $part = substr($body, $this->sentBytes, $length);
                $this->sentBytes += strlen($part);
                return $part;
            },
        ];
    }

    /** @return list<string> */
    private function headerLines(): array
    {
        // Without this curl would ask first whether it may send a large body.
        $lines = ['Expect:'];
        foreach ($this->request->headers() as $name => $value) {
            $lines[] = $value === '' ? "$name;" : "$name: $value";
        }
        // And it would say that an empty body is a form.
        return $this->request->body === null ? [...$lines, 'Content-Type:'] : $lines;
    }

    private function takeHeader(string $line): int
    {
        $this->heardAt = Clock::now();
        $text = trim($line);
        if (preg_match('~^HTTP/[0-9.]+ ([0-9]{3})~', $text, $found) === 1) {
            $this->status = (int) $found[1];
            $this->pairs = [];
        } elseif ($text === '') {
            // What begins with 1 only announces the answer.
            $this->hasHeaders = $this->hasHeaders || $this->status >= 200;
        } elseif (!$this->hasHeaders) {
            [$name, $value] = explode(':', $text, 2) + [1 => ''];
            $this->pairs[] = [$name, trim($value)];
        }
        return strlen($line);
    }

    private function takeBody(string $part): int
    {
        $this->heardAt = Clock::now();
        $this->buffer .= $part;
        return strlen($part);
    }

    /** Lets curl work, or waits a while for something to happen. */
    private function step(): void
    {
        curl_multi_exec($this->multi, $running);
        while (($info = curl_multi_info_read($this->multi)) !== false) {
            if ($info['handle'] === $this->handle) {
                $this->result = $info['result'];
            }
        }
        if ($this->result !== null || $this->buffer !== '') {
            return;
        }
        $wait = $this->limited();
        $started = Clock::now();
        $ready = curl_multi_select($this->multi, $wait);
        if ($ready <= 0 && Clock::now() - $started < 0.001) {
            // There is nothing to listen to yet, as while a name is looked up.
            usleep(1000);
        }
    }

    /** Seconds to wait at most; throws when the time is over or the caller has cancelled. */
    private function limited(): float
    {
        $request = $this->request;
        $now = Clock::now();
        if ($request->isCancelled !== null && ($request->isCancelled)()) {
            throw $this->ended('The caller has cancelled.', isCancelled: true);
        }
        if ($this->heardAt === null && curl_getinfo($this->handle, CURLINFO_PRETRANSFER_TIME) > 0) {
            $this->heardAt = $now;
        }
        $silent = $this->heardAt === null
            ? INF
            : $this->heardAt + $request->readTimeout - $now;
        // A long file takes as long as it takes.
        $left = $request->isFile && $this->hasHeaders ? INF : $request->deadline - $now;
        if ($silent <= 0 || $left <= 0) {
            throw $this->ended('The time is over.', isTimeout: true);
        }
        return min($silent, $left, $request->isCancelled === null ? 1.0 : self::ASK_EVERY);
    }

    private function failure(): TransportException
    {
        $code = $this->result ?? CURLE_OK;
        $isTimeout = $code === CURLE_OPERATION_TIMEDOUT;
        $message = curl_strerror($code) ?? 'The connection failed.';
        return $this->ended($message, isTimeout: $isTimeout);
    }

    private function wasSent(\CurlHandle $handle): bool
    {
        // What a proxy was asked counts as sent; one that opens no tunnel has heard nothing more.
        $tunnel = curl_getinfo($handle, CURLINFO_HTTP_CONNECTCODE);
        return curl_getinfo($handle, CURLINFO_REQUEST_SIZE) > 0 && $tunnel < 300;
    }

    private function ended(
        string $message,
        bool $isTimeout = false,
        bool $isCancelled = false,
    ): TransportException {
        $wasSent = $this->handle === null || $this->wasSent($this->handle);
        $this->close();
        return new TransportException($message, $wasSent, $isTimeout, $isCancelled);
    }
}
