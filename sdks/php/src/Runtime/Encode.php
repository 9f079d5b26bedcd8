<?php

declare(strict_types=1);

namespace Svc\Runtime;

use Svc\Exception\ArgumentException;
use Svc\Model;
use Svc\NotGiven;

/**
 * From arguments to path, query and body, in the one way that every SDK has.
 *
 * @internal
 */
final class Encode
{
    /** A part without a name of its file would be read as a text. */
    private const FILE_HEAD = "; filename=\"file\"\r\nContent-Type: application/octet-stream";

    /**
     * @param string $path With the query; from the base path on.
     * @param string|null $body Null without one.
     * @param string $contentType Of the body.
     */
    private function __construct(
        public readonly string $path,
        public readonly ?string $body,
        public readonly string $contentType = 'application/json',
    ) {
    }

    public static function call(Call $call): self
    {
        $operation = $call->operation;
        $query = [];
        $body = [];
        foreach ($call->params as $name => $value) {
            if ($value === NotGiven::Value) {
                continue;
            }
            if (!$operation->body || in_array($name, $operation->query, true)) {
                $query[$name] = $value;
            } else {
                $body[$name] = $value;
            }
        }
        if ($operation->fixedField !== null && $operation->fixedIn === 'query') {
            $query[$operation->fixedField] = $operation->fixedValue;
        }
        if ($operation->fixedField !== null && $operation->fixedIn === 'body') {
            $body[$operation->fixedField] = $operation->fixedValue;
        }
        $query = array_replace($query, $call->options->extraQuery);
        $body = array_replace($body, $call->options->extraBody);
        $path = self::path($operation->path, $call->pathArgs);
        $search = self::query($query);
        $whole = $search === '' ? $path : "$path?$search";
        if ($operation->fileField !== null) {
            return self::form($whole, $body, $operation->fileField);
        }
        $hasBody = $operation->body || $body !== [];
        return new self($whole, $hasBody ? Json::write((object) $body) : null);
    }

    /**
     * A form with a file, whose bytes are a string.
     *
     * @param array<string, mixed> $fields
     */
    private static function form(string $path, array $fields, string $fileField): self
    {
        $boundary = bin2hex(random_bytes(16));
        $body = '';
        foreach ($fields as $name => $value) {
            if (!is_string($value)) {
                throw new ArgumentException("$name must be a string.", (string) $name);
            }
            $head = "--$boundary\r\nContent-Disposition: form-data; name=\"$name\"";
            $type = $name === $fileField ? self::FILE_HEAD : '';
            $body .= "$head$type\r\n\r\n$value\r\n";
        }
        $type = "multipart/form-data; boundary=$boundary";
        return new self($path, "$body--$boundary--\r\n", $type);
    }

    /**
     * Escaped whole; what a server would read as a step up or as nothing is refused.
     *
     * @param array<string, mixed> $args
     */
    public static function path(string $template, array $args): string
    {
        $escaped = static function (array $place) use ($args): string {
            $name = $place[1];
            $text = $args[$name] ?? '';
            if (!is_string($text) || in_array($text, ['', '.', '..'], true)) {
                throw new ArgumentException(
                    "$name must be a text that is not empty, \".\" or \"..\".",
                    $name,
                );
            }
            return rawurlencode($text);
        };
        return preg_replace_callback('/\{([^}]+)\}/', $escaped, $template);
    }

    /**
     * `a=1`, `expand[]=x`, `created[gte]=5`, `metadata[till]=4`; null is not sent.
     *
     * @param array<string, mixed> $query
     */
    public static function query(array $query): string
    {
        $pairs = [];
        foreach ($query as $name => $value) {
            array_push($pairs, ...self::pairs((string) $name, $value));
        }
        return implode('&', $pairs);
    }

    /** An object with nothing in it, which PHP would write as a list. */
    public static function object(mixed $value): mixed
    {
        return $value === [] ? new \stdClass() : $value;
    }

    /** @return list<string> */
    private static function pairs(string $name, mixed $value): array
    {
        if ($value === null || $value === NotGiven::Value) {
            return [];
        }
        if ($value instanceof Model || $value instanceof \stdClass) {
            $value = Json::plain($value);
        }
        if (is_array($value)) {
            $pairs = [];
            foreach ($value as $key => $one) {
                $inner = array_is_list($value) ? $name : "{$name}[$key]";
                array_push($pairs, ...self::pairs($inner, $one));
            }
            return $pairs;
        }
        $text = is_bool($value) ? ($value ? 'true' : 'false') : (string) $value;
        return [rawurlencode($name) . '=' . rawurlencode($text)];
    }
}
