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


class DealerResource(Resource):

    def create_application(
        self,
        *,
        legal_name: str,
        trading_name: str = NOT_GIVEN,
        registration_number: str = NOT_GIVEN,
        registration_country: str = NOT_GIVEN,
        incorporated_on: str = NOT_GIVEN,
        business_type: str = NOT_GIVEN,
        tax_number: str = NOT_GIVEN,
        vat_number: str = NOT_GIVEN,
        physical_address: Union[_models.AddressInput, Mapping[str, Any]] = NOT_GIVEN,
        postal_address: Union[_models.AddressInput, Mapping[str, Any]] = NOT_GIVEN,
        contact: Union[_models.ContactPersonInput, Mapping[str, Any]] = NOT_GIVEN,
        directors: Sequence[Union[_models.Director, Mapping[str, Any]]] = NOT_GIVEN,
        beneficial_owners: Sequence[Union[_models.BeneficialOwner, Mapping[str, Any]]] = NOT_GIVEN,
        expected_monthly_volume: Mapping[str, Optional[str]] = NOT_GIVEN,
        networks: Sequence[str] = NOT_GIVEN,
        channels: Sequence[str] = NOT_GIVEN,
        bank: Union[_models.DealerBankInput, Mapping[str, Any]] = NOT_GIVEN,
        documents: Union[_models.DealerDocumentsInput, Mapping[str, Any]] = NOT_GIVEN,
        declarations: Union[_models.DealerDeclarations, Mapping[str, Any]] = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.DealerApplication:
        """
        Apply for dealer pricing.

        Creates an application for dealer pricing. Verified businesses pay less than the face value, by a
        percentage that our staff set per network and currency. The application starts as a `draft` and
        can be incomplete: `missing` lists the required fields. Upload documents with `POST /documents`,
        complete the application with `PATCH /dealer/application` and submit it with
        `POST /dealer/application/submit`.

        An organisation can have one application at a time; the request returns 409 `duplicate_resource`
        while one is open or approved. After a decline you can apply again. In test mode a submitted
        application is in review after one step of the test clock and approved at 2.50 % after two, so
        that you can try dealer prices.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `invalid_phone`, `invalid_amount`, `reference_not_found`, `invalid_currency`,
        `invalid_metadata`, `time_out_of_range`, `duplicate_resource`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["dealer.create_application"],
            {},
            {
                "legal_name": legal_name,
                "trading_name": trading_name,
                "registration_number": registration_number,
                "registration_country": registration_country,
                "incorporated_on": incorporated_on,
                "business_type": business_type,
                "tax_number": tax_number,
                "vat_number": vat_number,
                "physical_address": physical_address,
                "postal_address": postal_address,
                "contact": contact,
                "directors": directors,
                "beneficial_owners": beneficial_owners,
                "expected_monthly_volume": expected_monthly_volume,
                "networks": networks,
                "channels": channels,
                "bank": bank,
                "documents": documents,
                "declarations": declarations,
                "metadata": metadata,
            },
            request_options,
        )

    def get_application(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.DealerApplication:
        """
        Retrieve your dealer application.

        Retrieves the application: its status, the fields still `missing`, and messages from reviewers.
        Once approved, `discounts` lists your discounts, as does `dealer` of `GET /account`. Returns 404
        if there is no application.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["dealer.get_application"],
            {},
            {},
            request_options,
        )

    def submit_application(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.DealerApplication:
        """
        Submit your dealer application.

        Submits the application for review. Our staff approve it, decline it, or request
        `more_information` with questions in `reviewer_messages`; respond by updating it and submitting
        it again. If required fields are missing, the request returns 400 `parameter_missing` with all of
        them in `details`. Returns 409 `invalid_transition` if it is already submitted.

        Errors: `invalid_transition`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["dealer.submit_application"],
            {},
            {},
            request_options,
        )

    def update_application(
        self,
        *,
        legal_name: str = NOT_GIVEN,
        trading_name: Optional[str] = NOT_GIVEN,
        registration_number: Optional[str] = NOT_GIVEN,
        registration_country: str = NOT_GIVEN,
        incorporated_on: Optional[str] = NOT_GIVEN,
        business_type: Optional[str] = NOT_GIVEN,
        tax_number: Optional[str] = NOT_GIVEN,
        vat_number: Optional[str] = NOT_GIVEN,
        physical_address: Optional[Union[_models.AddressInput, Mapping[str, Any]]] = NOT_GIVEN,
        postal_address: Optional[Union[_models.AddressInput, Mapping[str, Any]]] = NOT_GIVEN,
        contact: Optional[Union[_models.ContactPersonInput, Mapping[str, Any]]] = NOT_GIVEN,
        directors: Sequence[Union[_models.Director, Mapping[str, Any]]] = NOT_GIVEN,
        beneficial_owners: Sequence[Union[_models.BeneficialOwner, Mapping[str, Any]]] = NOT_GIVEN,
        expected_monthly_volume: Mapping[str, Optional[str]] = NOT_GIVEN,
        networks: Sequence[str] = NOT_GIVEN,
        channels: Sequence[str] = NOT_GIVEN,
        bank: Optional[Union[_models.DealerBankInput, Mapping[str, Any]]] = NOT_GIVEN,
        documents: Union[_models.DealerDocumentsInput, Mapping[str, Any]] = NOT_GIVEN,
        declarations: Union[_models.DealerDeclarations, Mapping[str, Any]] = NOT_GIVEN,
        metadata: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.DealerApplication:
        """
        Update your dealer application.

        Updates the application while it is a `draft` or `more_information` was requested. Omitted fields
        keep their value; a list replaces the whole list. Returns 409 `invalid_transition` in any other
        status, because our staff review what you submitted.

        Errors: `invalid_phone`, `invalid_amount`, `reference_not_found`, `invalid_currency`,
        `invalid_metadata`, `time_out_of_range`, `invalid_transition`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["dealer.update_application"],
            {},
            {
                "legal_name": legal_name,
                "trading_name": trading_name,
                "registration_number": registration_number,
                "registration_country": registration_country,
                "incorporated_on": incorporated_on,
                "business_type": business_type,
                "tax_number": tax_number,
                "vat_number": vat_number,
                "physical_address": physical_address,
                "postal_address": postal_address,
                "contact": contact,
                "directors": directors,
                "beneficial_owners": beneficial_owners,
                "expected_monthly_volume": expected_monthly_volume,
                "networks": networks,
                "channels": channels,
                "bank": bank,
                "documents": documents,
                "declarations": declarations,
                "metadata": metadata,
            },
            request_options,
        )


