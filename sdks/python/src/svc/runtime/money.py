"""Amounts are texts such as ``5.00``; sums are made in whole cents or in Decimal, never floats."""

from __future__ import annotations

import re
from datetime import datetime, timezone
from decimal import Decimal

from .error import ArgumentError

_FORM = re.compile(r"(-?)([0-9]+)(?:\.([0-9]{1,2}))?")


class Money:
    @staticmethod
    def to_minor(amount: str) -> int:
        """``"5.00"`` as 500."""
        parts = _FORM.fullmatch(amount)
        if parts is None:
            raise ArgumentError("%s is no amount of money." % amount)
        sign, whole, cents = parts.group(1), parts.group(2), parts.group(3) or ""
        minor = int(whole) * 100 + int(cents.ljust(2, "0"))
        return -minor if sign else minor

    @staticmethod
    def from_minor(minor: int) -> str:
        """500 as ``"5.00"``."""
        whole, cents = divmod(abs(minor), 100)
        return "%s%d.%02d" % ("-" if minor < 0 else "", whole, cents)

    @staticmethod
    def to_decimal(amount: str) -> Decimal:
        return Decimal(Money.to_minor(amount)).scaleb(-2)

    @staticmethod
    def add(*amounts: str) -> str:
        """The sum of amounts of one currency."""
        return Money.from_minor(sum(Money.to_minor(amount) for amount in amounts))


def to_datetime(unix_seconds: int) -> datetime:
    """Unix seconds, which every answer has, as a moment in UTC."""
    return datetime.fromtimestamp(unix_seconds, tz=timezone.utc)


def from_datetime(moment: datetime) -> int:
    """A moment as unix seconds, which requests take; it must know its time zone."""
    if moment.tzinfo is None:
        raise ArgumentError("The moment has no time zone.")
    return int(moment.timestamp())
