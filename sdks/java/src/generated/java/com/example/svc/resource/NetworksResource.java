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

/** The methods of {@code networks}. */
public final class NetworksResource extends Resource {
  /** Of a client with these settings. */
  public NetworksResource(Settings settings) {
    super(settings);
  }

  /**
   * List networks.
   *
   * <p>Lists the mobile networks and the electricity utility, with the current state of each. The list
   * is short and has no pages. Use it to show a cashier what can be sold now.
   *
   * <p>Errors: {@code origin_not_allowed}.
   */
  public Page<Network> list() {
    return list(RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<Network> list(RequestOptions options) {
    return page("networks.list", path(), Params.NONE, options, Network::of);
  }
}
