<?php

/** Every sale of the last day, page by page behind the scenes. */

require __DIR__ . '/../vendor/autoload.php';

use Svc\Client;
use Svc\Money;

$client = new Client();
$total = '0.00';
foreach ($client->sends->list(created: ['gte' => time() - 86_400], limit: 100) as $send) {
    if ($send->currency === 'USD') {
        $total = Money::add($total, $send->amount);
    }
}
echo "US\$$total\n";
$page = $client->sends->list(limit: 2);
echo count($page->data), ' ', $page->hasMore ? "more after $page->nextCursor" : 'all', "\n";
