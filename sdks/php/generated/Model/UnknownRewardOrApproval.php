<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A variant of RewardOrApproval that this version does not know. Everything it says is kept.
 */
final class UnknownRewardOrApproval extends Model implements RewardOrApproval
{
}
