<?php

/** Electricity: the quote confirms whose meter it is before any money moves. */

require __DIR__ . '/../vendor/autoload.php';

use Svc\Client;

$client = new Client();
$quote = $client->quotes->create(target: '37140030000', amount: '5.00', currency: 'USD');
echo "Is this your meter? $quote->meter\n";
$sale = $client->sends->create(
    target: '37140030000',
    amount: '5.00',
    currency: 'USD',
    quote: $quote->id,
    token_phone: '0771234567',
);
$send = $client->sends->wait($sale->id);
// A token is read by its name; printing the send does not show it.
echo $send->status, ' ', $send->token ?? 'no token yet', "\n";
