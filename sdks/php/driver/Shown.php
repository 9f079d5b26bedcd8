<?php

declare(strict_types=1);

use Svc\Exception\ApiException;
use Svc\Exception\ArgumentException;
use Svc\Exception\ConnectionException;
use Svc\FileResult;
use Svc\Model;
use Svc\Page;
use Svc\RequestAttempt;
use Svc\ResponseAttempt;
use Svc\ResponseMetadata;

/**
 * What came of a command, in the form of all drivers.
 */
final class Shown
{
    /** @return array<string, mixed> */
    public static function result(int $id, mixed $result): array
    {
        if ($result === null) {
            return ['class' => 'Page', 'value' => null];
        }
        $meta = self::meta($result->responseMetadata());
        if ($result instanceof Page) {
            $value = [
                'data' => $result->data,
                'has_more' => $result->hasMore,
                'next_cursor' => $result->nextCursor,
            ];
            $shown = self::printed($result);
            return ['class' => 'Page', 'handle' => $id, 'value' => $value, 'shown' => $shown] + $meta;
        }
        if ($result instanceof FileResult) {
            $value = ['filename' => $result->filename, 'content_type' => $result->contentType];
            return ['class' => 'File', 'handle' => $id, 'value' => $value] + $meta;
        }
        $shown = "$result\n" . self::printed($result);
        return ['class' => self::nameOf($result), 'value' => $result, 'shown' => $shown] + $meta;
    }

    /** @return array<string, mixed> */
    public static function error(Throwable $error): array
    {
        $shown = "$error\n" . print_r($error, true);
        $base = ['class' => self::nameOf($error), 'message' => $error->getMessage(), 'shown' => $shown];
        if ($error instanceof ApiException) {
            return $base + [
                'type' => $error->type,
                'code' => $error->errorCode,
                'status' => $error->status,
                'param' => $error->param,
                'details' => $error->details,
                'meta' => (object) $error->meta,
                'resource' => $error->resource,
                'doc_url' => $error->docUrl,
                'request_id' => $error->requestId,
                'retryable' => $error->retryable,
                'retry_after' => $error->retryAfter,
                'idempotency_key' => $error->idempotencyKey,
                'attempts' => $error->attempts,
                'raw_length' => strlen($error->rawBody),
            ];
        }
        if ($error instanceof ConnectionException) {
            return $base + [
                'maybe_sent' => $error->maybeSent,
                'attempts' => $error->attempts,
                'idempotency_key' => $error->idempotencyKey,
            ];
        }
        return $error instanceof ArgumentException ? $base + ['param' => $error->param] : $base;
    }

    /** Every form in which PHP prints an object, with all that it holds. */
    public static function printed(object $value): string
    {
        ob_start();
        var_dump($value);
        $dumped = ob_get_clean();
        return $dumped . print_r($value, true) . self::exported($value);
    }

    /** @return array<string, mixed> */
    public static function attempt(RequestAttempt|ResponseAttempt $attempt): array
    {
        $written = json_decode((string) json_encode($attempt), true);
        $names = array_map(self::snake(...), array_keys($written));
        return array_combine($names, $written);
    }

    /** Without what goes round in a circle, which var_export cannot print. */
    private static function exported(object $value): string
    {
        return $value instanceof Model ? var_export($value, true) : '';
    }

    /** All drivers call them errors. */
    private static function nameOf(object $value): string
    {
        $name = (new ReflectionClass($value))->getShortName();
        return preg_replace('/Exception$/', 'Error', $name);
    }

    /** @return array<string, mixed> */
    private static function meta(?ResponseMetadata $metadata): array
    {
        if ($metadata === null) {
            return [];
        }
        return ['meta' => [
            'status' => $metadata->status,
            'request_id' => $metadata->requestId,
            'idempotency_key' => $metadata->idempotencyKey,
            'attempts' => $metadata->attempts,
            'replayed' => $metadata->replayed,
            'original_request_id' => $metadata->originalRequestId,
        ]];
    }

    private static function snake(string $name): string
    {
        return strtolower((string) preg_replace('/[A-Z]/', '_$0', $name));
    }
}
