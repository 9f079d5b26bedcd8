# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class Export(Model):
    """
    A file of objects, generated in the background.
    """

    __slots__ = ()
    _codecs = {
        "error": "Failure",
    }
    _renames = {
        "from_": "from",
    }
    _secrets = frozenset(
        (
            "download_url",
        )
    )
    id: str
    """
    Unique identifier of the object.
    Type: `ExportId`.
    """
    object: Literal["export"]
    """
    Always `export`.
    """
    created: int
    """
    Time at which the export was requested.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether the object exists in live mode.
    """
    kind: str
    """
    Kind of objects in the file.
    See `ExportKind`.
    """
    status: str
    """
    Current status. Decides whether the file is ready; see Lifecycles.
    See `ExportStatus`.
    """
    format: str
    """
    Format of the file.
    See `ExportFormat`.
    """
    from_: int
    """
    Start of the period, inclusive, by creation time.
    Type: `UnixTime`.
    """
    to: int
    """
    End of the period, exclusive, by creation time.
    Type: `UnixTime`.
    """
    filters: Dict[str, str]
    """
    Filters, as in the list of that kind.
    """
    columns: List[str]
    """
    Columns of the CSV in order. Empty for `json`.
    """
    include_tokens: bool
    """
    Whether power tokens are included unmasked.
    """
    text_guard: bool
    """
    Whether free text in CSV that a spreadsheet would calculate has a `'` in front.
    """
    rows: Optional[int]
    """
    Number of objects in the file. Null until ready.
    Type: `Count`.
    """
    size: Optional[int]
    """
    Size of the file in bytes. Null until ready.
    """
    sha256: Optional[str]
    """
    SHA-256 hash of the file. Null until ready.
    Type: `Sha256`.
    """
    download_url: Optional[str]
    """
    Signed URL of the file, which works without a key for 15 minutes. Each retrieval of the export
    returns a new one. Null until ready, and for keys that could not have created the export: those
    without the read scope of `kind`, or without `tokens:read` if `include_tokens` is true.
    Type: `WebUrl`.
    """
    expires_at: Optional[int]
    """
    Time at which the file will be deleted: seven days after it was ready, or earlier if the data
    of a recipient was erased. Null until it is ready.
    Type: `UnixTime`.
    """
    error: Optional[_models.Failure]
    """
    Reason the export failed. Null unless it failed.
    """


class ExportCreate(Model):
    """
    Parameters to create an export.
    """

    __slots__ = ()
    _renames = {
        "from_": "from",
    }
    kind: str
    """
    Kind of objects to export.
    See `ExportKind`.
    """
    from_: Optional[Union[int, str]]
    """
    Start of the period, inclusive, by creation time. Default: 30 days ago.
    """
    to: Optional[Union[int, str]]
    """
    End of the period, exclusive, by creation time. Default: the end of the current second.
    """
    filters: Optional[Dict[str, str]]
    """
    Filters, as in the list of that kind.
    """
    format: Optional[str]
    """
    Format of the file.
    See `ExportFormat`.
    """
    columns: Optional[List[str]]
    """
    Columns of the CSV in order, up to 40. Default: a useful selection.
    """
    include_tokens: Optional[bool]
    """
    Whether to include power tokens unmasked. Requires `tokens:read`.
    """
    text_guard: Optional[bool]
    """
    Whether free text in CSV that a spreadsheet would calculate gets a `'` in front. Set it to
    false for files that programs read.
    """

    def __init__(
        self,
        *,
        kind: str,
        from_: Union[int, str] = NOT_GIVEN,
        to: Union[int, str] = NOT_GIVEN,
        filters: Mapping[str, str] = NOT_GIVEN,
        format: str = NOT_GIVEN,
        columns: Sequence[str] = NOT_GIVEN,
        include_tokens: bool = NOT_GIVEN,
        text_guard: bool = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "kind": kind,
                    "from": from_,
                    "to": to,
                    "filters": filters,
                    "format": format,
                    "columns": columns,
                    "include_tokens": include_tokens,
                    "text_guard": text_guard,
                }
            )
        )


class ExportList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["Export"],
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
    data: List[_models.Export]
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
