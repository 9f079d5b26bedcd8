<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A sale of airtime, data or electricity, from the moment it is written to its end.
 *
 * @property-read string $id The send.
 *     Type: `SendId`.
 * @property-read string $object Always `send`.
 * @property-read int $created Time at which the send was created.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read string $status Current status. Decide by this; see Lifecycles.
 *     See `SendStatus`.
 * @property-read string $type Type of the sale.
 *     See `SendType`.
 * @property-read string $product ID of the product sold.
 *     Type: `ProductId`.
 * @property-read string $network ID of the network that delivers the send.
 *     Type: `NetworkId`.
 * @property-read string $target Phone number in E.164 format, or meter number. For an erased
 *     recipient it is `+263700000000` or `00000000000`; the amounts are kept.
 *     Type: `Target`.
 * @property-read string $target_display Target formatted for people. `erased` once the recipient is
 *     erased. Type: `PhoneText`.
 * @property-read string $amount The face value: what the customer receives.
 *     Type: `Money`.
 * @property-read string $currency The currency of `amount`, `cost` and `discount`.
 *     See `Currency`.
 * @property-read string $cost Credit charged: the face value, less the dealer discount.
 *     Type: `Money`.
 * @property-read string $discount The dealer discount; `0.00` without the dealer tier.
 *     Type: `Money`.
 * @property-read bool $credit_returned Whether the Credit was returned. Remains true if a failed
 *     send is delivered late.
 * @property-read list<string> $credit_transactions Credit transactions of this send, oldest first.
 * @property-read ?SendBundle $bundle Data bundle sold. Null for airtime and power.
 * @property-read ?string $client_reference Your own reference. Null if you sent none.
 *     Type: `ClientReference`.
 * @property-read Recipient|string|null $recipient Recipient that the send is attributed to. Can be
 *     expanded.
 * @property-read Program|string|null $program Program that the send is attributed to. Can be
 *     expanded.
 * @property-read Reward|string|null $reward Reward that the send pays out. Can be expanded.
 * @property-read Batch|string|null $batch Batch that the send belongs to. Can be expanded.
 * @property-read ?string $batch_item ID of the batch line that created the send.
 *     Type: `BatchItemId`.
 * @property-read ?string $schedule ID of the schedule that created the send.
 *     Type: `ScheduleId`.
 * @property-read ?string $checkout_session ID of the checkout session that paid for the send.
 *     Type: `CheckoutSessionId`.
 * @property-read ?string $approval ID of the approval that allowed the send.
 *     Type: `ApprovalId`.
 * @property-read ?Mandate $mandate What the person permitted who approved the send. Null unless
 *     `approval` is set, and after the recipient is erased.
 * @property-read ?string $cost_center ID of the cost centre that the send is charged to.
 *     Type: `CostCenterId`.
 * @property-read ?string $quote ID of the quote that confirmed the meter.
 *     Type: `QuoteId`.
 * @property-read ?string $api_key ID of the API key that caused the send: the one that created it,
 *     or whatever it pays for. For signed completions, check-ins and claims of links that no reward
 *     waited for, it is the key that created the program, or last activated or resumed it. Null if
 *     no key did. Type: `KeyId`.
 * @property-read SendCreator $created_by Who created this send.
 * @property-read string $source Feature that created the send.
 *     See `SendSource`.
 * @property-read ?string $notify_number Another number to notify by SMS.
 *     Type: `Phone`.
 * @property-read ?string $sms_message Text message to the customer. Null when none is sent.
 *     Type: `SmsText`.
 * @property-read ?string $sms_locale Language of the default message. Null when no message is sent.
 *     See `SmsLocale`.
 * @property-read string $sms_status SMS delivery status of the message to the customer.
 *     See `SmsStatus`.
 * @property-read ?int $scheduled_for Scheduled dispatch time. Null when the send is dispatched
 *     immediately. Type: `UnixTime`.
 * @property-read ?string $failure_code Reason for the failure. Null unless the send failed.
 *     See `SendFailureCode`.
 * @property-read ?string $failure_message Reason for the failure, in one sentence for a cashier.
 *     Type: `Note`.
 * @property-read ?string $retry_of ID of the failed send that this one retries.
 *     Type: `SendId`.
 * @property-read ?string $retried_by ID of the send that retries this one.
 *     Type: `SendId`.
 * @property-read bool $retryable Whether the send can be retried: it failed and has not been
 *     retried yet.
 * @property-read bool $needs_attention Whether a person should check: unknown for over an hour, in
 *     review, or queued too long.
 * @property-read ?int $next_check_at Time of the next status check with the network. Null when none
 *     is due. Type: `UnixTime`.
 * @property-read ?string $provider_reference Confirmation number of the network or utility, once
 *     delivered. Quote it to their support.
 * @property-read ?int $submitted_at Time of the first submission to the network.
 *     Type: `UnixTime`.
 * @property-read ?int $delivered_at Time of delivery. Null unless delivered.
 *     Type: `UnixTime`.
 * @property-read ?int $failed_at Time of the failure. Null unless failed.
 *     Type: `UnixTime`.
 * @property-read ?int $credited_at Time at which the Credit was returned.
 *     Type: `UnixTime`.
 * @property-read ?int $cancelled_at Time of the cancellation. Null unless cancelled.
 *     Type: `UnixTime`.
 * @property-read ?int $late_delivered_at Time at which we learned that a failed send had been
 *     delivered. Type: `UnixTime`.
 * @property-read ?string $on_zesa_down Behaviour during a national outage. Null for airtime and
 *     data. See `PowerDownChoice`.
 * @property-read ?int $max_hold Maximum time in the queue, in seconds. Null for airtime and data.
 *     Type: `Seconds`.
 * @property-read ?int $queued_until Time at which a queued send fails. Null unless queued.
 *     Type: `UnixTime`.
 * @property-read ?string $confirm Confirmation level required for the meter. Null for airtime and
 *     data. See `MeterConfirmMode`.
 * @property-read ?SendPower $power Meter, tokens and cost breakdown. Null for airtime and data.
 * @property-read ?string $token Power token, masked without `tokens:read`. Null until delivered.
 *     Type: `PowerToken`.
 * @property-read ?string $units Kilowatt hours bought. Null until known, and for airtime and data.
 *     Type: `Units`.
 * @property-read array<string, string> $metadata Your own key-value data about the sale.
 * @property-read string $receipt_number Number printed on the receipt.
 *     Type: `ReceiptNumber`.
 */
