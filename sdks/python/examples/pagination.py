"""Every sale of the last day, page by page behind the scenes."""

import time

from svc import Money, Svc

client = Svc()
since = int(time.time()) - 86_400
total = "0.00"
for send in client.sends.list(created={"gte": str(since)}, limit=100):
    if send.currency == "USD":
        total = Money.add(total, send.amount)
print("US$" + total)
page = client.sends.list(limit=2)
print(len(page.data), page.has_more, page.next_cursor)
