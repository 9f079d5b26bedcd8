# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class RecipientBulk(Model):
    """
    Outcome of a bulk request.
    """

    __slots__ = ()
    _codecs = {
        "results": ["RecipientBulkResult"],
    }
    object: Literal["recipient_bulk"]
    """
    Always `recipient_bulk`.
    """
    livemode: bool
    """
    Whether the object exists in live mode.
    """
    created_count: int
    """
    Number of recipients created.
    Type: `Count`.
    """
    updated_count: int
    """
    Number of recipients updated.
    Type: `Count`.
    """
    unchanged_count: int
    """
    Number of recipients left unchanged.
    Type: `Count`.
    """
    failed_count: int
    """
    Number of lines that failed.
    Type: `Count`.
    """
    results: List[_models.RecipientBulkResult]
    """
    Outcome of each line, in the original order.
    """


class RecipientBulkCreate(Model):
    """
    Recipients to create or update at once. Set `recipients` or `csv`.
    """

    __slots__ = ()
    _codecs = {
        "recipients": ["RecipientBulkLine"],
    }
    recipients: Optional[List[_models.RecipientBulkLine]]
    """
    Recipients to create or update, at most 1,000.
    """
    csv: Optional[str]
    """
    The recipients as CSV. Columns are named like the fields, in any case: `name`, `first_name`,
    `external_id`, `phone`, `email`, `meter`, `payroll_id`, `cost_center`, `tags` (separated by
    `;`), `monthly_cap.USD`, `notes` and `metadata[key]`. A file that an export of recipients wrote
    can be sent as it is.
    Type: `RecipientCsv`.
    """
    unknown_columns: Optional[str]
    """
    What to do with columns of `csv` that have another name.
    See `UnknownColumns`.
    """
    mode: Optional[str]
    """
    What to do with lines whose recipient already exists.
    See `RecipientBulkMode`.
    """
    match: Optional[str]
    """
    Field by which a line finds its recipient.
    See `RecipientMatch`.
    """
    atomic: Optional[bool]
    """
    Write all lines or none: a single invalid line rejects the whole request.
    """

    def __init__(
        self,
        *,
        recipients: Sequence[Union[_models.RecipientBulkLine, Mapping[str, Any]]] = NOT_GIVEN,
        csv: str = NOT_GIVEN,
        unknown_columns: str = NOT_GIVEN,
        mode: str = NOT_GIVEN,
        match: str = NOT_GIVEN,
        atomic: bool = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "recipients": recipients,
                    "csv": csv,
                    "unknown_columns": unknown_columns,
                    "mode": mode,
                    "match": match,
                    "atomic": atomic,
                }
            )
        )


