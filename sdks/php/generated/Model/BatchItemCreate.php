<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * One sale of a batch. Set `target` or `recipient`, and `amount` or `bundle_id`. Fields are parsed
 * leniently: an invalid value fails only its line. An unknown field returns 400.
 *
 * @property-read ?string $target Mobile number in any Zimbabwean format, or 11-digit meter number.
 *     Default: the phone number of `recipient`, or for power the default meter. Required without
 *     `recipient`. Type: `LineValue`.
 * @property-read ?string $amount Face value that the customer receives. Required without
 *     `bundle_id`. Type: `LineValue`.
 * @property-read ?string $bundle_id Bundle to send, `bnd_…`, for data only. Its price is the
 *     amount. Type: `LineValue`.
 * @property-read ?string $type What to sell: `airtime`, `data` or `power`. Default: derived from
 *     the product or target. Type: `LineValue`.
 * @property-read ?string $product Product slug. Default: derived from `type` and `currency`.
 *     Type: `LineValue`.
 * @property-read ?string $currency Currency of the line: `USD` or `ZWG`. Default: the batch's
 *     currency. Type: `LineValue`.
 * @property-read ?string $token_phone Phone number that receives the token by SMS. Required for
 *     power, unless `recipient` is set in place of `target`.
 *     Type: `LineValue`.
 * @property-read ?string $token_email Email address that also receives the token. For power only.
 *     Type: `LineValue`.
 * @property-read ?string $notify_number Another phone number to notify by SMS.
 *     Type: `LineValue`.
 * @property-read ?string $recipient Recipient that the sale is attributed to: `rcp_…`, or `ext:`
 *     followed by your own ID. Type: `LineValue`.
 * @property-read ?string $name Name of the person, for `{name}` and `{first_name}` in the SMS
 *     message. Type: `LineValue`.
 * @property-read ?string $client_reference Your own reference. Permanently unique in the account,
 *     as in `POST /sends`. Type: `LineValue`.
 * @property-read ?string $cost_center Cost centre to book the sale to: `cc_…`, or `gl:` and its
 *     `gl_code`. Default: the batch's. Type: `LineValue`.
 * @property-read ?string $sms_message SMS message for this line. Default: the batch's message.
 *     Type: `LineValue`.
 * @property-read array<string, string>|null $metadata Your own key-value data about the sale.
 */
final class BatchItemCreate extends Model
{
    protected const FIELDS = [
        'target',
        'amount',
        'bundle_id',
        'type',
        'product',
        'currency',
        'token_phone',
        'token_email',
        'notify_number',
        'recipient',
        'name',
        'client_reference',
        'cost_center',
        'sms_message',
        'metadata',
    ];

    /**
     * @param ?string $target
     * @param ?string $amount
     * @param ?string $bundle_id
     * @param ?string $type
     * @param ?string $product
     * @param ?string $currency
     * @param ?string $token_phone
     * @param ?string $token_email
     * @param ?string $notify_number
     * @param ?string $recipient
     * @param ?string $name
     * @param ?string $client_reference
     * @param ?string $cost_center
     * @param ?string $sms_message
     * @param array<string, string>|null $metadata
     */
    public function __construct(
        ?string $target = null,
        ?string $amount = null,
        ?string $bundle_id = null,
        ?string $type = null,
        ?string $product = null,
        ?string $currency = null,
        ?string $token_phone = null,
        ?string $token_email = null,
        ?string $notify_number = null,
        ?string $recipient = null,
        ?string $name = null,
        ?string $client_reference = null,
        ?string $cost_center = null,
        ?string $sms_message = null,
        ?array $metadata = null,
    ) {
        parent::__construct([
            'target' => $target ?? NotGiven::Value,
            'amount' => $amount ?? NotGiven::Value,
            'bundle_id' => $bundle_id ?? NotGiven::Value,
            'type' => $type ?? NotGiven::Value,
            'product' => $product ?? NotGiven::Value,
            'currency' => $currency ?? NotGiven::Value,
            'token_phone' => $token_phone ?? NotGiven::Value,
            'token_email' => $token_email ?? NotGiven::Value,
            'notify_number' => $notify_number ?? NotGiven::Value,
            'recipient' => $recipient ?? NotGiven::Value,
            'name' => $name ?? NotGiven::Value,
            'client_reference' => $client_reference ?? NotGiven::Value,
            'cost_center' => $cost_center ?? NotGiven::Value,
            'sms_message' => $sms_message ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ]);
    }
}
