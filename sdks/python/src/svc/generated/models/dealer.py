# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class Address(Model):
    """
    A postal or street address.
    """

    __slots__ = ()
    line1: str
    """
    Street name and number.
    Type: `Label`.
    """
    line2: Optional[str]
    """
    Building, floor or unit. Null if not set.
    Type: `Label`.
    """
    city: str
    """
    City or town name.
    Type: `Label`.
    """
    province: str
    """
    Province of the address.
    Type: `Label`.
    """


class AddressInput(Model):
    """
    A postal or street address.
    """

    __slots__ = ()
    line1: str
    """
    Street name and number.
    Type: `Label`.
    """
    line2: Optional[str]
    """
    Building, floor or unit. Null removes it.
    Type: `Label`.
    """
    city: str
    """
    City or town name.
    Type: `Label`.
    """
    province: str
    """
    Province of the address.
    Type: `Label`.
    """

    def __init__(
        self,
        *,
        line1: str,
        city: str,
        province: str,
        line2: Optional[str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "line1": line1,
                    "line2": line2,
                    "city": city,
                    "province": province,
                }
            )
        )


class BeneficialOwner(Model):
    """
    A person who owns ten percent or more of the business.
    """

    __slots__ = ()
    _secrets = frozenset(
        (
            "national_id",
        )
    )
    full_name: str
    """
    Full name, as on the identity document.
    Type: `Label`.
    """
    national_id: str
    """
    Number of the identity card or passport. Stored encrypted.
    Type: `RegistryNumber`.
    """
    nationality: str
    """
    Nationality, as a two-letter country code.
    Type: `CountryCode`.
    """
    is_pep: bool
    """
    Whether the owner is a politically exposed person.
    """
    shareholding_percent: str
    """
    Percentage of the business that the person owns.
    Type: `Percent`.
    """

    def __init__(
        self,
        *,
        full_name: str,
        national_id: str,
        nationality: str,
        is_pep: bool,
        shareholding_percent: str,
    ) -> None:
        super().__init__(
            given(
                **{
                    "full_name": full_name,
                    "national_id": national_id,
                    "nationality": nationality,
                    "is_pep": is_pep,
                    "shareholding_percent": shareholding_percent,
                }
            )
        )


class ContactPerson(Model):
    """
    The person our staff contact about the application.
    """

    __slots__ = ()
    name: str
    """
    Full name of the contact.
    Type: `Label`.
    """
    role: str
    """
    Position in the business.
    Type: `Label`.
    """
    email: str
    """
    Email address of the contact.
    Type: `Email`.
    """
    phone: str
    """
    Phone number of the contact.
    Type: `E164`.
    """


class ContactPersonInput(Model):
    """
    The person our staff contact about the application.
    """

    __slots__ = ()
    name: str
    """
    Full name of the contact.
    Type: `Label`.
    """
    role: str
    """
    Position in the business.
    Type: `Label`.
    """
    email: str
    """
    Email address of the contact.
    Type: `Email`.
    """
    phone: str
    """
    Phone number of the contact.
    Type: `PhoneInput`.
    """

    def __init__(
        self,
        *,
        name: str,
        role: str,
        email: str,
        phone: str,
    ) -> None:
        super().__init__(
            given(
                **{
                    "name": name,
                    "role": role,
                    "email": email,
                    "phone": phone,
                }
            )
        )


