# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class SendAdvance(Model):
    """
    How to advance a test send.
    """

    __slots__ = ()
    to: Optional[str]
    """
    Target status. Default: the next step determined by the last four digits of the number.
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
