<?php

declare(strict_types=1);

namespace Svc\Till;

use Svc\Exception\ArgumentException;
use Svc\Model\Send;
use Svc\Resource\SendsResource;

/**
 * What a till sells: what may be sold, and which answers are of it.
 *
 * @internal
 */
final class Sale
{
    /** Statuses of a sale that is on its way. */
    public const WAITING = ['scheduled', 'pending', 'submitted', 'queued', 'retrying'];

    /** Statuses of a sale that was not made or was credited. */
    public const NOT_DELIVERED = ['failed_credited', 'failed', 'cancelled_credited'];

    private const OWN = ['client_reference', 'requestOptions'];

    /**
     * The sale as it is stored; what could never be sent is refused before it is.
     *
     * @param array<int|string, mixed> $sale
     * @return array<string, mixed>
     */
    public static function checked(string $number, array $sale): array
    {
        $known = [];
        foreach ((new \ReflectionMethod(SendsResource::class, 'create'))->getParameters() as $one) {
            $known[$one->getName()] = $one->getType();
        }
        foreach ($sale as $name => $value) {
            if (!isset($known[$name]) || in_array($name, self::OWN, true)) {
                throw new ArgumentException("A till takes no argument $name.", (string) $name);
            }
            if (!in_array(get_debug_type($value), self::typesOf($known[$name]), true)) {
                throw new ArgumentException("The argument $name is of another type.", $name);
            }
        }
        if (preg_match('/^[\x20-\x7e]{1,255}$/D', $number) !== 1) {
            $message = 'A sale number is 1 to 255 printable characters of ASCII.';
            throw new ArgumentException($message, 'number');
        }
        try {
            $text = json_encode($sale, JSON_THROW_ON_ERROR | JSON_PRESERVE_ZERO_FRACTION);
        } catch (\JsonException) {
            throw new ArgumentException('A sale holds only what JSON can.');
        }
        return json_decode($text, true, 512, JSON_BIGINT_AS_STRING);
    }

    /**
     * Whether they are one sale, in whatever order a store of the caller's own has its fields.
     * One that was tried out must not be made with money, nor the other way round.
     */
    public static function isSame(SaleRecord $first, SaleRecord $second): bool
    {
        return $first->livemode === $second->livemode
            && self::sorted($first->sale) === self::sorted($second->sale);
    }

    /** Whatever else answers with a success, a gateway for one, says nothing of this sale. */
    public static function isAnswer(mixed $answer, string $number): bool
    {
        return $answer instanceof Send
            && is_string($answer->id)
            && is_string($answer->status)
            && is_string($answer->amount)
            && $answer->client_reference === $number;
    }

    public static function isEnd(Send $send): bool
    {
        return $send->status === 'delivered' || in_array($send->status, self::NOT_DELIVERED, true);
    }

    /**
     * Whether it is this sale: a number that was used before answers the sale of then.
     *
     * @param array<string, mixed> $sale
     */
    public static function isOf(Send $send, array $sale): bool
    {
        [$ordered, $sold] = [self::digits($sale['target']), self::digits($send->target)];
        // 077, 263 77 and +263 77 are one number; a meter is written in one way.
        $last = strlen($ordered) === 11 ? 11 : 9;
        $isTarget = strlen($sold) < 9 || substr($ordered, -$last) === substr($sold, -$last);
        $amount = $sale['amount'] ?? null;
        // An amount of another form was refused, or it is what the service has read.
        $isAmount = !is_numeric($amount) || !is_numeric($send->amount)
            || (float) $amount === (float) $send->amount;
        return $isTarget && $isAmount;
    }

    private static function sorted(mixed $value): mixed
    {
        if (!is_array($value)) {
            return $value;
        }
        ksort($value);
        return array_map(self::sorted(...), $value);
    }

    private static function digits(?string $text): string
    {
        return (string) preg_replace('/[^0-9]/', '', $text ?? '');
    }

    /** @return list<string> */
    private static function typesOf(?\ReflectionType $type): array
    {
        $types = explode('|', strtr((string) $type, ['?' => 'null|']));
        return in_array('float', $types, true) ? [...$types, 'int'] : $types;
    }
}
