<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

/**
 * A reward, or the approval it requires. Distinguish them by `object`.
 *
 * @property-read string $object Tells which it is.
 */
interface RewardOrApproval extends \JsonSerializable
{
}
