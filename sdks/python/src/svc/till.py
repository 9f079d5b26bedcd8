"""
A till: sells under its own sale numbers, each of which is kept before anything leaves and ends as
one outcome, whatever dies in between.
"""

from __future__ import annotations

import inspect
import json
import threading
import time
from decimal import Decimal, InvalidOperation
from typing import Any, Callable, Dict, List, NamedTuple, Optional, Set, Union

from .client import Svc
from .generated.models import Send
from .runtime.error import ApiError, ArgumentError, ConfigurationError, ConnectionError
from .runtime.options import RequestOptions
from .runtime.retry import is_retryable
from .sale_store import FileSaleStore as FileSaleStore
from .sale_store import SaleRecord as SaleRecord
from .sale_store import SaleStore as SaleStore

WAIT_SECONDS = 60.0
#: For so long a request that was cut off may still arrive.
_ON_ITS_WAY_SECONDS = 120.0
_WAITING = ("scheduled", "pending", "submitted", "queued", "retrying")
_NOT_DELIVERED = ("failed_credited", "failed", "cancelled_credited")
_Error = Union[ApiError, ConnectionError]


class Delivered(NamedTuple):
    """Done: hand over the receipt or the token."""

    number: str
    send: Send


class Waiting(NamedTuple):
    """Sold and on its way. The customer need not stay; do not sell it again."""

    number: str
    send: Send


class Unknown(NamedTuple):
    """It may have been sold. Do not sell it again; ask again under the same number."""

    number: str
    #: None when the service could not be asked, or answered no sale.
    send: Optional[Send]
    #: Why it could not be asked.
    error: Optional[_Error]


class NotSold(NamedTuple):
    """Nothing was sold, or it was credited. Refund, or sell again under a new number."""

    number: str
    #: The ``failure_code``, the code of the refusal, ``not_sent`` or ``number_used``.
    code: str
    message: str
    send: Optional[Send]


Outcome = Union[Delivered, Waiting, Unknown, NotSold]