class DealerApplication(Model):
    """
    An application of a business for dealer pricing.
    """

    __slots__ = ()
    _codecs = {
        "physical_address": "Address",
        "postal_address": "Address",
        "contact": "ContactPerson",
        "directors": ["Director"],
        "beneficial_owners": ["BeneficialOwner"],
        "bank": "DealerBank",
        "documents": "DealerDocuments",
        "declarations": "DealerDeclarations",
        "discounts": ["DealerDiscount"],
        "reviewer_messages": ["ReviewerMessage"],
    }
    id: str
    """
    Unique identifier of the object.
    Type: `DealerApplicationId`.
    """
    object: Literal["dealer_application"]
    """
    Always `dealer_application`.
    """
    created: int
    """
    Time at which the application was created.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether the object exists in live mode.
    """
    status: str
    """
    Current status. Decide by this; see Lifecycles.
    See `DealerApplicationStatus`.
    """
    legal_name: str
    """
    Registered legal name of the business.
    Type: `Label`.
    """
    trading_name: Optional[str]
    """
    Trading name, if different from the legal name. Null if not set.
    Type: `Label`.
    """
    registration_number: Optional[str]
    """
    Company registration number. Null if not set.
    Type: `RegistryNumber`.
    """
    registration_country: str
    """
    Country of registration, as a two-letter code.
    Type: `CountryCode`.
    """
    incorporated_on: Optional[str]
    """
    Date the business was registered. Null if not set.
    Type: `CalendarDay`.
    """
    business_type: Optional[str]
    """
    Legal form of the business. Null if not set.
    See `BusinessType`.
    """
    tax_number: Optional[str]
    """
    Taxpayer identification number (TIN). Null if not set.
    Type: `RegistryNumber`.
    """
    vat_number: Optional[str]
    """
    VAT number. Null if there is none.
    Type: `RegistryNumber`.
    """
    physical_address: Optional[_models.Address]
    """
    Street address of the business. Null if not set.
    """
    postal_address: Optional[_models.Address]
    """
    Postal address, if different from the street address. Null if not set.
    """
    contact: Optional[_models.ContactPerson]
    """
    Person our staff contact about the application. Null if not set.
    """
    directors: List[_models.Director]
    """
    Directors of the business.
    """
    beneficial_owners: List[_models.BeneficialOwner]
    """
    Other owners of ten percent or more.
    """
    expected_monthly_volume: Dict[str, Optional[str]]
    """
    Expected monthly sales, at face value.
    """
    networks: List[str]
    """
    Networks that the business wants to sell.
    """
    channels: List[str]
    """
    Channels through which the business reaches its customers.
    """
    bank: Optional[_models.DealerBank]
    """
    Bank account of the business. Null if not set.
    """
    documents: _models.DealerDocuments
    """
    Supporting documents, uploaded with `POST /documents`.
    """
    declarations: _models.DealerDeclarations
    """
    Declarations of the business.
    """
    missing: List[str]
    """
    Required fields that are still missing. Empty when the application can be submitted.
    """
    submitted_at: Optional[int]
    """
    Time at which it was last submitted. Null if it never was.
    Type: `UnixTime`.
    """
    decided_at: Optional[int]
    """
    Time at which our staff decided. Null until then.
    Type: `UnixTime`.
    """
    decision_note: Optional[str]
    """
    Note from our staff about the decision. Null if there is none.
    Type: `Note`.
    """
    discounts: List[_models.DealerDiscount]
    """
    Discounts on the face value. Empty until approved.
    """
    reviewer_messages: List[_models.ReviewerMessage]
    """
    Messages from reviewers, oldest first.
    """
    metadata: Dict[str, str]
    """
    Your own key-value data about the application.
    """


