// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.runtime;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What the runtime knows of the contract as a whole. */
public final class Facts {
  private Facts() {}

  /** The version of this package. */
  public static final String VERSION = "0.1.0";
  /** The version of the contract, which every request names. */
  public static final String API_VERSION = "2026-11-01";
  /** Where the service begins on its host. */
  public static final String BASE_PATH = "/dev/v1";
  /** The settled statuses: the send does not change again soon on its own. */
  public static final Set<String> SETTLED_SENDS = Set.of("delivered", "requires_review", "failed_credited", "failed", "cancelled_credited");
}
