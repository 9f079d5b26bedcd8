# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class Search(Model):
    """
    What a search found.
    """

    __slots__ = ()
    _codecs = {
        "results": ["SearchResult"],
    }
    object: Literal["search"]
    """
    Always `search`.
    """
    created: int
    """
    Time of the search.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    kinds: List[str]
    """
    Kinds that were searched: those that the key can read.
    """
    results: List[_models.SearchResult]
    """
    The newest objects of each kind that match, in the order of `kinds`.
    """
    truncated: bool
    """
    Whether more than ten objects of a kind match.
    """


class SearchResult(Model):
    """
    An object that the search found.
    """

    __slots__ = ()
    kind: str
    """
    Kind of the object.
    See `SearchKind`.
    """
    object_id: str
    """
    ID of the object.
    Type: `ObjectId`.
    """
    matched: str
    """
    What of the object the text is.
    See `SearchMatch`.
    """
    label: str
    """
    Target, name, reference or title of the object.
    """
    status: str
    """
    Status of the object.
    """
    created: int
    """
    Time at which the object was created.
    Type: `UnixTime`.
    """
    url: str
    """
    URL path of the object.
    Type: `UrlPath`.
    """
