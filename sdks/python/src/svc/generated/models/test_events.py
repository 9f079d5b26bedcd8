# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class TestEventTrigger(Model):
    """
    The event to simulate.
    """

    __slots__ = ()
    type: str
    """
    Type of the event.
    See `EventTypeName`.
    """

    def __init__(
        self,
        *,
        type: str,
    ) -> None:
        super().__init__(
            given(
                **{
                    "type": type,
                }
            )
        )
