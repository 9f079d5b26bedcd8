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

/** The methods of {@code token_links}. */
public final class TokenLinksResource extends Resource {
  /** Of a client with these settings. */
  public TokenLinksResource(Settings settings) {
    super(settings);
  }

  /** As the next one, without parameters. */
  public TokenLink get(String secret) {
    return get(secret, TokenLinksGetParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Read the tokens behind a link.
   *
   * <p>Returns the tokens of a power send once, within 15 minutes of the webhook that contained the link
   * as {@code data.object.token_url}. No key is needed: anyone with the link can read it, but only once.
   * Each delivery attempt creates a new link and invalidates the previous one.
   *
   * <p>A {@code HEAD} request does not use up the link.
   *
   * <p>Errors: {@code token_link_used}.
   */
  public TokenLink get(String secret, TokenLinksGetParams params) {
    return get(secret, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public TokenLink get(String secret, TokenLinksGetParams params, RequestOptions options) {
    return json("token_links.get", path("secret", secret), params, options, TokenLink::of);
  }
}
