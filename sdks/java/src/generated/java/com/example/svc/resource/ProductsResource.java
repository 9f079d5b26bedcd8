// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.resource;

import com.example.svc.Empty;
import com.example.svc.FileResult;
import com.example.svc.Page;
import com.example.svc.Params;
import com.example.svc.RequestOptions;
import com.example.svc.WaitOptions;
import com.example.svc.model.*;
import com.example.svc.param.*;
import com.example.svc.runtime.Resource;
import com.example.svc.runtime.Settings;
import com.example.svc.runtime.Wait;
import org.jspecify.annotations.Nullable;

/** The methods of {@code products}. */
public final class ProductsResource extends Resource {
  /** Of a client with these settings. */
  public ProductsResource(Settings settings) {
    super(settings);
  }

  /**
   * Retrieve a product.
   *
   * <p>Returns a product with its current availability. {@code networks} holds the minimum and maximum amount
   * on each network, and why the product is paused there.
   *
   * <p>Errors: {@code origin_not_allowed}.
   */
  public Product get(String productId) {
    return get(productId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Product get(String productId, RequestOptions options) {
    return json("products.get", path("product_id", productId), Params.NONE, options, Product::of);
  }

  /** As the next one, without parameters. */
  public Page<Product> list() {
    return list(ProductsListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List products.
   *
   * <p>Lists what you can sell, at face value, with the minimum and maximum amount on each network. The
   * list is short and has no pages. Load it once a day, and again when a sale returns
   * {@code product_unavailable}. Paused products remain in the list with {@code available: false}.
   *
   * <p>Errors: {@code origin_not_allowed}, {@code reference_not_found}, {@code invalid_currency}.
   */
  public Page<Product> list(ProductsListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<Product> list(ProductsListParams params, RequestOptions options) {
    return page("products.list", path(), params, options, Product::of);
  }

  /**
   * List the bundles of a product.
   *
   * <p>Lists the data bundles of a product, sorted by network and price. The list is short and has no
   * pages. It is empty if the product does not sell data. In test mode the bundles are simulated.
   * Live bundles are not available yet: the list is empty in live mode.
   *
   * <p>Errors: {@code origin_not_allowed}.
   */
  public Page<Bundle> listBundles(String productId) {
    return listBundles(productId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<Bundle> listBundles(String productId, RequestOptions options) {
    return page("products.list_bundles", path("product_id", productId), Params.NONE, options, Bundle::of);
  }
}
