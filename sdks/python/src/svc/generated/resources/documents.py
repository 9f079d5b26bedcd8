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


class DocumentsResource(Resource):

    def get(
        self,
        document_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Document:
        """
        Retrieve a document.

        Returns a document with the status of its review and, if our staff rejected it, the reason. The
        file cannot be downloaded.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["documents.get"],
            {
                "document_id": document_id,
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
        purpose: str = NOT_GIVEN,
        status: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.Document]:
        """
        List documents.

        Lists the uploaded documents, newest first. Use `status=rejected` to find documents that you must
        upload again. A key with only `sends:read` or `sends:write` sees only `dispute_evidence`.

        Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["documents.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "purpose": purpose,
                "status": status,
            },
            request_options,
        )

    def upload(
        self,
        *,
        purpose: str,
        file: Any,
        filename: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Document:
        """
        Upload a document.

        Uploads a document for the dealer application or for a dispute, as a form with the fields
        `purpose` and `file`: a PDF, JPEG or PNG; the whole form has at most 10 MiB. Put the ID of the
        response into `documents` of the application, or into `evidence.attachments` of the dispute. The
        file is stored encrypted, shown only to our staff, and cannot be downloaded; compare `sha256`
        with the hash of your file.

        A key with only `sends:write` can upload `dispute_evidence`; any other purpose returns 403
        `insufficient_scope`. The first bytes of the file determine its type: a file of another type
        returns 400 `parameter_invalid`, whatever its name and declared type. At most 100 documents can
        wait for review; the next returns 409 `limit_reached`.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `limit_reached`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["documents.upload"],
            {},
            {
                "purpose": purpose,
                "file": file,
                "filename": filename,
            },
            request_options,
        )


class AsyncDocumentsResource(AsyncResource):

    async def get(
        self,
        document_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Document:
        """
        Retrieve a document.

        Returns a document with the status of its review and, if our staff rejected it, the reason. The
        file cannot be downloaded.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["documents.get"],
            {
                "document_id": document_id,
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
        purpose: str = NOT_GIVEN,
        status: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.Document]:
        """
        List documents.

        Lists the uploaded documents, newest first. Use `status=rejected` to find documents that you must
        upload again. A key with only `sends:read` or `sends:write` sees only `dispute_evidence`.

        Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["documents.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "purpose": purpose,
                "status": status,
            },
            request_options,
        )

    async def upload(
        self,
        *,
        purpose: str,
        file: Any,
        filename: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Document:
        """
        Upload a document.

        Uploads a document for the dealer application or for a dispute, as a form with the fields
        `purpose` and `file`: a PDF, JPEG or PNG; the whole form has at most 10 MiB. Put the ID of the
        response into `documents` of the application, or into `evidence.attachments` of the dispute. The
        file is stored encrypted, shown only to our staff, and cannot be downloaded; compare `sha256`
        with the hash of your file.

        A key with only `sends:write` can upload `dispute_evidence`; any other purpose returns 403
        `insufficient_scope`. The first bytes of the file determine its type: a file of another type
        returns 400 `parameter_invalid`, whatever its name and declared type. At most 100 documents can
        wait for review; the next returns 409 `limit_reached`.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `limit_reached`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["documents.upload"],
            {},
            {
                "purpose": purpose,
                "file": file,
                "filename": filename,
            },
            request_options,
        )
