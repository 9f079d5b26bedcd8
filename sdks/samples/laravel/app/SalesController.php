<?php

namespace App;

use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Svc\Client;
use Svc\Exception\ApiException;
use Svc\Exception\ConnectionException;
use Svc\RequestOptions;

/** Sells what an order says. */
final class SalesController
{
    public function __construct(private Client $client)
    {
    }

    public function __invoke(Request $request): JsonResponse
    {
        // The till's own number: an order that is sent twice is sold once.
        $number = $request->json('number');
        try {
            $sale = $this->client->sends->create(
                type: 'airtime',
                target: $request->json('target'),
                amount: $request->json('amount'),
                currency: 'USD',
                client_reference: $number,
                requestOptions: new RequestOptions(idempotencyKey: $number),
            );
        } catch (ApiException $error) {
            $said = ['code' => $error->errorCode, 'message' => $error->getMessage()];
            return new JsonResponse($said, $error->status);
        } catch (ConnectionException $error) {
            // The same number again sells nothing twice, and says what became of it.
            return new JsonResponse(['code' => 'no_answer', 'maybe_sold' => $error->maybeSent], 504);
        }
        return new JsonResponse(['send' => $sale->id, 'status' => $sale->status], 202);
    }
}
