<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\Sandbox;
use Svc\NotGiven;
use Svc\RequestOptions;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->sandboxes`.
 */
final class SandboxesResource extends Resource
{
    /**
     * Create a sandbox.
     *
     * Creates a test account with test Credit and a secret key that can do everything in it,
     * without signing up. Nothing real can be sold with it. Use it to build and test an integration
     * before a person is involved; for an AI agent, create an agent key with `POST /keys`.
     *
     * Give `claim_url` to a person. They enter their email address, sign in with the code that is
     * sent to it, and become the owner of the organisation; keys and objects stay as they are. An
     * unclaimed sandbox is deleted with everything in it after 14 days.
     *
     * An address can create 5 sandboxes within 24 hours, and all addresses together 500: above
     * that, the request returns 429 `rate_limited` with `retry_after`. Repeating a request creates
     * another sandbox. Returns 403 `sandboxes_off` on a server that does not offer sandboxes.
     *
     * Errors: `sandboxes_off`.
     *
     * @param ?string $name Name of the organisation.
     *     Type: `Label`.
     */
    public function create(
        ?string $name = null,
        ?RequestOptions $requestOptions = null,
    ): Sandbox {
        return $this->callJson('sandboxes.create', [], [
            'name' => $name ?? NotGiven::Value,
        ], $requestOptions);
    }
}