class AsyncDealerResource(AsyncResource):

    async def create_application(
        self,
        *,
        legal_name: str,
        trading_name: str = NOT_GIVEN,
        registration_number: str = NOT_GIVEN,
        registration_country: str = NOT_GIVEN,
        incorporated_on: str = NOT_GIVEN,
        business_type: str = NOT_GIVEN,
        tax_number: str = NOT_GIVEN,
        vat_number: str = NOT_GIVEN,
        physical_address: Union[_models.AddressInput, Mapping[str, Any]] = NOT_GIVEN,
        postal_address: Union[_models.AddressInput, Mapping[str, Any]] = NOT_GIVEN,
        contact: Union[_models.ContactPersonInput, Mapping[str, Any]] = NOT_GIVEN,
        directors: Sequence[Union[_models.Director, Mapping[str, Any]]] = NOT_GIVEN,
        beneficial_owners: Sequence[Union[_models.BeneficialOwner, Mapping[str, Any]]] = NOT_GIVEN,
        expected_monthly_volume: Mapping[str, Optional[str]] = NOT_GIVEN,
        networks: Sequence[str] = NOT_GIVEN,
        channels: Sequence[str] = NOT_GIVEN,
        bank: Union[_models.DealerBankInput, Mapping[str, Any]] = NOT_GIVEN,
        documents: Union[_models.DealerDocumentsInput, Mapping[str, Any]] = NOT_GIVEN,
        declarations: Union[_models.DealerDeclarations, Mapping[str, Any]] = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.DealerApplication:
        """
        Apply for dealer pricing.

        Creates an application for dealer pricing. Verified businesses pay less than the face value, by a
        percentage that our staff set per network and currency. The application starts as a `draft` and
        can be incomplete: `missing` lists the required fields. Upload documents with `POST /documents`,
        complete the application with `PATCH /dealer/application` and submit it with
        `POST /dealer/application/submit`.

        An organisation can have one application at a time; the request returns 409 `duplicate_resource`
        while one is open or approved. After a decline you can apply again. In test mode a submitted
        application is in review after one step of the test clock and approved at 2.50 % after two, so
        that you can try dealer prices.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `invalid_phone`, `invalid_amount`, `reference_not_found`, `invalid_currency`,
        `invalid_metadata`, `time_out_of_range`, `duplicate_resource`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["dealer.create_application"],
            {},
            {
                "legal_name": legal_name,
                "trading_name": trading_name,
                "registration_number": registration_number,
                "registration_country": registration_country,
                "incorporated_on": incorporated_on,
                "business_type": business_type,
                "tax_number": tax_number,
                "vat_number": vat_number,
                "physical_address": physical_address,
                "postal_address": postal_address,
                "contact": contact,
                "directors": directors,
                "beneficial_owners": beneficial_owners,
                "expected_monthly_volume": expected_monthly_volume,
                "networks": networks,
                "channels": channels,
                "bank": bank,
                "documents": documents,
                "declarations": declarations,
                "metadata": metadata,
            },
            request_options,
        )

    async def get_application(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.DealerApplication:
        """
        Retrieve your dealer application.

        Retrieves the application: its status, the fields still `missing`, and messages from reviewers.
        Once approved, `discounts` lists your discounts, as does `dealer` of `GET /account`. Returns 404
        if there is no application.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["dealer.get_application"],
            {},
            {},
            request_options,
        )

    async def submit_application(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.DealerApplication:
        """
        Submit your dealer application.

        Submits the application for review. Our staff approve it, decline it, or request
        `more_information` with questions in `reviewer_messages`; respond by updating it and submitting
        it again. If required fields are missing, the request returns 400 `parameter_missing` with all of
        them in `details`. Returns 409 `invalid_transition` if it is already submitted.

        Errors: `invalid_transition`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["dealer.submit_application"],
            {},
            {},
            request_options,
        )

    async def update_application(
        self,
        *,
        legal_name: str = NOT_GIVEN,
        trading_name: Optional[str] = NOT_GIVEN,
        registration_number: Optional[str] = NOT_GIVEN,
        registration_country: str = NOT_GIVEN,
        incorporated_on: Optional[str] = NOT_GIVEN,
        business_type: Optional[str] = NOT_GIVEN,
        tax_number: Optional[str] = NOT_GIVEN,
        vat_number: Optional[str] = NOT_GIVEN,
        physical_address: Optional[Union[_models.AddressInput, Mapping[str, Any]]] = NOT_GIVEN,
        postal_address: Optional[Union[_models.AddressInput, Mapping[str, Any]]] = NOT_GIVEN,
        contact: Optional[Union[_models.ContactPersonInput, Mapping[str, Any]]] = NOT_GIVEN,
        directors: Sequence[Union[_models.Director, Mapping[str, Any]]] = NOT_GIVEN,
        beneficial_owners: Sequence[Union[_models.BeneficialOwner, Mapping[str, Any]]] = NOT_GIVEN,
        expected_monthly_volume: Mapping[str, Optional[str]] = NOT_GIVEN,
        networks: Sequence[str] = NOT_GIVEN,
        channels: Sequence[str] = NOT_GIVEN,
        bank: Optional[Union[_models.DealerBankInput, Mapping[str, Any]]] = NOT_GIVEN,
        documents: Union[_models.DealerDocumentsInput, Mapping[str, Any]] = NOT_GIVEN,
        declarations: Union[_models.DealerDeclarations, Mapping[str, Any]] = NOT_GIVEN,
        metadata: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.DealerApplication:
        """
        Update your dealer application.

        Updates the application while it is a `draft` or `more_information` was requested. Omitted fields
        keep their value; a list replaces the whole list. Returns 409 `invalid_transition` in any other
        status, because our staff review what you submitted.

        Errors: `invalid_phone`, `invalid_amount`, `reference_not_found`, `invalid_currency`,
        `invalid_metadata`, `time_out_of_range`, `invalid_transition`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["dealer.update_application"],
            {},
            {
                "legal_name": legal_name,
                "trading_name": trading_name,
                "registration_number": registration_number,
                "registration_country": registration_country,
                "incorporated_on": incorporated_on,
                "business_type": business_type,
                "tax_number": tax_number,
                "vat_number": vat_number,
                "physical_address": physical_address,
                "postal_address": postal_address,
                "contact": contact,
                "directors": directors,
                "beneficial_owners": beneficial_owners,
                "expected_monthly_volume": expected_monthly_volume,
                "networks": networks,
                "channels": channels,
                "bank": bank,
                "documents": documents,
                "declarations": declarations,
                "metadata": metadata,
            },
            request_options,
        )
