<?php

namespace App;

use Illuminate\Http\Request;
use Illuminate\Http\Response;
use Svc\EventType;
use Svc\Exception\SignatureException;
use Svc\Webhooks;

/** Receives webhooks. */
final class HooksController
{
    public function __invoke(Request $request): Response
    {
        try {
            // The raw body: the signature is of its bytes.
            $event = Webhooks::verify(
                $request->getContent(),
                $request->headers->all(),
                (string) getenv('SVC_WEBHOOK_SECRET'),
            );
        } catch (SignatureException) {
            return new Response('', 400);
        }
        if ($event->type === EventType::SEND_DELIVERED) {
            error_log("delivered {$event->data->object->id}");
        }
        return new Response('', 204);
    }
}
