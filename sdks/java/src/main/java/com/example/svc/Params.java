package com.example.svc;

/** The parameters of a call. */
public class Params {
  /** None. */
  public static final Params NONE = new Params(Fields.NONE);

  private final Fields fields;

  /** With what was given. */
  protected Params(Fields fields) {
    this.fields = fields;
  }

  /** What was given, by the names of the wire. */
  public final Fields fields() {
    return fields;
  }

  /** The names alone: what they hold may be secret. */
  @Override
  public final String toString() {
    return getClass().getSimpleName() + fields.names();
  }
}
