<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A sale that your customer pays by card on our payment page.
 *
 * @property-read string $id Unique identifier of the object.
 *     Type: `CheckoutSessionId`.
 * @property-read string $object Always `checkout_session`.
 * @property-read int $created Time at which the object was created.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether real money is involved: `true` in live mode.
 * @property-read string $status Current status. Decide by this; see Lifecycles.
 *     See `CheckoutSessionStatus`.
 * @property-read string $url Signed URL of the payment page to send the customer to. Needs no key.
 *     The page accepts payment until `expires_at`, then shows how the session ended. Every
 *     retrieval returns the same URL. Type: `WebUrl`.
 * @property-read string $type Type of the purchase.
 *     See `SendType`.
 * @property-read string $product Product that is sold.
 *     Type: `ProductId`.
 * @property-read string $network Network that delivers the purchase.
 *     Type: `NetworkId`.
 * @property-read string $target Phone number in E.164 format, or meter number.
 *     Type: `Target`.
 * @property-read string $amount Face value that the customer receives.
 *     Type: `Money`.
 * @property-read string $currency Three-letter ISO currency code.
 *     See `Currency`.
 * @property-read string $card_fee Card fee that the customer pays in addition to `amount`.
 *     Type: `Money`.
 * @property-read string $total Total amount the customer pays.
 *     Type: `Money`.
 * @property-read ?string $bundle_id Data bundle that is sold. Null for airtime and power.
 *     Type: `BundleId`.
 * @property-read ?string $token_phone Phone number that receives the power token by SMS. Null for
 *     airtime and data. Type: `Phone`.
 * @property-read ?string $customer_phone Phone number of the customer, for messages about the
 *     payment. Null if not set. Type: `Phone`.
 * @property-read ?Meter $meter Meter as confirmed by the utility. Null for airtime and data.
 * @property-read string $success_url URL the customer returns to after paying.
 *     Type: `CheckoutReturnUrl`.
 * @property-read string $cancel_url URL the customer returns to without paying.
 *     Type: `CheckoutReturnUrl`.
 * @property-read ?string $client_reference Your own reference for the order. Null if not set.
 *     Type: `ClientReference`.
 * @property-read Send|string|null $send Most recent send of the session. Null until it is paid. Can
 *     be expanded.
 * @property-read list<string> $sends All sends of the session, oldest first.
 * @property-read ?CheckoutPayment $payment The customer's payment. Null until the session is paid.
 * @property-read ?CheckoutPaymentError $last_payment_error Most recent failed payment attempt. Null
 *     if none failed or a later one succeeded.
 * @property-read ?CheckoutReview $review Review by our staff. Null if none was needed.
 * @property-read ?CheckoutCredited $credited Credit that you received instead of a delivery. Null
 *     if there was none.
 * @property-read int $expires_at Time at which the session expires if not paid: after one hour.
 *     Type: `UnixTime`.
 * @property-read ?int $paid_at Time at which the session was paid. Null until then.
 *     Type: `UnixTime`.
 * @property-read ?int $fulfilled_at Time at which the purchase was delivered. Null until then.
 *     Type: `UnixTime`.
 * @property-read ?string $sms_message SMS message to the customer, with merge fields filled in.
 *     Null for our standard message. Type: `SmsText`.
 * @property-read array<string, string> $metadata Your own key-value data about the sale.
 */
final class CheckoutSession extends Model implements EventObject
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'status',
        'url',
        'type',
        'product',
        'network',
        'target',
        'amount',
        'currency',
        'card_fee',
        'total',
        'bundle_id',
        'token_phone',
        'customer_phone',
        'meter',
        'success_url',
        'cancel_url',
        'client_reference',
        'send',
        'sends',
        'payment',
        'last_payment_error',
        'review',
        'credited',
        'expires_at',
        'paid_at',
        'fulfilled_at',
        'sms_message',
        'metadata',
    ];

    protected const CODECS = [
        'meter' => Meter::class,
        'send' => Send::class,
        'payment' => CheckoutPayment::class,
        'last_payment_error' => CheckoutPaymentError::class,
        'review' => CheckoutReview::class,
        'credited' => CheckoutCredited::class,
    ];
}
