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
 * Mode of an account. Nothing real moves in test mode.
 */
public final class Mode {
  private Mode() {}

  /**
   * No real money and no real airtime.
   */
  public static final String TEST = "test";

  /**
   * Real money and real sales.
   */
  public static final String LIVE = "live";
}
