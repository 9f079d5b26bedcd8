<?php

/** Your own tests without a network: every method answers with the contract's example. */

require __DIR__ . '/../vendor/autoload.php';

use Svc\Client;
use Svc\Exception\CreditException;
use Svc\Testing\FakeTransport;

$fake = new FakeTransport();
$client = new Client('svc_sk_test_fake', 'http://127.0.0.1:4000', transport: $fake);
$send = $client->sends->create(target: '0771234567', amount: '5.00', currency: 'USD');
assert($send->object === 'send');
assert($fake->requests[0]->operation === 'sends.create');
$own = 'snd_000353tb1o6I7LqA0dWCYezO';
assert($client->sends->get($own)->id === $own);

$error = ['type' => 'credit_error', 'code' => 'insufficient_credit', 'retryable' => false];
$fake->answer('sends.create', 402, ['error' => $error]);
try {
    $client->sends->create(target: '0771234567');
} catch (CreditException) {
    echo "three calls, no network\n";
}
