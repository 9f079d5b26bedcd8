"""Sells US$5.00 of airtime, and waits until the customer has it."""

from svc import Svc

client = Svc()
sale = client.sends.create(type="airtime", target="0771234567", amount="5.00", currency="USD")
send = client.sends.wait(sale.id)
print("%s %s to %s: %s" % (send.amount, send.currency, send.target_display, send.status))
