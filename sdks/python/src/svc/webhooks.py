"""Verifies the webhooks that the service sends, and signs those of tests."""

from .runtime.webhook import parse as parse
from .runtime.webhook import sign_test_header as sign_test_header
from .runtime.webhook import verify as verify
