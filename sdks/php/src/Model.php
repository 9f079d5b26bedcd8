<?php

declare(strict_types=1);

namespace Svc;

use Svc\Runtime\Decode;
use Svc\Runtime\Fields;
use Svc\Runtime\Json;

/**
 * An object of the service. Fields are properties; `$model['field']` reads any field by its name on
 * the wire, those that this version does not know included. What was not sent is null. Its string
 * forms mask secrets; read them by name. `json_encode` and `toArray` have them.
 *
 * @implements \ArrayAccess<string, mixed>
 */
abstract class Model implements \ArrayAccess, \JsonSerializable, \Stringable
{
    /** The fields that this version knows. */
    protected const FIELDS = [];

    /** By field, the class that it is decoded to: `Send`, `[Send]` or `['*' => Send]`. */
    protected const CODECS = [];

    protected const SECRETS = [];

    private const MASK = '***';

    /**
     * What a closure holds is in no dump, not even in one of var_export.
     *
     * @var \Closure(): Fields
     */
    private \Closure $fields;

    private ?ResponseMetadata $metadata = null;

    /**
     * @internal
     * @param array<string, mixed> $fields
     */
    protected function __construct(array $fields)
    {
        $isGiven = static fn (mixed $value): bool => $value !== NotGiven::Value;
        $this->hold((object) array_filter($fields, $isGiven));
    }

    /**
     * An object of this class around parsed JSON.
     *
     * @internal
     */
    final public static function fromFields(\stdClass $fields): static
    {
        $made = (new \ReflectionClass(static::class))->newInstanceWithoutConstructor();
        $made->hold($fields);
        return $made;
    }

    /** @internal */
    final public function withMetadata(ResponseMetadata $metadata): static
    {
        $this->metadata = $metadata;
        return $this;
    }

    /** How the call was answered whose result this is; null of what is inside a result. */
    final public function responseMetadata(): ?ResponseMetadata
    {
        return $this->metadata;
    }

    /**
     * The object as it came, with secrets and with what this version does not know.
     *
     * @return array<string, mixed>
     */
    final public function toArray(): array
    {
        return Json::plain(($this->fields)()->raw);
    }

    final public function jsonSerialize(): \stdClass
    {
        return ($this->fields)()->raw;
    }

    final public function __get(string $name): mixed
    {
        if (!$this->has($name) && !in_array($name, static::FIELDS, true)) {
            $class = (new \ReflectionClass($this))->getShortName();
            throw new \OutOfBoundsException("$class has no field $name.");
        }
        return $this->offsetGet($name);
    }

    final public function __isset(string $name): bool
    {
        return $this->offsetGet($name) !== null;
    }

    final public function __set(string $name, mixed $value): void
    {
        throw new \LogicException('What came from the service is read only.');
    }

    final public function __unset(string $name): void
    {
        $this->__set($name, null);
    }

    final public function offsetExists(mixed $offset): bool
    {
        return $this->has((string) $offset);
    }

    final public function offsetGet(mixed $offset): mixed
    {
        $name = (string) $offset;
        $fields = ($this->fields)();
        if (!array_key_exists($name, $fields->decoded)) {
            $value = $fields->raw->{$name} ?? null;
            $fields->decoded[$name] = Decode::value(static::CODECS[$name] ?? null, $value);
        }
        return $fields->decoded[$name];
    }

    final public function offsetSet(mixed $offset, mixed $value): void
    {
        $this->__set((string) $offset, $value);
    }

    final public function offsetUnset(mixed $offset): void
    {
        $this->__set((string) $offset, null);
    }

    final public function __toString(): string
    {
        $shown = Json::write(self::shown($this));
        return (new \ReflectionClass($this))->getShortName() . " $shown";
    }

    /** @return array<string, mixed> */
    final public function __debugInfo(): array
    {
        $shown = [];
        foreach (array_keys(get_object_vars(($this->fields)()->raw)) as $name) {
            $value = $this->offsetGet($name);
            $isMasked = $value !== null && in_array($name, static::SECRETS, true);
            $shown[$name] = $isMasked ? self::MASK : $value;
        }
        return $shown;
    }

    /** @return array{string} */
    final public function __serialize(): array
    {
        return [Json::write($this)];
    }

    /** @param array{string} $written */
    final public function __unserialize(array $written): void
    {
        $this->hold(Json::parse($written[0]));
    }

    private function hold(\stdClass $raw): void
    {
        $fields = new Fields($raw);
        $this->fields = static fn (): Fields => $fields;
    }

    private function has(string $name): bool
    {
        return property_exists(($this->fields)()->raw, $name);
    }

    private static function shown(mixed $value): mixed
    {
        if ($value instanceof self) {
            return (object) array_map(self::shown(...), $value->__debugInfo());
        }
        return is_array($value) ? array_map(self::shown(...), $value) : $value;
    }
}
