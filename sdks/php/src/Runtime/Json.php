<?php

declare(strict_types=1);

namespace Svc\Runtime;

use Svc\Exception\ArgumentException;
use Svc\Model;

/**
 * JSON without a loss: objects stay objects, and whole numbers beyond 64 bits keep their digits.
 *
 * @internal
 */
final class Json
{
    private const WRITE = JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
        | JSON_UNESCAPED_LINE_TERMINATORS | JSON_PRESERVE_ZERO_FRACTION;

    private const DEPTH = 512;

    /** What stands before the digits of a number that PHP cannot hold, in the text that it is. */
    private static ?string $tag = null;

    /** @throws \JsonException */
    public static function parse(string $text): mixed
    {
        if (preg_match('/[0-9]{19}/', $text) === 1) {
            $text = self::tagged($text);
        }
        return json_decode($text, false, self::DEPTH, JSON_THROW_ON_ERROR);
    }

    public static function write(mixed $value): string
    {
        try {
            $text = json_encode($value, self::WRITE, self::DEPTH);
        } catch (\JsonException $error) {
            throw new ArgumentException("This cannot be sent as JSON: {$error->getMessage()}.");
        }
        return self::$tag === null
            ? $text
            : preg_replace('/"' . self::$tag . '(-?[0-9]+)"/', '$1', $text);
    }

    /** Parsed JSON as PHP likes to read it: objects as arrays, too long numbers as text. */
    public static function plain(mixed $value): mixed
    {
        if ($value instanceof Model) {
            $value = $value->jsonSerialize();
        }
        if ($value instanceof \stdClass) {
            $value = get_object_vars($value);
        }
        if (is_array($value)) {
            return array_map(self::plain(...), $value);
        }
        $isTagged = self::$tag !== null && is_string($value) && str_starts_with($value, self::$tag);
        return $isTagged ? substr($value, strlen(self::$tag)) : $value;
    }

    private static function tagged(string $text): string
    {
        // Nobody outside can write it: it is another one in each process.
        self::$tag ??= 'number-' . bin2hex(random_bytes(12)) . ':';
        $string = '"[^"\\\\]*+(?:\\\\.[^"\\\\]*+)*+"';
        $number = '-?[0-9]{19,}+(?![.eE0-9])';
        $tagged = preg_replace_callback(
            "/$string(*SKIP)(*FAIL)|$number/s",
            static fn (array $found): string =>
                is_int(json_decode($found[0])) ? $found[0] : '"' . self::$tag . $found[0] . '"',
            $text,
        );
        return $tagged ?? $text;
    }
}
