<?php

declare(strict_types=1);

namespace Svc\Exception;

use Svc\ResponseMetadata;
use Svc\Runtime\Json;
use Svc\Runtime\Retry;

/**
 * The service said no, or that it is in trouble. The class follows from `type`.
 */
class ApiException extends SvcException
{
    private const CLASSES = [
        'invalid_request_error' => InvalidRequestException::class,
        'authentication_error' => AuthenticationException::class,
        'permission_error' => PermissionException::class,
        'credit_error' => CreditException::class,
        'conflict_error' => ConflictException::class,
        'idempotency_error' => IdempotencyException::class,
        'rate_limit_error' => RateLimitException::class,
        'provider_error' => ProviderException::class,
        'api_error' => ServerException::class,
    ];

    /** Null when the answer was not of the service, such as a proxy's page. */
    public readonly ?string $type;

    /** The code, of which \Svc\ErrorCode has all; `getCode()` is PHP's own, and always 0. */
    public readonly ?string $errorCode;

    public readonly int $status;

    public readonly ?string $param;

    /** @var list<array<string, mixed>> */
    public readonly array $details;

    /** @var array<string, mixed> */
    public readonly array $meta;

    public readonly ?string $resource;

    public readonly ?string $docUrl;

    public readonly ?string $requestId;

    /** Null when the answer does not say. */
    public readonly ?bool $retryable;

    /** Seconds to wait; null when nothing was said. */
    public readonly ?int $retryAfter;

    public readonly ?string $idempotencyKey;

    public readonly int $attempts;

    /**
     * @param array<string, mixed> $fields
     * @param string $rawBody The body as it came.
     */
    final public function __construct(
        array $fields,
        public readonly string $rawBody,
        public readonly ResponseMetadata $response,
    ) {
        $text = static fn (string $name): ?string =>
            is_string($fields[$name] ?? null) ? $fields[$name] : null;
        parent::__construct(
            $text('message') ?? "The service answered $response->status and no reason.",
        );
        $this->type = $text('type');
        $this->errorCode = $text('code');
        $this->status = $response->status;
        $this->param = $text('param');
        $this->details = array_values((array) ($fields['details'] ?? []));
        $this->meta = (array) ($fields['meta'] ?? []);
        $this->resource = $text('resource');
        $this->docUrl = $text('doc_url');
        $this->requestId = $text('request_id') ?? $response->requestId;
        $retryable = $fields['retryable'] ?? null;
        $this->retryable = is_bool($retryable) ? $retryable : null;
        $seconds = $fields['retry_after'] ?? null;
        $this->retryAfter = is_int($seconds) || is_float($seconds)
            ? (int) ceil($seconds)
            : Retry::readRetryAfter(
                $response->headers->get('Retry-After'),
                $response->headers->get('Date'),
            );
        $this->idempotencyKey = $response->idempotencyKey;
        $this->attempts = $response->attempts;
    }

    /**
     * The exception of an answer that is no success; an HTML page or an empty body makes one too.
     *
     * @internal
     */
    public static function of(mixed $body, string $rawBody, ResponseMetadata $response): self
    {
        $fields = $body instanceof \stdClass ? Json::plain($body->error ?? null) : null;
        $fields = is_array($fields) ? $fields : [];
        $type = $fields['type'] ?? null;
        if (is_string($type)) {
            $class = self::CLASSES[$type] ?? self::class;
        } else {
            $class = $response->status >= 500 ? ServerException::class : self::class;
        }
        return new $class($fields, $rawBody, $response);
    }
}
