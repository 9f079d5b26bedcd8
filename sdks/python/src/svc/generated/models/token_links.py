# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class TokenLink(Model):
    """
    The tokens that a link read.
    """

    __slots__ = ()
    _codecs = {
        "tokens": ["SendToken"],
    }
    object: Literal["token_link"]
    """
    Always `token_link`.
    """
    created: int
    """
    When the link was made.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it is of live mode.
    """
    send: str
    """
    The send.
    Type: `SendId`.
    """
    tokens: List[_models.SendToken]
    """
    The tokens in clear, in the order of entry.
    """
    units_kwh: Optional[str]
    """
    The kilowatt hours bought; null when they are not known.
    Type: `Units`.
    """
