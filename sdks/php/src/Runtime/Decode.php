<?php

declare(strict_types=1);

namespace Svc\Runtime;

use Svc\Model;
use Svc\Unions;

/**
 * From parsed JSON to the classes that the contract names; what is not known stays as it came.
 *
 * @internal
 */
final class Decode
{
    /**
     * By `Send`, `[Send]` or `['*' => Send]`; a text in place of an object is its id, and stays.
     *
     * @param string|array<mixed>|null $codec
     */
    public static function value(string|array|null $codec, mixed $value): mixed
    {
        if ($codec === null || is_scalar($value) || $value === null) {
            return Json::plain($value);
        }
        if (is_string($codec)) {
            return $value instanceof \stdClass ? self::object($codec, $value) : $value;
        }
        $inner = $codec['*'] ?? $codec[0];
        return array_map(
            static fn (mixed $one): mixed => self::value($inner, $one),
            is_array($value) ? $value : get_object_vars((object) $value),
        );
    }

    /** An object of the class that is named, or of the variant that it is. */
    public static function object(string $class, \stdClass $value): Model
    {
        if (isset(Unions::ALL[$class])) {
            [$field, $variants, $unknown] = Unions::ALL[$class];
            $told = $value->{$field} ?? null;
            $class = (is_string($told) ? $variants[$told] ?? null : null) ?? $unknown;
        }
        return $class::fromFields($value);
    }
}
