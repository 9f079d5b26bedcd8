<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\CreatedFilter;
use Svc\Model\Review;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->reviews`.
 */
final class ReviewsResource extends Resource
{
    /**
     * Approve a review.
     *
     * Approves a review and sends its reward, after checking the program's limits and the blocklist
     * again; its budget is earmarked already. If a check fails, the review stays open, so you can
     * approve it once the cause is fixed, or reject it. The limits of the key that approves it
     * apply, as to a send. If the review is already approved, the request returns 200 with the
     * review unchanged; it returns 409 `review_resolved` if it was rejected. After a program is
     * closed, its reviews can be approved during `close_grace`; then they are rejected, and this
     * returns 409 `program_closed`.
     *
     * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
     * `idempotency_in_progress`, `review_resolved`, `program_closed`, `erased_recipient`,
     * `product_not_allowed`, `network_not_allowed`, `recipient_not_allowed`,
     * `product_unavailable`, `target_blocked`, `one_per_phone`, `reward_cap_reached`,
     * `recipient_cap_exceeded`, `spend_cap_exceeded`.
     *
     * @param string $review_id ID of the review.
     *     Type: `ReviewId`.
     * @param ?string $note Note for your own team. Never shown to the person.
     *     Type: `Note`.
     */
    public function approve(
        string $review_id,
        ?string $note = null,
        ?RequestOptions $requestOptions = null,
    ): Review {
        return $this->callJson('reviews.approve', [
            'review_id' => $review_id,
        ], [
            'note' => $note ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Retrieve a review.
     *
     * Retrieves a review: why the reward was stopped, the risk, and which other rewards may belong
     * to the same person.
     *
     * Errors: `invalid_expand`.
     *
     * @param string $review_id ID of the review.
     *     Type: `ReviewId`.
     * @param list<string>|null $expand Fields to expand from IDs to objects.
     */
    public function get(
        string $review_id,
        ?array $expand = null,
        ?RequestOptions $requestOptions = null,
    ): Review {
        return $this->callJson('reviews.get', [
            'review_id' => $review_id,
        ], [
            'expand[]' => $expand ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * List reviews.
     *
     * Lists reviews, newest first. Use `status=open` as a work list: each open review holds a
     * reward until someone decides. After 30 days without a decision the reward is rejected.
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
     * @param ?string $status Only reviews with this status.
     *     See `ReviewStatus`.
     * @param ?string $program Only reviews of this program.
     *     Type: `ProgramId`.
     * @param list<string>|null $expand Fields to expand from IDs to objects.
     * @return Page<Review>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $status = null,
        ?string $program = null,
        ?array $expand = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('reviews.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'status' => $status ?? NotGiven::Value,
            'program' => $program ?? NotGiven::Value,
            'expand[]' => $expand ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Reject a review.
     *
     * Rejects a review. Nothing is sent, the budget returns to the program, and the `completion_id`
     * stays used. If the review is already rejected, the request returns 200 with the review
     * unchanged; it returns 409 `review_resolved` if it was approved. To block the number in
     * future, add it to the blocklist.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `review_resolved`.
     *
     * @param string $review_id ID of the review.
     *     Type: `ReviewId`.
     * @param ?string $note Note for your own team. Never shown to the person.
     *     Type: `Note`.
     */
    public function reject(
        string $review_id,
        ?string $note = null,
        ?RequestOptions $requestOptions = null,
    ): Review {
        return $this->callJson('reviews.reject', [
            'review_id' => $review_id,
        ], [
            'note' => $note ?? NotGiven::Value,
        ], $requestOptions);
    }
}
