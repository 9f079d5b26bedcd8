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
 * Changes to an application. Omitted fields keep their value.
 */
public final class DealerApplicationUpdate extends SvcObject {
  private DealerApplicationUpdate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static DealerApplicationUpdate of(Fields fields) {
    return new DealerApplicationUpdate(fields);
  }

  /**
   * Registered legal name of the business.
   * Type: {@code Label}.
   */
  public @Nullable String getLegalName() {
    return fields.text("legal_name");
  }

  /**
   * Trading name, if different from the legal name. Null removes it.
   * Type: {@code Label}.
   */
  public @Nullable String getTradingName() {
    return fields.text("trading_name");
  }

  /**
   * Company registration number. Null removes it.
   * Type: {@code RegistryNumber}.
   */
  public @Nullable String getRegistrationNumber() {
    return fields.text("registration_number");
  }

  /**
   * Country of registration, as a two-letter code.
   * Type: {@code CountryCode}.
   */
  public @Nullable String getRegistrationCountry() {
    return fields.text("registration_country");
  }

  /**
   * Date the business was registered. Null removes it.
   * Type: {@code CalendarDay}.
   */
  public @Nullable String getIncorporatedOn() {
    return fields.text("incorporated_on");
  }

  /**
   * Legal form of the business. Null removes it.
   */
  public @Nullable String getBusinessType() {
    return fields.text("business_type");
  }

  /**
   * Taxpayer identification number (TIN). Null removes it.
   * Type: {@code RegistryNumber}.
   */
  public @Nullable String getTaxNumber() {
    return fields.text("tax_number");
  }

  /**
   * VAT number, if there is one. Null removes it.
   * Type: {@code RegistryNumber}.
   */
  public @Nullable String getVatNumber() {
    return fields.text("vat_number");
  }

  /**
   * Street address of the business. Null removes it.
   */
  public @Nullable AddressInput getPhysicalAddress() {
    return fields.get("physical_address", Decode.object(AddressInput::of));
  }

  /**
   * Postal address, if different from the street address. Null removes it.
   */
  public @Nullable AddressInput getPostalAddress() {
    return fields.get("postal_address", Decode.object(AddressInput::of));
  }

  /**
   * Person our staff contact about the application. Null removes it.
   */
  public @Nullable ContactPersonInput getContact() {
    return fields.get("contact", Decode.object(ContactPersonInput::of));
  }

  /**
   * Directors of the business. Replaces the whole list.
   */
  public @Nullable List<Director> getDirectors() {
    return fields.get("directors", Decode.list(Decode.object(Director::of)));
  }

  /**
   * Other owners of ten percent or more. Replaces the whole list.
   */
  public @Nullable List<BeneficialOwner> getBeneficialOwners() {
    return fields.get("beneficial_owners", Decode.list(Decode.object(BeneficialOwner::of)));
  }

  /**
   * Expected monthly sales, at face value.
   */
  public @Nullable Map<String, @Nullable String> getExpectedMonthlyVolume() {
    return fields.get("expected_monthly_volume", Decode.map(Decode.TEXT));
  }

  /**
   * Networks that the business wants to sell. Replaces the whole list.
   */
  public @Nullable List<String> getNetworks() {
    return fields.get("networks", Decode.list(Decode.TEXT));
  }

  /**
   * Channels through which it reaches customers. Replaces the whole list.
   */
  public @Nullable List<String> getChannels() {
    return fields.get("channels", Decode.list(Decode.TEXT));
  }

  /**
   * Bank account of the business. Null removes it.
   */
  public @Nullable DealerBankInput getBank() {
    return fields.get("bank", Decode.object(DealerBankInput::of));
  }

  /**
   * Supporting documents, uploaded with {@code POST /documents}.
   */
  public @Nullable DealerDocumentsInput getDocuments() {
    return fields.get("documents", Decode.object(DealerDocumentsInput::of));
  }

  /**
   * Declarations of the business. Both must be true to submit.
   */
  public @Nullable DealerDeclarations getDeclarations() {
    return fields.get("declarations", Decode.object(DealerDeclarations::of));
  }

