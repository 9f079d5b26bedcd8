<?php

return [
    'name' => 'shop',
    'env' => 'production',
    'debug' => false,
    'timezone' => 'UTC',
    'providers' => [
        Illuminate\Filesystem\FilesystemServiceProvider::class,
        Illuminate\Foundation\Providers\FoundationServiceProvider::class,
        App\ShopProvider::class,
    ],
];
