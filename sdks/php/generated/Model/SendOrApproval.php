<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

/**
 * A send, or the approval that it waits for. Distinguished by `object`.
 *
 * @property-read string $object Tells which it is.
 */
interface SendOrApproval extends \JsonSerializable
{
}