final class Send extends Model implements EventObject, SendOrApproval
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'status',
        'type',
        'product',
        'network',
        'target',
        'target_display',
        'amount',
        'currency',
        'cost',
        'discount',
        'credit_returned',
        'credit_transactions',
        'bundle',
        'client_reference',
        'recipient',
        'program',
        'reward',
        'batch',
        'batch_item',
        'schedule',
        'checkout_session',
        'approval',
        'mandate',
        'cost_center',
        'quote',
        'api_key',
        'created_by',
        'source',
        'notify_number',
        'sms_message',
        'sms_locale',
        'sms_status',
        'scheduled_for',
        'failure_code',
        'failure_message',
        'retry_of',
        'retried_by',
        'retryable',
        'needs_attention',
        'next_check_at',
        'provider_reference',
        'submitted_at',
        'delivered_at',
        'failed_at',
        'credited_at',
        'cancelled_at',
        'late_delivered_at',
        'on_zesa_down',
        'max_hold',
        'queued_until',
        'confirm',
        'power',
        'token',
        'units',
        'metadata',
        'receipt_number',
    ];

    protected const CODECS = [
        'bundle' => SendBundle::class,
        'recipient' => Recipient::class,
        'program' => Program::class,
        'reward' => Reward::class,
        'batch' => Batch::class,
        'mandate' => Mandate::class,
        'created_by' => SendCreator::class,
        'power' => SendPower::class,
    ];

    protected const SECRETS = [
        'token',
    ];
}
