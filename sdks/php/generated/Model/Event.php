<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

/**
 * Something that happened to an object. Its class follows from `type`.
 *
 * @property-read string $type Tells which it is.
 */
interface Event extends \JsonSerializable
{
}
