"""Django: a view that sells, and one that receives webhooks."""

from __future__ import annotations

import json
import os
from wsgiref.simple_server import WSGIRequestHandler, make_server

from django.conf import settings
from django.core.wsgi import get_wsgi_application
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.urls import path
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from svc import ApiError, ConnectionError, RequestOptions, SignatureError, Svc, models, webhooks

settings.configure(
    ROOT_URLCONF=__name__,
    ALLOWED_HOSTS=["127.0.0.1"],
    SECRET_KEY=os.urandom(32).hex(),
)
# One for the whole process. Processes that are forked from it open connections of their own.
client = Svc()


# For programs of yours. A form in a browser keeps Django's own protection.
@csrf_exempt
@require_POST
def sell(request: HttpRequest) -> HttpResponse:
    order = json.loads(request.body)
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
        return JsonResponse({"code": error.code, "message": error.message}, status=error.status)
    except ConnectionError as error:
        # The same number again sells nothing twice, and says what became of it.
        return JsonResponse({"code": "no_answer", "maybe_sold": error.maybe_sent}, status=504)
    return JsonResponse({"send": sale.id, "status": sale.status}, status=202)


@csrf_exempt
@require_POST
def receive(request: HttpRequest) -> HttpResponse:
    try:
        # The raw body: the signature is of its bytes.
        event = webhooks.verify(request.body, request.headers, os.environ["SVC_WEBHOOK_SECRET"])
    except SignatureError:
        return HttpResponse(status=400)
    if isinstance(event, models.SendDeliveredEvent):
        print("delivered", event.data.object.id, flush=True)
    return HttpResponse(status=204)


urlpatterns = [path("sales", sell), path("hooks", receive)]

# For a server that forks: gunicorn.conf.py.
application = get_wsgi_application()


class Quiet(WSGIRequestHandler):
    def log_message(self, *_: object) -> None:
        """Numbers of customers stand in no log."""


if __name__ == "__main__":
    port = int(os.environ.get("PORT", "8083"))
    server = make_server("127.0.0.1", port, application, handler_class=Quiet)
    print("listening on", server.server_port, flush=True)
    server.serve_forever()
