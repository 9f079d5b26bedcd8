"""A till: each sale number is kept on disk before anything leaves, and is sold once."""

from __future__ import annotations

import tempfile
import time

from svc import Svc
from svc.till import Delivered, FileSaleStore, NotSold, Till, Waiting

client = Svc()
# A till keeps its folder; this program leaves nothing behind.
with tempfile.TemporaryDirectory() as folder:
    till = Till(client, FileSaleStore(folder))
    for settled in till.settle():
        print(settled.number, "was open when the till stopped")

    number = "till4-%d" % time.time_ns()
    outcome = till.sell(number, target="0771234567", type="airtime", amount="2.00", currency="USD")

if isinstance(outcome, Delivered):
    receipt = client.sends.get_receipt(outcome.send.id)
    for line in receipt.lines:
        print(("%s %s" % (line.label, line.value)).strip())
elif isinstance(outcome, Waiting):
    print("It is on its way: %s. Do not sell it again." % outcome.send.status)
elif isinstance(outcome, NotSold):
    print("Not sold: %s" % outcome.message)
else:
    print("It may have been sold. Ask again under the same number.")
client.statements.get_csv(currency="USD").save_to(".")
