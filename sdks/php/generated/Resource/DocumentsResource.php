<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\CreatedFilter;
use Svc\Model\Document;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->documents`.
 */
final class DocumentsResource extends Resource
{
    /**
     * Retrieve a document.
     *
     * Returns a document with the status of its review and, if our staff rejected it, the reason.
     * The file cannot be downloaded.
     *
     * @param string $document_id ID of the document.
     *     Type: `DocumentId`.
     */
    public function get(
        string $document_id,
        ?RequestOptions $requestOptions = null,
    ): Document {
        return $this->callJson('documents.get', [
            'document_id' => $document_id,
        ], [], $requestOptions);
    }

    /**
     * List documents.
     *
     * Lists the uploaded documents, newest first. Use `status=rejected` to find documents that you
     * must upload again. A key with only `sends:read` or `sends:write` sees only
     * `dispute_evidence`.
     *
     * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
     *
     * @param ?int $limit Maximum number of objects to return.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Returns the page after this object. Cannot be used with
     *     `ending_before`. Type: `Cursor`.
     * @param ?string $ending_before Returns the page before this object. Cannot be used with
     *     `starting_after`. Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time of creation:
     *     `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
     * @param ?string $purpose Returns only documents with this purpose.
     *     See `DocumentPurpose`.
     * @param ?string $status Returns only documents with this status.
     *     See `DocumentStatus`.
     * @return Page<Document>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $purpose = null,
        ?string $status = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('documents.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'purpose' => $purpose ?? NotGiven::Value,
            'status' => $status ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Upload a document.
     *
     * Uploads a document for the dealer application or for a dispute, as a form with the fields
     * `purpose` and `file`: a PDF, JPEG or PNG; the whole form has at most 10 MiB. Put the ID of
     * the response into `documents` of the application, or into `evidence.attachments` of the
     * dispute. The file is stored encrypted, shown only to our staff, and cannot be downloaded;
     * compare `sha256` with the hash of your file.
     *
     * A key with only `sends:write` can upload `dispute_evidence`; any other purpose returns 403
     * `insufficient_scope`. The first bytes of the file determine its type: a file of another type
     * returns 400 `parameter_invalid`, whatever its name and declared type. At most 100 documents
     * can wait for review; the next returns 409 `limit_reached`.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `limit_reached`.
     *
     * @param string $purpose Purpose of the document.
     *     See `DocumentPurpose`.
     * @param string $file The file: PDF, JPEG or PNG.
     * @param ?string $filename Name of the file. Default: the one in the head of `file`.
     *     Type: `FileName`.
     */
    public function upload(
        string $purpose,
        string $file,
        ?string $filename = null,
        ?RequestOptions $requestOptions = null,
    ): Document {
        return $this->callJson('documents.upload', [], [
            'purpose' => $purpose,
            'file' => $file,
            'filename' => $filename ?? NotGiven::Value,
        ], $requestOptions);
    }
}
