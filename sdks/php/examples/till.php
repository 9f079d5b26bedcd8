<?php

/** A till: its own sale number is the key, so a sale is made once however often it is sent. */

require __DIR__ . '/../vendor/autoload.php';

use Svc\Client;
use Svc\Exception\ConnectionException;
use Svc\RequestOptions;

$client = new Client();
$number = 'till4-' . hrtime(true);
$sell = fn () => $client->sends->create(
    type: 'airtime',
    target: '0771234567',
    amount: '2.00',
    currency: 'USD',
    client_reference: $number,
    requestOptions: new RequestOptions(idempotencyKey: $number),
);
try {
    $sold = $sell();
} catch (ConnectionException) {
    // No answer is no refusal: the same number again makes no second sale.
    $sold = $sell();
}
$sold = $client->sends->wait($sold->id);
if (in_array($sold->status, ['unknown', 'queued'], true)) {
    echo "It may still land. Do not sell it again.\n";
}
foreach ($client->sends->getReceipt($sold->id)->lines as $line) {
    echo trim("$line->label $line->value"), "\n";
}
echo $client->statements->getCsv(currency: 'USD')->saveTo('.'), "\n";
