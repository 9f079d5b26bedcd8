<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * The result of updating a person.
 *
 * @property-read string $object Always `workforce_person_updated`.
 * @property-read WorkforcePerson $person The updated person with their new details.
 * @property-read bool $is_new Always false: an update registers nobody.
 * @property-read bool $matched_existing Always true: the person was already registered.
 * @property-read list<string> $warnings Warnings about the person.
 */
final class WorkforcePersonUpdated extends Model
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
