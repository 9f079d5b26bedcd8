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

/** The methods of {@code test.clock}. */
public final class TestClockResource extends Resource {
  /** Of a client with these settings. */
  public TestClockResource(Settings settings) {
    super(settings);
  }

  /**
   * Move the test clock forward.
   *
   * <p>Moves the clock of the test account forward, never back. Everything that comes due is done:
   * scheduled sends are dispatched, attempts are repeated, keys expire, caps reset. Rate limits and
   * signatures use real time. The response waits up to 5 seconds until everything due has been done,
   * including webhook deliveries; {@code still_running} lists what is not finished by then. The clock can
   * be at most 20 years (631,152,000 seconds) ahead of real time; moving it further returns
   * {@code parameter_invalid} for {@code seconds}. The live account is not affected. Requires a test key.
   *
   * <p>In test mode only.
   */
  public TestClock advance(TestClockAdvanceParams params) {
    return advance(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public TestClock advance(TestClockAdvanceParams params, RequestOptions options) {
    return json("test.clock.advance", path(), params, options, TestClock::of);
  }

  /**
   * Retrieve the test clock.
   *
   * <p>Returns the clock of the test account. It runs at the pace of real time, ahead by as much as it
   * was moved. {@code still_running} lists work that is due and not finished. Requires a test key.
   *
   * <p>In test mode only.
   */
  public TestClock get() {
    return get(RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public TestClock get(RequestOptions options) {
    return json("test.clock.get", path(), Params.NONE, options, TestClock::of);
  }
}
