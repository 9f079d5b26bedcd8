<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\FileResult;
use Svc\Model\CreatedFilter;
use Svc\Model\Receipt;
use Svc\Model\Send;
use Svc\Model\SendAttempt;
use Svc\Model\SendOrApproval;
use Svc\Model\SendValidation;
use Svc\Model\TokenResend;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;
use Svc\Runtime\Wait;

/**
 * The methods of `$client->sends`.
 */
final class SendsResource extends Resource
{
    /**
     * Reads the send every two seconds until its status is settled or the timeout is over, and
     * returns what was read last. A read that fails is repeated; if none succeeds, the last error
     * that the service answered is thrown, and a timeout or a lost connection only if it answered
     * nothing. `unknown` and `queued` are not failures: the sale may have been delivered, or will
     * be. Do not sell it again.
     *
     * @param float $timeout Seconds.
     * @param float $every Seconds between two reads.
     */
    public function wait(
        string $send_id,
        float $timeout = 60.0,
        float $every = 2.0,
        ?RequestOptions $requestOptions = null,
    ): Send {
        return Wait::forSend(
            fn ($own): Send => $this->get($send_id, requestOptions: $own),
            $timeout,
            $every,
            $this->clientTimeout(),
            $requestOptions,
        );
    }

    /**
     * Cancel a send.
     *
     * Cancels a send that has not been dispatched and returns its Credit: the send must be
     * `scheduled`, `pending`, `queued`, or `retrying` between two attempts. Cancelling it again
     * returns 200 with the send unchanged. Returns 409 `already_sent` in any other status, with the
     * status in `meta`; a dispatched send cannot be recalled.
     *
     * Returns 409 `resource_in_use` if the send pays out a reward or a checkout session. `resource`
     * is the reward, which you can void, or the session.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `resource_in_use`, `already_sent`.
     *
     * @param string $send_id ID of the send: `snd_…`, or the bare hex ID of a legacy order.
     *     Type: `SendRef`.
     */
    public function cancel(
        string $send_id,
        ?RequestOptions $requestOptions = null,
    ): Send {
        return $this->callJson('sends.cancel', [
            'send_id' => $send_id,
        ], [], $requestOptions);
    }

    /**
     * Change the meter of a waiting send.
     *
     * Changes the meter of a power send that has not been dispatched: the send must be `scheduled`,
     * or `queued` during an outage. Use it when the customer notices a wrong number in time. The
     * amount and the Credit do not change.
     *
     * With `confirm: strict` the new meter is confirmed immediately if the utility is available,
     * and otherwise before the token is bought. The key's `recipient_allowlist`, its cap for one
     * recipient and the blocklist apply to the new meter. Returns 409 `already_sent` if the send
     * has been dispatched or has ended, and 409 `resource_in_use` if a customer paid for it in a
     * checkout session: correct the meter there.
     *
     * We send `send.meter_changed` to every endpoint, whatever it subscribes to. `data.object` has
     * the new meter and `data.previous_attributes` the old one.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `invalid_meter_number`, `resource_in_use`, `already_sent`, `product_mismatch`,
     * `recipient_not_allowed`, `target_blocked`, `meter_quota_exceeded`, `power_unavailable`,
     * `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
     * `recipient_cap_exceeded`.
     *
     * @param string $send_id ID of the send: `snd_…`, or the bare hex ID of a legacy order.
     *     Type: `SendRef`.
     * @param string $meter Number of the new meter: 11 digits.
     *     Type: `MeterInput`.
     */
    public function changeMeter(
        string $send_id,
        string $meter,
        ?RequestOptions $requestOptions = null,
    ): Send {
        return $this->callJson('sends.change_meter', [
            'send_id' => $send_id,
        ], [
            'meter' => $meter,
        ], $requestOptions);
    }

