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

/** The methods of {@code lookups}. */
public final class LookupsResource extends Resource {
  /** Of a client with these settings. */
  public LookupsResource(Settings settings) {
    super(settings);
  }

  /**
   * Look up a phone number.
   *
   * <p>Returns the network of a phone number, the number in standard formats, and the products that can
   * be sold to it. Use it while the cashier types, before the customer pays. It reads only the
   * digits: it asks no provider, costs nothing, and does not check whether the line is in use. Text
   * that is not a Zimbabwean mobile number returns 200 with {@code valid: false}.
   *
   * <p>Errors: {@code invalid_currency}.
   */
  public PhoneLookup phone(LookupsPhoneParams params) {
    return phone(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public PhoneLookup phone(LookupsPhoneParams params, RequestOptions options) {
    return json("lookups.phone", path(), params, options, PhoneLookup::of);
  }
}
