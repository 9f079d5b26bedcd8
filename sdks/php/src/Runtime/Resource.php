<?php

declare(strict_types=1);

namespace Svc\Runtime;

use Svc\EmptyResult;
use Svc\FileResult;
use Svc\Model;
use Svc\Operations;
use Svc\Page;
use Svc\RequestOptions;

/**
 * What every group of methods does; the generated ones only say which request it is.
 */
abstract class Resource
{
    /** Groups within this one, by the property that they are. */
    protected const CHILDREN = [];

    /** @var array<string, Resource> */
    private array $children = [];

    /** @internal */
    final public function __construct(private readonly Settings $settings)
    {
    }

    /** @internal */
    final public function __get(string $name): self
    {
        $class = static::CHILDREN[$name]
            ?? throw new \OutOfBoundsException(static::class . " has no group $name.");
        return $this->children[$name] ??= new $class($this->settings);
    }

    /** @internal */
    final public function __isset(string $name): bool
    {
        return isset(static::CHILDREN[$name]);
    }

    /** Seconds that a call of this client has. */
    final protected function clientTimeout(): float
    {
        return $this->settings->timeout;
    }

    /**
     * @param array<string, string> $path
     * @param array<string, mixed> $params
     */
    final protected function callJson(
        string $key,
        array $path,
        array $params,
        ?RequestOptions $options,
    ): Model {
        $operation = Operations::get($key);
        $answer = $this->send($operation, $path, $params, $options);
        $value = $answer->value instanceof \stdClass ? $answer->value : new \stdClass();
        $class = $operation->resultClass() ?? EmptyResult::class;
        return Decode::object($class, $value)->withMetadata($answer->metadata);
    }

    /**
     * @param array<string, string> $path
     * @param array<string, mixed> $params
     */
    final protected function callNone(
        string $key,
        array $path,
        array $params,
        ?RequestOptions $options,
    ): EmptyResult {
        $answer = $this->send(Operations::get($key), $path, $params, $options);
        $value = $answer->value instanceof \stdClass ? $answer->value : new \stdClass();
        return EmptyResult::fromFields($value)->withMetadata($answer->metadata);
    }

    /**
     * @param array<string, string> $path
     * @param array<string, mixed> $params
     */
    final protected function callFile(
        string $key,
        array $path,
        array $params,
        ?RequestOptions $options,
    ): FileResult {
        $answer = $this->send(Operations::get($key), $path, $params, $options);
        return new FileResult($answer->raw, $answer->metadata);
    }

    /**
     * @param array<string, string> $path
     * @param array<string, mixed> $params
     */
    final protected function callPage(
        string $key,
        array $path,
        array $params,
        ?RequestOptions $options,
    ): Page {
        $operation = Operations::get($key);
        $fetch = function (array $pageParams) use ($operation, $path, $options): array {
            $answer = $this->send($operation, $path, $pageParams, $options);
            $envelope = $answer->value instanceof \stdClass ? $answer->value : new \stdClass();
            $elements = is_array($envelope->data ?? null) ? $envelope->data : [];
            $decoded = Decode::value([$operation->resultClass()], $elements);
            return [$envelope, $decoded, $answer->metadata];
        };
        return new Page(new PageSource($fetch, $params, $operation->cursor));
    }

    /**
     * @param array<string, string> $path
     * @param array<string, mixed> $params
     */
    private function send(
        Operation $operation,
        array $path,
        array $params,
        ?RequestOptions $options,
    ): Answer {
        $call = new Call($operation, $path, $params, $options ?? new RequestOptions());
        return (new Sender($this->settings, $call))->send();
    }
}