    /**
     * Create a send.
     *
     * Sells airtime, data or electricity: creates the send, charges your Credit and dispatches it.
     * The request returns 202 before the network responds, with `status: pending` or `scheduled`.
     * Follow the `send.*` events, or read the send every two seconds while the customer waits.
     *
     * The customer receives the face value, `amount`. Your Credit is charged `cost`, which is less
     * than `amount` only on the dealer tier. There are no fees.
     *
     * Use the till's own sale number as both `client_reference` and `Idempotency-Key`. Sending the
     * request again never sells twice: it returns the first send with its current status. If the
     * `client_reference` is already used, the request returns 200 with that send, whatever the body
     * says. Compare `target`, `amount` and `created`, and never restart your numbering.
     *
     * An error creates and charges nothing: correct what it names and repeat the request with the
     * same key. `product_unavailable` means that the network is paused: load the catalogue again.
     * `insufficient_credit` requires a top-up. `spend_cap_exceeded` names the cap in `meta`, and
     * when it resets. If you receive no response, or a 500 or 503, repeat the request with the same
     * key: the sale is made once.
     *
     * For data, set `bundle_id`: the bundle determines the amount and the currency. Bundles are
     * simulated in test mode; live mode returns `data_not_live`.
     *
     * For power, set `token_phone`. With `confirm: strict` the utility confirms the meter before
     * you are charged, unless a `quote` already did. With `best_effort` it confirms the meter
     * before the token is bought. During an outage the send waits in the queue or fails, depending
     * on `on_zesa_down`.
     *
     * With an agent key, a sale over its threshold, or to a number or meter that nobody approved,
     * returns 202 with an `agent_approval` instead. `token_phone`, `token_email` and
     * `notify_number` count like the target. Nothing is sent or charged until a person approves.
     *
     * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
     * `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
     * `invalid_currency`, `invalid_duration`, `invalid_time`, `invalid_metadata`,
     * `conflicting_parameters`, `invalid_meter_number`, `time_out_of_range`,
     * `unknown_merge_field`, `sms_too_long`, `reference_in_use`, `erased_recipient`,
     * `product_mismatch`, `unsupported_network`, `token_phone_required`, `quote_mismatch`,
     * `quote_used`, `quote_expired`, `product_not_allowed`, `network_not_allowed`,
     * `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`, `product_unavailable`,
     * `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `duplicate_suspected`,
     * `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
     * `meter_blocked`, `meter_currency_mismatch`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
     * `insufficient_credit`.
     *
     * @param string $target Mobile number in any Zimbabwean format, or 11-digit meter number.
     *     Type: `TargetInput`.
     * @param ?string $type Type of sale. Default: derived from `product`, else from `target`.
     *     See `SendType`.
     * @param ?string $product ID of the product, such as `airtime-usd`. Default: derived from type
     *     and currency. Type: `ProductId`.
     * @param ?string $amount The face value: what the customer receives.
     *     Type: `MoneyInput`.
     * @param ?string $currency Currency of the sale. Required unless `product` is set.
     *     Type: `CurrencyInput`.
     * @param ?string $bundle_id Data only. ID of the bundle to sell.
     *     Type: `BundleId`.
     * @param ?string $token_phone Power only, required. Phone number that receives the token.
     *     Type: `PhoneInput`.
     * @param ?string $token_email Power only. Email address that also receives the token.
     *     Type: `Email`.
     * @param ?string $notify_number Another number to notify by SMS.
     *     Type: `PhoneInput`.
     * @param ?string $confirm Power only. Confirmation level required for the meter. Default:
     *     `strict`. See `MeterConfirmMode`.
     * @param ?string $on_zesa_down Power only. Behaviour during a national outage. Default:
     *     `queue`. See `PowerDownChoice`.
     * @param ?string $max_hold Power only. Maximum time in the queue: 5 minutes to 7 days. Default:
     *     24 hours. Type: `DurationInput`.
     * @param ?string $recipient Recipient to attribute the sale to: `rcp_…`, or `ext:` and your own
     *     ID. Fills `{name}` and `{first_name}` of the message, and has no other effect.
     *     Type: `RecipientRef`.
     * @param ?string $program Program to attribute the sale to. Does not use the program's budget
     *     or its caps. Type: `ProgramId`.
     * @param ?string $cost_center ID of the cost centre to charge the sale to.
     *     Type: `CostCenterId`.
     * @param ?string $sms_message Your own text message to the customer, up to 480 characters once
     *     its merge fields are filled in. Default for airtime and data: a message that names your
     *     `statement_descriptor`. Type: `SmsTemplate`.
     * @param ?string $sms_locale Language of the default message. Default: `en`.
     *     See `SmsLocale`.
     * @param int|string|null $scheduled_for Time to dispatch the send, 90 seconds to 180 days
     *     ahead. You are charged now.
     * @param ?string $client_reference Your own reference, such as the till's sale number. Unique
     *     in the account, permanently. Sending it again returns the send that has it and charges
     *     nothing. Never restart your numbering. Type: `ClientReference`.
     * @param ?string $quote Power only. ID of the quote that confirmed the meter.
     *     Type: `QuoteId`.
     * @param array<string, string>|null $metadata Your own key-value data about the sale.
     * @param ?string $reason Agent keys only. Reason shown to the person who approves.
     *     Type: `Note`.
     */
    public function create(
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
        ?RequestOptions $requestOptions = null,
    ): SendOrApproval {
        return $this->callJson('sends.create', [], [
            'target' => $target,
            'type' => $type ?? NotGiven::Value,
            'product' => $product ?? NotGiven::Value,
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
        ], $requestOptions);
    }

