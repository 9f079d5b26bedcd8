package com.example.svc;

import com.example.svc.runtime.Show;
import org.jspecify.annotations.Nullable;

/** What every object of the service has besides its own fields. */
public abstract class SvcObject {
  /** What it says. */
  protected final Fields fields;

  /** With what it says. */
  protected SvcObject(Fields fields) {
    this.fields = fields;
  }

  /** Everything that it says, also what this version does not know. */
  public final Fields fields() {
    return fields;
  }

  /** How the call was answered that brought it; null of an object within another. */
  public final @Nullable ResponseMetadata getResponseMetadata() {
    return fields.response();
  }

  /** Its fields, for people: secrets are masked, and what is not known is named alone. */
  @Override
  public final String toString() {
    return Show.object(getClass().getSimpleName(), fields.toMap());
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return other != null
        && getClass() == other.getClass()
        && fields.equals(((SvcObject) other).fields);
  }

  @Override
  public final int hashCode() {
    return fields.hashCode();
  }
}
