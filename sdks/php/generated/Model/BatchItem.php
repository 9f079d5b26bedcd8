<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * One line of a batch.
 *
 * @property-read string $id Unique identifier of the object.
 *     Type: `BatchItemId`.
 * @property-read string $object Always `batch_item`.
 * @property-read int $created Time at which the line was created.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read string $batch Batch that the line belongs to.
 *     Type: `BatchId`.
 * @property-read int $line Line number in the batch, starting at 1. A CSV header row is not
 *     counted.
 * @property-read string $status Current status. Decide by this; see Lifecycles.
 *     See `BatchItemStatus`.
 * @property-read Send|string|null $send Send of the line. Null until there is one. Can be expanded.
 * @property-read string $target Phone number or meter that the line goes to.
 *     Type: `BatchItemTarget`.
 * @property-read ?string $network Network that delivers it. Null if unknown.
 *     Type: `NetworkId`.
 * @property-read ?string $amount Face value. Null if it could not be parsed.
 *     Type: `Money`.
 * @property-read ?string $currency Currency of the line. Null if unknown.
 *     See `Currency`.
 * @property-read ?string $client_reference Your own reference for the line. Null if not set.
 *     Type: `ClientReference`.
 * @property-read ?Failure $error Reason the line was rejected. Null unless it was.
 * @property-read ?string $failure_code Reason the send failed. Null unless it failed.
 *     See `SendFailureCode`.
 * @property-read ?string $token Power token, masked unless the key has `tokens:read`. Null until
 *     available. Type: `PowerToken`.
 * @property-read array<string, string> $metadata Your own key-value data about the sale.
 */
final class BatchItem extends Model
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'batch',
        'line',
        'status',
        'send',
        'target',
        'network',
        'amount',
        'currency',
        'client_reference',
        'error',
        'failure_code',
        'token',
        'metadata',
    ];

    protected const CODECS = [
        'send' => Send::class,
        'error' => Failure::class,
    ];

    protected const SECRETS = [
        'token',
    ];
}