class RecipientBulkLine(Model):
    """
    One recipient of a bulk request, with the fields of `RecipientCreate`. Fields are parsed
    leniently: an invalid value fails only its line. An unknown field returns 400.
    """

    __slots__ = ()
    _codecs = {
        "meters": ["RecipientMeterLine"],
        "consent": "RecipientConsentLine",
    }
    id: Optional[str]
    """
    ID of the recipient to update, `rcp_…`, as an export has it. Takes precedence over `match`.
    Type: `LineValue`.
    """
    name: Optional[str]
    """
    Name of the person, used in SMS merge fields. Required.
    Type: `LineValue`.
    """
    first_name: Optional[str]
    """
    First name of the person. Default: the first word of the name.
    Type: `LineValue`.
    """
    external_id: Optional[str]
    """
    Your own ID for the recipient, unique in the account.
    Type: `LineValue`.
    """
    phone: Optional[str]
    """
    Mobile number, in any Zimbabwean format.
    Type: `LineValue`.
    """
    email: Optional[str]
    """
    Email address to contact.
    Type: `LineValue`.
    """
    meters: Optional[List[_models.RecipientMeterLine]]
    """
    Electricity meters of the recipient.
    """
    default_meter: Optional[str]
    """
    Meter used when none is specified. Default: the first of `meters`. Without `meters`, a new
    number replaces the default meter of before.
    Type: `LineValue`.
    """
    groups: Optional[List[str]]
    """
    IDs of groups to add the recipient to: `grp_…`.
    """
    monthly_cap: Optional[Dict[str, str]]
    """
    Maximum to send per calendar month in Harare. Exceeding it only warns.
    """
    consent: Optional[_models.RecipientConsentLine]
    """
    Consent of the person. Required if the legal basis is `consent`.
    """
    tags: Optional[List[str]]
    """
    Tags to group and filter recipients by.
    """
    payroll_id: Optional[str]
    """
    Your payroll number for the person. Unique in the account.
    Type: `LineValue`.
    """
    cost_center: Optional[str]
    """
    Cost centre that sends to the recipient are booked to: `cc_…`, or `gl:` and its `gl_code`.
    Type: `LineValue`.
    """
    lawful_basis: Optional[str]
    """
    Legal basis for holding the recipient's personal data. Default: `contract`.
    Type: `LineValue`.
    """
    notes: Optional[str]
    """
    Internal notes for your team.
    Type: `LineValue`.
    """
    metadata: Optional[Dict[str, str]]
    """
    Your own key-value data about the recipient.
    """

    def __init__(
        self,
        *,
        id: str = NOT_GIVEN,
        name: str = NOT_GIVEN,
        first_name: str = NOT_GIVEN,
        external_id: str = NOT_GIVEN,
        phone: str = NOT_GIVEN,
        email: str = NOT_GIVEN,
        meters: Sequence[Union[_models.RecipientMeterLine, Mapping[str, Any]]] = NOT_GIVEN,
        default_meter: str = NOT_GIVEN,
        groups: Sequence[str] = NOT_GIVEN,
        monthly_cap: Mapping[str, str] = NOT_GIVEN,
        consent: Union[_models.RecipientConsentLine, Mapping[str, Any]] = NOT_GIVEN,
        tags: Sequence[str] = NOT_GIVEN,
        payroll_id: str = NOT_GIVEN,
        cost_center: str = NOT_GIVEN,
        lawful_basis: str = NOT_GIVEN,
        notes: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "id": id,
                    "name": name,
                    "first_name": first_name,
                    "external_id": external_id,
                    "phone": phone,
                    "email": email,
                    "meters": meters,
                    "default_meter": default_meter,
                    "groups": groups,
                    "monthly_cap": monthly_cap,
                    "consent": consent,
                    "tags": tags,
                    "payroll_id": payroll_id,
                    "cost_center": cost_center,
                    "lawful_basis": lawful_basis,
                    "notes": notes,
                    "metadata": metadata,
                }
            )
        )


class RecipientBulkResult(Model):
    """
    Outcome of one line of a bulk request.
    """

    __slots__ = ()
    _codecs = {
        "error": "ErrorDetail",
        "warnings": ["RecipientWarning"],
    }
    line: int
    """
    Line number, starting at 1 and not counting the header row.
    """
    status: str
    """
    Outcome of the line.
    See `RecipientBulkStatus`.
    """
    recipient: Optional[str]
    """
    Recipient that was written. Null if the line failed.
    Type: `RecipientId`.
    """
    error: Optional[_models.ErrorDetail]
    """
    Reason the line failed: the error that `POST /recipients` would return. Null if it succeeded.
    """
    warnings: List[_models.RecipientWarning]
    """
    Warnings about a recipient that was created.
    """


class RecipientConsentInput(Model):
    """
    Consent given by a person.
    """

    __slots__ = ()
    at: Union[int, str]
    """
    Time at which the person gave consent.
    """
    source: str
    """
    Where consent was given: a form, a page, a call.
    Type: `Label`.
    """
    text_version: Optional[str]
    """
    Version of the text that the person agreed to.
    Type: `Label`.
    """

    def __init__(
        self,
        *,
        at: Union[int, str],
        source: str,
        text_version: Optional[str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "at": at,
                    "source": source,
                    "text_version": text_version,
                }
            )
        )


class RecipientConsentLine(Model):
    """
    The consent of a line's recipient, parsed leniently.
    """

    __slots__ = ()
    at: Optional[str]
    """
    When the person gave consent.
    Type: `LineValue`.
    """
    source: Optional[str]
    """
    Where consent was given: a form, a page, a call.
    Type: `LineValue`.
    """
    text_version: Optional[str]
    """
    Version of the text that the person agreed to.
    Type: `LineValue`.
    """

    def __init__(
        self,
        *,
        at: str = NOT_GIVEN,
        source: str = NOT_GIVEN,
        text_version: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "at": at,
                    "source": source,
                    "text_version": text_version,
                }
            )
        )


