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

/** The methods of {@code test.sends}. */
public final class TestSendsResource extends Resource {
  /** Of a client with these settings. */
  public TestSendsResource(Settings settings) {
    super(settings);
  }

  /** As the next one, without parameters. */
  public Send advance(String sendId) {
    return advance(sendId, TestSendsAdvanceParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Advance a test send.
   *
   * <p>Advances a test send without waiting: to {@code delivered}, to {@code failed} or, once it has failed, to
   * {@code late_delivered}. Without {@code to}, it takes the next step determined by the last four digits of its
   * number; a scheduled send is dispatched. Statuses, Credit and events change exactly as in live
   * mode. Returns 409 {@code invalid_transition} for a change that a live send could not make. Requires a
   * test key.
   *
   * <p>In test mode only.
   *
   * <p>Errors: {@code invalid_transition}.
   */
  public Send advance(String sendId, TestSendsAdvanceParams params) {
    return advance(sendId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Send advance(String sendId, TestSendsAdvanceParams params, RequestOptions options) {
    return json("test.sends.advance", path("send_id", sendId), params, options, Send::of);
  }
}
