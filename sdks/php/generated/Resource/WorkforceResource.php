<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\WorkforceAccess;
use Svc\Model\WorkforceMeters;
use Svc\Model\WorkforceProducts;
use Svc\RequestOptions;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->workforce`.
 *
 * @property-read WorkforceCostCentersResource $costCenters
 * @property-read WorkforceRecipientsResource $recipients
 */
final class WorkforceResource extends Resource
{
    protected const CHILDREN = [
        'costCenters' => WorkforceCostCentersResource::class,
        'recipients' => WorkforceRecipientsResource::class,
    ];

    /**
     * Retrieve your Workforce access.
     *
     * Retrieves what the caller can do in Workforce: whether it is enabled, what can be allocated,
     * the limits, and the total above which approval is required. Call it once, before you show the
     * screen.
     */
    public function getAccess(?RequestOptions $requestOptions = null): WorkforceAccess
    {
        return $this->callJson('workforce.get_access', [], [], $requestOptions);
    }

    /**
     * List meters of people.
     *
     * Lists the electricity meters of your people: who can receive power, when the utility last
     * confirmed each meter, and its last token. The utility is not contacted.
     */
    public function getMeters(?RequestOptions $requestOptions = null): WorkforceMeters
    {
        return $this->callJson('workforce.get_meters', [], [], $requestOptions);
    }

    /**
     * List products to allocate.
     *
     * Lists the products that can be allocated, by kind: those of `GET /products` that the key is
     * allowed to sell. Pass the `id` of one as `product_ref` of an allocation, or omit it.
     */
    public function getProducts(?RequestOptions $requestOptions = null): WorkforceProducts
    {
        return $this->callJson('workforce.get_products', [], [], $requestOptions);
    }
}
