"""Celery: a task that sells, in workers that are forks of one process."""

from __future__ import annotations

import os
from typing import Dict

from celery import Celery, signals

from svc import ApiError, ConnectionError, RequestOptions, Svc

# Any broker will do; this one is a folder, so that nothing else has to run.
folder = os.environ.get("SHOP_FOLDER", "/tmp/svc-celery")
os.makedirs(folder + "/queue", exist_ok=True)
os.makedirs(folder + "/results", exist_ok=True)
app = Celery("shop", broker="filesystem://", backend="file://" + folder + "/results")
app.conf.broker_transport_options = {
    "data_folder_in": folder + "/queue",
    "data_folder_out": folder + "/queue",
    "control_folder": folder + "/control",
}
# A worker that dies hands its order back: its number keeps it from being sold twice.
app.conf.task_acks_late = True
app.conf.broker_connection_retry_on_startup = True
# One for all workers. Processes that are forked from it open connections of their own.
client = Svc()


@signals.worker_init.connect
def check_key(**_: object) -> None:
    """A wrong key stops the start, and not the first sale."""
    client.account.get()


@app.task(bind=True, max_retries=10)
def sell(self, order: Dict[str, str]) -> Dict[str, str]:
    try:
        sale = client.sends.create(
            type="airtime",
            target=order["target"],
            amount=order["amount"],
            currency="USD",
            client_reference=order["number"],
            request_options=RequestOptions(idempotency_key=order["number"]),
        )
    except ApiError as error:
        return {"code": error.code or "no_code"}
    except ConnectionError as error:
        # The same number again sells nothing twice, and says what became of it.
        raise self.retry(exc=error, countdown=5)
    return {"send": sale.id}
