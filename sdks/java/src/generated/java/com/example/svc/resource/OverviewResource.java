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

/** The methods of {@code overview}. */
public final class OverviewResource extends Resource {
  /** Of a client with these settings. */
  public OverviewResource(Settings settings) {
    super(settings);
  }

  /**
   * Retrieve the overview.
   *
   * <p>Returns the account at a glance: your Credit and how long it lasts, today's sales, the results of
   * each network, the state of your webhook endpoints, and what needs attention. Any key can call it;
   * sections that its scopes do not cover are null. Days are in Harare time.
   */
  public Overview get() {
    return get(RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Overview get(RequestOptions options) {
    return json("overview.get", path(), Params.NONE, options, Overview::of);
  }
}
