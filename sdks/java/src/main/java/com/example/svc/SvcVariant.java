package com.example.svc;

import org.jspecify.annotations.Nullable;

/** One of the objects that a union can hold; {@code instanceof} says which. */
public interface SvcVariant {
  /** Everything that it says, also what this version does not know. */
  Fields fields();

  /** How the call was answered that brought it; null of an object within another. */
  @Nullable ResponseMetadata getResponseMetadata();
}