    /**
     * Retrieve a send.
     *
     * Returns a send with its current status. While a customer waits, read it every two seconds as
     * long as `status` is `pending`, `submitted` or `retrying`. `queued`, `unknown` and
     * `requires_review` take longer and are resolved by the service: let the customer go, and do
     * not sell again. After `failed_credited` you can sell again; `failure_code` says why the send
     * failed. A power token is masked unless the key has `tokens:read`.
     *
     * Errors: `invalid_expand`.
     *
     * @param string $send_id ID of the send: `snd_…`, or the bare hex ID of a legacy order.
     *     Type: `SendRef`.
     * @param list<string>|null $expand Fields to expand from IDs to objects.
     */
    public function get(
        string $send_id,
        ?array $expand = null,
        ?RequestOptions $requestOptions = null,
    ): Send {
        return $this->callJson('sends.get', [
            'send_id' => $send_id,
        ], [
            'expand[]' => $expand ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Retrieve the receipt of a send.
     *
     * Returns the receipt of a send: what was sold, the recipient, the amount, and for electricity
     * the token and the units. `text` is ready for a printer with 32 columns. A receipt shows the
     * face value, never your cost.
     *
     * A send that is not delivered has a receipt without a token. It explains the status to the
     * customer and, in `note`, to the cashier. A token is masked unless the key has `tokens:read`.
     *
     * @param string $send_id ID of the send: `snd_…`, or the bare hex ID of a legacy order.
     *     Type: `SendRef`.
     * @param ?string $locale Language of what is printed. `note` and the mark of test mode are
     *     always in English. See `SmsLocale`.
     */
    public function getReceipt(
        string $send_id,
        ?string $locale = null,
        ?RequestOptions $requestOptions = null,
    ): Receipt {
        return $this->callJson('sends.get_receipt', [
            'send_id' => $send_id,
        ], [
            'locale' => $locale ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Returns the receipt as a PDF: one page for a roll of 80 mm.
     *
     * @param string $send_id ID of the send: `snd_…`, or the bare hex ID of a legacy order.
     *     Type: `SendRef`.
     * @param ?string $locale Language of what is printed. `note` and the mark of test mode are
     *     always in English. See `SmsLocale`.
     */
    public function getReceiptPdf(
        string $send_id,
        ?string $locale = null,
        ?RequestOptions $requestOptions = null,
    ): FileResult {
        return $this->callFile('sends.get_receipt_pdf', [
            'send_id' => $send_id,
        ], [
            'locale' => $locale ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * List sends.
     *
     * Lists your sends, newest first. Use it to close a till's day (`api_key`), to find a sale by
     * your own reference (`client_reference`), or to see what needs a person (`needs_attention`). A
     * send must match every filter.
     *
     * Errors: `invalid_cursor`, `invalid_time`, `invalid_phone`, `invalid_currency`,
     * `reference_not_found`, `invalid_expand`, `conflicting_parameters`.
     *
     * @param ?int $limit Maximum number of objects to return.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Returns the page after this object. Cannot be used with
     *     `ending_before`. Type: `Cursor`.
     * @param ?string $ending_before Returns the page before this object. Cannot be used with
     *     `starting_after`. Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time of creation:
     *     `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
     * @param ?string $status Returns only sends with this status, or with one of several:
     *     `delivered,failed_credited`. Type: `SendStatusFilter`.
     * @param ?string $type Returns only sends of this type.
     *     See `SendType`.
     * @param ?string $target Returns only sends to this number, in any Zimbabwean format, or meter.
     *     Type: `TargetInput`.
     * @param ?string $client_reference Returns only the send with this reference.
     *     Type: `ClientReference`.
     * @param ?string $receipt_number Returns only the send with this number on its receipt. Upper
     *     and lower case, spaces and a missing `R-` do not matter.
     *     Type: `ReceiptNumber`.
     * @param ?string $provider_reference Returns only sends with this confirmation number of the
     *     network or utility.
     * @param ?string $token_phone Returns only power sends whose token was texted to this number,
     *     in any Zimbabwean format. Type: `PhoneInput`.
     * @param ?string $token_last4 Returns only power sends whose token, the last if there are
     *     several, ends in these digits. Type: `TokenEnding`.
     * @param ?string $currency Returns only sends in this currency.
     *     Type: `CurrencyInput`.
     * @param ?bool $needs_attention Returns only sends that a person should check (`true`) or need
     *     not check (`false`): unknown for over an hour, in review, or queued past half of their
     *     `max_hold`.
     * @param ?string $recipient Returns only sends attributed to this recipient: `rcp_…`, or `ext:`
     *     and your own ID. Type: `RecipientRef`.
     * @param ?string $program Returns only sends attributed to this program.
     *     Type: `ProgramId`.
     * @param ?string $batch Returns only sends of this batch.
     *     Type: `BatchId`.
     * @param ?string $cost_center Returns only sends charged to this cost centre, or to `none`.
     *     Type: `CostCenterFilter`.
     * @param ?string $api_key Returns only sends caused by this key. Use one key per till to list a
     *     till's day. Type: `KeyId`.
     * @param array<string, string>|null $metadata Returns only sends with this metadata value. One
     *     key per request.
     * @param list<string>|null $expand Fields to expand from IDs to objects.
     * @return Page<Send>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $status = null,
        ?string $type = null,
        ?string $target = null,
        ?string $client_reference = null,
        ?string $receipt_number = null,
        ?string $provider_reference = null,
        ?string $token_phone = null,
        ?string $token_last4 = null,
        ?string $currency = null,
        ?bool $needs_attention = null,
        ?string $recipient = null,
        ?string $program = null,
        ?string $batch = null,
        ?string $cost_center = null,
        ?string $api_key = null,
        ?array $metadata = null,
        ?array $expand = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('sends.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'status' => $status ?? NotGiven::Value,
            'type' => $type ?? NotGiven::Value,
            'target' => $target ?? NotGiven::Value,
            'client_reference' => $client_reference ?? NotGiven::Value,
            'receipt_number' => $receipt_number ?? NotGiven::Value,
            'provider_reference' => $provider_reference ?? NotGiven::Value,
            'token_phone' => $token_phone ?? NotGiven::Value,
            'token_last4' => $token_last4 ?? NotGiven::Value,
            'currency' => $currency ?? NotGiven::Value,
            'needs_attention' => $needs_attention ?? NotGiven::Value,
            'recipient' => $recipient ?? NotGiven::Value,
            'program' => $program ?? NotGiven::Value,
            'batch' => $batch ?? NotGiven::Value,
            'cost_center' => $cost_center ?? NotGiven::Value,
            'api_key' => $api_key ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
            'expand[]' => $expand ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * List the attempts of a send.
     *
     * Lists every submission of a send to the network and every status check, newest first, with
     * the outcome in plain words. Use it to explain a delay to a customer. Suppliers are never
     * named.
     *
     * @param string $send_id ID of the send: `snd_…`, or the bare hex ID of a legacy order.
     *     Type: `SendRef`.
     * @return Page<SendAttempt>
     */
    public function listAttempts(
        string $send_id,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('sends.list_attempts', [
            'send_id' => $send_id,
        ], [], $requestOptions);
    }

    /**
     * Resend a token.
     *
     * Resends the token of a delivered power send to the `token_phone` and `token_email` of the
     * sale, and nowhere else. Use it when the customer has lost the message, or when `token_status`
     * is `failed`. You are not charged.
     *
     * A token can be resent three times in 24 hours, a minute apart, and a number receives at most
     * ten in 24 hours. Returns 429 `token_resend_limit` beyond that, with `retry_after`. Returns
     * 409 `token_not_available` if the send is not a power sale or was not delivered.
     *
     * Errors: `token_not_available`, `token_resend_limit`.
     *
     * @param string $send_id ID of the send: `snd_…`, or the bare hex ID of a legacy order.
     *     Type: `SendRef`.
     */
    public function resendToken(
        string $send_id,
        ?RequestOptions $requestOptions = null,
    ): TokenResend {
        return $this->callJson('sends.resend_token', [
            'send_id' => $send_id,
        ], [], $requestOptions);
    }

    /**
     * Retry a failed send.
     *
     * Retries a failed send: creates a new send with the same product, target and amount, whose
     * `retry_of` is the failed one. You are charged now. The new send has no `client_reference`,
     * and a send can be retried once.
     *
     * Before selling, we ask the network about the failed send. If the network delivered it after
     * all, that send becomes `delivered` and the request returns 409 `send_delivered_late`: the
     * customer has received it. If the network does not respond, the request returns 503
     * `provider_unavailable` and nothing is sold.
     *
     * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
     * `idempotency_in_progress`, `send_not_retryable`, `provider_unavailable`,
     * `send_delivered_late`, `erased_recipient`, `product_not_allowed`, `network_not_allowed`,
     * `recipient_not_allowed`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
     * `target_blocked`, `duplicate_suspected`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
     * `insufficient_credit`.
     *
     * @param string $send_id ID of the send: `snd_…`, or the bare hex ID of a legacy order.
     *     Type: `SendRef`.
     */
    public function retry(
        string $send_id,
        ?RequestOptions $requestOptions = null,
    ): Send {
        return $this->callJson('sends.retry', [
            'send_id' => $send_id,
        ], [], $requestOptions);
    }

    /**
     * Runs every check of a sale without selling. Returns a `send_validation` that lists every
     * problem. No `Idempotency-Key` is needed.
     *
     * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
     * `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
     * `invalid_currency`, `invalid_duration`, `invalid_time`, `invalid_metadata`,
     * `conflicting_parameters`, `invalid_meter_number`, `time_out_of_range`,
     * `unknown_merge_field`, `sms_too_long`, `reference_in_use`, `erased_recipient`,
     * `product_mismatch`, `unsupported_network`, `token_phone_required`, `quote_mismatch`,
     * `quote_used`, `quote_expired`, `product_not_allowed`, `network_not_allowed`,
     * `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`, `product_unavailable`,
     * `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `duplicate_suspected`,
     * `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
     * `meter_blocked`, `meter_currency_mismatch`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
     * `insufficient_credit`.
     *
     * @param string $target Mobile number in any Zimbabwean format, or 11-digit meter number.
     *     Type: `TargetInput`.
     * @param ?string $type Type of sale. Default: derived from `product`, else from `target`.
     *     See `SendType`.
     * @param ?string $product ID of the product, such as `airtime-usd`. Default: derived from type
     *     and currency. Type: `ProductId`.
     * @param ?string $amount The face value: what the customer receives.
     *     Type: `MoneyInput`.
     * @param ?string $currency Currency of the sale. Required unless `product` is set.
     *     Type: `CurrencyInput`.
     * @param ?string $bundle_id Data only. ID of the bundle to sell.
     *     Type: `BundleId`.
     * @param ?string $token_phone Power only, required. Phone number that receives the token.
     *     Type: `PhoneInput`.
     * @param ?string $token_email Power only. Email address that also receives the token.
     *     Type: `Email`.
     * @param ?string $notify_number Another number to notify by SMS.
     *     Type: `PhoneInput`.
     * @param ?string $confirm Power only. Confirmation level required for the meter. Default:
     *     `strict`. See `MeterConfirmMode`.
     * @param ?string $on_zesa_down Power only. Behaviour during a national outage. Default:
     *     `queue`. See `PowerDownChoice`.
     * @param ?string $max_hold Power only. Maximum time in the queue: 5 minutes to 7 days. Default:
     *     24 hours. Type: `DurationInput`.
     * @param ?string $recipient Recipient to attribute the sale to: `rcp_…`, or `ext:` and your own
     *     ID. Fills `{name}` and `{first_name}` of the message, and has no other effect.
     *     Type: `RecipientRef`.
     * @param ?string $program Program to attribute the sale to. Does not use the program's budget
     *     or its caps. Type: `ProgramId`.
     * @param ?string $cost_center ID of the cost centre to charge the sale to.
     *     Type: `CostCenterId`.
     * @param ?string $sms_message Your own text message to the customer, up to 480 characters once
     *     its merge fields are filled in. Default for airtime and data: a message that names your
     *     `statement_descriptor`. Type: `SmsTemplate`.
     * @param ?string $sms_locale Language of the default message. Default: `en`.
     *     See `SmsLocale`.
     * @param int|string|null $scheduled_for Time to dispatch the send, 90 seconds to 180 days
     *     ahead. You are charged now.
     * @param ?string $client_reference Your own reference, such as the till's sale number. Unique
     *     in the account, permanently. Sending it again returns the send that has it and charges
     *     nothing. Never restart your numbering. Type: `ClientReference`.
     * @param ?string $quote Power only. ID of the quote that confirmed the meter.
     *     Type: `QuoteId`.
     * @param array<string, string>|null $metadata Your own key-value data about the sale.
     * @param ?string $reason Agent keys only. Reason shown to the person who approves.
     *     Type: `Note`.
     */
    public function validate(
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
        ?RequestOptions $requestOptions = null,
    ): SendValidation {
        return $this->callJson('sends.validate', [], [
            'target' => $target,
            'type' => $type ?? NotGiven::Value,
            'product' => $product ?? NotGiven::Value,
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
        ], $requestOptions);
    }
}
