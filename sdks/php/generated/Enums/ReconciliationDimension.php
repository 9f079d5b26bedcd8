<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Dimensions of a daily reconciliation.
 */
final class ReconciliationDimension
{
    /**
     * Group by API key: by till, if each till has its own key.
     */
    public const API_KEY = 'api_key';
}
