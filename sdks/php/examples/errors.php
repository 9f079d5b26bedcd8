<?php

/** What can come back: decide by the class and the code, never by the message. */

require __DIR__ . '/../vendor/autoload.php';

use Svc\Client;
use Svc\ErrorCode;
use Svc\Exception\ApiException;
use Svc\Exception\ConnectionException;
use Svc\Exception\RateLimitException;

$client = new Client();
try {
    $client->sends->create(target: '0771234567', amount: '100000.00', currency: 'USD');
} catch (RateLimitException $error) {
    echo "wait $error->retryAfter seconds\n";
} catch (ApiException $error) {
    if ($error->errorCode !== ErrorCode::AMOUNT_OUT_OF_RANGE) {
        throw $error;
    }
    echo "between {$error->meta['min']} and {$error->meta['max']}, $error->requestId\n";
} catch (ConnectionException $error) {
    echo 'no answer', $error->maybeSent ? '; it may have been sold' : '', "\n";
}
