<?php

/**
 * Receives events under any server of PHP: php -S 127.0.0.1:8080 webhook-receiver.php
 * Take the raw bytes: what $_POST holds was parsed and cannot be verified.
 */

require __DIR__ . '/../vendor/autoload.php';

use Svc\EventType;
use Svc\Exception\SignatureException;
use Svc\Webhooks;

try {
    $event = Webhooks::verify(
        file_get_contents('php://input'),
        $_SERVER['HTTP_SVC_SIGNATURE'] ?? '',
        (string) getenv('SVC_WEBHOOK_SECRET'),
    );
} catch (SignatureException) {
    http_response_code(400);
    return;
}
if ($event->type === EventType::SEND_DELIVERED) {
    error_log("delivered {$event->data->object->id}");
}
http_response_code(204);
