# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class Bundle(Model):
    """
    A data bundle, sold at its price.
    """

    __slots__ = ()
    id: str
    """
    The bundle.
    Type: `BundleId`.
    """
    object: Literal["bundle"]
    """
    Always `bundle`.
    """
    created: int
    """
    When it was put into the catalogue.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it is of live mode.
    """
    product: str
    """
    The product that it belongs to.
    Type: `ProductId`.
    """
    network: str
    """
    The network that delivers it.
    Type: `NetworkId`.
    """
    name: str
    """
    What it is called.
    Type: `Label`.
    """
    description: str
    """
    What the customer gets.
    Type: `Note`.
    """
    amount: str
    """
    Its price.
    Type: `Money`.
    """
    currency: str
    """
    The currency of `amount`.
    See `Currency`.
    """
    validity_hours: Optional[int]
    """
    How many hours it lasts; null when it does not run out.
    """
    data_mb: Optional[int]
    """
    How many megabytes it holds; null when it is not counted in megabytes.
    """
    category: str
    """
    What it is for.
    See `BundleCategory`.
    """
    available: bool
    """
    Whether it can be sold now.
    """
    simulated: bool
    """
    Whether it is made up for test mode.
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
    Something to sell, in one currency, at face value.
    """

    __slots__ = ()
    _codecs = {
        "networks": ["ProductNetwork"],
    }
    id: str
    """
    The product, by its slug: `<type>-<currency>`.
    Type: `ProductId`.
    """
    object: Literal["product"]
    """
    Always `product`.
    """
    created: int
    """
    When it was put into the catalogue.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether its availability is that of live mode.
    """
    type: str
    """
    What it is.
    See `SendType`.
    """
    currency: str
    """
    The currency it is sold in.
    See `Currency`.
    """
    network: Optional[str]
    """
    The network, if the product is sold on one network only. Otherwise null: see `networks`.
    Type: `NetworkId`.
    """
    name: str
    """
    What it is called.
    Type: `Label`.
    """
    min_amount: str
    """
    The smallest amount over all networks. A network may have a higher minimum: check an amount
    against `networks`.
    Type: `Money`.
    """
    max_amount: str
    """
    The largest amount over all networks. A network may have a lower maximum: check an amount
    against `networks`.
    Type: `Money`.
    """
    amount_step: str
    """
    Amounts are multiples of this.
    Type: `Money`.
    """
    denominations: Optional[List[str]]
    """
    The only amounts that are sold; null when any amount in range is.
    """
    networks: List[_models.ProductNetwork]
    """
    The product on each of its networks, with the amounts that the network takes.
    """
    available: bool
    """
    False only when it is paused on every network, or not sold in this mode.
    """
    paused_until: Optional[int]
    """
    When a pause is expected to end; null when it is not paused, or nobody knows.
    Type: `UnixTime`.
    """
    fields_required: List[str]
    """
    The fields of `POST /sends` that a sale of it needs.
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
    A product on one of its networks.
    """

    __slots__ = ()
    network: str
    """
    The network.
    Type: `NetworkId`.
    """
    min_amount: str
    """
    The smallest amount that the network takes.
    Type: `Money`.
    """
    max_amount: str
    """
    The largest amount that the network takes.
    Type: `Money`.
    """
    available: bool
    """
    Whether it can be sold on this network now.
    """
    paused_reason: Optional[str]
    """
    Why it cannot; null when it can.
    See `PausedReason`.
    """
