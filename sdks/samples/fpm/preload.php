<?php

/** Before the workers are forked: a wrong key stops the start, and all that it loads is shared. */

declare(strict_types=1);

require_once __DIR__ . '/autoload.php';

$client = new Svc\Client();
$client->account->get();
