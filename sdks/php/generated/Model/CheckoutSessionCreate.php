<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Parameters to create a checkout session.
 *
 * @property-read ?string $type What to sell. Default: derived from the product or target.
 *     See `SendType`.
 * @property-read ?string $product Product slug, such as `airtime-usd`. Default: derived from `type`
 *     and `currency`. Type: `ProductId`.
 * @property-read string $target Mobile number in any Zimbabwean format, or 11-digit meter number.
 *     Type: `TargetInput`.
 * @property-read string $amount Face value that the customer receives. The card fee is added to it.
 *     Type: `MoneyInput`.
 * @property-read ?string $currency Three-letter currency code. There is no default: set this or
 *     `product`. Type: `CurrencyInput`.
 * @property-read ?string $bundle_id Bundle to send. For data only.
 *     Type: `BundleId`.
 * @property-read ?string $token_phone Phone number that receives the token by SMS. Required for
 *     power. Type: `PhoneInput`.
 * @property-read ?string $customer_phone Phone number of the customer, for messages about the
 *     payment. Type: `PhoneInput`.
 * @property-read string $success_url URL the customer returns to after paying. May contain
 *     `{CHECKOUT_SESSION_ID}`. Type: `CheckoutReturnUrl`.
 * @property-read string $cancel_url URL the customer returns to without paying. May contain
 *     `{CHECKOUT_SESSION_ID}`. Type: `CheckoutReturnUrl`.
 * @property-read ?string $client_reference Your own reference, such as the order number.
 *     Permanently unique in the account; reusing one returns its existing session.
 *     Type: `ClientReference`.
 * @property-read array<string, string>|null $metadata Your own key-value data about the sale.
 * @property-read ?string $sms_message Custom SMS message to the customer. Default: our standard
 *     message. Type: `SmsTemplate`.
 */
final class CheckoutSessionCreate extends Model
{
    protected const FIELDS = [
        'type',
        'product',
        'target',
        'amount',
        'currency',
        'bundle_id',
        'token_phone',
        'customer_phone',
        'success_url',
        'cancel_url',
        'client_reference',
        'metadata',
        'sms_message',
    ];

    /**
     * @param ?string $type
     * @param ?string $product
     * @param string $target
     * @param string $amount
     * @param ?string $currency
     * @param ?string $bundle_id
     * @param ?string $token_phone
     * @param ?string $customer_phone
     * @param string $success_url
     * @param string $cancel_url
     * @param ?string $client_reference
     * @param array<string, string>|null $metadata
     * @param ?string $sms_message
     */
    public function __construct(
        string $target,
        string $amount,
        string $success_url,
        string $cancel_url,
        ?string $type = null,
        ?string $product = null,
        ?string $currency = null,
        ?string $bundle_id = null,
        ?string $token_phone = null,
        ?string $customer_phone = null,
        ?string $client_reference = null,
        ?array $metadata = null,
        ?string $sms_message = null,
    ) {
        parent::__construct([
            'type' => $type ?? NotGiven::Value,
            'product' => $product ?? NotGiven::Value,
            'target' => $target,
            'amount' => $amount,
            'currency' => $currency ?? NotGiven::Value,
            'bundle_id' => $bundle_id ?? NotGiven::Value,
            'token_phone' => $token_phone ?? NotGiven::Value,
            'customer_phone' => $customer_phone ?? NotGiven::Value,
            'success_url' => $success_url,
            'cancel_url' => $cancel_url,
            'client_reference' => $client_reference ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
            'sms_message' => $sms_message ?? NotGiven::Value,
        ]);
    }
}
