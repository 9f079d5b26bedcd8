# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class Document(Model):
    """
    A document for our staff. The file cannot be downloaded again.
    """

    __slots__ = ()
    id: str
    """
    ID of the document.
    Type: `DocumentId`.
    """
    object: Literal["document"]
    """
    Always `document`.
    """
    created: int
    """
    Time at which the document was uploaded.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    purpose: str
    """
    Purpose of the document.
    See `DocumentPurpose`.
    """
    filename: str
    """
    Name of the uploaded file.
    Type: `FileName`.
    """
    size: int
    """
    Size of the file in bytes.
    """
    mime: str
    """
    Media type of the file.
    See `DocumentType`.
    """
    sha256: str
    """
    SHA-256 hash of the file, to compare with yours.
    Type: `Sha256`.
    """
    status: str
    """
    Current status of the review by our staff.
    See `DocumentStatus`.
    """
    reason: Optional[str]
    """
    Why the document was rejected. Null unless rejected.
    Type: `Note`.
    """


class DocumentList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["Document"],
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
    data: List[_models.Document]
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


class DocumentUpload(Model):
    """
    A form with a file, sent as `multipart/form-data`.
    """

    __slots__ = ()
    purpose: str
    """
    Purpose of the document.
    See `DocumentPurpose`.
    """
    file: Any
    """
    The file: PDF, JPEG or PNG.
    """
    filename: Optional[str]
    """
    Name of the file. Default: the one in the head of `file`.
    Type: `FileName`.
    """

    def __init__(
        self,
        *,
        purpose: str,
        file: Any,
        filename: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "purpose": purpose,
                    "file": file,
                    "filename": filename,
                }
            )
        )
