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

/** The parameters of {@code members.invite}. */
public final class MembersInviteParams extends Params {
  private MembersInviteParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static MembersInviteParams of(Fields fields) {
    return new MembersInviteParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Phone number that the invitation is sent to by SMS.
     * Type: {@code PhoneInput}.
     */
    public Builder phone(String value) {
      set("phone", value);
      return this;
    }

    /**
     * Email address that the invitation is sent to.
     * Type: {@code Email}.
     */
    public Builder email(String value) {
      set("email", value);
      return this;
    }

    /**
     * Role that the person gets once they accept.
     */
    public Builder role(String value) {
      set("role", value);
      return this;
    }

    /** The parameters that were given. */
    public MembersInviteParams build() {
      return new MembersInviteParams(toFields());
    }
  }
}
