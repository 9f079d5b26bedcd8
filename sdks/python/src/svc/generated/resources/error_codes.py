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


class ErrorCodesResource(Resource):

    def list(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.ErrorCodeEntry]:
        """
        List error codes.

        Lists every error code, in alphabetical order, on one page: its status, its category, what
        happened, what to do next, whether to retry, and the fields of `meta`. Use it to translate errors
        for your cashiers, or to test that your program handles every code. No key is required. Codes may
        be added at any time; they are never removed and never change their meaning.
        """
        return self._page(
            OPERATIONS["error_codes.list"],
            {},
            {},
            request_options,
        )


class AsyncErrorCodesResource(AsyncResource):

    def list(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.ErrorCodeEntry]:
        """
        List error codes.

        Lists every error code, in alphabetical order, on one page: its status, its category, what
        happened, what to do next, whether to retry, and the fields of `meta`. Use it to translate errors
        for your cashiers, or to test that your program handles every code. No key is required. Codes may
        be added at any time; they are never removed and never change their meaning.
        """
        return self._page(
            OPERATIONS["error_codes.list"],
            {},
            {},
            request_options,
        )