  /**
   * Your own key-value data. Keys are merged; see {@code MetadataUpdate}. Null removes all keys.
   */
  public @Nullable Map<String, @Nullable String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a DealerApplicationUpdate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Registered legal name of the business.
     * Type: {@code Label}.
     */
    public Builder legalName(String value) {
      set("legal_name", value);
      return this;
    }

    /**
     * Trading name, if different from the legal name. Null removes it.
     * Type: {@code Label}.
     */
    public Builder tradingName(@Nullable String value) {
      put("trading_name", value);
      return this;
    }

    /**
     * Company registration number. Null removes it.
     * Type: {@code RegistryNumber}.
     */
    public Builder registrationNumber(@Nullable String value) {
      put("registration_number", value);
      return this;
    }

    /**
     * Country of registration, as a two-letter code.
     * Type: {@code CountryCode}.
     */
    public Builder registrationCountry(String value) {
      set("registration_country", value);
      return this;
    }

    /**
     * Date the business was registered. Null removes it.
     * Type: {@code CalendarDay}.
     */
    public Builder incorporatedOn(@Nullable String value) {
      put("incorporated_on", value);
      return this;
    }

    /**
     * Legal form of the business. Null removes it.
     */
    public Builder businessType(@Nullable String value) {
      put("business_type", value);
      return this;
    }

    /**
     * Taxpayer identification number (TIN). Null removes it.
     * Type: {@code RegistryNumber}.
     */
    public Builder taxNumber(@Nullable String value) {
      put("tax_number", value);
      return this;
    }

    /**
     * VAT number, if there is one. Null removes it.
     * Type: {@code RegistryNumber}.
     */
    public Builder vatNumber(@Nullable String value) {
      put("vat_number", value);
      return this;
    }

    /**
     * Street address of the business. Null removes it.
     */
    public Builder physicalAddress(@Nullable AddressInput value) {
      put("physical_address", value);
      return this;
    }

    /**
     * Postal address, if different from the street address. Null removes it.
     */
    public Builder postalAddress(@Nullable AddressInput value) {
      put("postal_address", value);
      return this;
    }

    /**
     * Person our staff contact about the application. Null removes it.
     */
    public Builder contact(@Nullable ContactPersonInput value) {
      put("contact", value);
      return this;
    }

    /**
     * Directors of the business. Replaces the whole list.
     */
    public Builder directors(List<Director> value) {
      set("directors", value);
      return this;
    }

    /**
     * Other owners of ten percent or more. Replaces the whole list.
     */
    public Builder beneficialOwners(List<BeneficialOwner> value) {
      set("beneficial_owners", value);
      return this;
    }

    /**
     * Expected monthly sales, at face value.
     */
    public Builder expectedMonthlyVolume(Map<String, @Nullable String> value) {
      set("expected_monthly_volume", value);
      return this;
    }

    /**
     * Networks that the business wants to sell. Replaces the whole list.
     */
    public Builder networks(List<String> value) {
      set("networks", value);
      return this;
    }

    /**
     * Channels through which it reaches customers. Replaces the whole list.
     */
    public Builder channels(List<String> value) {
      set("channels", value);
      return this;
    }

    /**
     * Bank account of the business. Null removes it.
     */
    public Builder bank(@Nullable DealerBankInput value) {
      put("bank", value);
      return this;
    }

    /**
     * Supporting documents, uploaded with {@code POST /documents}.
     */
    public Builder documents(DealerDocumentsInput value) {
      set("documents", value);
      return this;
    }

    /**
     * Declarations of the business. Both must be true to submit.
     */
    public Builder declarations(DealerDeclarations value) {
      set("declarations", value);
      return this;
    }

    /**
     * Your own key-value data. Keys are merged; see {@code MetadataUpdate}. Null removes all keys.
     */
    public Builder metadata(@Nullable Map<String, @Nullable String> value) {
      put("metadata", value);
      return this;
    }

    /** The object with what was given so far. */
    public DealerApplicationUpdate build() {
      return new DealerApplicationUpdate(toFields());
    }
  }
}