class DealerApplicationCreate(Model):
    """
    Parameters to create an application. Fields you omit can be added later, before it is submitted.
    """

    __slots__ = ()
    _codecs = {
        "physical_address": "AddressInput",
        "postal_address": "AddressInput",
        "contact": "ContactPersonInput",
        "directors": ["Director"],
        "beneficial_owners": ["BeneficialOwner"],
        "bank": "DealerBankInput",
        "documents": "DealerDocumentsInput",
        "declarations": "DealerDeclarations",
    }
    legal_name: str
    """
    Registered legal name of the business.
    Type: `Label`.
    """
    trading_name: Optional[str]
    """
    Trading name, if different from the legal name.
    Type: `Label`.
    """
    registration_number: Optional[str]
    """
    Number in the register of companies.
    Type: `RegistryNumber`.
    """
    registration_country: Optional[str]
    """
    Country of registration, as a two-letter code. Default: `ZW`.
    Type: `CountryCode`.
    """
    incorporated_on: Optional[str]
    """
    Date the business was registered.
    Type: `CalendarDay`.
    """
    business_type: Optional[str]
    """
    Legal form of the business.
    See `BusinessType`.
    """
    tax_number: Optional[str]
    """
    Taxpayer identification number (TIN).
    Type: `RegistryNumber`.
    """
    vat_number: Optional[str]
    """
    VAT number, if there is one.
    Type: `RegistryNumber`.
    """
    physical_address: Optional[_models.AddressInput]
    """
    Street address of the business.
    """
    postal_address: Optional[_models.AddressInput]
    """
    Postal address, if different from the street address.
    """
    contact: Optional[_models.ContactPersonInput]
    """
    Person our staff contact about the application.
    """
    directors: Optional[List[_models.Director]]
    """
    Directors of the business. Replaces the whole list.
    """
    beneficial_owners: Optional[List[_models.BeneficialOwner]]
    """
    Other owners of ten percent or more. Replaces the whole list.
    """
    expected_monthly_volume: Optional[Dict[str, Optional[str]]]
    """
    Expected monthly sales, at face value.
    """
    networks: Optional[List[str]]
    """
    Networks that the business wants to sell. Replaces the whole list.
    """
    channels: Optional[List[str]]
    """
    Channels through which it reaches customers. Replaces the whole list.
    """
    bank: Optional[_models.DealerBankInput]
    """
    Bank account of the business.
    """
    documents: Optional[_models.DealerDocumentsInput]
    """
    Supporting documents, uploaded with `POST /documents`.
    """
    declarations: Optional[_models.DealerDeclarations]
    """
    Declarations of the business. Both must be true to submit.
    """
    metadata: Optional[Dict[str, str]]
    """
    Your own key-value data about the application.
    """

    def __init__(
        self,
        *,
        legal_name: str,
        trading_name: str = NOT_GIVEN,
        registration_number: str = NOT_GIVEN,
        registration_country: str = NOT_GIVEN,
        incorporated_on: str = NOT_GIVEN,
        business_type: str = NOT_GIVEN,
        tax_number: str = NOT_GIVEN,
        vat_number: str = NOT_GIVEN,
        physical_address: Union[_models.AddressInput, Mapping[str, Any]] = NOT_GIVEN,
        postal_address: Union[_models.AddressInput, Mapping[str, Any]] = NOT_GIVEN,
        contact: Union[_models.ContactPersonInput, Mapping[str, Any]] = NOT_GIVEN,
        directors: Sequence[Union[_models.Director, Mapping[str, Any]]] = NOT_GIVEN,
        beneficial_owners: Sequence[Union[_models.BeneficialOwner, Mapping[str, Any]]] = NOT_GIVEN,
        expected_monthly_volume: Mapping[str, Optional[str]] = NOT_GIVEN,
        networks: Sequence[str] = NOT_GIVEN,
        channels: Sequence[str] = NOT_GIVEN,
        bank: Union[_models.DealerBankInput, Mapping[str, Any]] = NOT_GIVEN,
        documents: Union[_models.DealerDocumentsInput, Mapping[str, Any]] = NOT_GIVEN,
        declarations: Union[_models.DealerDeclarations, Mapping[str, Any]] = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "legal_name": legal_name,
                    "trading_name": trading_name,
                    "registration_number": registration_number,
                    "registration_country": registration_country,
                    "incorporated_on": incorporated_on,
                    "business_type": business_type,
                    "tax_number": tax_number,
                    "vat_number": vat_number,
                    "physical_address": physical_address,
                    "postal_address": postal_address,
                    "contact": contact,
                    "directors": directors,
                    "beneficial_owners": beneficial_owners,
                    "expected_monthly_volume": expected_monthly_volume,
                    "networks": networks,
                    "channels": channels,
                    "bank": bank,
                    "documents": documents,
                    "declarations": declarations,
                    "metadata": metadata,
                }
            )
        )


