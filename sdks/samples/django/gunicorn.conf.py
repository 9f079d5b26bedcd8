"""Four workers of gunicorn, each a fork of one process that has loaded the shop."""

import os

bind = f"127.0.0.1:{os.environ.get('PORT', '8083')}"
preload_app = True
workers = 4


def when_ready(_: object) -> None:
    """A wrong key stops the start, and not the first sale."""
    from shop import client

    client.account.get()
