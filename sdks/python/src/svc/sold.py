"""What a send that stands under a sale number says of the sale."""

from __future__ import annotations

from decimal import Decimal, InvalidOperation
from typing import Any, Dict, Optional

from .generated.models import Send

#: Statuses of a sale that is on its way, and of one that was not made or was credited.
WAITING = ("scheduled", "pending", "submitted", "queued", "retrying")
NOT_DELIVERED = ("failed_credited", "failed", "cancelled_credited")


def is_sale(answer: Any, number: str) -> bool:
    """Whatever else answers with a success, a gateway for one, says nothing of this sale."""
    named = (getattr(answer, name, None) for name in ("id", "status", "amount"))
    reference = getattr(answer, "client_reference", None)
    return reference == number and all(isinstance(one, str) for one in named)


def is_end(send: Send) -> bool:
    return send.status == "delivered" or send.status in NOT_DELIVERED


def is_of(send: Send, sale: Dict[str, Any]) -> bool:
    """Whether it is this sale: a number that was used before answers the sale of then."""
    asked, sold = _digits(sale["target"]), _digits(send.target)
    # 077, 263 77 and +263 77 are one number; a meter is written in one way.
    last = 11 if len(asked) == 11 else 9
    same_target = len(sold) < 9 or asked[-last:] == sold[-last:]
    return same_target and _is_same_amount(send.amount, sale.get("amount"))


def _digits(text: Optional[str]) -> str:
    return "".join(one for one in text or "" if one.isdigit())


def _is_same_amount(sold: str, asked: Any) -> bool:
    try:
        return asked is None or Decimal(sold) == Decimal(str(asked))
    except InvalidOperation:
        return True
