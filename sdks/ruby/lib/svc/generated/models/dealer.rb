# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # A postal or street address.
    class Address < Model
      # Street name and number.
      # Type: `Label`.
      def line1 = self["line1"]

      # Building, floor or unit. Null if not set.
      # Type: `Label`.
      def line2 = self["line2"]

      # City or town name.
      # Type: `Label`.
      def city = self["city"]

      # Province of the address.
      # Type: `Label`.
      def province = self["province"]
    end

    # A postal or street address.
    class AddressInput < Model
      def initialize(
        line1:,
        city:,
        province:,
        line2: NOT_GIVEN
      )
        super(
          Model.given(
            "line1" => line1,
            "line2" => line2,
            "city" => city,
            "province" => province
          )
        )
      end

      # Street name and number.
      # Type: `Label`.
      def line1 = self["line1"]

      # Building, floor or unit. Null removes it.
      # Type: `Label`.
      def line2 = self["line2"]

      # City or town name.
      # Type: `Label`.
      def city = self["city"]

      # Province of the address.
      # Type: `Label`.
      def province = self["province"]
    end

    # A person who owns ten percent or more of the business.
    class BeneficialOwner < Model
      SECRETS = [
        "national_id",
      ].freeze

      def initialize(
        full_name:,
        national_id:,
        nationality:,
        is_pep:,
        shareholding_percent:
      )
        super(
          Model.given(
            "full_name" => full_name,
            "national_id" => national_id,
            "nationality" => nationality,
            "is_pep" => is_pep,
            "shareholding_percent" => shareholding_percent
          )
        )
      end

      # Full name, as on the identity document.
      # Type: `Label`.
      def full_name = self["full_name"]

      # Number of the identity card or passport. Stored encrypted.
      # Type: `RegistryNumber`.
      def national_id = self["national_id"]

      # Nationality, as a two-letter country code.
      # Type: `CountryCode`.
      def nationality = self["nationality"]

      # Whether the owner is a politically exposed person.
      def is_pep = self["is_pep"]

      # Percentage of the business that the person owns.
      # Type: `Percent`.
      def shareholding_percent = self["shareholding_percent"]
    end

    # The person our staff contact about the application.
    class ContactPerson < Model
      # Full name of the contact.
      # Type: `Label`.
      def name = self["name"]

      # Position in the business.
      # Type: `Label`.
      def role = self["role"]

      # Email address of the contact.
      # Type: `Email`.
      def email = self["email"]

      # Phone number of the contact.
      # Type: `E164`.
      def phone = self["phone"]
    end

    # The person our staff contact about the application.
    class ContactPersonInput < Model
      def initialize(
        name:,
        role:,
        email:,
        phone:
      )
        super(
          Model.given(
            "name" => name,
            "role" => role,
            "email" => email,
            "phone" => phone
          )
        )
      end

      # Full name of the contact.
      # Type: `Label`.
      def name = self["name"]

      # Position in the business.
      # Type: `Label`.
      def role = self["role"]

      # Email address of the contact.
      # Type: `Email`.
      def email = self["email"]

      # Phone number of the contact.
      # Type: `PhoneInput`.
      def phone = self["phone"]
    end

    # An application of a business for dealer pricing.
    class DealerApplication < Model
      CODECS = {
        "physical_address" => "Address",
        "postal_address" => "Address",
        "contact" => "ContactPerson",
        "directors" => ["Director"],
        "beneficial_owners" => ["BeneficialOwner"],
        "bank" => "DealerBank",
        "documents" => "DealerDocuments",
        "declarations" => "DealerDeclarations",
        "discounts" => ["DealerDiscount"],
        "reviewer_messages" => ["ReviewerMessage"],
      }.freeze

      # Unique identifier of the object.
      # Type: `DealerApplicationId`.
      def id = self["id"]

      # Always `dealer_application`.
      def object = self["object"]

      # Time at which the application was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # Whether the object exists in live mode.
      def livemode = self["livemode"]

      # Current status. Decide by this; see Lifecycles.
      def status = self["status"]

      # Registered legal name of the business.
      # Type: `Label`.
      def legal_name = self["legal_name"]

      # Trading name, if different from the legal name. Null if not set.
      # Type: `Label`.
      def trading_name = self["trading_name"]

      # Company registration number. Null if not set.
      # Type: `RegistryNumber`.
      def registration_number = self["registration_number"]

      # Country of registration, as a two-letter code.
      # Type: `CountryCode`.
      def registration_country = self["registration_country"]

      # Date the business was registered. Null if not set.
      # Type: `CalendarDay`.
      def incorporated_on = self["incorporated_on"]

      # Legal form of the business. Null if not set.
      def business_type = self["business_type"]

      # Taxpayer identification number (TIN). Null if not set.
      # Type: `RegistryNumber`.
      def tax_number = self["tax_number"]

      # VAT number. Null if there is none.
      # Type: `RegistryNumber`.
      def vat_number = self["vat_number"]

      # Street address of the business. Null if not set.
      def physical_address = self["physical_address"]

      # Postal address, if different from the street address. Null if not set.
      def postal_address = self["postal_address"]

      # Person our staff contact about the application. Null if not set.
      def contact = self["contact"]

      # Directors of the business.
      def directors = self["directors"]

      # Other owners of ten percent or more.
      def beneficial_owners = self["beneficial_owners"]

      # Expected monthly sales, at face value.
      def expected_monthly_volume = self["expected_monthly_volume"]

      # Networks that the business wants to sell.
      def networks = self["networks"]

      # Channels through which the business reaches its customers.
      def channels = self["channels"]

      # Bank account of the business. Null if not set.
      def bank = self["bank"]

      # Supporting documents, uploaded with `POST /documents`.
      def documents = self["documents"]

      # Declarations of the business.
      def declarations = self["declarations"]

      # Required fields that are still missing. Empty when the application can be submitted.
      def missing = self["missing"]

      # Time at which it was last submitted. Null if it never was.
      # Type: `UnixTime`.
      def submitted_at = self["submitted_at"]

      # Time at which our staff decided. Null until then.
      # Type: `UnixTime`.
      def decided_at = self["decided_at"]

      # Note from our staff about the decision. Null if there is none.
      # Type: `Note`.
      def decision_note = self["decision_note"]

      # Discounts on the face value. Empty until approved.
      def discounts = self["discounts"]

      # Messages from reviewers, oldest first.
      def reviewer_messages = self["reviewer_messages"]

      # Your own key-value data about the application.
      def metadata = self["metadata"]
    end

    # Parameters to create an application. Fields you omit can be added later, before it is submitted.
    class DealerApplicationCreate < Model
      CODECS = {
        "physical_address" => "AddressInput",
        "postal_address" => "AddressInput",
        "contact" => "ContactPersonInput",
        "directors" => ["Director"],
        "beneficial_owners" => ["BeneficialOwner"],
        "bank" => "DealerBankInput",
        "documents" => "DealerDocumentsInput",
        "declarations" => "DealerDeclarations",
      }.freeze

      def initialize(
        legal_name:,
        trading_name: NOT_GIVEN,
        registration_number: NOT_GIVEN,
        registration_country: NOT_GIVEN,
        incorporated_on: NOT_GIVEN,
        business_type: NOT_GIVEN,
        tax_number: NOT_GIVEN,
        vat_number: NOT_GIVEN,
        physical_address: NOT_GIVEN,
        postal_address: NOT_GIVEN,
        contact: NOT_GIVEN,
        directors: NOT_GIVEN,
        beneficial_owners: NOT_GIVEN,
        expected_monthly_volume: NOT_GIVEN,
        networks: NOT_GIVEN,
        channels: NOT_GIVEN,
        bank: NOT_GIVEN,
        documents: NOT_GIVEN,
        declarations: NOT_GIVEN,
        metadata: NOT_GIVEN
      )
        super(
          Model.given(
            "legal_name" => legal_name,
            "trading_name" => trading_name,
            "registration_number" => registration_number,
            "registration_country" => registration_country,
            "incorporated_on" => incorporated_on,
            "business_type" => business_type,
            "tax_number" => tax_number,
            "vat_number" => vat_number,
            "physical_address" => physical_address,
            "postal_address" => postal_address,
            "contact" => contact,
            "directors" => directors,
            "beneficial_owners" => beneficial_owners,
            "expected_monthly_volume" => expected_monthly_volume,
            "networks" => networks,
            "channels" => channels,
            "bank" => bank,
            "documents" => documents,
            "declarations" => declarations,
            "metadata" => metadata
          )
        )
      end

      # Registered legal name of the business.
      # Type: `Label`.
      def legal_name = self["legal_name"]

      # Trading name, if different from the legal name.
      # Type: `Label`.
      def trading_name = self["trading_name"]

      # Number in the register of companies.
      # Type: `RegistryNumber`.
      def registration_number = self["registration_number"]

      # Country of registration, as a two-letter code. Default: `ZW`.
      # Type: `CountryCode`.
      def registration_country = self["registration_country"]

      # Date the business was registered.
      # Type: `CalendarDay`.
      def incorporated_on = self["incorporated_on"]

      # Legal form of the business.
      def business_type = self["business_type"]

      # Taxpayer identification number (TIN).
      # Type: `RegistryNumber`.
      def tax_number = self["tax_number"]

      # VAT number, if there is one.
      # Type: `RegistryNumber`.
      def vat_number = self["vat_number"]

      # Street address of the business.
      def physical_address = self["physical_address"]

      # Postal address, if different from the street address.
      def postal_address = self["postal_address"]

      # Person our staff contact about the application.
      def contact = self["contact"]

      # Directors of the business. Replaces the whole list.
      def directors = self["directors"]

      # Other owners of ten percent or more. Replaces the whole list.
      def beneficial_owners = self["beneficial_owners"]

      # Expected monthly sales, at face value.
      def expected_monthly_volume = self["expected_monthly_volume"]

      # Networks that the business wants to sell. Replaces the whole list.
      def networks = self["networks"]

      # Channels through which it reaches customers. Replaces the whole list.
      def channels = self["channels"]

      # Bank account of the business.
      def bank = self["bank"]

      # Supporting documents, uploaded with `POST /documents`.
      def documents = self["documents"]

      # Declarations of the business. Both must be true to submit.
      def declarations = self["declarations"]

      # Your own key-value data about the application.
      def metadata = self["metadata"]
    end

    # Changes to an application. Omitted fields keep their value.
    class DealerApplicationUpdate < Model
      CODECS = {
        "physical_address" => "AddressInput",
        "postal_address" => "AddressInput",
        "contact" => "ContactPersonInput",
        "directors" => ["Director"],
        "beneficial_owners" => ["BeneficialOwner"],
        "bank" => "DealerBankInput",
        "documents" => "DealerDocumentsInput",
        "declarations" => "DealerDeclarations",
      }.freeze

      def initialize(
        legal_name: NOT_GIVEN,
        trading_name: NOT_GIVEN,
        registration_number: NOT_GIVEN,
        registration_country: NOT_GIVEN,
        incorporated_on: NOT_GIVEN,
        business_type: NOT_GIVEN,
        tax_number: NOT_GIVEN,
        vat_number: NOT_GIVEN,
        physical_address: NOT_GIVEN,
        postal_address: NOT_GIVEN,
        contact: NOT_GIVEN,
        directors: NOT_GIVEN,
        beneficial_owners: NOT_GIVEN,
        expected_monthly_volume: NOT_GIVEN,
        networks: NOT_GIVEN,
        channels: NOT_GIVEN,
        bank: NOT_GIVEN,
        documents: NOT_GIVEN,
        declarations: NOT_GIVEN,
        metadata: NOT_GIVEN
      )
        super(
          Model.given(
            "legal_name" => legal_name,
            "trading_name" => trading_name,
            "registration_number" => registration_number,
            "registration_country" => registration_country,
            "incorporated_on" => incorporated_on,
            "business_type" => business_type,
            "tax_number" => tax_number,
            "vat_number" => vat_number,
            "physical_address" => physical_address,
            "postal_address" => postal_address,
            "contact" => contact,
            "directors" => directors,
            "beneficial_owners" => beneficial_owners,
            "expected_monthly_volume" => expected_monthly_volume,
            "networks" => networks,
            "channels" => channels,
            "bank" => bank,
            "documents" => documents,
            "declarations" => declarations,
            "metadata" => metadata
          )
        )
      end

      # Registered legal name of the business.
      # Type: `Label`.
      def legal_name = self["legal_name"]

      # Trading name, if different from the legal name. Null removes it.
      # Type: `Label`.
      def trading_name = self["trading_name"]

      # Company registration number. Null removes it.
      # Type: `RegistryNumber`.
      def registration_number = self["registration_number"]

      # Country of registration, as a two-letter code.
      # Type: `CountryCode`.
      def registration_country = self["registration_country"]

      # Date the business was registered. Null removes it.
      # Type: `CalendarDay`.
      def incorporated_on = self["incorporated_on"]

      # Legal form of the business. Null removes it.
      def business_type = self["business_type"]

      # Taxpayer identification number (TIN). Null removes it.
      # Type: `RegistryNumber`.
      def tax_number = self["tax_number"]

      # VAT number, if there is one. Null removes it.
      # Type: `RegistryNumber`.
      def vat_number = self["vat_number"]

      # Street address of the business. Null removes it.
      def physical_address = self["physical_address"]

      # Postal address, if different from the street address. Null removes it.
      def postal_address = self["postal_address"]

      # Person our staff contact about the application. Null removes it.
      def contact = self["contact"]

      # Directors of the business. Replaces the whole list.
      def directors = self["directors"]

      # Other owners of ten percent or more. Replaces the whole list.
      def beneficial_owners = self["beneficial_owners"]

      # Expected monthly sales, at face value.
      def expected_monthly_volume = self["expected_monthly_volume"]

      # Networks that the business wants to sell. Replaces the whole list.
      def networks = self["networks"]

      # Channels through which it reaches customers. Replaces the whole list.
      def channels = self["channels"]

      # Bank account of the business. Null removes it.
      def bank = self["bank"]

      # Supporting documents, uploaded with `POST /documents`.
      def documents = self["documents"]

      # Declarations of the business. Both must be true to submit.
      def declarations = self["declarations"]

      # Your own key-value data. Keys are merged; see `MetadataUpdate`. Null removes all keys.
      def metadata = self["metadata"]
    end

    # The bank account of the business.
    class DealerBank < Model
      # Name of the bank.
      # Type: `Label`.
      def name = self["name"]

      # Name of the branch.
      # Type: `Label`.
      def branch = self["branch"]

      # Name of the account holder.
      # Type: `Label`.
      def account_name = self["account_name"]

      # Last four digits of the account number. Never send the full number.
      # Type: `AccountEnding`.
      def account_number_last4 = self["account_number_last4"]

      # Currency of the account.
      def currency = self["currency"]
    end

    # The bank account of the business.
    class DealerBankInput < Model
      def initialize(
        name:,
        branch:,
        account_name:,
        account_number_last4:,
        currency:
      )
        super(
          Model.given(
            "name" => name,
            "branch" => branch,
            "account_name" => account_name,
            "account_number_last4" => account_number_last4,
            "currency" => currency
          )
        )
      end

      # Name of the bank.
      # Type: `Label`.
      def name = self["name"]

      # Name of the branch.
      # Type: `Label`.
      def branch = self["branch"]

      # Name of the account holder.
      # Type: `Label`.
      def account_name = self["account_name"]

      # Last four digits of the account number. Never send the full number.
      # Type: `AccountEnding`.
      def account_number_last4 = self["account_number_last4"]

      # Currency of the account.
      # Type: `CurrencyInput`.
      def currency = self["currency"]
    end

    # Declarations of the business.
    class DealerDeclarations < Model
      def initialize(
        accurate:,
        authorised:
      )
        super(
          Model.given(
            "accurate" => accurate,
            "authorised" => authorised
          )
        )
      end

      # Confirms that all information is true.
      def accurate = self["accurate"]

      # Confirms that the applicant is authorised to act for the business.
      def authorised = self["authorised"]
    end

    # IDs of the application's documents. Null or empty where a document is missing.
    class DealerDocuments < Model
      # Certificate of incorporation. Null if missing.
      # Type: `DocumentId`.
      def incorporation_certificate = self["incorporation_certificate"]

      # Form that lists the directors. Null if missing.
      # Type: `DocumentId`.
      def directors_form = self["directors_form"]

      # Identity card or passport of each director.
      def director_id = self["director_id"]

      # Proof of address from the last three months. Null if missing.
      # Type: `DocumentId`.
      def proof_of_address = self["proof_of_address"]

      # Confirmation letter from the bank. Null if missing.
      # Type: `DocumentId`.
      def bank_letter = self["bank_letter"]

      # Valid tax clearance certificate. Null if missing.
      # Type: `DocumentId`.
      def tax_clearance = self["tax_clearance"]
    end

    # IDs of the application's documents. Omitted fields keep their value.
    class DealerDocumentsInput < Model
      def initialize(
        incorporation_certificate: NOT_GIVEN,
        directors_form: NOT_GIVEN,
        director_id: NOT_GIVEN,
        proof_of_address: NOT_GIVEN,
        bank_letter: NOT_GIVEN,
        tax_clearance: NOT_GIVEN
      )
        super(
          Model.given(
            "incorporation_certificate" => incorporation_certificate,
            "directors_form" => directors_form,
            "director_id" => director_id,
            "proof_of_address" => proof_of_address,
            "bank_letter" => bank_letter,
            "tax_clearance" => tax_clearance
          )
        )
      end

      # Certificate of incorporation of the business. Null removes it.
      # Type: `DocumentId`.
      def incorporation_certificate = self["incorporation_certificate"]

      # Form that lists the directors. Null removes it.
      # Type: `DocumentId`.
      def directors_form = self["directors_form"]

      # Identity card or passport of each director. Replaces the whole list.
      def director_id = self["director_id"]

      # Proof of address from the last three months. Null removes it.
      # Type: `DocumentId`.
      def proof_of_address = self["proof_of_address"]

      # Confirmation letter from the bank. Null removes it.
      # Type: `DocumentId`.
      def bank_letter = self["bank_letter"]

      # Tax clearance certificate that is still valid. Null removes it.
      # Type: `DocumentId`.
      def tax_clearance = self["tax_clearance"]
    end

    # A director of the business.
    class Director < Model
      SECRETS = [
        "national_id",
        "date_of_birth",
      ].freeze

      def initialize(
        full_name:,
        national_id:,
        date_of_birth:,
        nationality:,
        address:,
        is_pep:,
        shareholding_percent:
      )
        super(
          Model.given(
            "full_name" => full_name,
            "national_id" => national_id,
            "date_of_birth" => date_of_birth,
            "nationality" => nationality,
            "address" => address,
            "is_pep" => is_pep,
            "shareholding_percent" => shareholding_percent
          )
        )
      end

      # Full name, as on the identity document.
      # Type: `Label`.
      def full_name = self["full_name"]

      # Number of the identity card or passport. Stored encrypted.
      # Type: `RegistryNumber`.
      def national_id = self["national_id"]

      # Date of birth of the director. Stored encrypted.
      # Type: `CalendarDay`.
      def date_of_birth = self["date_of_birth"]

      # Nationality, as a two-letter country code.
      # Type: `CountryCode`.
      def nationality = self["nationality"]

      # Home address on one line.
      # Type: `Note`.
      def address = self["address"]

      # Whether the director is a politically exposed person.
      def is_pep = self["is_pep"]

      # Percentage of the business that the director owns.
      # Type: `Percent`.
      def shareholding_percent = self["shareholding_percent"]
    end

    # A message from a reviewer.
    class ReviewerMessage < Model
      # Time at which the message was written.
      # Type: `UnixTime`.
      def at = self["at"]

      # Text of the message.
      def text = self["text"]
    end
  end
end
