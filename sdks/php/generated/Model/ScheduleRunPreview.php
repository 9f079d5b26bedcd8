<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A preview of a run, which writes nothing.
 *
 * @property-read string $object Always `schedule_run_preview`.
 * @property-read int $created Time at which the check was run.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the check ran in live mode.
 * @property-read ScheduleOccurrence $occurrence Day that would run: today, even if the cadence has
 *     no run today.
 * @property-read bool $valid Whether the batch would be created as it is.
 * @property-read BatchPreviewCounts $counts Number of lines that were checked.
 * @property-read array<string, string> $total Total face value of the valid lines.
 * @property-read array<string, string> $cost Credit that the valid lines would cost.
 * @property-read array<string, ?BatchCreditCheck> $credit Whether your Credit is sufficient, by
 *     currency.
 * @property-read list<ProviderFloat> $provider_float Whether our stock with the suppliers is
 *     sufficient, by network.
 * @property-read bool $requires_approval Whether the batch would require approval by an owner or
 *     admin.
 * @property-read list<BatchPreviewLine> $lines The first 1,000 lines and all invalid lines.
 * @property-read bool $lines_truncated Whether valid lines were omitted from `lines`.
 */
final class ScheduleRunPreview extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'occurrence',
        'valid',
        'counts',
        'total',
        'cost',
        'credit',
        'provider_float',
        'requires_approval',
        'lines',
        'lines_truncated',
    ];

    protected const CODECS = [
        'occurrence' => ScheduleOccurrence::class,
        'counts' => BatchPreviewCounts::class,
        'credit' => ['*' => BatchCreditCheck::class],
        'provider_float' => [ProviderFloat::class],
        'lines' => [BatchPreviewLine::class],
    ];
}
