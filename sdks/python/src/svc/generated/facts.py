# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

#: The version of this package.
VERSION = "0.1.0"
#: The version of the contract, which every request names.
API_VERSION = "2026-11-01"
#: Where the service begins on its host.
BASE_PATH = "/dev/v1"

#: The settled statuses: the send does not change again soon on its own.
SETTLED_SENDS = (
    "delivered",
    "requires_review",
    "failed_credited",
    "failed",
    "cancelled_credited",
)