class DealerApplicationUpdate(Model):
    """
    Changes to an application. Omitted fields keep their value.
    """

    __slots__ = ()
    _codecs = {
        "physical_address": "AddressInput",
        "postal_address": "AddressInput",
        "contact": "ContactPersonInput",
        "directors": ["Director"],
        "beneficial_owners": ["BeneficialOwner"],
        "bank": "DealerBankInput",
        "documents": "DealerDocumentsInput",
        "declarations": "DealerDeclarations",
    }
    legal_name: Optional[str]
    """
    Registered legal name of the business.
    Type: `Label`.
    """
    trading_name: Optional[str]
    """
    Trading name, if different from the legal name. Null removes it.
    Type: `Label`.
    """
    registration_number: Optional[str]
    """
    Company registration number. Null removes it.
    Type: `RegistryNumber`.
    """
    registration_country: Optional[str]
    """
    Country of registration, as a two-letter code.
    Type: `CountryCode`.
    """
    incorporated_on: Optional[str]
    """
    Date the business was registered. Null removes it.
    Type: `CalendarDay`.
    """
    business_type: Optional[str]
    """
    Legal form of the business. Null removes it.
    See `BusinessType`.
    """
    tax_number: Optional[str]
    """
    Taxpayer identification number (TIN). Null removes it.
    Type: `RegistryNumber`.
    """
    vat_number: Optional[str]
    """
    VAT number, if there is one. Null removes it.
    Type: `RegistryNumber`.
    """
    physical_address: Optional[_models.AddressInput]
    """
    Street address of the business. Null removes it.
    """
    postal_address: Optional[_models.AddressInput]
    """
    Postal address, if different from the street address. Null removes it.
    """
    contact: Optional[_models.ContactPersonInput]
    """
    Person our staff contact about the application. Null removes it.
    """
    directors: Optional[List[_models.Director]]
    """
    Directors of the business. Replaces the whole list.
    """
    beneficial_owners: Optional[List[_models.BeneficialOwner]]
    """
    Other owners of ten percent or more. Replaces the whole list.
    """
    expected_monthly_volume: Optional[Dict[str, Optional[str]]]
    """
    Expected monthly sales, at face value.
    """
    networks: Optional[List[str]]
    """
    Networks that the business wants to sell. Replaces the whole list.
    """
    channels: Optional[List[str]]
    """
    Channels through which it reaches customers. Replaces the whole list.
    """
    bank: Optional[_models.DealerBankInput]
    """
    Bank account of the business. Null removes it.
    """
    documents: Optional[_models.DealerDocumentsInput]
    """
    Supporting documents, uploaded with `POST /documents`.
    """
    declarations: Optional[_models.DealerDeclarations]
    """
    Declarations of the business. Both must be true to submit.
    """
    metadata: Optional[Dict[str, Optional[str]]]
    """
    Your own key-value data. Keys are merged; see `MetadataUpdate`. Null removes all keys.
    """

    def __init__(
        self,
        *,
        legal_name: str = NOT_GIVEN,
        trading_name: Optional[str] = NOT_GIVEN,
        registration_number: Optional[str] = NOT_GIVEN,
        registration_country: str = NOT_GIVEN,
        incorporated_on: Optional[str] = NOT_GIVEN,
        business_type: Optional[str] = NOT_GIVEN,
        tax_number: Optional[str] = NOT_GIVEN,
        vat_number: Optional[str] = NOT_GIVEN,
        physical_address: Optional[Union[_models.AddressInput, Mapping[str, Any]]] = NOT_GIVEN,
        postal_address: Optional[Union[_models.AddressInput, Mapping[str, Any]]] = NOT_GIVEN,
        contact: Optional[Union[_models.ContactPersonInput, Mapping[str, Any]]] = NOT_GIVEN,
        directors: Sequence[Union[_models.Director, Mapping[str, Any]]] = NOT_GIVEN,
        beneficial_owners: Sequence[Union[_models.BeneficialOwner, Mapping[str, Any]]] = NOT_GIVEN,
        expected_monthly_volume: Mapping[str, Optional[str]] = NOT_GIVEN,
        networks: Sequence[str] = NOT_GIVEN,
        channels: Sequence[str] = NOT_GIVEN,
        bank: Optional[Union[_models.DealerBankInput, Mapping[str, Any]]] = NOT_GIVEN,
        documents: Union[_models.DealerDocumentsInput, Mapping[str, Any]] = NOT_GIVEN,
        declarations: Union[_models.DealerDeclarations, Mapping[str, Any]] = NOT_GIVEN,
        metadata: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "legal_name": legal_name,
                    "trading_name": trading_name,
                    "registration_number": registration_number,
                    "registration_country": registration_country,
                    "incorporated_on": incorporated_on,
                    "business_type": business_type,
                    "tax_number": tax_number,
                    "vat_number": vat_number,
                    "physical_address": physical_address,
                    "postal_address": postal_address,
                    "contact": contact,
                    "directors": directors,
                    "beneficial_owners": beneficial_owners,
                    "expected_monthly_volume": expected_monthly_volume,
                    "networks": networks,
                    "channels": channels,
                    "bank": bank,
                    "documents": documents,
                    "declarations": declarations,
                    "metadata": metadata,
                }
            )
        )


