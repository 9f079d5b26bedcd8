<?php

/**
 * A till that is killed: carries out its orders and prints each outcome. At the step at which it is
 * to die it says so and waits to be killed.
 */

declare(strict_types=1);

require __DIR__ . '/autoload.php';
require __DIR__ . '/SteppedStore.php';

use Svc\Client;
use Svc\Exception\ArgumentException;
use Svc\Hooks;
use Svc\Till;
use Svc\Till\Delivered;
use Svc\Till\FileSaleStore;
use Svc\Till\NotSold;
use Svc\Till\Unknown;
use Svc\Till\Waiting;

function say(mixed $value): void
{
    fwrite(STDOUT, json_encode($value, JSON_THROW_ON_ERROR) . "\n");
}

/** @return array<string, mixed> */
function shown(Delivered|Waiting|Unknown|NotSold $sold): array
{
    [$outcome, $why] = match (true) {
        $sold instanceof Delivered => ['delivered', null],
        $sold instanceof Waiting => ['waiting', null],
        $sold instanceof Unknown => ['unknown', $sold->error?->getMessage()],
        $sold instanceof NotSold => ['not_sold', $sold->code],
    };
    return ['number' => $sold->number, 'outcome' => $outcome, 'why' => $why];
}

$input = json_decode($argv[1], true, 512, JSON_THROW_ON_ERROR);
$left = $input['die_at'] ?? 0;
$step = static function (string $name) use (&$left): void {
    $left -= 1;
    if ($left === 0) {
        say(['dying' => $name]);
        sleep(3_600);
    }
};
$client = new Client(
    'svc_rk_test_till',
    $input['base_url'],
    maxRetries: 1,
    hooks: new Hooks(
        beforeRequest: static fn () => $step('before request'),
        afterResponse: static fn () => $step('after response'),
    ),
);
$store = new SteppedStore(new FileSaleStore($input['folder']), $step);
$now = static fn (): int => $input['now'];
$till = new Till($client, $store, wait: $input['wait_ms'] / 1_000, now: $now);
foreach ($input['orders'] as $order) {
    if ($order['op'] === 'settle') {
        foreach ($till->settle() as $outcome) {
            say(shown($outcome));
        }
        continue;
    }
    try {
        say(shown($till->sell($order['number'], ...$order['sale'])));
    } catch (ArgumentException $error) {
        say(['number' => $order['number'], 'refused' => $error->param]);
    }
}
say(['done' => true]);
