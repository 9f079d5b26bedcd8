# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class Health(Model):
    """
    Health of the service, and its clock.
    """

    __slots__ = ()
    object: Literal["health"]
    """
    Always `health`.
    """
    status: str
    """
    Health of the service.
    See `HealthStatus`.
    """
    version: str
    """
    Version of the running program.
    """
    time: int
    """
    Current time of the service. Compare it with your clock.
    Type: `UnixTime`.
    """
