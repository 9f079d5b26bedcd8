<?php

/** In the place of Composer's: the SDK as it stands in this repository. */

declare(strict_types=1);

spl_autoload_register(static function (string $name): void {
    $sdk = getenv('SVC_PHP_SDK') ?: dirname(__DIR__, 2) . '/php';
    $path = '/' . str_replace('\\', '/', substr($name, strlen('Svc\\'))) . '.php';
    foreach (["$sdk/src", "$sdk/generated"] as $folder) {
        if (str_starts_with($name, 'Svc\\') && is_file($folder . $path)) {
            require $folder . $path;
            return;
        }
    }
});
