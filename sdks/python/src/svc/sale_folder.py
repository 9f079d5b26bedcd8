"""The folder of a file store: made for good, and locked while its program runs."""

from __future__ import annotations

import os
import sys

from .runtime.error import ConfigurationError


def make_folder(path: str) -> None:
    """Syncs the name of each folder that it makes: a file is no safer than its folder."""
    path = os.path.abspath(path)
    if os.path.isdir(path):
        return
    parent = os.path.dirname(path)
    make_folder(parent)
    try:
        os.mkdir(path, 0o700)
    except FileExistsError:
        pass
    sync_folder(parent)


def sync_folder(folder: str) -> None:
    if os.name == "nt":
        return  # Windows opens no folder, and keeps its names itself.
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def lock_folder(folder: str) -> int:
    """
    Opens a file that locks the folder until it is closed; the system closes it when the program
    dies. Refuses: a folder that another store has locked, in this program or another.
    """
    descriptor = os.open(os.path.join(folder, "lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _lock(descriptor)
    except OSError as error:
        os.close(descriptor)
        raise ConfigurationError(
            "The folder %s of sales cannot be locked: %s. Does another program use it?"
            % (folder, error.strerror)
        ) from None
    return descriptor


def _lock(descriptor: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def unlock_folder(descriptor: int, owner: int) -> None:
    """
    Closes the file. A child of a fork has a copy of it, through which the lock would last, so the
    process that locked the folder unlocks it by name.
    """
    if sys.platform != "win32" and os.getpid() == owner:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_UN)
    os.close(descriptor)
