<?php

declare(strict_types=1);

namespace Svc;

/**
 * An argument that was left out, where null would be sent: null clears a field.
 */
enum NotGiven
{
    case Value;
}
