# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class Bundle(Model):
    """
    A data bundle, sold at a fixed price.
    """

    __slots__ = ()
    id: str
    """
    ID of the bundle.
    Type: `BundleId`.
    """
    object: Literal["bundle"]
    """
    Always `bundle`.
    """
    created: int
    """
    Time at which the bundle was added to the catalogue.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    product: str
    """
    ID of the product that the bundle belongs to.
    Type: `ProductId`.
    """
    network: str
    """
    ID of the network that delivers the bundle.
    Type: `NetworkId`.
    """
    name: str
    """
    Name of the bundle.
    Type: `Label`.
    """
    description: str
    """
    What the customer receives, in one sentence.
    Type: `Note`.
    """
    amount: str
    """
    Price of the bundle: the face value.
    Type: `Money`.
    """
    currency: str
    """
    The currency of `amount`.
    See `Currency`.
    """
    validity_hours: Optional[int]
    """
    How long the bundle is valid, in hours. Null if it does not expire.
    """
    data_mb: Optional[int]
    """
    Data in megabytes. Null if the bundle is not measured in megabytes.
    """
    category: str
    """
    Category of the bundle.
    See `BundleCategory`.
    """
    available: bool
    """
    Whether the bundle can be sold now.
    """
    simulated: bool
    """
    Whether the bundle is simulated for test mode.
    """


class BundleList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["Bundle"],
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
    data: List[_models.Bundle]
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


class ProductList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["Product"],
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
    data: List[_models.Product]
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
