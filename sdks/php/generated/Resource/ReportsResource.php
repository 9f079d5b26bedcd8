<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\FileResult;
use Svc\Model\FailureReport;
use Svc\Model\ProgramReport;
use Svc\Model\ReconciliationReport;
use Svc\Model\SpendFilter;
use Svc\Model\SpendReport;
use Svc\NotGiven;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->reports`.
 */
final class ReportsResource extends Resource
{
    /**
     * Retrieve a failure report.
     *
     * Returns why sends failed in a period, by reason and network. Use it to find a till that
     * mistypes numbers (`invalid_target`, `wrong_network`) or a network that has problems.
     *
     * Errors: `invalid_currency`, `time_out_of_range`.
     *
     * @param string $from First day of the period, inclusive.
     *     Type: `Day`.
     * @param string $to Last day of the period, inclusive. At most 366 days in all.
     *     Type: `Day`.
     * @param ?string $currency Only this currency. Default: both, with separate rows and totals.
     *     Type: `CurrencyInput`.
     */
    public function getFailures(
        string $from,
        string $to,
        ?string $currency = null,
        ?RequestOptions $requestOptions = null,
    ): FailureReport {
        return $this->callJson('reports.get_failures', [], [
            'from' => $from,
            'to' => $to,
            'currency' => $currency ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Returns the rows of the report as CSV in UTF-8, with a line of headings.
     *
     * Errors: `invalid_currency`, `time_out_of_range`.
     *
     * @param string $from First day of the period, inclusive.
     *     Type: `Day`.
     * @param string $to Last day of the period, inclusive. At most 366 days in all.
     *     Type: `Day`.
     * @param ?string $currency Only this currency. Default: both, with separate rows and totals.
     *     Type: `CurrencyInput`.
     */
    public function getFailuresCsv(
        string $from,
        string $to,
        ?string $currency = null,
        ?RequestOptions $requestOptions = null,
    ): FileResult {
        return $this->callFile('reports.get_failures_csv', [], [
            'from' => $from,
            'to' => $to,
            'currency' => $currency ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Retrieve a program report.
     *
     * Returns the performance of your programs in a period: budget, rewards and cost per
     * completion. Use it to see which programs are worth their budget and which are running out.
     *
     * Errors: `invalid_currency`, `time_out_of_range`.
     *
     * @param string $from First day of the period, inclusive.
     *     Type: `Day`.
     * @param string $to Last day of the period, inclusive. At most 366 days in all.
     *     Type: `Day`.
     * @param ?string $currency Only this currency. Default: both, with separate rows and totals.
     *     Type: `CurrencyInput`.
     */
    public function getPrograms(
        string $from,
        string $to,
        ?string $currency = null,
        ?RequestOptions $requestOptions = null,
    ): ProgramReport {
        return $this->callJson('reports.get_programs', [], [
            'from' => $from,
            'to' => $to,
            'currency' => $currency ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Returns the rows of the report as CSV in UTF-8, with a line of headings.
     *
     * Errors: `invalid_currency`, `time_out_of_range`.
     *
     * @param string $from First day of the period, inclusive.
     *     Type: `Day`.
     * @param string $to Last day of the period, inclusive. At most 366 days in all.
     *     Type: `Day`.
     * @param ?string $currency Only this currency. Default: both, with separate rows and totals.
     *     Type: `CurrencyInput`.
     */
    public function getProgramsCsv(
        string $from,
        string $to,
        ?string $currency = null,
        ?RequestOptions $requestOptions = null,
    ): FileResult {
        return $this->callFile('reports.get_programs_csv', [], [
            'from' => $from,
            'to' => $to,
            'currency' => $currency ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Reconcile a day.
     *
     * Returns a daily reconciliation by till: what was sold on the day, and how much of it was
     * delivered, returned or is unresolved. Compare `opened` with the cash in each till, and check
     * `unresolved` the next morning. Requesting the same day again shows the current outcome of its
     * sends.
     *
     * Errors: `invalid_currency`, `time_out_of_range`.
     *
     * @param string $date Calendar day in Harare.
     *     Type: `Day`.
     * @param ?string $currency Only this currency. Default: both, with separate rows and totals.
     *     Type: `CurrencyInput`.
     */
    public function getReconciliation(
        string $date,
        ?string $currency = null,
        ?RequestOptions $requestOptions = null,
    ): ReconciliationReport {
        return $this->callJson('reports.get_reconciliation', [], [
            'date' => $date,
            'currency' => $currency ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Returns the rows of the report as CSV in UTF-8, with a line of headings.
     *
     * Errors: `invalid_currency`, `time_out_of_range`.
     *
     * @param string $date Calendar day in Harare.
     *     Type: `Day`.
     * @param ?string $currency Only this currency. Default: both, with separate rows and totals.
     *     Type: `CurrencyInput`.
     */
    public function getReconciliationCsv(
        string $date,
        ?string $currency = null,
        ?RequestOptions $requestOptions = null,
    ): FileResult {
        return $this->callFile('reports.get_reconciliation_csv', [], [
            'date' => $date,
            'currency' => $currency ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Retrieve a spend report.
     *
     * Returns what was sold in a period and what it cost, grouped by up to two dimensions: by month
     * and cost centre for accounting, by key for your tills, or by recipient. Sends count on the
     * day they were created, in Harare; `delivered`, `failed` and `credited_back` show their
     * current outcome. This report shows what was sold; the monthly statement shows what happened
     * to your Credit.
     *
     * Errors: `invalid_currency`, `reference_not_found`, `time_out_of_range`.
     *
     * @param string $from First day of the period, inclusive.
     *     Type: `Day`.
     * @param string $to Last day of the period, inclusive. At most 366 days in all.
     *     Type: `Day`.
     * @param ?string $currency Only this currency. Default: both, with separate rows and totals.
     *     Type: `CurrencyInput`.
     * @param ?string $group_by One or two dimensions to group by: `month` or `month,cost_center`.
     *     Default: a single row. Type: `SpendGrouping`.
     * @param SpendFilter|array<string, mixed>|null $filter Filters for the sends: `filter[type]`,
     *     `filter[network]`, `filter[cost_center]` and so on.
     */
    public function getSpend(
        string $from,
        string $to,
        ?string $currency = null,
        ?string $group_by = null,
        SpendFilter|array|null $filter = null,
        ?RequestOptions $requestOptions = null,
    ): SpendReport {
        return $this->callJson('reports.get_spend', [], [
            'from' => $from,
            'to' => $to,
            'currency' => $currency ?? NotGiven::Value,
            'group_by' => $group_by ?? NotGiven::Value,
            'filter' => Encode::object($filter) ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Returns the rows of the report as CSV in UTF-8, with a line of headings.
     *
     * Errors: `invalid_currency`, `reference_not_found`, `time_out_of_range`.
     *
     * @param string $from First day of the period, inclusive.
     *     Type: `Day`.
     * @param string $to Last day of the period, inclusive. At most 366 days in all.
     *     Type: `Day`.
     * @param ?string $currency Only this currency. Default: both, with separate rows and totals.
     *     Type: `CurrencyInput`.
     * @param ?string $group_by One or two dimensions to group by: `month` or `month,cost_center`.
     *     Default: a single row. Type: `SpendGrouping`.
     * @param SpendFilter|array<string, mixed>|null $filter Filters for the sends: `filter[type]`,
     *     `filter[network]`, `filter[cost_center]` and so on.
     */
    public function getSpendCsv(
        string $from,
        string $to,
        ?string $currency = null,
        ?string $group_by = null,
        SpendFilter|array|null $filter = null,
        ?RequestOptions $requestOptions = null,
    ): FileResult {
        return $this->callFile('reports.get_spend_csv', [], [
            'from' => $from,
            'to' => $to,
            'currency' => $currency ?? NotGiven::Value,
            'group_by' => $group_by ?? NotGiven::Value,
            'filter' => Encode::object($filter) ?? NotGiven::Value,
        ], $requestOptions);
    }
}
