# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class ErrorCodeEntry(Model):
    """
    What is always true of an error of one code.
    """

    __slots__ = ()
    object: Literal["error_code"]
    """
    Always `error_code`.
    """
    code: str
    """
    The code to decide by; it never changes its meaning.
    Type: `ErrorCode`.
    """
    status: int
    """
    The HTTP status that it is answered with.
    """
    type: str
    """
    The family of the error.
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
    Whether the same request may succeed later as it stands, with the same Idempotency-Key.
    """
    meta: List[str]
    """
    The facts that `meta` of the error carries, by name; empty when it carries none.
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
    The path of this list.
    Type: `UrlPath`.
    """
    data: List[_models.ErrorCodeEntry]
    """
    The codes.
    """
    has_more: bool
    """
    Always false: it is one page.
    """
    next_cursor: Optional[str]
    """
    Always null.
    Type: `Cursor`.
    """
