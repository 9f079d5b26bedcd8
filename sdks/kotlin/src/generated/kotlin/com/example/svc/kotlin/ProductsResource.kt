// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.kotlin

import com.example.svc.FileResult
import com.example.svc.Params
import com.example.svc.RequestOptions
import com.example.svc.model.*
import com.example.svc.param.*
import com.example.svc.runtime.Settings
import kotlin.time.Duration
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Duration.Companion.seconds

/** The methods of `products`. */
public class ProductsResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Retrieve a product.
   *
   * Returns a product with its current availability. `networks` holds the minimum and maximum amount
   * on each network, and why the product is paused there.
   *
   * Errors: `origin_not_allowed`.
   */
  public suspend fun get(
    productId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): Product =
    json("products.get", mapOf("product_id" to productId), Params.NONE, options, Product::of)

  /**
   * List products.
   *
   * Lists what you can sell, at face value, with the minimum and maximum amount on each network. The
   * list is short and has no pages. Load it once a day, and again when a sale returns
   * `product_unavailable`. Paused products remain in the list with `available: false`.
   *
   * Errors: `origin_not_allowed`, `reference_not_found`, `invalid_currency`.
   */
  public suspend fun list(
    params: ProductsListParams = ProductsListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<Product> =
    page("products.list", mapOf(), params, options, Product::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: ProductsListParams.Builder.() -> Unit,
  ): Page<Product> =
    list(ProductsListParams.builder().apply(build).build(), options)

  /**
   * List the bundles of a product.
   *
   * Lists the data bundles of a product, sorted by network and price. The list is short and has no
   * pages. It is empty if the product does not sell data. In test mode the bundles are simulated.
   * Live bundles are not available yet: the list is empty in live mode.
   *
   * Errors: `origin_not_allowed`.
   */
  public suspend fun listBundles(
    productId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): Page<Bundle> =
    page("products.list_bundles", mapOf("product_id" to productId), Params.NONE, options, Bundle::of)
}
