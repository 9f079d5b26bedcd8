<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * How a program's budget is funded.
 */
final class ProgramFunding
{
    /**
     * The whole budget is reserved from your Credit up front, and rewards are paid from the
     * reservation. Each reward consumes its face value from the reservation; a dealer's discount
     * becomes available Credit immediately.
     */
    public const RESERVE = 'reserve';

    /**
     * The budget is only a limit. Rewards sent immediately debit your available Credit. Rewards
     * that wait in escrow, under review or behind a link are reserved until they end.
     */
    public const PAY_AS_YOU_GO = 'pay_as_you_go';
}
