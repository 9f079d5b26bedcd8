<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A condition on one field of what triggers the rule.
 *
 * @property-read string $field Field that is compared with the value.
 *     Type: `RuleField`.
 * @property-read string $op Operator used for the comparison.
 *     See `RuleOperator`.
 * @property-read mixed $value Value that the field is compared with.
 */
final class RuleCondition extends Model
{
    protected const FIELDS = [
        'field',
        'op',
        'value',
    ];

    /**
     * @param string $field
     * @param string $op
     * @param mixed $value
     */
    public function __construct(
        string $field,
        string $op,
        mixed $value,
    ) {
        parent::__construct([
            'field' => $field,
            'op' => $op,
            'value' => $value,
        ]);
    }
}
