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
 * Relationship of a family member to you.
 */
public final class FamilyRelation {
  private FamilyRelation() {}

  /**
   * Your husband or wife.
   */
  public static final String SPOUSE = "spouse";

  /**
   * Your son or daughter.
   */
  public static final String CHILD = "child";

  /**
   * Your father or mother.
   */
  public static final String PARENT = "parent";

  /**
   * Any other relationship to you.
   */
  public static final String OTHER = "other";
}
