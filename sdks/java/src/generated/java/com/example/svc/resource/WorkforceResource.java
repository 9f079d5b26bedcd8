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

/** The methods of {@code workforce}. */
public final class WorkforceResource extends Resource {
  /** Of a client with these settings. */
  public WorkforceResource(Settings settings) {
    super(settings);
  }

  /** The methods of {@code workforce_cost_centers}. */
  public WorkforceCostCentersResource costCenters() {
    return new WorkforceCostCentersResource(settings);
  }

  /** The methods of {@code workforce_recipients}. */
  public WorkforceRecipientsResource recipients() {
    return new WorkforceRecipientsResource(settings);
  }

  /**
   * Retrieve your Workforce access.
   *
   * <p>Retrieves what the caller can do in Workforce: whether it is enabled, what can be allocated, the
   * limits, and the total above which approval is required. Call it once, before you show the screen.
   */
  public WorkforceAccess getAccess() {
    return getAccess(RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WorkforceAccess getAccess(RequestOptions options) {
    return json("workforce.get_access", path(), Params.NONE, options, WorkforceAccess::of);
  }

  /**
   * List meters of people.
   *
   * <p>Lists the electricity meters of your people: who can receive power, when the utility last
   * confirmed each meter, and its last token. The utility is not contacted.
   */
  public WorkforceMeters getMeters() {
    return getMeters(RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WorkforceMeters getMeters(RequestOptions options) {
    return json("workforce.get_meters", path(), Params.NONE, options, WorkforceMeters::of);
  }

  /**
   * List products to allocate.
   *
   * <p>Lists the products that can be allocated, by kind: those of {@code GET /products} that the key is
   * allowed to sell. Pass the {@code id} of one as {@code product_ref} of an allocation, or omit it.
   */
  public WorkforceProducts getProducts() {
    return getProducts(RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WorkforceProducts getProducts(RequestOptions options) {
    return json("workforce.get_products", path(), Params.NONE, options, WorkforceProducts::of);
  }
}
