<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Why a delivery attempt failed.
 */
final class WebhookTryError
{
    /**
     * The host name could not be resolved.
     */
    public const DNS = 'dns';

    /**
     * The host refused the connection.
     */
    public const CONNECT = 'connect';

    /**
     * The certificate is not valid for the host.
     */
    public const TLS = 'tls';

    /**
     * No complete response arrived within 10 seconds.
     */
    public const TIMEOUT = 'timeout';

    /**
     * The host has an address that is not public.
     */
    public const BLOCKED_IP = 'blocked_ip';

    /**
     * The response was a redirect. Redirects are never followed.
     */
    public const REDIRECT = 'redirect';

    /**
     * The response was not HTTP, or its status was not 2xx.
     */
    public const HTTP = 'http';
}
