<?php

declare(strict_types=1);

namespace Svc\Runtime;

use Svc\Exception\ApiException;
use Svc\Exception\ArgumentException;
use Svc\Exception\CancelledException;
use Svc\Exception\ConnectionException;
use Svc\Exception\SvcException;
use Svc\Exception\TimeoutException;
use Svc\Facts;
use Svc\Http\RawResponse;
use Svc\Http\Request;
use Svc\Http\TransportException;
use Svc\RequestAttempt;
use Svc\ResponseAttempt;
use Svc\ResponseMetadata;
use Svc\Webhooks;

/**
 * One call: a key made once, tries under one deadline, and an answer or one typed exception.
 *
 * @internal
 */
final class Sender
{
    private readonly ?string $key;

    private readonly Request $request;

    private readonly float $began;

    private int $attempt = 0;

    /** A try whose answer was lost may have done its work. */
    private bool $isDonePerhaps = false;

    public function __construct(private readonly Settings $settings, private readonly Call $call)
    {
        $this->began = Clock::now();
        $encoded = Encode::call($call);
        $this->key = $this->idempotencyKey();
        $this->request = $this->requestOf($encoded);
    }

    public function send(): Answer
    {
        $hooks = $this->settings->hooks;
        $log = $this->settings->log;
        while (true) {
            $this->attempt++;
            $started = Clock::now();
            $shown = $this->shown();
            ($hooks->beforeRequest ?? static fn () => null)($shown);
            $log->begun($this->call->operation, $this->attempt, $this->key);
            [$outcome, $pause, $response] = $this->attempt();
            ($hooks->afterResponse ?? static fn () => null)(new ResponseAttempt(
                $shown,
                $response?->status,
                $response?->requestId,
                Clock::now() - $started,
                $pause,
            ));
            $this->logEnd($response, $outcome instanceof Answer ? null : $outcome, $pause);
            if ($outcome instanceof Answer) {
                return $outcome;
            }
            if ($pause === null) {
                throw $outcome;
            }
            if (!Clock::sleep($pause, $this->call->options->isCancelled)) {
                $message = 'The caller ended the call between two tries.';
                $cancelled = $this->silence(CancelledException::class, $message);
                $this->logEnd(null, $cancelled, null);
                throw $cancelled;
            }
        }
    }

    private function logEnd(
        ?ResponseMetadata $response,
        ?SvcException $error,
        ?float $pause,
    ): void {
        $elapsed = Clock::now() - $this->began;
        $operation = $this->call->operation;
        $this->settings->log
            ->ended($operation, $this->attempt, $this->key, $elapsed, $response, $error, $pause);
    }

    /**
     * What a try came to, the seconds until the next one, and how it was answered.
     *
     * @return array{Answer|SvcException, float|null, ResponseMetadata|null}
     */
    private function attempt(): array
    {
        try {
            $raw = $this->settings->transport->send($this->request);
            $status = $raw->status();
            $metadata = new ResponseMetadata($status, $raw->headers(), $this->key, $this->attempt);
            $isFile = $this->request->isFile && $status >= 200 && $status < 300;
            if ($isFile) {
                return [new Answer(null, $metadata, $raw), null, $metadata];
            }
            $body = implode('', iterator_to_array($raw->chunks(), false));
        } catch (TransportException $failure) {
            return [...$this->judgeSilence($failure), null];
        }
        return [...$this->judgeAnswer($body, $metadata, $raw), $metadata];
    }

    /** @return array{Answer|SvcException, float|null} */
    private function judgeAnswer(string $body, ResponseMetadata $metadata, RawResponse $raw): array
    {
        $status = $metadata->status;
        try {
            $value = Json::parse($body);
        } catch (\JsonException) {
            $value = null;
        }
        if ($status >= 200 && $status < 300) {
            $isRead = $value !== null || ($body === '' && $status === 204);
            $length = strlen($body);
            $message = $isRead
                ? $this->mixedUp($value)
                : "The answer $status could not be read: $length bytes, no JSON.";
            if ($message === null) {
                return [new Answer($value, $metadata, $raw), null];
            }
            $this->isDonePerhaps = true;
            $lost = $this->silence(ConnectionException::class, $message);
            return [$lost, Retry::pauseAfterSilence(true, $this->state())];
        }
        if ($this->request->method === 'DELETE' && $status === 404 && $this->isDonePerhaps) {
            // What an earlier try of this call has deleted is gone, as it should be.
            return [new Answer((object) $this->call->pathArgs, $metadata, $raw), null];
        }
        $this->isDonePerhaps = $this->isDonePerhaps || $status >= 500;
        $error = ApiException::of($value, $body, $metadata);
        return [$error, Retry::pauseAfterAnswer($error, $this->state())];
    }

    /** Says so when an answer is that of another request, as a proxy that mixes them up gives. */
    private function mixedUp(mixed $value): ?string
    {
        $asked = $this->call->pathArgs[$this->call->operation->identifiedBy ?? ''] ?? '';
        $found = $value instanceof \stdClass ? $value->id ?? null : null;
        // Anything else in a path, such as a reference, is no id.
        $isId = preg_match('/^[a-z]{2,5}_[0-9A-Za-z]{24}$/D', $asked) === 1;
        return $isId && is_string($found) && $found !== $asked
            ? "The answer is about $found, and $asked was asked for."
            : null;
    }

