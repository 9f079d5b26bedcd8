<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Ways in which a program's rewards can be created.
 */
final class ProgramSource
{
    /**
     * Created by your own server: `POST /rewards`, activities and referrals, and their rules.
     */
    public const API = 'api';

    /**
     * Created by signed completions without a key, and by rules that they match: `POST
     * /programs/{program_id}/completions`.
     */
    public const COMPLETIONS = 'completions';

    /**
     * Created when people claim reward links, online or by checking in at a location.
     */
    public const LINKS = 'links';
}
