<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Changes to your Credit in one month and currency. It always balances: `closing` = `opening` +
 * `topups` + `checkout_credits` + `test_grants` + `adjustments` + `credited_back` − `sends.cost` −
 * `rewards`.
 *
 * @property-read string $object Always `statement`.
 * @property-read int $created Time at which the statement was computed.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True for real money, false in test mode.
 * @property-read string $period Month of the statement.
 *     Type: `Month`.
 * @property-read string $currency The currency of all amounts.
 *     See `Currency`.
 * @property-read string $opening Total Credit at the start of the month.
 *     Type: `Money`.
 * @property-read string $closing Total Credit at the end of the month. In the current month: now.
 *     Type: `Money`.
 * @property-read string $topups Credit added by top-ups.
 *     Type: `Money`.
 * @property-read string $checkout_credits Face value of paid checkout sessions that were not
 *     delivered, added to your Credit. Type: `Money`.
 * @property-read string $test_grants Credit granted to a test account.
 *     Type: `Money`.
 * @property-read string $adjustments Corrections by our staff. Negative if they reduced your
 *     Credit. Type: `SignedMoney`.
 * @property-read string $credited_back Credit returned for sends that failed or were cancelled, of
 *     this month or earlier. Type: `Money`.
 * @property-read StatementSends $sends Sends charged in the month, without rewards. Later failures
 *     are in `credited_back`.
 * @property-read string $rewards Credit charged for rewards, less what was returned for them.
 *     Type: `SignedMoney`.
 * @property-read list<StatementByType> $by_type `sends` by type and network.
 * @property-read list<StatementByCostCenter> $by_cost_center `sends` by cost centre.
 * @property-read list<StatementByApiKey> $by_api_key `sends` by API key. With one key per till: by
 *     till.
 * @property-read ?string $face_sold Face value of sends first delivered in the month. Null without
 *     the dealer tier. Type: `Money`.
 * @property-read ?string $cost_drawn Credit charged for the sends in `face_sold`. Null without the
 *     dealer tier. Type: `Money`.
 * @property-read ?string $dealer_discount_earned `face_sold` less `cost_drawn`. Null without the
 *     dealer tier. Type: `Money`.
 * @property-read string $rows_url Path of the CSV file with every transaction of the month.
 *     Type: `UrlPath`.
 * @property-read bool $final Whether the statement is final: true from three days after the month
 *     ends.
 * @property-read int $generated_at Time at which the statement was computed.
 *     Type: `UnixTime`.
 * @property-read string $document_number Number of the statement: the same for the same account,
 *     month and currency. Type: `DocumentNumber`.
 */
final class Statement extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'period',
        'currency',
        'opening',
        'closing',
        'topups',
        'checkout_credits',
        'test_grants',
        'adjustments',
        'credited_back',
        'sends',
        'rewards',
        'by_type',
        'by_cost_center',
        'by_api_key',
        'face_sold',
        'cost_drawn',
        'dealer_discount_earned',
        'rows_url',
        'final',
        'generated_at',
        'document_number',
    ];

    protected const CODECS = [
        'sends' => StatementSends::class,
        'by_type' => [StatementByType::class],
        'by_cost_center' => [StatementByCostCenter::class],
        'by_api_key' => [StatementByApiKey::class],
    ];
}
