<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\Bundle;
use Svc\Model\Product;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->products`.
 */
final class ProductsResource extends Resource
{
    /**
     * Retrieve a product.
     *
     * Returns a product with its current availability. `networks` holds the minimum and maximum
     * amount on each network, and why the product is paused there.
     *
     * Errors: `origin_not_allowed`.
     *
     * @param string $product_id ID of the product, such as `airtime-usd`.
     *     Type: `ProductId`.
     */
    public function get(
        string $product_id,
        ?RequestOptions $requestOptions = null,
    ): Product {
        return $this->callJson('products.get', [
            'product_id' => $product_id,
        ], [], $requestOptions);
    }

    /**
     * List products.
     *
     * Lists what you can sell, at face value, with the minimum and maximum amount on each network.
     * The list is short and has no pages. Load it once a day, and again when a sale returns
     * `product_unavailable`. Paused products remain in the list with `available: false`.
     *
     * Errors: `origin_not_allowed`, `reference_not_found`, `invalid_currency`.
     *
     * @param ?string $type Returns only products of this type.
     *     See `SendType`.
     * @param ?string $network Returns only products available on this network.
     *     Type: `NetworkId`.
     * @param ?string $currency Returns only products in this currency.
     *     Type: `CurrencyInput`.
     * @return Page<Product>
     */
    public function list(
        ?string $type = null,
        ?string $network = null,
        ?string $currency = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('products.list', [], [
            'type' => $type ?? NotGiven::Value,
            'network' => $network ?? NotGiven::Value,
            'currency' => $currency ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * List the bundles of a product.
     *
     * Lists the data bundles of a product, sorted by network and price. The list is short and has
     * no pages. It is empty if the product does not sell data. In test mode the bundles are
     * simulated. Live bundles are not available yet: the list is empty in live mode.
     *
     * Errors: `origin_not_allowed`.
     *
     * @param string $product_id ID of the product, such as `airtime-usd`.
     *     Type: `ProductId`.
     * @return Page<Bundle>
     */
    public function listBundles(
        string $product_id,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('products.list_bundles', [
            'product_id' => $product_id,
        ], [], $requestOptions);
    }
}
