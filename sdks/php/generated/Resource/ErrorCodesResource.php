<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\ErrorCodeEntry;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->errorCodes`.
 */
final class ErrorCodesResource extends Resource
{
    /**
     * List error codes.
     *
     * Lists every error code, in alphabetical order, on one page: its status, its category, what
     * happened, what to do next, whether to retry, and the fields of `meta`. Use it to translate
     * errors for your cashiers, or to test that your program handles every code. No key is
     * required. Codes may be added at any time; they are never removed and never change their
     * meaning.
     *
     * @return Page<ErrorCodeEntry>
     */
    public function list(?RequestOptions $requestOptions = null): Page
    {
        return $this->callPage('error_codes.list', [], [], $requestOptions);
    }
}
