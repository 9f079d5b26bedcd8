<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\Send;
use Svc\NotGiven;
use Svc\RequestOptions;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->test->sends`.
 */
final class TestSendsResource extends Resource
{
    /**
     * Advance a test send.
     *
     * Advances a test send without waiting: to `delivered`, to `failed` or, once it has failed, to
     * `late_delivered`. Without `to`, it takes the next step determined by the last four digits of
     * its number; a scheduled send is dispatched. Statuses, Credit and events change exactly as in
     * live mode. Returns 409 `invalid_transition` for a change that a live send could not make.
     * Requires a test key.
     *
     * In test mode only.
     *
     * Errors: `invalid_transition`.
     *
     * @param string $send_id ID of the send: `snd_…`, or the bare hex ID of a legacy order.
     *     Type: `SendRef`.
     * @param ?string $to Target status. Default: the next step determined by the last four digits
     *     of the number. See `SendAdvanceTarget`.
     */
    public function advance(
        string $send_id,
        ?string $to = null,
        ?RequestOptions $requestOptions = null,
    ): Send {
        return $this->callJson('test.sends.advance', [
            'send_id' => $send_id,
        ], [
            'to' => $to ?? NotGiven::Value,
        ], $requestOptions);
    }
}
