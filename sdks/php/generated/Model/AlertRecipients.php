<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Recipients of alerts by email and text message.
 *
 * @property-read list<string> $emails Contact of your account. Empty unless `email` is a channel.
 * @property-read list<string> $phones Your support number, if it is mobile. Empty unless `sms` is a
 *     channel.
 */
final class AlertRecipients extends Model
{
    protected const FIELDS = [
        'emails',
        'phones',
    ];
}
