"""A till: its own sale number is the key, so a sale is made once however often it is sent."""

from __future__ import annotations

import time

from svc import ConnectionError, RequestOptions, Svc, models

client = Svc()
number = "till4-%d" % time.time_ns()


def sell() -> models.SendOrApproval:
    return client.sends.create(
        type="airtime",
        target="0771234567",
        amount="2.00",
        currency="USD",
        client_reference=number,
        request_options=RequestOptions(idempotency_key=number),
    )


try:
    sold = sell()
except ConnectionError:
    # No answer is no refusal: the same number again makes no second sale.
    sold = sell()
send = client.sends.wait(sold.id)
if send.status in ("unknown", "queued"):
    print("It may still land. Do not sell it again.")
receipt = client.sends.get_receipt(send.id)
for line in receipt.lines:
    print(("%s %s" % (line.label, line.value)).strip())
client.statements.get_csv(currency="USD").save_to(".")
