# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class SendAdvance(Model):
    """
    How to move a test send.
    """

    __slots__ = ()
    to: Optional[str]
    """
    Where it shall go. Left out: the next step that its number's last four digits script.
    See `SendAdvanceTarget`.
    """

    def __init__(
        self,
        *,
        to: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "to": to,
                }
            )
        )
