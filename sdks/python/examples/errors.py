"""What can come back: decide by the class and the code, never by the message."""

from svc import ApiError, ConnectionError, ErrorCode, RateLimitError, Svc

client = Svc()
try:
    client.sends.create(target="0771234567", amount="100000.00", currency="USD")
except RateLimitError as error:
    print("wait %s seconds" % error.retry_after)
except ApiError as error:
    if error.code != ErrorCode.AMOUNT_OUT_OF_RANGE:
        raise
    print("between %(min)s and %(max)s" % error.meta, error.request_id)
except ConnectionError as error:
    print("no answer", error.maybe_sent)
