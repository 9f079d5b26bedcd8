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
 * Ways in which a program's rewards can be created.
 */
public final class ProgramSource {
  private ProgramSource() {}

  /**
   * Created by your own server: {@code POST /rewards}, activities and referrals, and their rules.
   */
  public static final String API = "api";

  /**
   * Created by signed completions without a key, and by rules that they match: `POST /programs/{program_id}/completions`.
   */
  public static final String COMPLETIONS = "completions";

  /**
   * Created when people claim reward links, online or by checking in at a location.
   */
  public static final String LINKS = "links";
}
