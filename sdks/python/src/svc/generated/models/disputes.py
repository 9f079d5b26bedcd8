# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class DisputeCreate(Model):
    """
    Parameters to open a dispute.
    """

    __slots__ = ()
    _codecs = {
        "evidence": "DisputeEvidenceInput",
    }
    send: str
    """
    Send to be disputed.
    Type: `SendRef`.
    """
    reason: str
    """
    Reason for the dispute.
    See `DisputeReason`.
    """
    evidence: Optional[_models.DisputeEvidenceInput]
    """
    Evidence that supports the dispute.
    """
    metadata: Optional[Dict[str, str]]
    """
    Your own key-value data about the dispute.
    """

    def __init__(
        self,
        *,
        send: str,
        reason: str,
        evidence: Union[_models.DisputeEvidenceInput, Mapping[str, Any]] = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "send": send,
                    "reason": reason,
                    "evidence": evidence,
                    "metadata": metadata,
                }
            )
        )


class DisputeEvidenceInput(Model):
    """
    Evidence that supports a dispute.
    """

    __slots__ = ()
    text: Optional[str]
    """
    Description of what happened.
    Type: `DisputeText`.
    """
    attachments: Optional[List[str]]
    """
    IDs of pictures and documents uploaded with `POST /documents`.
    """
    customer_phone: Optional[str]
    """
    Phone number to reach the customer.
    Type: `PhoneInput`.
    """

    def __init__(
        self,
        *,
        text: str = NOT_GIVEN,
        attachments: Sequence[str] = NOT_GIVEN,
        customer_phone: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "text": text,
                    "attachments": attachments,
                    "customer_phone": customer_phone,
                }
            )
        )


class DisputeList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["Dispute"],
    }
    object: Literal["list"]
    """
    Always `list`.
    """
    url: str
    """
    URL path of this list.
    Type: `UrlPath`.
    """
    data: List[_models.Dispute]
    """
    Objects on this page.
    """
    has_more: bool
    """
    Whether there are more objects in the direction of the request.
    """
    next_cursor: Optional[str]
    """
    Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
    you sent `ending_before`). Null on the last page.
    Type: `Cursor`.
    """