    /** @return array{SvcException, float|null} */
    private function judgeSilence(TransportException $failure): array
    {
        $wasSent = $failure->wasSent;
        $this->isDonePerhaps = $this->isDonePerhaps || $wasSent;
        [$class, $lead] = match (true) {
            $failure->isCancelled => [CancelledException::class, 'The caller ended the call.'],
            $failure->isTimeout => [TimeoutException::class, 'No answer in time.'],
            default => [ConnectionException::class, 'The connection failed.'],
        };
        // It is said of the whole call: an earlier try may have arrived where this one has not.
        $doubt = $this->isDonePerhaps ? ' Whether the request was carried out is not known.' : '';
        $error = $this->silence($class, $lead . $doubt, $failure);
        $pause = $failure->isCancelled ? null : Retry::pauseAfterSilence($wasSent, $this->state());
        return [$error, $pause];
    }

    /** @param class-string<ConnectionException> $class */
    private function silence(
        string $class,
        string $message,
        ?\Throwable $cause = null,
    ): ConnectionException {
        return new $class($message, $this->isDonePerhaps, $this->attempt, $this->key, $cause);
    }

    private function state(): RetryState
    {
        return new RetryState(
            $this->call->operation,
            $this->attempt,
            $this->call->options->maxRetries ?? $this->settings->maxRetries,
            $this->request->deadline - Clock::now(),
        );
    }

    private function shown(): RequestAttempt
    {
        $request = $this->request;
        return new RequestAttempt(
            $this->call->operation->key,
            $request->method,
            $request->url,
            $request->maskedHeaders(),
            $this->attempt,
        );
    }

    /** The caller's key, or one made once; none where the contract takes none. */
    private function idempotencyKey(): ?string
    {
        $own = $this->call->options->idempotencyKey;
        $operation = $this->call->operation;
        if ($own === null) {
            return $operation->sendsKey ? self::uuid() : null;
        }
        if (!$operation->sendsKey) {
            $message = "$operation->key takes no idempotency key.";
            throw new ArgumentException($message, 'idempotencyKey');
        }
        if (preg_match('/^[\x20-\x7e]{1,255}$/D', $own) === 1) {
            return $own;
        }
        $message = 'An idempotency key has 1 to 255 printable characters of ASCII.';
        throw new ArgumentException($message, 'idempotencyKey');
    }

    private static function uuid(): string
    {
        $bytes = random_bytes(16);
        $bytes[6] = chr(ord($bytes[6]) & 0x0f | 0x40);
        $bytes[8] = chr(ord($bytes[8]) & 0x3f | 0x80);
        return vsprintf('%s%s-%s-%s-%s-%s%s%s', str_split(bin2hex($bytes), 4));
    }

    private function requestOf(Encode $encoded): Request
    {
        $operation = $this->call->operation;
        $options = $this->call->options;
        $settings = $this->settings;
        return new Request(
            method: $operation->verb,
            url: $settings->address . $encoded->path,
            plainHeaders: $this->headersOf($encoded),
            key: $operation->auth === 'key' ? $settings->key : null,
            body: $encoded->body,
            connectTimeout: $options->connectTimeout ?? $settings->connectTimeout,
            readTimeout: $options->readTimeout ?? $settings->readTimeout,
            deadline: Clock::now() + ($options->timeout ?? $settings->timeout),
            isFile: $operation->shape === 'file',
            isOnce: $operation->retry === 'once',
            isCancelled: $options->isCancelled,
        );
    }

    /** @return array<string, string> */
    private function headersOf(Encode $encoded): array
    {
        $operation = $this->call->operation;
        $options = $this->call->options;
        $headers = [
            'Accept' => $operation->accept,
            'Accept-Encoding' => 'identity',
            'Svc-Version' => Facts::API_VERSION,
            // The request log shows the part before the blank as the SDK that called.
            'User-Agent' => 'svc-php/' . Facts::VERSION . ' (php ' . PHP_VERSION . ')',
        ];
        if ($encoded->body !== null) {
            $headers['Content-Type'] = $encoded->contentType;
        }
        if ($this->key !== null) {
            $headers['Idempotency-Key'] = $this->key;
        }
        if ($operation->auth === 'program') {
            $headers['Svc-Signature'] =
                Webhooks::programSignature($encoded->body ?? '', $options->programSecret);
        }
        return self::merged($headers, $options->extraHeaders);
    }

    /**
     * What the caller says wins, in whatever case.
     *
     * @param array<string, string> $own
     * @param array<string, string> $extra
     * @return array<string, string>
     */
    private static function merged(array $own, array $extra): array
    {
        $lower = array_change_key_case($extra);
        $kept = array_filter(
            $own,
            static fn (string $name): bool => !isset($lower[strtolower($name)]),
            ARRAY_FILTER_USE_KEY,
        );
        foreach ($kept + $extra as $name => $value) {
            $isWhole = preg_match('/^[!-9;-~]+$/D', $name) === 1
                && preg_match('/^[\x20-\x7e]*$/D', $value) === 1;
            if (!$isWhole) {
                throw new ArgumentException("The header $name cannot be sent as it is.", $name);
            }
        }
        return $kept + $extra;
    }
}
