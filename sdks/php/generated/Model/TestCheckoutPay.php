<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * The payment to simulate.
 *
 * @property-read ?string $outcome Outcome of the payment.
 *     See `TestPaymentOutcome`.
 */
final class TestCheckoutPay extends Model
{
    protected const FIELDS = [
        'outcome',
    ];

    /**
     * @param ?string $outcome
     */
    public function __construct(
        ?string $outcome = null,
    ) {
        parent::__construct([
            'outcome' => $outcome ?? NotGiven::Value,
        ]);
    }
}
