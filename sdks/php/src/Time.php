<?php

declare(strict_types=1);

namespace Svc;

/**
 * Every answer says times in unix seconds, and requests take them so.
 */
final class Time
{
    public static function toDateTime(int $unixSeconds): \DateTimeImmutable
    {
        return new \DateTimeImmutable("@$unixSeconds");
    }

    public static function fromDateTime(\DateTimeInterface $moment): int
    {
        return $moment->getTimestamp();
    }
}
