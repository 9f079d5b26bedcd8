<?php

namespace App;

use Illuminate\Foundation\Support\Providers\RouteServiceProvider;
use Illuminate\Support\Facades\Route;
use Svc\Client;

/** The client, and the routes of programs: a form in a browser keeps Laravel's own protection. */
final class ShopProvider extends RouteServiceProvider
{
    public function register(): void
    {
        parent::register();
        $this->app->singleton(Client::class, fn () => new Client());
    }

    public function map(): void
    {
        Route::post('/sales', SalesController::class);
        Route::post('/hooks', HooksController::class);
    }
}
