<?php

/** Loads the package from its source, as Composer would: the driver needs nothing installed. */

declare(strict_types=1);

spl_autoload_register(static function (string $class): void {
    if (!str_starts_with($class, 'Svc\\')) {
        return;
    }
    $path = strtr(substr($class, strlen('Svc\\')), '\\', '/') . '.php';
    foreach (['src', 'generated'] as $folder) {
        $file = dirname(__DIR__) . "/$folder/$path";
        if (is_file($file)) {
            require $file;
            return;
        }
    }
});
