<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\CheckoutSession;
use Svc\NotGiven;
use Svc\RequestOptions;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->test->checkoutSessions`.
 */
final class TestCheckoutSessionsResource extends Resource
{
    /**
     * Pay a test checkout session.
     *
     * Pays a checkout session as the customer would, or declines the card, so that tests need no
     * browser. The send is created immediately, and the last four digits of its number determine
     * the outcome. You can also pay an expired session: the late payment makes it `paid`. Requires
     * a test key.
     *
     * In test mode only.
     *
     * Errors: `invalid_transition`.
     *
     * @param string $session_id ID of the session.
     *     Type: `CheckoutSessionId`.
     * @param ?string $outcome Outcome of the payment.
     *     See `TestPaymentOutcome`.
     */
    public function pay(
        string $session_id,
        ?string $outcome = null,
        ?RequestOptions $requestOptions = null,
    ): CheckoutSession {
        return $this->callJson('test.checkout_sessions.pay', [
            'session_id' => $session_id,
        ], [
            'outcome' => $outcome ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Review a test checkout session.
     *
     * Acts as our staff on a checkout session that is `in_review`: resends what was paid for, or
     * adds its face value to your Credit. Without this call the review ends after one step of the
     * test clock, and the face value is added to your Credit. Before a resend the network is asked
     * about the failed send. Returns 409 `invalid_transition` for any other status. Requires a test
     * key.
     *
     * In test mode only.
     *
     * Errors: `invalid_transition`, `provider_unavailable`.
     *
     * @param string $session_id ID of the session.
     *     Type: `CheckoutSessionId`.
     * @param string $action Decision of our staff.
     *     See `TestCheckoutAction`.
     * @param ?string $note Note of our staff.
     *     Type: `Note`.
     */
    public function review(
        string $session_id,
        string $action,
        ?string $note = null,
        ?RequestOptions $requestOptions = null,
    ): CheckoutSession {
        return $this->callJson('test.checkout_sessions.review', [
            'session_id' => $session_id,
        ], [
            'action' => $action,
            'note' => $note ?? NotGiven::Value,
        ], $requestOptions);
    }
}
