<?php

declare(strict_types=1);

namespace Svc;

/**
 * What comes back when there is nothing to say.
 */
final class EmptyResult extends Model
{
}
