<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * The person our staff contact about the application.
 *
 * @property-read string $name Full name of the contact.
 *     Type: `Label`.
 * @property-read string $role Position in the business.
 *     Type: `Label`.
 * @property-read string $email Email address of the contact.
 *     Type: `Email`.
 * @property-read string $phone Phone number of the contact.
 *     Type: `E164`.
 */
final class ContactPerson extends Model
{
    protected const FIELDS = [
        'name',
        'role',
        'email',
        'phone',
    ];
}
