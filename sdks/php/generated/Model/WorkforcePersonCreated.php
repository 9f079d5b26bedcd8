<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * The result of registering a person.
 *
 * @property-read string $object Always `workforce_person_created`.
 * @property-read WorkforcePerson $person The person as registered.
 * @property-read bool $is_new Whether a new person was registered.
 * @property-read bool $matched_existing Whether the number or payroll number was already
 *     registered; if so, that person was updated.
 * @property-read list<string> $warnings Warnings about the person.
 */
final class WorkforcePersonCreated extends Model
{
    protected const FIELDS = [
        'object',
        'person',
        'is_new',
        'matched_existing',
        'warnings',
    ];

    protected const CODECS = [
        'person' => WorkforcePerson::class,
    ];
}