class DealerBank(Model):
    """
    The bank account of the business.
    """

    __slots__ = ()
    name: str
    """
    Name of the bank.
    Type: `Label`.
    """
    branch: str
    """
    Name of the branch.
    Type: `Label`.
    """
    account_name: str
    """
    Name of the account holder.
    Type: `Label`.
    """
    account_number_last4: str
    """
    Last four digits of the account number. Never send the full number.
    Type: `AccountEnding`.
    """
    currency: str
    """
    Currency of the account.
    See `Currency`.
    """


class DealerBankInput(Model):
    """
    The bank account of the business.
    """

    __slots__ = ()
    name: str
    """
    Name of the bank.
    Type: `Label`.
    """
    branch: str
    """
    Name of the branch.
    Type: `Label`.
    """
    account_name: str
    """
    Name of the account holder.
    Type: `Label`.
    """
    account_number_last4: str
    """
    Last four digits of the account number. Never send the full number.
    Type: `AccountEnding`.
    """
    currency: str
    """
    Currency of the account.
    Type: `CurrencyInput`.
    """

    def __init__(
        self,
        *,
        name: str,
        branch: str,
        account_name: str,
        account_number_last4: str,
        currency: str,
    ) -> None:
        super().__init__(
            given(
                **{
                    "name": name,
                    "branch": branch,
                    "account_name": account_name,
                    "account_number_last4": account_number_last4,
                    "currency": currency,
                }
            )
        )


class DealerDeclarations(Model):
    """
    Declarations of the business.
    """

    __slots__ = ()
    accurate: bool
    """
    Confirms that all information is true.
    """
    authorised: bool
    """
    Confirms that the applicant is authorised to act for the business.
    """

    def __init__(
        self,
        *,
        accurate: bool,
        authorised: bool,
    ) -> None:
        super().__init__(
            given(
                **{
                    "accurate": accurate,
                    "authorised": authorised,
                }
            )
        )


