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

/** The methods of {@code sandboxes}. */
public final class SandboxesResource extends Resource {
  /** Of a client with these settings. */
  public SandboxesResource(Settings settings) {
    super(settings);
  }

  /** As the next one, without parameters. */
  public Sandbox create() {
    return create(SandboxesCreateParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Create a sandbox.
   *
   * <p>Creates a test account with test Credit and a secret key that can do everything in it, without
   * signing up. Nothing real can be sold with it. Use it to build and test an integration before a
   * person is involved; for an AI agent, create an agent key with {@code POST /keys}.
   *
   * <p>Give {@code claim_url} to a person. They enter their email address, sign in with the code that is sent
   * to it, and become the owner of the organisation; keys and objects stay as they are. An unclaimed
   * sandbox is deleted with everything in it after 14 days.
   *
   * <p>An address can create 5 sandboxes within 24 hours, and all addresses together 500: above that,
   * the request returns 429 {@code rate_limited} with {@code retry_after}. Repeating a request creates another
   * sandbox. Returns 403 {@code sandboxes_off} on a server that does not offer sandboxes.
   *
   * <p>Errors: {@code sandboxes_off}.
   */
  public Sandbox create(SandboxesCreateParams params) {
    return create(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Sandbox create(SandboxesCreateParams params, RequestOptions options) {
    return json("sandboxes.create", path(), params, options, Sandbox::of);
  }
}
