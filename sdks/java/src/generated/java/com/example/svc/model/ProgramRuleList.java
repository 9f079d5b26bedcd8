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
 * All rules of a program, in the order they are evaluated.
 */
public final class ProgramRuleList extends SvcObject {
  private ProgramRuleList(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ProgramRuleList of(Fields fields) {
    return new ProgramRuleList(fields);
  }

  /**
   * Always {@code list}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Path of this list.
   * Type: {@code UrlPath}.
   */
  public String getUrl() {
    return fields.text("url");
  }

  /**
   * All rules of the program.
   */
  public List<ProgramRule> getData() {
    return fields.get("data", Decode.list(Decode.object(ProgramRule::of)));
  }

  /**
   * Always false: the list has one page.
   */
  public boolean getHasMore() {
    return fields.flag("has_more");
  }

  /**
   * Always null: the list has one page.
   * Type: {@code Cursor}.
   */
  public @Nullable String getNextCursor() {
    return fields.text("next_cursor");
  }
}
