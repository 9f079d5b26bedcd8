# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class Health(Model):
    """
    Whether the service answers, and its clock.
    """

    __slots__ = ()
    object: Literal["health"]
    """
    Always `health`.
    """
    status: str
    """
    How the service is doing.
    See `HealthStatus`.
    """
    version: str
    """
    The version of the running program.
    """
    time: int
    """
    The service's clock. Compare it with yours.
    Type: `UnixTime`.
    """
