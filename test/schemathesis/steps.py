"""One step of a walk: schemathesis asks, and holds the answer to the document."""

import hashlib
import hmac
import itertools
import json
import os
import re
from collections import Counter, defaultdict
from datetime import datetime, timedelta

# Its hook prepares every request, and its checks are those of every step.
import hooks
import schemathesis
from schemathesis.specs.openapi.checks import positive_data_acceptance

ASKED = json.loads(os.environ["SVC_WALK"])
ID = re.compile(r"([a-z]+)_[0-9A-Za-z]{24}")
SHOWN_ID = re.compile(r'"id":"(([a-z]+)_[0-9A-Za-z]{24})"')
TIME = re.compile(r"\d{4}-\d\d-\d\d(T.+)?")
YEAR_SECONDS = 366 * 86_400
SIGNATURE = "Svc-Signature"

schema = schemathesis.openapi.from_path(ASKED["document"])
schema.config.base_url = ASKED["url"]
Machine = schema.as_state_machine()
# When the examples of the document take place.
[EXAMPLE_TIME] = schema.raw_schema["components"]["schemas"]["UnixTime"]["examples"]
LATER_SECONDS = ASKED["now"] - EXAMPLE_TIME


class Steps(Machine):
    """The steps of one walk, and what they have shown of the shop."""

    def __init__(self):
        super().__init__()
        # By prefix, the last that was shown last.
        self.ids = defaultdict(list)
        # By program.
        self.secrets = {}
        self.turns = Counter()

    def before_call(self, case):
        needed = {parameter.name for parameter in case.operation.query if parameter.is_required}
        case.query = {name: one for name, one in case.query.items() if name in needed}
        turn = self.turns[case.operation.label]
        self.turns[case.operation.label] += 1
        case.body = self.told_here(case.body, itertools.count(turn))

    def told_here(self, value, places):
        """An example with IDs and times of this shop: the last IDs at the first turn."""
        if isinstance(value, dict):
            return {name: self.told_here(one, places) for name, one in value.items()}
        if isinstance(value, list):
            return [self.told_here(one, places) for one in value]
        if isinstance(value, int) and abs(value - EXAMPLE_TIME) < YEAR_SECONDS:
            return value + LATER_SECONDS
        if not isinstance(value, str):
            return value
        if TIME.fullmatch(value):
            moved = datetime.fromisoformat(value) + timedelta(seconds=LATER_SECONDS)
            return moved.isoformat() if "T" in value else moved.date().isoformat()
        prefix = ID.fullmatch(value)
        ids = self.ids[prefix[1]] if prefix else []
        return ids[-1 - next(places) % len(ids)] if ids else value

    def get_call_kwargs(self, case):
        if SIGNATURE not in case.headers:
            return {}
        secret = self.secrets.get(case.path_parameters["program_id"], "")
        return {"auth": lambda request: signed(request, secret)}

    def after_call(self, response, case):
        super().after_call(response, case)
        for shown in SHOWN_ID.finditer(response.text):
            ids = self.ids[shown[2]]
            if shown[1] in ids:
                ids.remove(shown[1])
            ids.append(shown[1])
        shown = response.json() if response.text.startswith("{") else {}
        if shown.get("completions_secret"):
            self.secrets[shown["id"]] = shown["completions_secret"]

    def validate_response(self, response, case, additional_checks=None, **kwargs):
        case.validate_response(
            response,
            additional_checks=[hooks.refuses_as_declared, hooks.takes_what_fits],
            # `takes_what_fits` stands in its place.
            excluded_checks=[positive_data_acceptance],
            recorder=self.recorder,
        )


def signed(request, secret):
    """A body that is proven by the program's secret."""
    text = f"{ASKED['now']}.".encode() + request.body
    digest = hmac.new(secret.encode(), text, hashlib.sha256).hexdigest()
    request.headers[SIGNATURE] = f"t={ASKED['now']},v1={digest}"
    return request
