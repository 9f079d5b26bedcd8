"""From parsed JSON to the classes that the contract names; what is not known stays as it came."""

from __future__ import annotations

import json
from typing import Any, Optional

from ..generated import models
from .model import Model


def parse_json(text: bytes) -> Any:
    return json.loads(text.decode("utf-8"))


def decode(codec: Any, value: Any) -> Any:
    """By "Send", ["Send"] or {"*": "Send"}; a text in place of an object is its id, and stays."""
    if isinstance(codec, list):
        return [decode(codec[0], one) for one in value] if isinstance(value, list) else value
    if isinstance(codec, dict):
        if not isinstance(value, dict):
            return value
        return {key: decode(codec["*"], one) for key, one in value.items()}
    if not isinstance(value, dict):
        return value
    return class_of(codec, value).from_dict(value)


def class_of(name: str, value: Any) -> Any:
    union = models.UNIONS.get(name)
    if union is None:
        return getattr(models, name)
    field, variants, unknown = union
    variant: Optional[str] = variants.get(value.get(field), unknown)
    return Model if variant is None else getattr(models, variant)
