<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\CreatedFilter;
use Svc\Model\Dispute;
use Svc\Model\DisputeEvidenceInput;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->disputes`.
 */
final class DisputesResource extends Resource
{
    /**
     * Open a dispute.
     *
     * Opens a dispute about a send with our staff: the token did not arrive, the send went to the
     * wrong number, or it is marked delivered but did not arrive. First check
     * `GET /sends/{send_id}/attempts`, and for tokens try `POST /sends/{send_id}/resend-token`. Our
     * staff respond by `due_at`, within two working days; listen to `dispute.resolved`. Upload
     * pictures and slips with `POST /documents` and list them in `evidence.attachments`.
     *
     * A delivered send is never reversed. Returns 409 `invalid_transition` if the send has no final
     * status yet; wait until it has. A send can have one open dispute: a second returns 409
     * `duplicate_resource`, and `resource` is the first.
     *
     * In test mode, a dispute is resolved after one step of the test clock, and the `reason`
     * determines the outcome.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `reference_not_found`, `invalid_phone`, `invalid_metadata`, `invalid_transition`,
     * `duplicate_resource`.
     *
     * @param string $send Send to be disputed.
     *     Type: `SendRef`.
     * @param string $reason Reason for the dispute.
     *     See `DisputeReason`.
     * @param DisputeEvidenceInput|array<string, mixed>|null $evidence Evidence that supports the
     *     dispute.
     * @param array<string, string>|null $metadata Your own key-value data about the dispute.
     */
    public function create(
        string $send,
        string $reason,
        DisputeEvidenceInput|array|null $evidence = null,
        ?array $metadata = null,
        ?RequestOptions $requestOptions = null,
    ): Dispute {
        return $this->callJson('disputes.create', [], [
            'send' => $send,
            'reason' => $reason,
            'evidence' => Encode::object($evidence) ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Retrieve a dispute.
     *
     * Retrieves a dispute with its messages and outcome. Listen to `dispute.resolved`, or retrieve
     * it again after `due_at`.
     *
     * Errors: `invalid_expand`.
     *
     * @param string $dispute_id ID of the dispute.
     *     Type: `DisputeId`.
     * @param list<string>|null $expand Fields to expand from IDs to objects.
     */
    public function get(
        string $dispute_id,
        ?array $expand = null,
        ?RequestOptions $requestOptions = null,
    ): Dispute {
        return $this->callJson('disputes.get', [
            'dispute_id' => $dispute_id,
        ], [
            'expand[]' => $expand ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * List disputes.
     *
     * Lists disputes, newest first. Use `status=opened` for those our staff are still
     * investigating, or `send` for those about one sale.
     *
     * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `invalid_expand`,
     * `conflicting_parameters`.
     *
     * @param ?int $limit Maximum number of objects to return.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Returns the page after this object. Cannot be used with
     *     `ending_before`. Type: `Cursor`.
     * @param ?string $ending_before Returns the page before this object. Cannot be used with
     *     `starting_after`. Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time of creation:
     *     `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
     * @param ?string $status Only disputes with this status.
     *     See `DisputeStatus`.
     * @param ?string $send Only disputes about this send.
     *     Type: `SendRef`.
     * @param array<string, string>|null $metadata Only disputes with this metadata value. One key
     *     per request.
     * @param list<string>|null $expand Fields to expand from IDs to objects.
     * @return Page<Dispute>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $status = null,
        ?string $send = null,
        ?array $metadata = null,
        ?array $expand = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('disputes.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'status' => $status ?? NotGiven::Value,
            'send' => $send ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
            'expand[]' => $expand ?? NotGiven::Value,
        ], $requestOptions);
    }
}
