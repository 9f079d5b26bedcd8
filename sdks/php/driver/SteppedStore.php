<?php

declare(strict_types=1);

use Svc\Till\SaleRecord;
use Svc\Till\SaleStore;

/**
 * A store of the caller's own, around the one that is shipped.
 */
final class SteppedStore implements SaleStore
{
    /** @param Closure(string): void $step */
    public function __construct(
        private readonly SaleStore $inner,
        private readonly Closure $step,
    ) {
    }

    public function get(string $number): ?SaleRecord
    {
        return $this->inner->get($number);
    }

    public function put(SaleRecord $record): void
    {
        ($this->step)('before put');
        $this->inner->put($record);
        ($this->step)('after put');
    }

    public function open(): array
    {
        return $this->inner->open();
    }
}
