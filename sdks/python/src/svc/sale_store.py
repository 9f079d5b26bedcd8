"""Where a till keeps its sales, so that none is forgotten and none is made twice."""

from __future__ import annotations

import hashlib
import json
import os
import weakref
from typing import Any, Dict, List, NamedTuple, Optional, Protocol

from .runtime.error import ConfigurationError
from .sale_folder import lock_folder, make_folder, sync_folder, unlock_folder

#: Those of this process, which a child of a fork has no part in.
_STORES: "weakref.WeakSet[FileSaleStore]" = weakref.WeakSet()


class SaleRecord(NamedTuple):
    """What is known of a sale on this side."""

    number: str
    #: What is sold, as the service reads it.
    sale: Dict[str, Any]
    #: Whether it is sold in live mode: a key of the other mode must not sell it.
    livemode: bool
    #: Unix seconds at which it was sent last.
    sent_at: float
    #: ``delivered`` or ``not_sold``; None while it is open.
    outcome: Optional[str] = None
    #: Its id, once it is known.
    send: Optional[str] = None
    #: Why it was not sold.
    code: Optional[str] = None
    message: Optional[str] = None


class SaleStore(Protocol):
    """
    Your own place for records, such as a table of the till's database. What ``put`` has returned
    from must survive a power cut.
    """

    def get(self, number: str) -> Optional[SaleRecord]:
        """The record of a number; None if there is none."""

    def put(self, record: SaleRecord) -> None:
        """Writes a record in place of the one that it has."""

    def open(self) -> List[SaleRecord]:
        """Every record without an outcome."""


class FileSaleStore:
    """
    Records in a folder, one file each, synced to the disk before a request leaves. The folder is
    locked until ``close`` or the end of the program; a child of a fork makes a store of its own.
    Files below ``closed`` whose numbers are over may be deleted.
    """

    def __init__(self, folder: str) -> None:
        """Makes the folder if it is missing. Refuses one that another store has locked."""
        self._open = os.path.join(folder, "open")
        self._closed = os.path.join(folder, "closed")
        for path in (self._open, self._closed):
            make_folder(path)
        self._unlock = weakref.finalize(self, unlock_folder, lock_folder(folder), os.getpid())
        _STORES.add(self)

    def close(self) -> None:
        """Gives the folder up for another program; ``put`` fails from then on."""
        self._unlock()

    def get(self, number: str) -> Optional[SaleRecord]:
        name = _name_of(number)
        return _read(os.path.join(self._closed, name)) or _read(os.path.join(self._open, name))

    def put(self, record: SaleRecord) -> None:
        if not self._unlock.alive:
            raise ConfigurationError("The store of sales is closed, or of another process.")
        name = _name_of(record.number)
        if record.outcome is None:
            _write(self._open, name, record)
            return
        # The end is written before the beginning goes, so at no time is there neither.
        _write(self._closed, name, record)
        _remove(os.path.join(self._open, name))

    def open(self) -> List[SaleRecord]:
        names = sorted(name for name in os.listdir(self._open) if name.endswith(".json"))
        found: List[SaleRecord] = []
        for path in (os.path.join(self._open, name) for name in names):
            begun = _read(path)
            # It may have ended since the folder was read.
            known = None if begun is None else self.get(begun.number)
            if known is None:
                continue
            if known.outcome is None:
                found.append(known)
            else:
                # Its end was written, and then the till died.
                _remove(path)
        return found


def _name_of(number: str) -> str:
    """A number may hold what no file's name may."""
    return hashlib.sha256(number.encode()).hexdigest() + ".json"


def _read(path: str) -> Optional[SaleRecord]:
    try:
        with open(path, encoding="utf-8") as file:
            fields: Dict[str, Any] = json.load(file)
    except FileNotFoundError:
        return None
    # A field of a later version of this package is passed over.
    known = {name: fields[name] for name in SaleRecord._fields if name in fields}
    return SaleRecord(**known)


def _write(folder: str, name: str, record: SaleRecord) -> None:
    """Beside, synced and then renamed: a file is whole, or it is not there."""
    beside = os.path.join(folder, name + ".part")
    descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        json.dump(record._asdict(), file)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, os.path.join(folder, name))
    sync_folder(folder)


def _remove(path: str) -> None:
    try:
        os.remove(path)
    except FileNotFoundError:
        pass


def _close_those_of_parent() -> None:
    for store in list(_STORES):
        store.close()


# Windows knows no fork.
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_close_those_of_parent)
