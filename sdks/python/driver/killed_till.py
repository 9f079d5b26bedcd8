"""
A till that is killed: carries out its orders and prints each outcome. At the step that it is told
to die at it says so and stands still, and what watches it kills it.
"""

from __future__ import annotations

import json
import sys
import threading
from typing import Any, List, Optional

sys.path.insert(0, __file__.rsplit("/", 2)[0] + "/src")

import svc
from svc.till import FileSaleStore, NotSold, Outcome, SaleRecord, Till, Unknown

NAMES = {"Delivered": "delivered", "Waiting": "waiting", "Unknown": "unknown"}


def say(**value: Any) -> None:
    print(json.dumps(value), flush=True)


class Steps:
    def __init__(self, die_at: Optional[int]) -> None:
        self._left = die_at

    def __call__(self, name: str) -> None:
        if self._left is None:
            return
        self._left -= 1
        if self._left == 0:
            say(dying=name)
            threading.Event().wait()


class SteppedStore:
    """A store of the caller's own, around the one that is shipped."""

    def __init__(self, folder: str, step: Steps) -> None:
        self._inner = FileSaleStore(folder)
        self._step = step

    def get(self, number: str) -> Optional[SaleRecord]:
        return self._inner.get(number)

    def put(self, record: SaleRecord) -> None:
        self._step("before put")
        self._inner.put(record)
        self._step("after put")

    def open(self) -> List[SaleRecord]:
        return self._inner.open()


def shown(outcome: Outcome) -> Any:
    name = NAMES.get(type(outcome).__name__, "not_sold")
    why = outcome.code if isinstance(outcome, NotSold) else None
    if isinstance(outcome, Unknown) and outcome.error is not None:
        why = type(outcome.error).__name__
    return {"number": outcome.number, "outcome": name, "why": why}


def main() -> None:
    orders = json.loads(sys.argv[1])
    step = Steps(orders.get("die_at"))
    hooks = svc.Hooks(
        before_request=lambda _: step("before request"),
        after_response=lambda _: step("after response"),
    )
    client = svc.Svc(
        api_key="svc_rk_test_till", base_url=orders["base_url"], hooks=hooks, max_retries=1
    )
    store = SteppedStore(orders["folder"], step)
    till = Till(client, store, wait=orders["wait_ms"] / 1000, now=lambda: float(orders["now"]))
    for order in orders["orders"]:
        if order["op"] == "settle":
            for outcome in till.settle():
                say(**shown(outcome))
            continue
        try:
            say(**shown(till.sell(order["number"], **order["sale"])))
        except svc.ArgumentError as error:
            say(number=order["number"], refused=error.param)
    say(done=True)


main()
