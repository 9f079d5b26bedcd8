<?php

declare(strict_types=1);

namespace Svc;

use Svc\Exception\ApiException;
use Svc\Exception\ArgumentException;
use Svc\Exception\ConfigurationException;
use Svc\Exception\ConnectionException;
use Svc\Exception\SvcException;
use Svc\Model\Send;
use Svc\Resource\SendsResource;
use Svc\Runtime\Retry;
use Svc\Till\Delivered;
use Svc\Till\NotSold;
use Svc\Till\Sale;
use Svc\Till\SaleRecord;
use Svc\Till\SaleStore;
use Svc\Till\Unknown;
use Svc\Till\Waiting;

/**
 * Sells under the till's own sale numbers. Each is stored and synced before the first byte leaves,
 * and sent again under the same key until its outcome is known: one sale, whatever dies.
 */
final class Till
{
    /** For so long a request that was cut off may still arrive. */
    private const ON_ITS_WAY_SECONDS = 120;

    /** Of a key that has made something else. */
    private const KEY_TAKEN = 'idempotency_mismatch';

    private readonly SendsResource $sends;

    private readonly bool $livemode;

    /** @var array<string, true> */
    private array $selling = [];

    /**
     * @param float $wait Seconds for which a sale is waited for.
     * @param (\Closure(): (int|float))|null $now The clock, in Unix seconds.
     */
    public function __construct(
        Client $client,
        private readonly SaleStore $store,
        private readonly float $wait = 60.0,
        private readonly ?\Closure $now = null,
    ) {
        if ($client->keyKind() === 'ak') {
            $message = 'A till sells with a key of its own, not with an agent key.';
            throw new ConfigurationException($message);
        }
        $this->sends = $client->sends;
        $this->livemode = $client->livemode();
    }

    /**
     * Sells, waits until the sale is settled, and returns what became of it. The arguments are
     * those of `sends->create`. The same number again asks about the same sale and sells nothing
     * more.
     */
    public function sell(
        string $number,
        string $target,
        mixed ...$sale,
    ): Delivered|Waiting|Unknown|NotSold {
        $stored = Sale::checked($number, ['target' => $target] + $sale);
        $opened = new SaleRecord($number, $stored, $this->livemode);
        return $this->alone($number, function () use ($number, $opened) {
            $known = $this->store->get($number);
            if ($known !== null && !Sale::isSame($known, $opened)) {
                $message = "The number $number stands for another sale.";
                throw new ArgumentException($message, 'number');
            }
            return $this->settled($known, $opened, $this->wait);
        }) ?? throw new ArgumentException("The number $number is being sold.", 'number');
    }

    /**
     * Asks about every sale whose outcome is not known yet; call it when the till starts. A sale
     * that had not left when the till died is made now. One whose outcome was just stored when it
     * died is not among them: sell under its number again to learn it.
     *
     * @return list<Delivered|Waiting|Unknown|NotSold>
     */
    public function settle(): array
    {
        $outcomes = [];
        foreach ($this->store->open() as $record) {
            if ($record->livemode !== $this->livemode) {
                $mode = $record->livemode ? 'live' : 'test';
                $message = "The sale $record->number is of $mode mode, and the key is not.";
                $error = new ConfigurationException($message);
                $outcomes[] = new Unknown($record->number, null, $error);
                continue;
            }
            $outcomes[] = $this->alone($record->number, fn () =>
                $this->settled($this->store->get($record->number), $record, 0.0));
        }
        return array_values(array_filter($outcomes));
    }

    /**
     * Null when the number is being sold already, in another fiber.
     *
     * @param \Closure(): (Delivered|Waiting|Unknown|NotSold) $work
     */
    private function alone(string $number, \Closure $work): Delivered|Waiting|Unknown|NotSold|null
    {
        $key = "n$number";
        if (isset($this->selling[$key])) {
            return null;
        }
        $this->selling[$key] = true;
        try {
            return $work();
        } finally {
            unset($this->selling[$key]);
        }
    }

    private function settled(
        ?SaleRecord $known,
        SaleRecord $sale,
        float $wait,
    ): Delivered|Waiting|Unknown|NotSold {
        if ($known?->outcome !== null) {
            return $this->remembered($known);
        }
        if ($known?->send !== null) {
            return $this->foundById($known, $known->send, $wait);
        }
        $record = $sale->sentAt($this->seconds());
        $this->store->put($record);
        try {
            $send = $this->sends->create(
                ...$record->sale,
                client_reference: $record->number,
                requestOptions: new RequestOptions(idempotencyKey: $record->number),
            );
        } catch (ApiException $error) {
            return $this->refused($known, $record, $error);
        } catch (ConnectionException $error) {
            return $known !== null || $error->maybeSent
                ? new Unknown($record->number, null, $error)
                : $this->notSold($record, 'not_sent', $error->getMessage());
        } catch (ArgumentException $error) {
            if ($known !== null) {
                // The sale was stored before, and the others are asked about all the same.
                return new Unknown($record->number, null, $error);
            }
            $this->notSold($record, 'not_sent', $error->getMessage());
            throw $error;
        }
        return $this->made($record, $send, $wait);
    }

