<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\TokenLink;
use Svc\NotGiven;
use Svc\RequestOptions;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->tokenLinks`.
 */
final class TokenLinksResource extends Resource
{
    /**
     * Read the tokens behind a link.
     *
     * Returns the tokens of a power send once, within 15 minutes of the webhook that contained the
     * link as `data.object.token_url`. No key is needed: anyone with the link can read it, but only
     * once. Each delivery attempt creates a new link and invalidates the previous one.
     *
     * A `HEAD` request does not use up the link.
     *
     * Errors: `token_link_used`.
     *
     * @param string $secret Secret of the link.
     *     Type: `TokenLinkSecret`.
     * @param ?bool $read Only for browsers: `true` reads the tokens. Otherwise the page shows a
     *     button that reads them.
     */
    public function get(
        string $secret,
        ?bool $read = null,
        ?RequestOptions $requestOptions = null,
    ): TokenLink {
        return $this->callJson('token_links.get', [
            'secret' => $secret,
        ], [
            'read' => $read ?? NotGiven::Value,
        ], $requestOptions);
    }
}
