"""What schemathesis is told of this interface beyond its document, and two checks of our own."""

import itertools
import json
import os

import schemathesis

OWN_KEY_ID = os.environ["SVC_KEY_ID"]
EXAMPLE_IDEMPOTENCY_KEY = "till4-000123"

# Codes that say that a request is malformed. A request that fits the document never gets one,
# because its schemas can say all that these complain of.
CODES_OF_FORM = {
    "body_too_large",
    "idempotency_key_invalid",
    "idempotency_key_required",
    "idempotency_not_supported",
    "invalid_currency",
    "invalid_json",
    "invalid_meter_number",
    "parameter_invalid",
    "parameter_missing",
    "unknown_parameter",
    "unsupported_media_type",
}

# Where such a code tells of a rule between fields, or of a set that may grow.
RULES_BEYOND_THE_FORM = {
    "createActivity": {"parameter_missing"},
    "claimTestRewardLink": {"parameter_missing", "invalid_meter_number"},
    "createBatch": {"parameter_missing"},
    "createCheckoutSession": {"parameter_missing", "invalid_meter_number"},
    "createExport": {"parameter_invalid", "unknown_parameter"},
    "createFamilyMember": {"parameter_invalid"},
    "createGroup": {"parameter_invalid"},
    "createKey": {"parameter_invalid", "parameter_missing"},
    "activateProgram": {"parameter_missing"},
    "createQuote": {"parameter_missing", "invalid_meter_number"},
    "createRecipient": {"parameter_invalid", "parameter_missing"},
    "createRecipientsBulk": {"parameter_missing"},
    "changeWorkforceCostCenterPeople": {"parameter_missing"},
    "createReward": {"parameter_missing"},
    "qualifyReferral": {"parameter_missing"},
    "createRewardLinks": {"parameter_missing"},
    "createSchedule": {"parameter_missing"},
    "createSend": {"parameter_missing", "invalid_meter_number"},
    "inviteMember": {"parameter_missing"},
    "listEvents": {"parameter_invalid"},
    "listWebhookDeliveries": {"parameter_invalid"},
    "previewBatch": {"parameter_missing"},
    "submitDealerApplication": {"parameter_missing"},
    "updateAccount": {"parameter_invalid"},
    "sendToFamilyMember": {"parameter_missing"},
    "updateFamilyMember": {"parameter_invalid", "parameter_missing"},
    "updateGroup": {"parameter_invalid"},
    "updateGroupMembers": {"parameter_invalid", "parameter_missing"},
    "updateKey": {"parameter_invalid"},
    "updateRecipient": {"parameter_invalid", "parameter_missing"},
    "updateSchedule": {"parameter_missing"},
    "setProgramRules": {"parameter_missing"},
    "triggerTestEvent": {"parameter_invalid"},
    "createWebhookEndpoint": {"parameter_invalid"},
    "updateWebhookEndpoint": {"parameter_invalid"},
    "uploadDocument": {"parameter_invalid"},
    "testWebhookEndpoint": {"parameter_invalid"},
    "replayWebhookEndpoint": {"parameter_invalid"},
}

# Fields that may be left out and that name what does not exist, or what is still planned.
TOO_TELLING = {
    "createSend": ("recipient", "program", "cost_center"),
    "claimTestRewardLink": ("choice", "meter", "bundle_id"),
    "createExport": ("filters", "columns", "to"),
    "createRewardLinks": ("recipient", "phone_hint", "expires_at", "choices", "count"),
    "createReward": (
        *("delivery", "link", "type", "product", "bundle_id", "meter", "token_phone"),
        "amount",
    ),
}

# A pattern of names cannot say that this one changes prototypes.
FORBIDDEN_FIELD = "__proto__"

# Faults of ours, whatever the document says.
FAULTS = {"internal_error", "service_unavailable"}

turns = itertools.count()


@schemathesis.hook
def filter_case(context, case):
    """The run goes on with its own key, so that nothing may narrow it, roll it or delete it."""
    return case.method == "GET" or (case.path_parameters or {}).get("key_id") != OWN_KEY_ID


@schemathesis.hook
def before_call(context, case, kwargs):
    """Makes requests that fit the document more telling: most would end at the first reference."""
    turn = next(turns)
    # A validation needs no Idempotency-Key, so a request that lacks one is to be a sale.
    if is_drawn_to_fail(case) and isinstance(case.body, dict):
        if case.body.get("validate_only") is True:
            case.body.pop("validate_only")
    if tries_a_header(case):
        return
    # Whoever sends the key twice, and differently, is refused; the header is enough.
    if "Idempotency-Key" in (case.headers or {}) and isinstance(case.body, dict):
        if not is_drawn_to_fail(case):
            case.body.pop("idempotency_key", None)
    if (case.headers or {}).get("Idempotency-Key") == EXAMPLE_IDEMPOTENCY_KEY:
        case.headers["Idempotency-Key"] = f"till4-{turn}"
    if not is_drawn_to_fit(case) or turn % 4 == 0:
        return
    for name in ("starting_after", "ending_before"):
        (case.query or {}).pop(name, None)
    if isinstance(case.body, dict):
        for name in TOO_TELLING.get(case.operation.definition.raw["operationId"], ()):
            case.body.pop(name, None)


def tries_a_header(case):
    """True of a request whose headers are its point."""
    phase = None if case.meta is None else case.meta.phase
    location = getattr(getattr(phase, "data", None), "parameter_location", None)
    return location is not None and location.value == "header"


def is_drawn_to_fail(case):
    """True of a request that has something wrong on purpose."""
    return case.meta is not None and not case.meta.generation.mode.is_positive


def is_drawn_to_fit(case):
    """True of a request drawn at random that fits; others try one value that must stay."""
    if case.meta is None or case.meta.phase.name.value != "fuzzing":
        return False
    return case.meta.generation.mode.is_positive


@schemathesis.check
def refuses_as_declared(ctx, response, case):
    """A refusal has a code that the operation declares."""
    code, _ = refusal_of(response)
    if code is None or response.status_code in (404, 405):
        return
    assert code in case.operation.definition.raw["x-svc-refusals"], f"{code} is not declared"
    assert code not in FAULTS, f"{code} is a fault of the server"


@schemathesis.check
def takes_what_fits(ctx, response, case):
    """A request that fits the document may be refused by a rule, and never for its form."""
    if case.meta is None or not case.meta.generation.mode.is_positive:
        return
    code, details = refusal_of(response)
    if any(FORBIDDEN_FIELD in (detail["param"] or "") for detail in details):
        return
    codes = {detail["code"] for detail in details} if code == "invalid_request" else {code}
    operation_id = case.operation.definition.raw["operationId"]
    wrong = codes & CODES_OF_FORM - RULES_BEYOND_THE_FORM.get(operation_id, set())
    assert not wrong, f"refused for its form: {sorted(wrong)}"


def refusal_of(response):
    if response.status_code < 400:
        return None, []
    try:
        error = json.loads(response.content)["error"]
        return error["code"], error["details"]
    except (ValueError, KeyError, TypeError):
        return None, []
