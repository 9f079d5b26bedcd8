<?php

declare(strict_types=1);

namespace Svc\Till;

/**
 * Your own place for records, such as a table of the till's database. What `put` has returned from
 * must survive a power cut.
 */
interface SaleStore
{
    /** The record of a number; null if there is none. */
    public function get(string $number): ?SaleRecord;

    /** Writes a record in place of the one that its number has. */
    public function put(SaleRecord $record): void;

    /**
     * Every record without an outcome.
     *
     * @return list<SaleRecord>
     */
    public function open(): array;
}
