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

/** The methods of {@code health}. */
public final class HealthResource extends Resource {
  /** Of a client with these settings. */
  public HealthResource(Settings settings) {
    super(settings);
  }

  /**
   * Check the service's health.
   *
   * <p>Returns the health and the current time of the service. Use it for a load balancer's health
   * check, or to check your own clock. It does not cover the networks or the electricity utility.
   *
   * <p>A process that is shutting down returns 503 {@code service_unavailable} here while it still serves
   * other requests, so that a load balancer sends new ones elsewhere.
   */
  public Health get() {
    return get(RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Health get(RequestOptions options) {
    return json("health.get", path(), Params.NONE, options, Health::of);
  }
}
