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


class ExportsResource(Resource):

    def create(
        self,
        *,
        kind: str,
        from_: Union[int, str] = NOT_GIVEN,
        to: Union[int, str] = NOT_GIVEN,
        filters: Mapping[str, str] = NOT_GIVEN,
        format: str = NOT_GIVEN,
        columns: Sequence[str] = NOT_GIVEN,
        include_tokens: bool = NOT_GIVEN,
        text_guard: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Export:
        """
        Create an export.

        Creates an export, which writes many objects to one file in the background. Returns 202 with
        `status: pending`; retrieve the export every few seconds until it is `ready`, then download the
        file from `download_url`. It is kept for seven days.

        The key needs `reports:read` and the read scope of the exported objects. Filters are those of the
        list of that kind; an unknown filter returns 400 `unknown_parameter`. Power tokens are masked
        unless you set `include_tokens` and the key has `tokens:read`. An account can create six exports
        and batches per minute. Each export is recorded in the audit log.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `invalid_time`, `invalid_phone`, `time_out_of_range`, `reference_not_found`,
        `tokens_read_required`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["exports.create"],
            {},
            {
                "kind": kind,
                "from": from_,
                "to": to,
                "filters": filters,
                "format": format,
                "columns": columns,
                "include_tokens": include_tokens,
                "text_guard": text_guard,
            },
            request_options,
        )

    def get(
        self,
        export_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Export:
        """
        Retrieve an export.

        Retrieves an export. Once it is `ready`, each retrieval returns a new `download_url`, valid for
        15 minutes. Download the file and compare its `size` and `sha256`.

        The link is only returned to keys that could have created the export: in addition to
        `reports:read`, the key needs the read scope of the export's `kind`, and `tokens:read` if the
        file contains unmasked power tokens. For other keys `download_url` is null.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["exports.get"],
            {
                "export_id": export_id,
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
        kind: str = NOT_GIVEN,
        status: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.Export]:
        """
        List exports.

        Lists your exports, newest first, including those whose files were deleted. Use it to find a file
        within its seven days; retrieve the export to get a new link. `download_url` is null if the key
        lacks the read scope of the export's kind.

        Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["exports.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "kind": kind,
                "status": status,
            },
            request_options,
        )


class AsyncExportsResource(AsyncResource):

    async def create(
        self,
        *,
        kind: str,
        from_: Union[int, str] = NOT_GIVEN,
        to: Union[int, str] = NOT_GIVEN,
        filters: Mapping[str, str] = NOT_GIVEN,
        format: str = NOT_GIVEN,
        columns: Sequence[str] = NOT_GIVEN,
        include_tokens: bool = NOT_GIVEN,
        text_guard: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Export:
        """
        Create an export.

        Creates an export, which writes many objects to one file in the background. Returns 202 with
        `status: pending`; retrieve the export every few seconds until it is `ready`, then download the
        file from `download_url`. It is kept for seven days.

        The key needs `reports:read` and the read scope of the exported objects. Filters are those of the
        list of that kind; an unknown filter returns 400 `unknown_parameter`. Power tokens are masked
        unless you set `include_tokens` and the key has `tokens:read`. An account can create six exports
        and batches per minute. Each export is recorded in the audit log.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `invalid_time`, `invalid_phone`, `time_out_of_range`, `reference_not_found`,
        `tokens_read_required`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["exports.create"],
            {},
            {
                "kind": kind,
                "from": from_,
                "to": to,
                "filters": filters,
                "format": format,
                "columns": columns,
                "include_tokens": include_tokens,
                "text_guard": text_guard,
            },
            request_options,
        )

    async def get(
        self,
        export_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Export:
        """
        Retrieve an export.

        Retrieves an export. Once it is `ready`, each retrieval returns a new `download_url`, valid for
        15 minutes. Download the file and compare its `size` and `sha256`.

        The link is only returned to keys that could have created the export: in addition to
        `reports:read`, the key needs the read scope of the export's `kind`, and `tokens:read` if the
        file contains unmasked power tokens. For other keys `download_url` is null.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["exports.get"],
            {
                "export_id": export_id,
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
        kind: str = NOT_GIVEN,
        status: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.Export]:
        """
        List exports.

        Lists your exports, newest first, including those whose files were deleted. Use it to find a file
        within its seven days; retrieve the export to get a new link. `download_url` is null if the key
        lacks the read scope of the export's kind.

        Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["exports.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "kind": kind,
                "status": status,
            },
            request_options,
        )
