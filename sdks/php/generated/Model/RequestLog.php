<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A logged request with its bodies and events.
 *
 * @property-read string $id ID of the request, as in the `Request-Id` header.
 *     Type: `RequestId`.
 * @property-read string $object Always `request_log`.
 * @property-read int $created Time at which the request arrived, in real time even if the test
 *     clock was moved. Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read string $method HTTP method of the request.
 *     See `HttpMethod`.
 * @property-read string $path Path as received, including the prefix.
 *     Type: `UrlPath`.
 * @property-read string $query Query string as received. Empty if there was none.
 *     Type: `QueryText`.
 * @property-read int $status HTTP status of the response.
 * @property-read int $duration_ms Duration of the request in milliseconds.
 * @property-read ?string $api_key ID of the API key. Null if a member was signed in.
 *     Type: `KeyId`.
 * @property-read ?string $member ID of the signed-in member. Null if a key was used.
 *     Type: `MemberId`.
 * @property-read string $ip IP address of the caller.
 *     Type: `IpAddress`.
 * @property-read ?string $user_agent `User-Agent` of the caller. Null if it sent none.
 *     Type: `UserAgent`.
 * @property-read ?string $sdk SDK of the caller. Null for any other caller.
 *     Type: `SdkName`.
 * @property-read string $api_version API version of the response.
 *     Type: `ApiVersion`.
 * @property-read ?string $idempotency_key Idempotency-Key of the request. Null if it had none or
 *     the operation takes none. Type: `IdempotencyKey`.
 * @property-read bool $replayed Whether the response is a replay: an earlier request had already
 *     done the work.
 * @property-read ?string $error_code Code of the error. Null if the request succeeded.
 *     Type: `ErrorCode`.
 * @property-read ?string $object_id ID of the object that was returned, or that the error is about.
 *     Null if there is none. Type: `ObjectId`.
 * @property-read mixed $request_body Body of the request, masked. Null if there was none, it was
 *     not a JSON object, or it was larger than 16 KiB. A key without `sends:read` sees phone
 *     numbers with the middle digits hidden.
 * @property-read mixed $response_body Body of the response, masked in the same way. Null if it was
 *     larger than 16 KiB.
 * @property-read list<string> $events IDs of the events that the request caused, oldest first.
 *     Events older than 30 days are omitted.
 */
final class RequestLog extends Model
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'method',
        'path',
        'query',
        'status',
        'duration_ms',
        'api_key',
        'member',
        'ip',
        'user_agent',
        'sdk',
        'api_version',
        'idempotency_key',
        'replayed',
        'error_code',
        'object_id',
        'request_body',
        'response_body',
        'events',
    ];
}
