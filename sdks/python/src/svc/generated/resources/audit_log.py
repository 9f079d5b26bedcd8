# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models
    from ...runtime.file import AsyncFileResult, FileResult
    from ...runtime.page import AsyncPage, AsyncPageRequest, Page
    from ...runtime.options import RequestOptions
    from ...runtime.model import Empty


from ...runtime.model import NOT_GIVEN
from ...runtime.resource import AsyncResource, Resource
from ..operations import OPERATIONS


class AuditLogResource(Resource):

    def list(
        self,
        *,
        limit: int = NOT_GIVEN,
        starting_after: str = NOT_GIVEN,
        ending_before: str = NOT_GIVEN,
        created: Union[_models.CreatedFilter, Mapping[str, Any]] = NOT_GIVEN,
        action: str = NOT_GIVEN,
        object: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.AuditEvent]:
        """
        List the audit log.

        Lists who did what in the account, newest first: keys created, changed, rolled and revoked, terms
        accepted, test accounts reset. Use it to find out who removed a limit, and when. Entries are kept
        permanently. Sales are not included; see `GET /sends`.

        Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["audit_log.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "action": action,
                "object": object,
            },
            request_options,
        )


class AsyncAuditLogResource(AsyncResource):

    def list(
        self,
        *,
        limit: int = NOT_GIVEN,
        starting_after: str = NOT_GIVEN,
        ending_before: str = NOT_GIVEN,
        created: Union[_models.CreatedFilter, Mapping[str, Any]] = NOT_GIVEN,
        action: str = NOT_GIVEN,
        object: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.AuditEvent]:
        """
        List the audit log.

        Lists who did what in the account, newest first: keys created, changed, rolled and revoked, terms
        accepted, test accounts reset. Use it to find out who removed a limit, and when. Entries are kept
        permanently. Sales are not included; see `GET /sends`.

        Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["audit_log.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "action": action,
                "object": object,
            },
            request_options,
        )
