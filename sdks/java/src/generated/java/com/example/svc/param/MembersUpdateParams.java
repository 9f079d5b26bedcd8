// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.param;

import com.example.svc.Fields;
import com.example.svc.FieldsBuilder;
import com.example.svc.Moment;
import com.example.svc.Params;
import com.example.svc.TextOr;
import com.example.svc.model.*;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The parameters of {@code members.update}. */
public final class MembersUpdateParams extends Params {
  private MembersUpdateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static MembersUpdateParams of(Fields fields) {
    return new MembersUpdateParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * New role of the member.
     */
    public Builder role(String value) {
      set("role", value);
      return this;
    }

    /**
     * Whether a developer can see power tokens in clear text. Owners and admins always can, viewers
     * never.
     */
    public Builder tokensRead(boolean value) {
      set("tokens_read", value);
      return this;
    }

    /** The parameters that were given. */
    public MembersUpdateParams build() {
      return new MembersUpdateParams(toFields());
    }
  }
}
