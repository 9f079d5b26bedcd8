"""Puts orders into the queue of the sample, eight at once, and prints what became of each."""

import json
import sys
import time

sys.path.insert(0, sys.argv[1])

from shop import sell  # noqa: E402

AT_ONCE = 8
ROUNDS = 4
WAITS_SECONDS = 60


def wait(result) -> dict:
    # Its own way of waiting needs a broker that can say when there is news.
    until = time.monotonic() + WAITS_SECONDS
    while not result.ready() and time.monotonic() < until:
        time.sleep(0.05)
    return result.get(timeout=1)


def order(number: str, amount: str = "0.50") -> dict:
    return {"number": number, "target": "0772001021", "amount": amount}


for turn in range(ROUNDS):
    numbers = ["celery-%d-%d" % (turn, one) for one in range(AT_ONCE)]
    sold = [sell.delay(order(number)) for number in numbers]
    for number, result in zip(numbers, sold):
        print(json.dumps({"number": number, **wait(result)}), flush=True)
for again in ("celery-again", "celery-again"):
    print(json.dumps({"number": again, **wait(sell.delay(order(again)))}), flush=True)
print(json.dumps({"number": "celery-refused", **wait(sell.delay(order("x", "99999.00")))}))
