<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Signature of a fiscal device.
 *
 * @property-read string $number Fiscal number of the receipt.
 * @property-read string $signature Signature of the fiscal device.
 * @property-read string $qr_data Content of the QR code.
 */
final class ReceiptFiscal extends Model
{
    protected const FIELDS = [
        'number',
        'signature',
        'qr_data',
    ];
}
