package com.example.svc;

/** What comes back when there is nothing to say. */
public final class Empty extends SvcObject {
  private Empty(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Empty of(Fields fields) {
    return new Empty(fields);
  }
}
