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


class Product(Model):
    """
    Something you can sell, in one currency, at face value.
    """

    __slots__ = ()
    _codecs = {
        "networks": ["ProductNetwork"],
    }
    id: str
    """
    ID of the product: `<type>-<currency>`.
    Type: `ProductId`.
    """
    object: Literal["product"]
    """
    Always `product`.
    """
    created: int
    """
    Time at which the product was added to the catalogue.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: str
    """
    Type of the sale.
    See `SendType`.
    """
    currency: str
    """
    The currency of the product.
    See `Currency`.
    """
    network: Optional[str]
    """
    ID of the network if only one network sells the product. Otherwise null; see `networks`.
    Type: `NetworkId`.
    """
    name: str
    """
    Name of the product.
    Type: `Label`.
    """
    min_amount: str
    """
    Minimum amount across all networks. A network can have a higher minimum: check an amount
    against `networks`.
    Type: `Money`.
    """
    max_amount: str
    """
    Maximum amount across all networks. A network can have a lower maximum: check an amount against
    `networks`.
    Type: `Money`.
    """
    amount_step: str
    """
    Amounts must be a multiple of this.
    Type: `Money`.
    """
    denominations: Optional[List[str]]
    """
    The only amounts that can be sold. Null if any amount within the limits can be sold.
    """
    networks: List[_models.ProductNetwork]
    """
    Limits and availability on each network.
    """
    available: bool
    """
    Whether the product can be sold. False only if every network has paused it or it is not sold in
    this mode.
    """
    paused_until: Optional[int]
    """
    Expected end of the pause. Null if the product is not paused or the end is unknown.
    Type: `UnixTime`.
    """
    fields_required: List[str]
    """
    Fields of `POST /sends` that are required to sell this product.
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


class ProductNetwork(Model):
    """
    Limits and availability of a product on one network.
    """

    __slots__ = ()
    network: str
    """
    ID of the network.
    Type: `NetworkId`.
    """
    min_amount: str
    """
    Minimum amount on this network.
    Type: `Money`.
    """
    max_amount: str
    """
    Maximum amount on this network.
    Type: `Money`.
    """
    available: bool
    """
    Whether the product can be sold on this network now.
    """
    paused_reason: Optional[str]
    """
    Why the product is paused on this network. Null if it is available.
    See `PausedReason`.
    """
