# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class TokenLink(Model):
    """
    The power tokens that a token link revealed.
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
    Time at which the link was created.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    send: str
    """
    ID of the send.
    Type: `SendId`.
    """
    tokens: List[_models.SendToken]
    """
    The tokens in clear text, in the order in which they must be entered.
    """
    units_kwh: Optional[str]
    """
    Units bought, in kilowatt hours. Null if unknown.
    Type: `Units`.
    """
