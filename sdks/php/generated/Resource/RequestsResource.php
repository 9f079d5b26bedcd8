<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\CreatedFilter;
use Svc\Model\RequestLog;
use Svc\Model\RequestLogLine;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->requests`.
 */
final class RequestsResource extends Resource
{
    /**
     * Retrieve a request.
     *
     * Returns a request of the last 30 days with both bodies and the events it caused. Tokens, keys
     * and signing secrets are never included, whichever key you use.
     *
     * @param string $request_id ID of the request.
     *     Type: `RequestId`.
     */
    public function get(
        string $request_id,
        ?RequestOptions $requestOptions = null,
    ): RequestLog {
        return $this->callJson('requests.get', [
            'request_id' => $request_id,
        ], [], $requestOptions);
    }

    /**
     * List requests.
     *
     * Lists the requests of the last 30 days, newest first, with any key of the account. Use it
     * when a till reports an error: filter by its key, by `status=4xx`, or by the Idempotency-Key
     * on the receipt. A request appears within about two seconds. Requests without a valid key are
     * not listed, and those of the last second before a server failed may be missing.
     *
     * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
     *
     * @param ?int $limit Maximum number of objects to return.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Returns the page after this object. Cannot be used with
     *     `ending_before`. Type: `Cursor`.
     * @param ?string $ending_before Returns the page before this object. Cannot be used with
     *     `starting_after`. Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time of creation:
     *     `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
     * @param ?string $api_key Returns only requests with this key.
     *     Type: `KeyId`.
     * @param ?string $status Returns only requests with this response status or class.
     *     Type: `StatusFilter`.
     * @param ?string $path Returns only requests whose path starts with this, such as `/sends`,
     *     with or without `/dev/v1`. Type: `UrlPath`.
     * @param ?string $method Returns only requests with this method.
     *     See `HttpMethod`.
     * @param ?string $idempotency_key Returns only requests with this Idempotency-Key.
     *     Type: `IdempotencyKey`.
     * @return Page<RequestLogLine>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $api_key = null,
        ?string $status = null,
        ?string $path = null,
        ?string $method = null,
        ?string $idempotency_key = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('requests.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'api_key' => $api_key ?? NotGiven::Value,
            'status' => $status ?? NotGiven::Value,
            'path' => $path ?? NotGiven::Value,
            'method' => $method ?? NotGiven::Value,
            'idempotency_key' => $idempotency_key ?? NotGiven::Value,
        ], $requestOptions);
    }
}
