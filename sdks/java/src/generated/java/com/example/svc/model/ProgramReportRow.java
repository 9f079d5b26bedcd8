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
 * Performance of one program.
 */
public final class ProgramReportRow extends SvcObject {
  private ProgramReportRow(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ProgramReportRow of(Fields fields) {
    return new ProgramReportRow(fields);
  }

  /**
   * Dimension values of the row.
   */
  public ProgramReportKeys getKeys() {
    return fields.get("keys", Decode.object(ProgramReportKeys::of));
  }

  /**
   * Name of the program.
   * Type: {@code Label}.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * Currency of all amounts.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Current budget of the program.
   * Type: {@code Money}.
   */
  public String getBudget() {
    return fields.text("budget");
  }

  /**
   * Amount spent on rewards created in the period, except those that failed.
   * Type: {@code Money}.
   */
  public String getSpent() {
    return fields.text("spent");
  }

  /**
   * Amount currently earmarked for escrow and unclaimed links.
   * Type: {@code Money}.
   */
  public String getEarmarked() {
    return fields.text("earmarked");
  }

  /**
   * Amount of the budget currently remaining.
   * Type: {@code Money}.
   */
  public String getRemaining() {
    return fields.text("remaining");
  }

  /**
   * Number of rewards created.
   * Type: {@code Count}.
   */
  public long getRewards() {
    return fields.integer("rewards");
  }

  /**
   * Number of rewards that were delivered.
   * Type: {@code Count}.
   */
  public long getDelivered() {
    return fields.integer("delivered");
  }

  /**
   * Number of rewards that are held.
   * Type: {@code Count}.
   */
  public long getHeld() {
    return fields.integer("held");
  }

  /**
   * Number of rewards that failed.
   * Type: {@code Count}.
   */
  public long getFailed() {
    return fields.integer("failed");
  }

  /**
   * Amount spent per delivered reward. Null if none was delivered.
   * Type: {@code Money}.
   */
  public @Nullable String getCostPerCompletion() {
    return fields.text("cost_per_completion");
  }
}
