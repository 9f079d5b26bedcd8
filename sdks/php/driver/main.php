<?php

/**
 * The driver of the conformance runner: JSON lines in, JSON lines out, one process for all. PHP
 * does one thing at a time: commands are carried out in their order, but a running one can be
 * cancelled.
 */

declare(strict_types=1);

require __DIR__ . '/autoload.php';
require __DIR__ . '/dispatch.php';
require __DIR__ . '/Shown.php';
require __DIR__ . '/Commands.php';
require __DIR__ . '/Lines.php';

$lines = new Lines(STDIN);
$commands = new Commands($lines);
while (($line = $lines->next()) !== null) {
    $lines->answer($commands->run($line));
}
