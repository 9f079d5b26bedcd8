<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Action that an agent requests.
 */
final class AgentAction
{
    /**
     * A sale, by `POST /sends` or a selling tool of the MCP server.
     */
    public const SEND = 'send';

    /**
     * A reward, by `POST /rewards` or the tool `create_reward`.
     */
    public const REWARD = 'reward';
}
