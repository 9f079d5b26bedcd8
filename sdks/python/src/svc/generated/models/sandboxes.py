# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class Sandbox(Model):
    """
    A test account that was created without signing up, with a key to it.
    """

    __slots__ = ()
    _secrets = frozenset(
        (
            "key",
            "claim_url",
        )
    )
    object: Literal["sandbox"]
    """
    Always `sandbox`.
    """
    created: int
    """
    Time at which the object was created.
    Type: `UnixTime`.
    """
    livemode: Literal[False]
    """
    Always false: a sandbox is a test account.
    """
    account: str
    """
    ID of the test account.
    Type: `AccountId`.
    """
    name: str
    """
    Name of the organisation.
    Type: `Label`.
    """
    key: str
    """
    Secret key with every scope. Returned only here.
    Type: `KeySecret`.
    """
    claim_url: str
    """
    Page on which a person enters their email address to become the owner. Returned only here: give
    it to the person you work for and to no one else.
    Type: `WebUrl`.
    """
    expires_at: int
    """
    Time at which an unclaimed sandbox is deleted: 14 days after it was created.
    Type: `UnixTime`.
    """


class SandboxCreate(Model):
    """
    Parameters to create a sandbox.
    """

    __slots__ = ()
    name: Optional[str]
    """
    Name of the organisation.
    Type: `Label`.
    """

    def __init__(
        self,
        *,
        name: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "name": name,
                }
            )
        )
