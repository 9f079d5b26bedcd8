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

/** The methods of {@code search}. */
public final class SearchResource extends Resource {
  /** Of a client with these settings. */
  public SearchResource(Settings settings) {
    super(settings);
  }

  /**
   * Search all objects.
   *
   * <p>Finds sends, recipients, rewards, top-ups and batches by anything that is printed or known of
   * them: receipt numbers, your references, those of networks, utilities and payers, phone numbers
   * (of the sale, its token or who was notified), meters, tokens and their last four digits, names,
   * titles and IDs. Use it when a customer calls. It searches the kinds that the key can read, and
   * returns the ten newest matches of each.
   */
  public Search find(SearchFindParams params) {
    return find(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Search find(SearchFindParams params, RequestOptions options) {
    return json("search.find", path(), params, options, Search::of);
  }
}