class DealerDocuments(Model):
    """
    IDs of the application's documents. Null or empty where a document is missing.
    """

    __slots__ = ()
    incorporation_certificate: Optional[str]
    """
    Certificate of incorporation. Null if missing.
    Type: `DocumentId`.
    """
    directors_form: Optional[str]
    """
    Form that lists the directors. Null if missing.
    Type: `DocumentId`.
    """
    director_id: List[str]
    """
    Identity card or passport of each director.
    """
    proof_of_address: Optional[str]
    """
    Proof of address from the last three months. Null if missing.
    Type: `DocumentId`.
    """
    bank_letter: Optional[str]
    """
    Confirmation letter from the bank. Null if missing.
    Type: `DocumentId`.
    """
    tax_clearance: Optional[str]
    """
    Valid tax clearance certificate. Null if missing.
    Type: `DocumentId`.
    """


class DealerDocumentsInput(Model):
    """
    IDs of the application's documents. Omitted fields keep their value.
    """

    __slots__ = ()
    incorporation_certificate: Optional[str]
    """
    Certificate of incorporation of the business. Null removes it.
    Type: `DocumentId`.
    """
    directors_form: Optional[str]
    """
    Form that lists the directors. Null removes it.
    Type: `DocumentId`.
    """
    director_id: Optional[List[str]]
    """
    Identity card or passport of each director. Replaces the whole list.
    """
    proof_of_address: Optional[str]
    """
    Proof of address from the last three months. Null removes it.
    Type: `DocumentId`.
    """
    bank_letter: Optional[str]
    """
    Confirmation letter from the bank. Null removes it.
    Type: `DocumentId`.
    """
    tax_clearance: Optional[str]
    """
    Tax clearance certificate that is still valid. Null removes it.
    Type: `DocumentId`.
    """

    def __init__(
        self,
        *,
        incorporation_certificate: Optional[str] = NOT_GIVEN,
        directors_form: Optional[str] = NOT_GIVEN,
        director_id: Sequence[str] = NOT_GIVEN,
        proof_of_address: Optional[str] = NOT_GIVEN,
        bank_letter: Optional[str] = NOT_GIVEN,
        tax_clearance: Optional[str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "incorporation_certificate": incorporation_certificate,
                    "directors_form": directors_form,
                    "director_id": director_id,
                    "proof_of_address": proof_of_address,
                    "bank_letter": bank_letter,
                    "tax_clearance": tax_clearance,
                }
            )
        )


class Director(Model):
    """
    A director of the business.
    """

    __slots__ = ()
    _secrets = frozenset(
        (
            "national_id",
            "date_of_birth",
        )
    )
    full_name: str
    """
    Full name, as on the identity document.
    Type: `Label`.
    """
    national_id: str
    """
    Number of the identity card or passport. Stored encrypted.
    Type: `RegistryNumber`.
    """
    date_of_birth: str
    """
    Date of birth of the director. Stored encrypted.
    Type: `CalendarDay`.
    """
    nationality: str
    """
    Nationality, as a two-letter country code.
    Type: `CountryCode`.
    """
    address: str
    """
    Home address on one line.
    Type: `Note`.
    """
    is_pep: bool
    """
    Whether the director is a politically exposed person.
    """
    shareholding_percent: str
    """
    Percentage of the business that the director owns.
    Type: `Percent`.
    """

    def __init__(
        self,
        *,
        full_name: str,
        national_id: str,
        date_of_birth: str,
        nationality: str,
        address: str,
        is_pep: bool,
        shareholding_percent: str,
    ) -> None:
        super().__init__(
            given(
                **{
                    "full_name": full_name,
                    "national_id": national_id,
                    "date_of_birth": date_of_birth,
                    "nationality": nationality,
                    "address": address,
                    "is_pep": is_pep,
                    "shareholding_percent": shareholding_percent,
                }
            )
        )


class ReviewerMessage(Model):
    """
    A message from a reviewer.
    """

    __slots__ = ()
    at: int
    """
    Time at which the message was written.
    Type: `UnixTime`.
    """
    text: str
    """
    Text of the message.
    """
