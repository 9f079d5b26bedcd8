<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * All rules of a program, in the order they are evaluated.
 *
 * @property-read string $object Always `list`.
 * @property-read string $url Path of this list.
 *     Type: `UrlPath`.
 * @property-read list<ProgramRule> $data All rules of the program.
 * @property-read bool $has_more Always false: the list has one page.
 * @property-read ?string $next_cursor Always null: the list has one page.
 *     Type: `Cursor`.
 */
final class ProgramRuleList extends Model
{
    protected const FIELDS = [
        'object',
        'url',
        'data',
        'has_more',
        'next_cursor',
    ];

    protected const CODECS = [
        'data' => [ProgramRule::class],
    ];
}
