<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status of a replay of events.
 */
final class WebhookReplayStatus
{
    /**
     * The replay has not started.
     */
    public const QUEUED = 'queued';

    /**
     * The events are being sent.
     */
    public const RUNNING = 'running';

    /**
     * All events were sent, or failed for the last time.
     */
    public const DONE = 'done';
}
