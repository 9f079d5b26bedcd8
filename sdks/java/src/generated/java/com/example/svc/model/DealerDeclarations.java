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
 * Declarations of the business.
 */
public final class DealerDeclarations extends SvcObject {
  private DealerDeclarations(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static DealerDeclarations of(Fields fields) {
    return new DealerDeclarations(fields);
  }

  /**
   * Confirms that all information is true.
   */
  public boolean getAccurate() {
    return fields.flag("accurate");
  }

  /**
   * Confirms that the applicant is authorised to act for the business.
   */
  public boolean getAuthorised() {
    return fields.flag("authorised");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a DealerDeclarations is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Confirms that all information is true.
     */
    public Builder accurate(boolean value) {
      set("accurate", value);
      return this;
    }

    /**
     * Confirms that the applicant is authorised to act for the business.
     */
    public Builder authorised(boolean value) {
      set("authorised", value);
      return this;
    }

    /** The object with what was given so far. */
    public DealerDeclarations build() {
      return new DealerDeclarations(toFields());
    }
  }
}