class RecipientCreate(Model):
    """
    Parameters to create a recipient. Set a phone number, a meter or both.
    """

    __slots__ = ()
    _codecs = {
        "meters": ["RecipientMeterInput"],
        "consent": "RecipientConsentInput",
    }
    name: str
    """
    Name of the person, used in SMS merge fields.
    Type: `Label`.
    """
    first_name: Optional[str]
    """
    First name of the person. Default: the first word of the name.
    Type: `Label`.
    """
    external_id: Optional[str]
    """
    Your own ID for the recipient, unique in the account.
    Type: `ExternalId`.
    """
    phone: Optional[str]
    """
    Mobile number, in any Zimbabwean format.
    Type: `PhoneInput`.
    """
    email: Optional[str]
    """
    Email address to contact.
    Type: `Email`.
    """
    meters: Optional[List[_models.RecipientMeterInput]]
    """
    Electricity meters of the recipient. They are confirmed when electricity is first sold to them.
    """
    default_meter: Optional[str]
    """
    Meter used when none is specified. Default: the first of `meters`.
    Type: `MeterInput`.
    """
    payroll_id: Optional[str]
    """
    Your payroll number for the person. Unique in the account.
    Type: `PayrollId`.
    """
    cost_center: Optional[str]
    """
    Cost centre that sends to the recipient are booked to.
    Type: `CostCenterId`.
    """
    groups: Optional[List[str]]
    """
    Groups to add the recipient to.
    """
    monthly_cap: Optional[Dict[str, Optional[str]]]
    """
    Maximum to send per calendar month in Harare. Exceeding it only warns.
    """
    lawful_basis: Optional[str]
    """
    Legal basis for holding the recipient's personal data.
    See `LawfulBasis`.
    """
    consent: Optional[_models.RecipientConsentInput]
    """
    Consent of the person. Required if the legal basis is `consent`.
    """
    tags: Optional[List[str]]
    """
    Tags to group and filter recipients by.
    """
    notes: Optional[str]
    """
    Internal notes for your team.
    Type: `Note`.
    """
    metadata: Optional[Dict[str, str]]
    """
    Your own key-value data about the recipient.
    """

    def __init__(
        self,
        *,
        name: str,
        first_name: str = NOT_GIVEN,
        external_id: str = NOT_GIVEN,
        phone: str = NOT_GIVEN,
        email: str = NOT_GIVEN,
        meters: Sequence[Union[_models.RecipientMeterInput, Mapping[str, Any]]] = NOT_GIVEN,
        default_meter: str = NOT_GIVEN,
        payroll_id: str = NOT_GIVEN,
        cost_center: str = NOT_GIVEN,
        groups: Sequence[str] = NOT_GIVEN,
        monthly_cap: Mapping[str, Optional[str]] = NOT_GIVEN,
        lawful_basis: str = NOT_GIVEN,
        consent: Union[_models.RecipientConsentInput, Mapping[str, Any]] = NOT_GIVEN,
        tags: Sequence[str] = NOT_GIVEN,
        notes: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "name": name,
                    "first_name": first_name,
                    "external_id": external_id,
                    "phone": phone,
                    "email": email,
                    "meters": meters,
                    "default_meter": default_meter,
                    "payroll_id": payroll_id,
                    "cost_center": cost_center,
                    "groups": groups,
                    "monthly_cap": monthly_cap,
                    "lawful_basis": lawful_basis,
                    "consent": consent,
                    "tags": tags,
                    "notes": notes,
                    "metadata": metadata,
                }
            )
        )


class RecipientMeterInput(Model):
    """
    An electricity meter of a recipient.
    """

    __slots__ = ()
    number: str
    """
    Meter number of 11 digits.
    Type: `MeterInput`.
    """
    label: Optional[str]
    """
    Your label for it, such as `Home`.
    Type: `Label`.
    """

    def __init__(
        self,
        *,
        number: str,
        label: Optional[str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "number": number,
                    "label": label,
                }
            )
        )


class RecipientMeterLine(Model):
    """
    A meter of a line, parsed leniently.
    """

    __slots__ = ()
    number: Optional[str]
    """
    Meter number of 11 digits.
    Type: `LineValue`.
    """
    label: Optional[str]
    """
    Your label for it, such as `Home`.
    Type: `LineValue`.
    """

    def __init__(
        self,
        *,
        number: str = NOT_GIVEN,
        label: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "number": number,
                    "label": label,
                }
            )
        )


