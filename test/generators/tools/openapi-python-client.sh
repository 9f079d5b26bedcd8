# needs: python3
set -eu
python3 -m venv environment
environment/bin/pip install --quiet --disable-pip-version-check openapi-python-client==0.29.1
environment/bin/openapi-python-client generate --path "$DOCUMENT" --output-path client --meta none \
  > generated.log 2>&1
cat > sale.py <<'PY'
import os

from client import AuthenticatedClient
from client.api.sends import create_send
from client.models import SendCreate

client = AuthenticatedClient(base_url=os.environ["SVC_URL"], token=os.environ["SVC_KEY"])
sale = SendCreate(target="0771234567", amount="5.00", currency="USD")
send = create_send.sync(client=client, body=sale, idempotency_key=os.environ["SVC_REFERENCE"])
print(send.object_, send.status, send.amount)
PY
environment/bin/python sale.py
