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
 * Legal form of a business.
 */
public final class BusinessType {
  private BusinessType() {}

  /**
   * A private limited company.
   */
  public static final String COMPANY = "company";

  /**
   * A private business corporation.
   */
  public static final String PBC = "pbc";

  /**
   * A sole trader who trades in person.
   */
  public static final String SOLE_TRADER = "sole_trader";

  /**
   * A non-governmental, non-profit organisation.
   */
  public static final String NGO = "ngo";

  /**
   * A cooperative owned by its members.
   */
  public static final String COOPERATIVE = "cooperative";
}