    /** What was made under the number: its id is stored, because its target may change. */
    private function made(
        SaleRecord $record,
        mixed $send,
        float $wait,
    ): Delivered|Waiting|Unknown|NotSold {
        if (!Sale::isAnswer($send, $record->number)) {
            return new Unknown($record->number, null, null);
        }
        if (!Sale::isOf($send, $record->sale)) {
            $message = "The number stands for the sale $send->id: look at it first.";
            return $this->notSold($record, 'number_used', $message, $send);
        }
        $made = $record->made($send->id);
        if (!Sale::isEnd($send)) {
            $this->store->put($made);
        }
        return $this->followed($made, $send, $wait);
    }

    private function foundById(
        SaleRecord $record,
        string $id,
        float $wait,
    ): Delivered|Waiting|Unknown|NotSold {
        try {
            $send = $this->sends->get($id);
        } catch (SvcException $error) {
            return new Unknown($record->number, null, $error);
        }
        return $this->followed($record, $send, $wait);
    }

    private function followed(
        SaleRecord $record,
        Send $send,
        float $wait,
    ): Delivered|Waiting|Unknown|NotSold {
        if ($wait > 0 && Sale::isAnswer($send, $record->number) && !Sale::isEnd($send)) {
            try {
                $send = $this->sends->wait($send->id, timeout: $wait);
            } catch (SvcException) {
                // The sale is made; what was heard of it first still holds.
            }
        }
        return $this->outcome($record, $send);
    }

    private function remembered(SaleRecord $known): Delivered|Unknown|NotSold
    {
        if ($known->outcome === 'not_sold') {
            return new NotSold($known->number, $known->code ?? '', $known->message ?? '', null);
        }
        try {
            return new Delivered($known->number, $this->sends->get($known->send ?? ''));
        } catch (SvcException $error) {
            return new Unknown($known->number, null, $error);
        }
    }

    private function outcome(
        SaleRecord $record,
        mixed $send,
    ): Delivered|Waiting|Unknown|NotSold {
        $number = $record->number;
        if (!Sale::isAnswer($send, $number)) {
            return new Unknown($number, null, null);
        }
        if ($send->status === 'delivered') {
            $this->store->put($record->ended('delivered', $send->id));
            return new Delivered($number, $send);
        }
        if (in_array($send->status, Sale::NOT_DELIVERED, true)) {
            $code = $send->failure_code ?? $send->status;
            return $this->notSold($record, $code, "The sale is $send->status.", $send);
        }
        return in_array($send->status, Sale::WAITING, true)
            ? new Waiting($number, $send)
            : new Unknown($number, $send, null);
    }

    private function refused(
        ?SaleRecord $known,
        SaleRecord $record,
        ApiException $error,
    ): Delivered|Waiting|Unknown|NotSold {
        $number = $record->number;
        // Without a code it is of a gateway, which may have let the request through.
        $code = $error->errorCode;
        if ($code === null || $error->status >= 500 || Retry::isRetryable($error)) {
            return new Unknown($number, null, $error);
        }
        // It answers this request; an earlier one may have sold all the same, and a key that is
        // taken was taken by one.
        $isFirst = $known === null && $error->attempts === 1;
        if (!$isFirst || $code === self::KEY_TAKEN) {
            try {
                $page = $this->sends->list(client_reference: $number, limit: 1);
            } catch (SvcException $failure) {
                return new Unknown($number, null, $failure);
            }
            if (($page->envelope['object'] ?? null) !== 'list') {
                return new Unknown($number, null, $error);
            }
            if ($page->data !== []) {
                return $this->made($record, $page->data[0], 0.0);
            }
        }
        if (!$isFirst) {
            // No later than this request, by a clock that was set back since the earlier one.
            $sentAt = $error->attempts > 1
                ? $this->seconds()
                : min($known->sentAt ?? $record->sentAt, $record->sentAt);
            if ($this->seconds() - $sentAt < self::ON_ITS_WAY_SECONDS) {
                // This request was answered; the one that may still arrive left before it.
                $this->store->put($record->sentAt($sentAt));
                return new Unknown($number, null, $error);
            }
        }
        return $this->notSold($record, $code, $error->getMessage());
    }

    /** Stored before it is returned: nothing may sell under the number after that. */
    private function notSold(
        SaleRecord $record,
        string $code,
        string $message,
        ?Send $send = null,
    ): NotSold {
        $this->store->put($record->ended('not_sold', $send?->id, $code, $message));
        return new NotSold($record->number, $code, $message, $send);
    }

    private function seconds(): float
    {
        return (float) ($this->now === null ? microtime(true) : ($this->now)());
    }
}
