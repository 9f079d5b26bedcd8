<?php

declare(strict_types=1);

namespace Svc;

use Svc\Exception\ArgumentException;

/**
 * Amounts are texts such as `5.00`; sums are made in whole cents, never in floats.
 */
final class Money
{
    /** `"5.00"` as 500. */
    public static function toMinor(string $amount): int
    {
        if (preg_match('/^(-?)([0-9]{1,16})(?:\.([0-9]{1,2}))?$/D', $amount, $parts) !== 1) {
            throw new ArgumentException("$amount is no amount of money.");
        }
        $minor = (int) $parts[2] * 100 + (int) str_pad($parts[3] ?? '', 2, '0');
        return $parts[1] === '-' ? -$minor : $minor;
    }

    /** 500 as `"5.00"`. */
    public static function fromMinor(int $minor): string
    {
        $sign = $minor < 0 ? '-' : '';
        return sprintf('%s%d.%02d', $sign, intdiv(abs($minor), 100), abs($minor) % 100);
    }

    /** The sum of amounts of one currency. */
    public static function add(string ...$amounts): string
    {
        return self::fromMinor(array_sum(array_map(self::toMinor(...), $amounts)));
    }
}
