<?php

declare(strict_types=1);

namespace Svc\Http;

/**
 * What carries requests; give your own to the client as `transport`.
 */
interface Transport
{
    /**
     * Returns when the headers of the answer are there, whatever its status. Redirects are not
     * followed.
     *
     * @throws TransportException When no answer came.
     */
    public function send(Request $request): RawResponse;
}
