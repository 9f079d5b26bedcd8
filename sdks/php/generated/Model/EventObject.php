<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

/**
 * The object that an event is about, with its current values. `object` names its type.
 *
 * @property-read string $object Tells which it is.
 */
interface EventObject extends \JsonSerializable
{
}
