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
 * An application of a business for dealer pricing.
 */
public final class DealerApplication extends SvcObject {
  private DealerApplication(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static DealerApplication of(Fields fields) {
    return new DealerApplication(fields);
  }

  /**
   * Unique identifier of the object.
   * Type: {@code DealerApplicationId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code dealer_application}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the application was created.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * Whether the object exists in live mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Current status. Decide by this; see Lifecycles.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Registered legal name of the business.
   * Type: {@code Label}.
   */
  public String getLegalName() {
    return fields.text("legal_name");
  }

  /**
   * Trading name, if different from the legal name. Null if not set.
   * Type: {@code Label}.
   */
  public @Nullable String getTradingName() {
    return fields.text("trading_name");
  }

  /**
   * Company registration number. Null if not set.
   * Type: {@code RegistryNumber}.
   */
  public @Nullable String getRegistrationNumber() {
    return fields.text("registration_number");
  }

  /**
   * Country of registration, as a two-letter code.
   * Type: {@code CountryCode}.
   */
  public String getRegistrationCountry() {
    return fields.text("registration_country");
  }

  /**
   * Date the business was registered. Null if not set.
   * Type: {@code CalendarDay}.
   */
  public @Nullable String getIncorporatedOn() {
    return fields.text("incorporated_on");
  }

  /**
   * Legal form of the business. Null if not set.
   */
  public @Nullable String getBusinessType() {
    return fields.text("business_type");
  }

  /**
   * Taxpayer identification number (TIN). Null if not set.
   * Type: {@code RegistryNumber}.
   */
  public @Nullable String getTaxNumber() {
    return fields.text("tax_number");
  }

  /**
   * VAT number. Null if there is none.
   * Type: {@code RegistryNumber}.
   */
  public @Nullable String getVatNumber() {
    return fields.text("vat_number");
  }

  /**
   * Street address of the business. Null if not set.
   */
  public @Nullable Address getPhysicalAddress() {
    return fields.get("physical_address", Decode.object(Address::of));
  }

  /**
   * Postal address, if different from the street address. Null if not set.
   */
  public @Nullable Address getPostalAddress() {
    return fields.get("postal_address", Decode.object(Address::of));
  }

  /**
   * Person our staff contact about the application. Null if not set.
   */
  public @Nullable ContactPerson getContact() {
    return fields.get("contact", Decode.object(ContactPerson::of));
  }

  /**
   * Directors of the business.
   */
  public List<Director> getDirectors() {
    return fields.get("directors", Decode.list(Decode.object(Director::of)));
  }

  /**
   * Other owners of ten percent or more.
   */
  public List<BeneficialOwner> getBeneficialOwners() {
    return fields.get("beneficial_owners", Decode.list(Decode.object(BeneficialOwner::of)));
  }

  /**
   * Expected monthly sales, at face value.
   */
  public Map<String, @Nullable String> getExpectedMonthlyVolume() {
    return fields.get("expected_monthly_volume", Decode.map(Decode.TEXT));
  }

  /**
   * Networks that the business wants to sell.
   */
  public List<String> getNetworks() {
    return fields.get("networks", Decode.list(Decode.TEXT));
  }

  /**
   * Channels through which the business reaches its customers.
   */
  public List<String> getChannels() {
    return fields.get("channels", Decode.list(Decode.TEXT));
  }

  /**
   * Bank account of the business. Null if not set.
   */
  public @Nullable DealerBank getBank() {
    return fields.get("bank", Decode.object(DealerBank::of));
  }

  /**
   * Supporting documents, uploaded with {@code POST /documents}.
   */
  public DealerDocuments getDocuments() {
    return fields.get("documents", Decode.object(DealerDocuments::of));
  }

  /**
   * Declarations of the business.
   */
  public DealerDeclarations getDeclarations() {
    return fields.get("declarations", Decode.object(DealerDeclarations::of));
  }

  /**
   * Required fields that are still missing. Empty when the application can be submitted.
   */
  public List<String> getMissing() {
    return fields.get("missing", Decode.list(Decode.TEXT));
  }

  /**
   * Time at which it was last submitted. Null if it never was.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getSubmittedAt() {
    return fields.integerOrNull("submitted_at");
  }

  /**
   * Time at which our staff decided. Null until then.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getDecidedAt() {
    return fields.integerOrNull("decided_at");
  }

  /**
   * Note from our staff about the decision. Null if there is none.
   * Type: {@code Note}.
   */
  public @Nullable String getDecisionNote() {
    return fields.text("decision_note");
  }

  /**
   * Discounts on the face value. Empty until approved.
   */
  public List<DealerDiscount> getDiscounts() {
    return fields.get("discounts", Decode.list(Decode.object(DealerDiscount::of)));
  }

  /**
   * Messages from reviewers, oldest first.
   */
  public List<ReviewerMessage> getReviewerMessages() {
    return fields.get("reviewer_messages", Decode.list(Decode.object(ReviewerMessage::of)));
  }

  /**
   * Your own key-value data about the application.
   */
  public Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }
}
