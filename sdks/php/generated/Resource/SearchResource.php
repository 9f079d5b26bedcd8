<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\Search;
use Svc\RequestOptions;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->search`.
 */
final class SearchResource extends Resource
{
    /**
     * Search all objects.
     *
     * Finds sends, recipients, rewards, top-ups and batches by anything that is printed or known of
     * them: receipt numbers, your references, those of networks, utilities and payers, phone
     * numbers (of the sale, its token or who was notified), meters, tokens and their last four
     * digits, names, titles and IDs. Use it when a customer calls. It searches the kinds that the
     * key can read, and returns the ten newest matches of each.
     *
     * @param string $q Text to search for. References and numbers must be whole; names can be in
     *     part. Of a token, the last four digits are compared.
     *     Type: `SearchInput`.
     */
    public function find(
        string $q,
        ?RequestOptions $requestOptions = null,
    ): Search {
        return $this->callJson('search.find', [], [
            'q' => $q,
        ], $requestOptions);
    }
}
