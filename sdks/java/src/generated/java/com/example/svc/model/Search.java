// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.model;

import com.example.svc.Expandable;
import com.example.svc.Fields;
import com.example.svc.FieldsBuilder;
import com.example.svc.Moment;
import com.example.svc.SvcObject;
import com.example.svc.SvcVariant;
import com.example.svc.TextOr;
import com.example.svc.runtime.Decode;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a search found.
 */
public final class Search extends SvcObject {
  private Search(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Search of(Fields fields) {
    return new Search(fields);
  }

  /**
   * Always {@code search}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time of the search.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * True in live mode, false in test mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Kinds that were searched: those that the key can read.
   */
  public List<String> getKinds() {
    return fields.get("kinds", Decode.list(Decode.TEXT));
  }

  /**
   * The newest objects of each kind that match, in the order of {@code kinds}.
   */
  public List<SearchResult> getResults() {
    return fields.get("results", Decode.list(Decode.object(SearchResult::of)));
  }

  /**
   * Whether more than ten objects of a kind match.
   */
  public boolean getTruncated() {
    return fields.flag("truncated");
  }
}
