<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Channel through which a business reaches its customers.
 */
final class SalesChannel
{
    /**
     * Tills in physical shops.
     */
    public const POS = 'pos';

    /**
     * A mobile app of the business.
     */
    public const APP = 'app';

    /**
     * Agents who sell in the street.
     */
    public const AGENTS = 'agents';

    /**
     * A website of the business.
     */
    public const WEB = 'web';

    /**
     * The employees of the business.
     */
    public const EMPLOYER = 'employer';
}
