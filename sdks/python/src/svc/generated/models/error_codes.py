# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class ErrorCodeEntry(Model):
    """
    An error code: what happened and what to do next.
    """

    __slots__ = ()
    object: Literal["error_code"]
    """
    Always `error_code`.
    """
    code: str
    """
    Code to decide by. Its meaning never changes.
    Type: `ErrorCode`.
    """
    status: int
    """
    HTTP status of the error.
    """
    type: str
    """
    Category of the error.
    See `ErrorType`.
    """
    meaning: str
    """
    What happened, in one sentence.
    Type: `ErrorMessage`.
    """
    fix: str
    """
    What to do next, in one sentence.
    Type: `ErrorMessage`.
    """
    retryable: bool
    """
    Whether the unchanged request may succeed later, with the same Idempotency-Key.
    """
    meta: List[str]
    """
    Names of the fields in `meta` of the error. Empty if there are none.
    """


class ErrorCodeList(Model):
    """
    Every error code, in alphabetical order, on one page.
    """

    __slots__ = ()
    _codecs = {
        "data": ["ErrorCodeEntry"],
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
    data: List[_models.ErrorCodeEntry]
    """
    All error codes, in alphabetical order.
    """
    has_more: bool
    """
    Always false: the list is one page.
    """
    next_cursor: Optional[str]
    """
    Always null: the list is one page.
    Type: `Cursor`.
    """
