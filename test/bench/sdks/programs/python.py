"""Calls a method of an SDK, or an address with http.client alone: python.py <arm> <seconds>."""

import json
import os
import sys
import time
from urllib.parse import urlsplit

arm, seconds = sys.argv[1], float(sys.argv[2])
url, key = os.environ["SVC_URL"], os.environ["SVC_KEY"]
if arm == "sdk":
    from svc import Svc

    client = Svc()

    def call():
        return client.account.get().object

elif arm == "stripe":
    from stripe import StripeClient

    client = StripeClient(key, base_addresses={"api": url})

    def call():
        return client.v1.accounts.retrieve("acct_1").object

elif arm == "openai":
    from openai import OpenAI

    client = OpenAI(api_key=key, base_url=url + "/v1")

    def call():
        return client.models.retrieve("one").object

else:
    from http.client import HTTPConnection

    connection = HTTPConnection(urlsplit(url).netloc)
    headers = {"Authorization": "Bearer " + key, "Accept": "application/json"}

    def call():
        connection.request("GET", "/dev/v1/account", headers=headers)
        return json.loads(connection.getresponse().read())["object"]


for _ in range(100):
    call()
times = []
before = time.process_time()
until = time.perf_counter() + seconds
while time.perf_counter() < until:
    started = time.perf_counter()
    assert call() == "account"
    times.append(time.perf_counter() - started)
cpu_us = (time.process_time() - before) * 1_000_000 / len(times)
times.sort()
p50_ms = times[len(times) // 2] * 1000
print(json.dumps({"calls": len(times), "p50_ms": p50_ms, "cpu_us": cpu_us}))
