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

/** The methods of `workforce`. */
public class WorkforceResource internal constructor(settings: Settings) : Resource(settings) {
  /** The methods of `workforce_cost_centers`. */
  public val costCenters: WorkforceCostCentersResource get() = WorkforceCostCentersResource(settings)

  /** The methods of `workforce_recipients`. */
  public val recipients: WorkforceRecipientsResource get() = WorkforceRecipientsResource(settings)

  /**
   * Retrieve your Workforce access.
   *
   * Retrieves what the caller can do in Workforce: whether it is enabled, what can be allocated, the
   * limits, and the total above which approval is required. Call it once, before you show the screen.
   */
  public suspend fun getAccess(
    options: RequestOptions = RequestOptions.NONE,
  ): WorkforceAccess =
    json("workforce.get_access", mapOf(), Params.NONE, options, WorkforceAccess::of)

  /**
   * List meters of people.
   *
   * Lists the electricity meters of your people: who can receive power, when the utility last
   * confirmed each meter, and its last token. The utility is not contacted.
   */
  public suspend fun getMeters(
    options: RequestOptions = RequestOptions.NONE,
  ): WorkforceMeters =
    json("workforce.get_meters", mapOf(), Params.NONE, options, WorkforceMeters::of)

  /**
   * List products to allocate.
   *
   * Lists the products that can be allocated, by kind: those of `GET /products` that the key is
   * allowed to sell. Pass the `id` of one as `product_ref` of an allocation, or omit it.
   */
  public suspend fun getProducts(
    options: RequestOptions = RequestOptions.NONE,
  ): WorkforceProducts =
    json("workforce.get_products", mapOf(), Params.NONE, options, WorkforceProducts::of)
}