class RecipientUpdate(Model):
    """
    Changes to a recipient. Omitted fields keep their value; a list replaces the whole list.
    """

    __slots__ = ()
    _codecs = {
        "meters": ["RecipientMeterInput"],
        "consent": "RecipientConsentInput",
    }
    name: Optional[str]
    """
    Name of the person, used in SMS merge fields. Null removes it.
    Type: `Label`.
    """
    first_name: Optional[str]
    """
    First name of the person. Null resets it to the first word of the name.
    Type: `Label`.
    """
    external_id: Optional[str]
    """
    Your own ID for the recipient. Null removes it.
    Type: `ExternalId`.
    """
    phone: Optional[str]
    """
    Mobile number, in any Zimbabwean format. Null removes it.
    Type: `PhoneInput`.
    """
    email: Optional[str]
    """
    Email address of the person. Null removes it.
    Type: `Email`.
    """
    meters: Optional[List[_models.RecipientMeterInput]]
    """
    Electricity meters of the recipient. Replaces the whole list.
    """
    default_meter: Optional[str]
    """
    Meter used when none is specified. Null removes it.
    Type: `MeterInput`.
    """
    payroll_id: Optional[str]
    """
    Your payroll number for the person. Null removes it.
    Type: `PayrollId`.
    """
    cost_center: Optional[str]
    """
    Cost centre that sends to the recipient are booked to. Null removes it.
    Type: `CostCenterId`.
    """
    groups: Optional[List[str]]
    """
    Static groups that the recipient is in. Replaces the whole list.
    """
    monthly_cap: Optional[Dict[str, Optional[str]]]
    """
    Maximum to send per calendar month in Harare. Exceeding it only warns. Null removes it.
    """
    lawful_basis: Optional[str]
    """
    Legal basis for holding the recipient's personal data.
    See `LawfulBasis`.
    """
    consent: Optional[_models.RecipientConsentInput]
    """
    Consent of the person. Null removes it.
    """
    tags: Optional[List[str]]
    """
    Tags to group and filter recipients by. Replaces the whole list.
    """
    notes: Optional[str]
    """
    Internal notes for your team. Null removes them.
    Type: `Note`.
    """
    metadata: Optional[Dict[str, Optional[str]]]
    """
    Your own key-value data. Keys are merged; see `MetadataUpdate`. Null removes all keys.
    """

    def __init__(
        self,
        *,
        name: Optional[str] = NOT_GIVEN,
        first_name: Optional[str] = NOT_GIVEN,
        external_id: Optional[str] = NOT_GIVEN,
        phone: Optional[str] = NOT_GIVEN,
        email: Optional[str] = NOT_GIVEN,
        meters: Sequence[Union[_models.RecipientMeterInput, Mapping[str, Any]]] = NOT_GIVEN,
        default_meter: Optional[str] = NOT_GIVEN,
        payroll_id: Optional[str] = NOT_GIVEN,
        cost_center: Optional[str] = NOT_GIVEN,
        groups: Sequence[str] = NOT_GIVEN,
        monthly_cap: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
        lawful_basis: str = NOT_GIVEN,
        consent: Optional[Union[_models.RecipientConsentInput, Mapping[str, Any]]] = NOT_GIVEN,
        tags: Sequence[str] = NOT_GIVEN,
        notes: Optional[str] = NOT_GIVEN,
        metadata: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "name": name,
                    "first_name": first_name,
                    "external_id": external_id,
                    "phone": phone,
                    "email": email,
                    "meters": meters,
                    "default_meter": default_meter,
                    "payroll_id": payroll_id,
                    "cost_center": cost_center,
                    "groups": groups,
                    "monthly_cap": monthly_cap,
                    "lawful_basis": lawful_basis,
                    "consent": consent,
                    "tags": tags,
                    "notes": notes,
                    "metadata": metadata,
                }
            )
        )


class RecipientWarning(Model):
    """
    A warning about a line. It was written nevertheless.
    """

    __slots__ = ()
    code: str
    """
    Reason for the warning. Decide by this.
    See `RecipientWarningCode`.
    """
    message: str
    """
    The warning as a sentence.
    Type: `ErrorMessage`.
    """
