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
 * Category of a data bundle.
 */
public final class BundleCategory {
  private BundleCategory() {}

  /**
   * Valid for one day.
   */
  public static final String DAILY = "daily";

  /**
   * Valid for one week.
   */
  public static final String WEEKLY = "weekly";

  /**
   * Valid for one month.
   */
  public static final String MONTHLY = "monthly";

  /**
   * For social media apps only.
   */
  public static final String SOCIAL = "social";

  /**
   * Minutes for voice calls.
   */
  public static final String VOICE = "voice";

  /**
   * Any other kind of bundle.
   */
  public static final String OTHER = "other";
}
