<?php

/** PHP-FPM: a page that sells, and one that receives webhooks. */

declare(strict_types=1);

use Svc\Client;
use Svc\Exception\ApiException;
use Svc\Exception\ConnectionException;
use Svc\Exception\SignatureException;
use Svc\RequestOptions;
use Svc\Webhooks;

require_once __DIR__ . '/autoload.php';

/** @param array<string, mixed> $body */
function answer(int $status, array $body = []): never
{
    http_response_code($status);
    header('Content-Type: application/json');
    exit($status === 204 ? '' : json_encode($body, JSON_THROW_ON_ERROR));
}

/** @param array<string, string> $order */
function sell(array $order): never
{
    try {
        // A request has a client of its own, as everything has in PHP.
        $sale = (new Client())->sends->create(
            type: 'airtime',
            target: $order['target'],
            amount: $order['amount'],
            currency: 'USD',
            client_reference: $order['number'],
            requestOptions: new RequestOptions(idempotencyKey: $order['number']),
        );
    } catch (ApiException $error) {
        answer($error->status, ['code' => $error->errorCode, 'message' => $error->getMessage()]);
    } catch (ConnectionException $error) {
        // The same number again sells nothing twice, and says what became of it.
        answer(504, ['code' => 'no_answer', 'maybe_sold' => $error->maybeSent]);
    }
    answer(202, ['send' => $sale->id, 'status' => $sale->status]);
}

function receive(string $body): never
{
    try {
        // The raw body: the signature is of its bytes.
        $signature = $_SERVER['HTTP_SVC_SIGNATURE'] ?? '';
        $event = Webhooks::verify($body, $signature, (string) getenv('SVC_WEBHOOK_SECRET'));
    } catch (SignatureException) {
        answer(400);
    }
    error_log($event->type);
    answer(204);
}

$body = (string) file_get_contents('php://input');
match ($_SERVER['REQUEST_URI'] ?? '') {
    '/sales' => sell(json_decode($body, true, 8, JSON_THROW_ON_ERROR)),
    '/hooks' => receive($body),
    default => answer(404),
};
