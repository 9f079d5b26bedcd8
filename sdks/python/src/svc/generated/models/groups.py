# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class GroupCreate(Model):
    """
    Parameters to create a group. With a `filter` it is dynamic, otherwise static.
    """

    __slots__ = ()
    _codecs = {
        "filter": "GroupFilterInput",
    }
    name: str
    """
    Name of the group, unique in the account.
    Type: `Label`.
    """
    description: Optional[str]
    """
    Description for your own use.
    Type: `Note`.
    """
    filter: Optional[_models.GroupFilterInput]
    """
    Filter that selects the members of a dynamic group.
    """
    metadata: Optional[Dict[str, str]]
    """
    Your own key-value data about the group.
    """

    def __init__(
        self,
        *,
        name: str,
        description: str = NOT_GIVEN,
        filter: Union[_models.GroupFilterInput, Mapping[str, Any]] = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "name": name,
                    "description": description,
                    "filter": filter,
                    "metadata": metadata,
                }
            )
        )


class GroupFilterInput(Model):
    """
    Filter of a dynamic group. Set one condition or both.
    """

    __slots__ = ()
    cost_center: Optional[str]
    """
    Recipients of this cost centre.
    Type: `CostCenterId`.
    """
    tag: Optional[str]
    """
    Recipients with this tag.
    Type: `Tag`.
    """

    def __init__(
        self,
        *,
        cost_center: Optional[str] = NOT_GIVEN,
        tag: Optional[str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "cost_center": cost_center,
                    "tag": tag,
                }
            )
        )


class GroupList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["Group"],
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
    data: List[_models.Group]
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


class GroupMembersChange(Model):
    """
    Recipients to add to and remove from a static group.
    """

    __slots__ = ()
    add: Optional[List[str]]
    """
    Recipients to add. Existing members are not an error.
    """
    remove: Optional[List[str]]
    """
    Recipients to remove. Recipients who are not members are not an error.
    """

    def __init__(
        self,
        *,
        add: Sequence[str] = NOT_GIVEN,
        remove: Sequence[str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "add": add,
                    "remove": remove,
                }
            )
        )


class GroupUpdate(Model):
    """
    Changes to a group. Omitted fields keep their value.
    """

    __slots__ = ()
    _codecs = {
        "filter": "GroupFilterInput",
    }
    name: Optional[str]
    """
    Name of the group, unique in the account.
    Type: `Label`.
    """
    description: Optional[str]
    """
    Description for your own use. Null removes it.
    Type: `Note`.
    """
    filter: Optional[_models.GroupFilterInput]
    """
    Filter that selects the members. Replaces the whole filter. Null for a static group.
    """
    metadata: Optional[Dict[str, Optional[str]]]
    """
    Your own key-value data. Keys are merged; see `MetadataUpdate`. Null removes all keys.
    """

    def __init__(
        self,
        *,
        name: str = NOT_GIVEN,
        description: Optional[str] = NOT_GIVEN,
        filter: Optional[Union[_models.GroupFilterInput, Mapping[str, Any]]] = NOT_GIVEN,
        metadata: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "name": name,
                    "description": description,
                    "filter": filter,
                    "metadata": metadata,
                }
            )
        )
