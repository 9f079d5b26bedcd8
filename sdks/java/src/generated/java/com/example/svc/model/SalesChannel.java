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
 * Channel through which a business reaches its customers.
 */
public final class SalesChannel {
  private SalesChannel() {}

  /**
   * Tills in physical shops.
   */
  public static final String POS = "pos";

  /**
   * A mobile app of the business.
   */
  public static final String APP = "app";

  /**
   * Agents who sell in the street.
   */
  public static final String AGENTS = "agents";

  /**
   * A website of the business.
   */
  public static final String WEB = "web";

  /**
   * The employees of the business.
   */
  public static final String EMPLOYER = "employer";
}
