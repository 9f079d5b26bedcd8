# needs: python3 java
set -eu
java -jar "$JAR" generate -g python -i "$DOCUMENT" -o client > generated.log 2>&1
python3 -m venv environment
environment/bin/pip install --quiet --disable-pip-version-check ./client
cat > sale.py <<'PY'
import os

import openapi_client as svc

configuration = svc.Configuration(host=os.environ["SVC_URL"], access_token=os.environ["SVC_KEY"])
sale = svc.SendCreate(target="0771234567", amount="5.00", currency="USD")
with svc.ApiClient(configuration) as client:
    answer = svc.SendsApi(client).create_send(os.environ["SVC_REFERENCE"], sale)
send = answer.actual_instance
print(send.object, send.status, send.amount)
PY
environment/bin/python sale.py