class Till:
    """
    Sells under the till's own sale numbers. Each is stored and synced before the first byte leaves,
    and sent again under the same key until its outcome is known: one sale, whatever dies.
    """

    def __init__(
        self,
        client: Svc,
        store: SaleStore,
        *,
        wait: float = WAIT_SECONDS,
        now: Callable[[], float] = time.time,
    ) -> None:
        if client.key_kind == "ak":
            raise ConfigurationError("A till sells with a key of its own, not with an agent key.")
        self._sends = client.sends
        self._store = store
        self._wait = wait
        self._now = now
        self._selling: Set[str] = set()
        self._lock = threading.Lock()

    def sell(self, number: str, *, target: str, **sale: Any) -> Outcome:
        """
        Sells, waits until the sale is settled, and says what became of it. The arguments are those
        of ``sends.create``. The same number again asks about the same sale and sells nothing more.
        """
        wanted = _checked({"target": target, **sale}, self._sends.create)
        if not number or not number.isascii() or not number.isprintable():
            raise ArgumentError("A sale number is printable ASCII.", "number")
        if not self._claim(number):
            raise ArgumentError("The number %s is being sold." % number, "number")
        try:
            record = self._store.get(number)
            if record is not None and record.sale != wanted:
                raise ArgumentError("The number %s stands for another sale." % number, "number")
            return self._settled(record, SaleRecord(number, wanted, 0.0), self._wait)
        finally:
            self._selling.discard(number)

    def settle(self) -> List[Outcome]:
        """
        Asks about every sale whose outcome is not known yet; call it when the till starts. A sale
        that had not left when the till died is made now. One whose outcome was just kept when it
        died is not among them: sell under its number again, and it is told.
        """
        outcomes: List[Outcome] = []
        for record in self._store.open():
            # What is being sold just now tells its outcome to who sells it.
            if not self._claim(record.number):
                continue
            try:
                known = self._store.get(record.number)
                outcomes.append(self._settled(known, record, 0.0))
            finally:
                self._selling.discard(record.number)
        return outcomes

    def _claim(self, number: str) -> bool:
        with self._lock:
            if number in self._selling:
                return False
            self._selling.add(number)
            return True

    def _settled(self, known: Optional[SaleRecord], sale: SaleRecord, wait: float) -> Outcome:
        if known is not None and known.outcome is not None:
            return self._remembered(known)
        record = sale._replace(sent_at=self._now())
        self._store.put(record)
        try:
            made = self._sends.create(
                **record.sale,
                client_reference=record.number,
                request_options=RequestOptions(idempotency_key=record.number),
            )
        except (ApiError, ConnectionError) as error:
            return self._refused(known, record, error)
        except ArgumentError as error:
            if known is None:
                self._not_sold(record, "not_sent", str(error), None)
            raise
        send: Any = made
        if wait > 0 and _is_sale(send, record.number):
            try:
                send = self._sends.wait(send.id, timeout=wait)
            except (ApiError, ConnectionError):
                pass  # The sale is made; what was heard of it first still holds.
        return self._outcome(record, send)

    def _remembered(self, record: SaleRecord) -> Outcome:
        if record.outcome == "not_sold":
            return NotSold(record.number, record.code or "", record.message or "", None)
        try:
            return Delivered(record.number, self._sends.get(record.send or ""))
        except (ApiError, ConnectionError) as error:
            return Unknown(record.number, None, error)

    def _outcome(self, record: SaleRecord, send: Send) -> Outcome:
        if not _is_sale(send, record.number):
            return Unknown(record.number, None, None)
        if not _is_of(send, record.sale):
            message = "The number stands for the sale %s: look at it first." % send.id
            return self._not_sold(record, "number_used", message, send)
        if send.status == "delivered":
            self._store.put(record._replace(outcome="delivered", send=send.id))
            return Delivered(record.number, send)
        if send.status in _NOT_DELIVERED:
            message = "The sale is %s." % send.status
            return self._not_sold(record, send.failure_code or send.status, message, send)
        if send.status in _WAITING:
            return Waiting(record.number, send)
        return Unknown(record.number, send, None)

    def _refused(self, known: Optional[SaleRecord], record: SaleRecord, error: _Error) -> Outcome:
        if isinstance(error, ConnectionError):
            if known is not None or error.maybe_sent:
                return Unknown(record.number, None, error)
            return self._not_sold(record, "not_sent", str(error), None)
        # Without a code it is of a gateway, which may have let the request through.
        if error.code is None or error.status >= 500 or is_retryable(error):
            return Unknown(record.number, None, error)
        # It answers this request; an earlier one may have sold all the same.
        if known is not None or error.attempts > 1:
            try:
                page = self._sends.list(client_reference=record.number, limit=1)
            except (ApiError, ConnectionError) as failure:
                return Unknown(record.number, None, failure)
            if page.envelope.get("object") != "list":
                return Unknown(record.number, None, error)
            if page.data:
                return self._outcome(record, page.data[0])
            earlier = known or record
            if self._now() - earlier.sent_at < _ON_ITS_WAY_SECONDS:
                # This request was answered; the one that may still arrive left before it.
                self._store.put(earlier)
                return Unknown(record.number, None, error)
        return self._not_sold(record, error.code, str(error), None)

    def _not_sold(
        self, record: SaleRecord, code: str, message: str, send: Optional[Send]
    ) -> NotSold:
        """Kept before it is told: nothing may sell under the number after that."""
        self._store.put(
            record._replace(
                outcome="not_sold",
                send=send.id if send else None,
                code=code,
                message=message,
            )
        )
        return NotSold(record.number, code, message, send)


def _checked(sale: Dict[str, Any], create: Any) -> Dict[str, Any]:
    """The sale as it is stored; what could never be sent is refused before it is."""
    own = ("client_reference", "request_options")
    known = [name for name in inspect.signature(create).parameters if name not in own]
    for name in sale:
        if name not in known:
            raise ArgumentError("A till takes no argument %s." % name, name)
    try:
        stored: Dict[str, Any] = json.loads(json.dumps(sale))
    except (TypeError, ValueError):
        raise ArgumentError("A sale holds only what JSON can.") from None
    return stored


def _is_sale(answer: Any, number: str) -> bool:
    """Whatever else answers with a success, a gateway for one, says nothing of this sale."""
    named = (getattr(answer, name, None) for name in ("id", "status", "amount"))
    reference = getattr(answer, "client_reference", None)
    return reference == number and all(isinstance(one, str) for one in named)


def _is_of(send: Send, sale: Dict[str, Any]) -> bool:
    """Whether it is this sale: a number that was used before answers the sale of then."""
    asked, sold = _digits(sale["target"]), _digits(send.target)
    # 077, 263 77 and +263 77 are one number; a meter is written in one way.
    last = 11 if len(asked) == 11 else 9
    same_target = len(sold) < 9 or asked[-last:] == sold[-last:]
    return same_target and _is_same_amount(send.amount, sale.get("amount"))


def _digits(text: Optional[str]) -> str:
    return "".join(one for one in text or "" if one.isdigit())


def _is_same_amount(sold: str, asked: Optional[str]) -> bool:
    try:
        return asked is None or Decimal(sold) == Decimal(asked)
    except InvalidOperation:
        return True
