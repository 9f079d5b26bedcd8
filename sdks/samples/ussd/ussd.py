"""A USSD menu that sells airtime, called by a gateway at each step of a customer's session."""

from __future__ import annotations

import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs

from svc import ApiError, ConnectionError, RequestOptions, Svc

client = Svc()

WORDS = {
    "menu": "CON Airtime\n1. This number\n2. Another number",
    "number": "CON Enter the number",
    "amount": "CON Enter the amount in USD",
    "confirm": "CON USD %s airtime to %s (%s)\n1. Buy\n2. Cancel",
    "bought": "END Thank you. USD %s airtime is on its way to %s.",
    "cancelled": "END Nothing was bought.",
    "refused": "END Not bought. %s",
    "no_answer": "END We will tell you by SMS whether this worked. Do not buy it again.",
    "invalid": "END This is not one of the choices. Nothing was bought.",
}


def answer(session: str, caller: str, text: str) -> str:
    """The next screen, from everything that was entered so far."""
    entered = text.split("*") if text else []
    if not entered:
        return WORDS["menu"]
    if entered[0] == "2" and len(entered) == 1:
        return WORDS["number"]
    if entered[0] not in ("1", "2"):
        return WORDS["invalid"]
    rest = entered[1:] if entered[0] == "1" else entered[2:]
    target = caller if entered[0] == "1" else entered[1]
    if not rest:
        return WORDS["amount"]
    try:
        return confirm(target, rest[0]) if len(rest) == 1 else decide(session, target, rest)
    except ConnectionError:
        return WORDS["no_answer"]
    except ApiError as error:
        return WORDS["refused"] % error.message


def confirm(target: str, amount: str) -> str:
    """Checks everything before the customer is asked, and sells nothing."""
    checked = client.sends.validate(type="airtime", target=target, amount=amount, currency="USD")
    send = checked.send
    if send is None or not checked.valid:
        return WORDS["refused"] % checked.problems[0].message
    return WORDS["confirm"] % (send.amount, send.target_display, send.network)


def decide(session: str, target: str, rest: list[str]) -> str:
    amount, choice = rest[0], rest[1]
    if choice != "1":
        return WORDS["cancelled"]
    # A gateway that heard no answer calls again: the session's number sells once.
    sale = client.sends.create(
        type="airtime",
        target=target,
        amount=amount,
        currency="USD",
        client_reference=session,
        request_options=RequestOptions(idempotency_key=session),
    )
    return WORDS["bought"] % (amount, target if sale.object != "send" else sale.target_display)


class Gateway(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        length = int(self.headers.get("Content-Length", "0"))
        form = parse_qs(self.rfile.read(length).decode(), keep_blank_values=True)
        fields = [form.get(name, [""])[0] for name in ("sessionId", "phoneNumber", "text")]
        body = answer(*fields).encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/plain; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Numbers of customers stand in no log."""


server = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8082"))), Gateway)
print("listening on", server.server_address[1], flush=True)
server.serve_forever()
