<?php

declare(strict_types=1);

namespace Svc\Runtime;

use Svc\Exception\CancelledException;
use Svc\Facts;
use Svc\Model\Send;
use Svc\RequestOptions;

/**
 * Waiting for a sale while the customer stands there.
 *
 * @internal
 */
final class Wait
{
    /** @param \Closure(): Send $get */
    public static function forSend(
        \Closure $get,
        float $timeout,
        float $every,
        ?RequestOptions $options,
    ): Send {
        $ends = Clock::now() + $timeout;
        while (true) {
            $send = $get();
            $left = $ends - Clock::now();
            if (in_array($send->status, Facts::SETTLED_SENDS, true) || $left <= 0) {
                return $send;
            }
            if (!Clock::sleep(min($every, $left), $options?->isCancelled)) {
                throw new CancelledException('The caller ended the wait.', false, 1);
            }
        }
    }
}
