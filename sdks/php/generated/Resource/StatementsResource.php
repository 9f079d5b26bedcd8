<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\FileResult;
use Svc\Model\Statement;
use Svc\NotGiven;
use Svc\RequestOptions;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->statements`.
 */
final class StatementsResource extends Resource
{
    /**
     * Retrieve a statement.
     *
     * Returns what changed your Credit in one month and currency: the opening and closing balance,
     * top-ups, charges for sends, and returns, with the sends broken down by type, cost centre and
     * key. Months are in Harare time. On the dealer tier it adds what you sold at face value, what
     * you paid for it, and what you earned. The statement of a past month is final three days after
     * the month ends.
     *
     * Errors: `invalid_currency`, `time_out_of_range`.
     *
     * @param string $currency The currency. Required; there is no default.
     *     Type: `CurrencyInput`.
     * @param ?string $period Month of the statement. Default: this month in Harare.
     *     Type: `Month`.
     */
    public function get(
        string $currency,
        ?string $period = null,
        ?RequestOptions $requestOptions = null,
    ): Statement {
        return $this->callJson('statements.get', [], [
            'currency' => $currency,
            'period' => $period ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Download a statement as CSV.
     *
     * Returns every transaction that changed your Credit in a month, oldest first, as CSV: a header
     * line, then one line per transaction with the balances after it and, for a send, what was
     * sold.
     *
     * Errors: `invalid_currency`, `time_out_of_range`.
     *
     * @param string $currency The currency. Required; there is no default.
     *     Type: `CurrencyInput`.
     * @param ?string $period Month of the statement. Default: this month in Harare.
     *     Type: `Month`.
     */
    public function getCsv(
        string $currency,
        ?string $period = null,
        ?RequestOptions $requestOptions = null,
    ): FileResult {
        return $this->callFile('statements.get_csv', [], [
            'currency' => $currency,
            'period' => $period ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Download a statement as PDF.
     *
     * Returns a statement as A4 pages, to print or to send to your accountant.
     *
     * Errors: `invalid_currency`, `time_out_of_range`.
     *
     * @param string $currency The currency. Required; there is no default.
     *     Type: `CurrencyInput`.
     * @param ?string $period Month of the statement. Default: this month in Harare.
     *     Type: `Month`.
     */
    public function getPdf(
        string $currency,
        ?string $period = null,
        ?RequestOptions $requestOptions = null,
    ): FileResult {
        return $this->callFile('statements.get_pdf', [], [
            'currency' => $currency,
            'period' => $period ?? NotGiven::Value,
        ], $requestOptions);
    }
}
