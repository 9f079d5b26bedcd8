# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

"""The groups of methods, one a file."""
