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


class RequestsResource(Resource):

    def get(
        self,
        request_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.RequestLog:
        """
        Retrieve a request.

        Returns a request of the last 30 days with both bodies and the events it caused. Tokens, keys and
        signing secrets are never included, whichever key you use.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["requests.get"],
            {
                "request_id": request_id,
            },
            {},
            request_options,
        )

    def list(
        self,
        *,
        limit: int = NOT_GIVEN,
        starting_after: str = NOT_GIVEN,
        ending_before: str = NOT_GIVEN,
        created: Union[_models.CreatedFilter, Mapping[str, Any]] = NOT_GIVEN,
        api_key: str = NOT_GIVEN,
        status: str = NOT_GIVEN,
        path: str = NOT_GIVEN,
        method: str = NOT_GIVEN,
        idempotency_key: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.RequestLogLine]:
        """
        List requests.

        Lists the requests of the last 30 days, newest first, with any key of the account. Use it when a
        till reports an error: filter by its key, by `status=4xx`, or by the Idempotency-Key on the
        receipt. A request appears within about two seconds. Requests without a valid key are not listed,
        and those of the last second before a server failed may be missing.

        Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["requests.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "api_key": api_key,
                "status": status,
                "path": path,
                "method": method,
                "idempotency_key": idempotency_key,
            },
            request_options,
        )


class AsyncRequestsResource(AsyncResource):

    async def get(
        self,
        request_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.RequestLog:
        """
        Retrieve a request.

        Returns a request of the last 30 days with both bodies and the events it caused. Tokens, keys and
        signing secrets are never included, whichever key you use.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["requests.get"],
            {
                "request_id": request_id,
            },
            {},
            request_options,
        )

    def list(
        self,
        *,
        limit: int = NOT_GIVEN,
        starting_after: str = NOT_GIVEN,
        ending_before: str = NOT_GIVEN,
        created: Union[_models.CreatedFilter, Mapping[str, Any]] = NOT_GIVEN,
        api_key: str = NOT_GIVEN,
        status: str = NOT_GIVEN,
        path: str = NOT_GIVEN,
        method: str = NOT_GIVEN,
        idempotency_key: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.RequestLogLine]:
        """
        List requests.

        Lists the requests of the last 30 days, newest first, with any key of the account. Use it when a
        till reports an error: filter by its key, by `status=4xx`, or by the Idempotency-Key on the
        receipt. A request appears within about two seconds. Requests without a valid key are not listed,
        and those of the last second before a server failed may be missing.

        Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["requests.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "api_key": api_key,
                "status": status,
                "path": path,
                "method": method,
                "idempotency_key": idempotency_key,
            },
            request_options,
        )
