<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Kinds of work that follow the test clock.
 */
final class TestClockWorkKind
{
    /**
     * Sends to dispatch, or whose status must be checked with the network.
     */
    public const SEND = 'send';

    /**
     * Batches with lines to send, or whose end must be checked.
     */
    public const BATCH = 'batch';

    /**
     * Schedules with a day to announce or to run.
     */
    public const SCHEDULE = 'schedule';

    /**
     * Text messages and emails to send, or whose delivery must be checked.
     */
    public const MESSAGE = 'message';

    /**
     * Events that are not assigned to every webhook endpoint yet, counted once per endpoint.
     */
    public const EVENT = 'event';

    /**
     * Webhook deliveries to attempt.
     */
    public const WEBHOOK_DELIVERY = 'webhook_delivery';

    /**
     * Webhook replays in progress.
     */
    public const WEBHOOK_REPLAY = 'webhook_replay';

    /**
     * Keys that expire, or whose replaced secret expires.
     */
    public const KEY = 'key';

    /**
     * Recipients whose personal data must be erased.
     */
    public const RECIPIENT = 'recipient';

    /**
     * Test Credit to restore for the day.
     */
    public const TEST_CREDIT = 'test_credit';

    /**
     * Schedules to compare with your Credit.
     */
    public const CREDIT_PROJECTION = 'credit_projection';

    /**
     * Top-ups whose payment must be checked.
     */
    public const TOPUP = 'topup';

    /**
     * Requests of agents that expire, or that are approved and not carried out yet.
     */
    public const AGENT_APPROVAL = 'agent_approval';

    /**
     * Closed programs whose links or held rewards must be ended.
     */
    public const PROGRAM = 'program';

    /**
     * Rewards that expire, or whose review must be resolved.
     */
    public const REWARD = 'reward';

    /**
     * Referrals whose 90 days to qualify are over.
     */
    public const REFERRAL = 'referral';

    /**
     * Reward links that expire.
     */
    public const REWARD_LINK = 'reward_link';

    /**
     * Exports to write, or whose file must be deleted.
     */
    public const EXPORT = 'export';

    /**
     * Disputes whose step has come.
     */
    public const DISPUTE = 'dispute';

    /**
     * Dealer applications whose step has come.
     */
    public const DEALER_APPLICATION = 'dealer_application';

    /**
     * A checkout session to expire, or its review to decide.
     */
    public const CHECKOUT_SESSION = 'checkout_session';
}
