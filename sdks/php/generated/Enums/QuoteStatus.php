<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status of a quote.
 */
final class QuoteStatus
{
    /**
     * A sale can use the quote.
     */
    public const OPEN = 'open';

    /**
     * A sale uses the quote. If it fails or is cancelled in time, the quote becomes `open` again.
     */
    public const USED = 'used';

    /**
     * The quote expired after 30 minutes without a sale.
     */
    public const EXPIRED = 'expired';
}
