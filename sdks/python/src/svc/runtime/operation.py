"""What is known of a method's request; one row of the generated table."""

from __future__ import annotations

from typing import Optional, Sequence, Union


class Operation:
    __slots__ = (
        "key", "verb", "path", "shape", "result", "accept", "query", "body", "file_field", "retry",
        "sends_key", "auth", "cursor", "fixed_in", "fixed_field", "fixed_value", "identified_by",
    )  # fmt: skip

    def __init__(
        self,
        *,
        key: str,
        verb: str,
        path: str,
        retry: str,
        shape: str = "json",
        result: Optional[str] = None,
        identified_by: Optional[str] = None,
        accept: str = "application/json",
        query: Sequence[str] = (),
        body: bool = False,
        file_field: Optional[str] = None,
        sends_key: bool = False,
        auth: str = "key",
        cursor: str = "none",
        fixed_in: Optional[str] = None,
        fixed_field: Optional[str] = None,
        fixed_value: Union[str, bool, None] = None,
    ) -> None:
        self.key = key
        self.verb = verb
        self.path = path
        self.retry = retry
        self.shape = shape
        self.result = result
        #: The path argument that is the id of what comes back.
        self.identified_by = identified_by
        self.accept = accept
        self.query = query
        self.body = body
        #: The argument that is a file; with one, the body is a form.
        self.file_field = file_field
        self.sends_key = sends_key
        self.auth = auth
        self.cursor = cursor
        self.fixed_in = fixed_in
        self.fixed_field = fixed_field
        self.fixed_value = fixed_value
