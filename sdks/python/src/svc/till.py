"""
A till: sells under its own sale numbers, each of which is kept before anything leaves and ends as
one outcome, whatever dies in between.
"""

from __future__ import annotations

import inspect
import json
import threading
import time
from typing import Any, Callable, Dict, List, NamedTuple, Optional, Set, Union

from .client import Svc
from .generated.models import Send
from .runtime.error import (
    ApiError,
    ArgumentError,
    ConfigurationError,
    ConnectionError,
    SvcError,
)
from .runtime.options import RequestOptions
from .runtime.retry import is_retryable
from .sale_store import FileSaleStore as FileSaleStore
from .sale_store import SaleRecord as SaleRecord
from .sale_store import SaleStore as SaleStore
from .sold import NOT_DELIVERED, WAITING, is_end, is_of, is_sale

WAIT_SECONDS = 60.0
#: For so long a request that was cut off may still arrive.
_ON_ITS_WAY_SECONDS = 120.0
#: Of a key that has made something else.
_KEY_TAKEN = "idempotency_mismatch"


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
    error: Optional[SvcError]


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
        self._livemode = client.livemode
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
            known = self._store.get(number)
            if known is not None and not (self._is_of_mode(known) and known.sale == wanted):
                raise ArgumentError("The number %s stands for another sale." % number, "number")
            opened = SaleRecord(number, wanted, self._livemode, 0.0)
            return self._settled(known, opened, self._wait)
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
            if not self._is_of_mode(record):
                other = ConfigurationError(_of_other_mode(record))
                outcomes.append(Unknown(record.number, None, other))
                continue
            # What is being sold just now tells its outcome to who sells it.
            if not self._claim(record.number):
                continue
            try:
                known = self._store.get(record.number)
                outcomes.append(self._settled(known, record, 0.0))
            finally:
                self._selling.discard(record.number)
        return outcomes

    def _is_of_mode(self, record: SaleRecord) -> bool:
        """A sale that was tried out must not be made with money, nor the other way round."""
        return record.livemode == self._livemode

    def _claim(self, number: str) -> bool:
        with self._lock:
            if number in self._selling:
                return False
            self._selling.add(number)
            return True

    def _settled(self, known: Optional[SaleRecord], sale: SaleRecord, wait: float) -> Outcome:
        if known is not None and known.outcome is not None:
            return self._remembered(known)
        if known is not None and known.send is not None:
            return self._asked(known, known.send, wait)
        record = sale._replace(sent_at=self._now())
        self._store.put(record)
        try:
            made = self._sends.create(
                **record.sale,
                client_reference=record.number,
                request_options=RequestOptions(idempotency_key=record.number),
            )
        except ArgumentError as error:
            # Of a sale that was kept before, the others are asked about all the same.
            if known is not None:
                return Unknown(record.number, None, error)
            self._not_sold(record, "not_sent", str(error), None)
            raise
        except SvcError as error:
            return self._refused(known, record, error)
        send: Any = made
        return self._made(record, send, wait)

    def _made(self, record: SaleRecord, send: Send, wait: float) -> Outcome:
        """What was made under the number: its id is kept, because its target may change."""
        if not is_sale(send, record.number):
            return Unknown(record.number, None, None)
        if not is_of(send, record.sale):
            message = "The number stands for the sale %s: look at it first." % send.id
            return self._not_sold(record, "number_used", message, send)
        made = record._replace(send=send.id)
        if not is_end(send):
            self._store.put(made)
        return self._followed(made, send, wait)

    def _asked(self, record: SaleRecord, send_id: str, wait: float) -> Outcome:
        try:
            send = self._sends.get(send_id)
        except SvcError as error:
            return Unknown(record.number, None, error)
        return self._followed(record, send, wait)

    def _followed(self, record: SaleRecord, send: Send, wait: float) -> Outcome:
        if wait > 0 and not is_end(send):
            try:
                send = self._sends.wait(send.id, timeout=wait)
            except SvcError:
                pass  # The sale is made; what was heard of it first still holds.
        return self._outcome(record, send)

    def _remembered(self, record: SaleRecord) -> Outcome:
        if record.outcome == "not_sold":
            return NotSold(record.number, record.code or "", record.message or "", None)
        try:
            return Delivered(record.number, self._sends.get(record.send or ""))
        except SvcError as error:
            return Unknown(record.number, None, error)

    def _outcome(self, record: SaleRecord, send: Send) -> Outcome:
        if not is_sale(send, record.number):
            return Unknown(record.number, None, None)
        if send.status == "delivered":
            self._store.put(record._replace(outcome="delivered"))
            return Delivered(record.number, send)
        if send.status in NOT_DELIVERED:
            message = "The sale is %s." % send.status
            return self._not_sold(record, send.failure_code or send.status, message, send)
        if send.status in WAITING:
            return Waiting(record.number, send)
        return Unknown(record.number, send, None)

    def _refused(self, known: Optional[SaleRecord], record: SaleRecord, error: SvcError) -> Outcome:
        if not isinstance(error, ApiError):
            is_unsent = isinstance(error, ConnectionError) and not error.maybe_sent
            if known is not None or not is_unsent:
                return Unknown(record.number, None, error)
            return self._not_sold(record, "not_sent", str(error), None)
        # Without a code it is of a gateway, which may have let the request through.
        if error.code is None or error.status >= 500 or is_retryable(error):
            return Unknown(record.number, None, error)
        # It answers this request; an earlier one may have sold all the same, and a key that is
        # taken was taken by one.
        is_first = known is None and error.attempts == 1
        if not is_first or error.code == _KEY_TAKEN:
            try:
                page = self._sends.list(client_reference=record.number, limit=1)
            except SvcError as failure:
                return Unknown(record.number, None, failure)
            if page.envelope.get("object") != "list":
                return Unknown(record.number, None, error)
            if page.data:
                return self._made(record, page.data[0], 0.0)
        if not is_first:
            sent_at = self._sent_before(known, record, error)
            if self._now() - sent_at < _ON_ITS_WAY_SECONDS:
                # This request was answered; the one that may still arrive left before it.
                self._store.put(record._replace(sent_at=sent_at))
                return Unknown(record.number, None, error)
        return self._not_sold(record, error.code, str(error), None)

    def _sent_before(
        self, known: Optional[SaleRecord], record: SaleRecord, error: ApiError
    ) -> float:
        """When a request left that may still arrive: no later than now, by a clock set back."""
        if error.attempts > 1:
            return self._now()
        return min((known or record).sent_at, record.sent_at)

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
        text = json.dumps(sale, ensure_ascii=False, allow_nan=False)
        stored: Dict[str, Any] = json.loads(text.encode("utf-8"))
    except (TypeError, ValueError):
        raise ArgumentError("A sale holds only what JSON can.") from None
    return stored


def _of_other_mode(record: SaleRecord) -> str:
    mode = "live" if record.livemode else "test"
    return "The sale %s is of %s mode, and the key is not." % (record.number, mode)
