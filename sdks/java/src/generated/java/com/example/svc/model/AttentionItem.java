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
 * A matter that may need a person.
 */
public final class AttentionItem extends SvcObject {
  private AttentionItem(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static AttentionItem of(Fields fields) {
    return new AttentionItem(fields);
  }

  /**
   * Kind of the matter.
   */
  public String getKind() {
    return fields.text("kind");
  }

  /**
   * Number of objects concerned.
   * Type: {@code Count}.
   */
  public long getCount() {
    return fields.integer("count");
  }

  /**
   * IDs of the newest five objects. Empty if they have no IDs.
   */
  public List<String> getObjectIds() {
    return fields.get("object_ids", Decode.list(Decode.TEXT));
  }

  /**
   * Time at which the first of them lapses: a request or review that nobody decides, a batch that
   * nobody approves, a key that expires, Credit that is used up. For a dispute it is when our staff
   * respond, for an {@code unknown} send when they take over. Null if nothing lapses.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getDueAt() {
    return fields.integerOrNull("due_at");
  }

  /**
   * Path that lists the objects.
   * Type: {@code UrlPath}.
   */
  public String getUrl() {
    return fields.text("url");
  }
}
