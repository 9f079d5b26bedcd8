# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class DocumentsResource < Resource
      # Retrieve a document.
      #
      # Returns a document with the status of its review and, if our staff rejected it, the reason. The
      # file cannot be downloaded.
      def get(
        document_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("documents.get"),
          {
            "document_id" => document_id,
          },
          {},
          request_options
        )
      end

      # List documents.
      #
      # Lists the uploaded documents, newest first. Use `status=rejected` to find documents that you must
      # upload again. A key with only `sends:read` or `sends:write` sees only `dispute_evidence`.
      #
      # Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
      def list(
        limit: NOT_GIVEN,
        starting_after: NOT_GIVEN,
        ending_before: NOT_GIVEN,
        created: NOT_GIVEN,
        purpose: NOT_GIVEN,
        status: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("documents.list"),
          {},
          {
            "limit" => limit,
            "starting_after" => starting_after,
            "ending_before" => ending_before,
            "created" => created,
            "purpose" => purpose,
            "status" => status,
          },
          request_options
        )
      end

      # Upload a document.
      #
      # Uploads a document for the dealer application or for a dispute, as a form with the fields
      # `purpose` and `file`: a PDF, JPEG or PNG; the whole form has at most 10 MiB. Put the ID of the
      # response into `documents` of the application, or into `evidence.attachments` of the dispute. The
      # file is stored encrypted, shown only to our staff, and cannot be downloaded; compare `sha256`
      # with the hash of your file.
      #
      # A key with only `sends:write` can upload `dispute_evidence`; any other purpose returns 403
      # `insufficient_scope`. The first bytes of the file determine its type: a file of another type
      # returns 400 `parameter_invalid`, whatever its name and declared type. At most 100 documents can
      # wait for review; the next returns 409 `limit_reached`.
      #
      # Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
      # `limit_reached`.
      def upload(
        purpose:,
        file:,
        filename: NOT_GIVEN,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("documents.upload"),
          {},
          {
            "purpose" => purpose,
            "file" => file,
            "filename" => filename,
          },
          request_options
        )
      end
    end
  end
end
