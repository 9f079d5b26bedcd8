<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * A sale to create. Set `target`, `amount`, and `currency` or `product`. Fields marked "Power only"
 * cannot be used with any other type.
 *
 * @property-read ?string $type Type of sale. Default: derived from `product`, else from `target`.
 *     See `SendType`.
 * @property-read ?string $product ID of the product, such as `airtime-usd`. Default: derived from
 *     type and currency. Type: `ProductId`.
 * @property-read string $target Mobile number in any Zimbabwean format, or 11-digit meter number.
 *     Type: `TargetInput`.
 * @property-read ?string $amount The face value: what the customer receives.
 *     Type: `MoneyInput`.
 * @property-read ?string $currency Currency of the sale. Required unless `product` is set.
 *     Type: `CurrencyInput`.
 * @property-read ?string $bundle_id Data only. ID of the bundle to sell.
 *     Type: `BundleId`.
 * @property-read ?string $token_phone Power only, required. Phone number that receives the token.
 *     Type: `PhoneInput`.
 * @property-read ?string $token_email Power only. Email address that also receives the token.
 *     Type: `Email`.
 * @property-read ?string $notify_number Another number to notify by SMS.
 *     Type: `PhoneInput`.
 * @property-read ?string $confirm Power only. Confirmation level required for the meter. Default:
 *     `strict`. See `MeterConfirmMode`.
 * @property-read ?string $on_zesa_down Power only. Behaviour during a national outage. Default:
 *     `queue`. See `PowerDownChoice`.
 * @property-read ?string $max_hold Power only. Maximum time in the queue: 5 minutes to 7 days.
 *     Default: 24 hours. Type: `DurationInput`.
 * @property-read ?string $recipient Recipient to attribute the sale to: `rcp_…`, or `ext:` and your
 *     own ID. Fills `{name}` and `{first_name}` of the message, and has no other effect.
 *     Type: `RecipientRef`.
 * @property-read ?string $program Program to attribute the sale to. Does not use the program's
 *     budget or its caps. Type: `ProgramId`.
 * @property-read ?string $cost_center ID of the cost centre to charge the sale to.
 *     Type: `CostCenterId`.
 * @property-read ?string $sms_message Your own text message to the customer, up to 480 characters
 *     once its merge fields are filled in. Default for airtime and data: a message that names your
 *     `statement_descriptor`. Type: `SmsTemplate`.
 * @property-read ?string $sms_locale Language of the default message. Default: `en`.
 *     See `SmsLocale`.
 * @property-read int|string|null $scheduled_for Time to dispatch the send, 90 seconds to 180 days
 *     ahead. You are charged now.
 * @property-read ?string $client_reference Your own reference, such as the till's sale number.
 *     Unique in the account, permanently. Sending it again returns the send that has it and charges
 *     nothing. Never restart your numbering. Type: `ClientReference`.
 * @property-read ?string $quote Power only. ID of the quote that confirmed the meter.
 *     Type: `QuoteId`.
 * @property-read array<string, string>|null $metadata Your own key-value data about the sale.
 * @property-read ?string $reason Agent keys only. Reason shown to the person who approves.
 *     Type: `Note`.
 */
final class SendCreate extends Model
{
    protected const FIELDS = [
        'type',
        'product',
        'target',
        'amount',
        'currency',
        'bundle_id',
        'token_phone',
        'token_email',
        'notify_number',
        'confirm',
        'on_zesa_down',
        'max_hold',
        'recipient',
        'program',
        'cost_center',
        'sms_message',
        'sms_locale',
        'scheduled_for',
        'client_reference',
        'quote',
        'metadata',
        'reason',
    ];

    /**
     * @param ?string $type
     * @param ?string $product
     * @param string $target
     * @param ?string $amount
     * @param ?string $currency
     * @param ?string $bundle_id
     * @param ?string $token_phone
     * @param ?string $token_email
     * @param ?string $notify_number
     * @param ?string $confirm
     * @param ?string $on_zesa_down
     * @param ?string $max_hold
     * @param ?string $recipient
     * @param ?string $program
     * @param ?string $cost_center
     * @param ?string $sms_message
     * @param ?string $sms_locale
     * @param int|string|null $scheduled_for
     * @param ?string $client_reference
     * @param ?string $quote
     * @param array<string, string>|null $metadata
     * @param ?string $reason
     */
    public function __construct(
        string $target,
        ?string $type = null,
        ?string $product = null,
        ?string $amount = null,
        ?string $currency = null,
        ?string $bundle_id = null,
        ?string $token_phone = null,
        ?string $token_email = null,
        ?string $notify_number = null,
        ?string $confirm = null,
        ?string $on_zesa_down = null,
        ?string $max_hold = null,
        ?string $recipient = null,
        ?string $program = null,
        ?string $cost_center = null,
        ?string $sms_message = null,
        ?string $sms_locale = null,
        int|string|null $scheduled_for = null,
        ?string $client_reference = null,
        ?string $quote = null,
        ?array $metadata = null,
        ?string $reason = null,
    ) {
        parent::__construct([
            'type' => $type ?? NotGiven::Value,
            'product' => $product ?? NotGiven::Value,
            'target' => $target,
            'amount' => $amount ?? NotGiven::Value,
            'currency' => $currency ?? NotGiven::Value,
            'bundle_id' => $bundle_id ?? NotGiven::Value,
            'token_phone' => $token_phone ?? NotGiven::Value,
            'token_email' => $token_email ?? NotGiven::Value,
            'notify_number' => $notify_number ?? NotGiven::Value,
            'confirm' => $confirm ?? NotGiven::Value,
            'on_zesa_down' => $on_zesa_down ?? NotGiven::Value,
            'max_hold' => $max_hold ?? NotGiven::Value,
            'recipient' => $recipient ?? NotGiven::Value,
            'program' => $program ?? NotGiven::Value,
            'cost_center' => $cost_center ?? NotGiven::Value,
            'sms_message' => $sms_message ?? NotGiven::Value,
            'sms_locale' => $sms_locale ?? NotGiven::Value,
            'scheduled_for' => $scheduled_for ?? NotGiven::Value,
            'client_reference' => $client_reference ?? NotGiven::Value,
            'quote' => $quote ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
            'reason' => $reason ?? NotGiven::Value,
        ]);
    }
}
