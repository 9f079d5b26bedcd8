<?php

/** Sells US$5.00 of airtime, and waits until the customer has it. */

require __DIR__ . '/../vendor/autoload.php';

use Svc\Client;

$client = new Client();
$sale = $client->sends->create(type: 'airtime', target: '0771234567', amount: '5.00', currency: 'USD');
$send = $client->sends->wait($sale->id);
echo "$send->amount $send->currency to $send->target_display: $send->status\n";
