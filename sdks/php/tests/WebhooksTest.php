<?php

declare(strict_types=1);

namespace Svc\Tests;

use PHPUnit\Framework\TestCase;
use Svc\Exception\ArgumentException;
use Svc\Exception\SignatureException;
use Svc\Model\SendDeliveredEvent;
use Svc\Webhooks;

final class WebhooksTest extends TestCase
{
    private const SECRET = 'whsec_canarySecret1';

    private const BODY = '{"id":"evt_1","type":"send.delivered","data":{"object":{"id":"snd_1"}}}';

    public function testWhatIsSignedIsAnEvent(): void
    {
        $header = Webhooks::signTestHeader(self::BODY, self::SECRET);
        $event = Webhooks::verify(self::BODY, $header, self::SECRET);
        self::assertInstanceOf(SendDeliveredEvent::class, $event);
        self::assertSame('snd_1', $event->data->object->id);
    }

    public function testTheBodyAndTheHeadersAreTakenAsPsr7HasThem(): void
    {
        $stream = new class (self::BODY) implements \Stringable {
            public function __construct(private readonly string $text)
            {
            }

            public function __toString(): string
            {
                return $this->text;
            }
        };
        $header = Webhooks::signTestHeader(self::BODY, self::SECRET);
        $headers = ['Host' => ['x'], 'Svc-Signature' => [$header]];
        $event = Webhooks::verify($stream, $headers, ['whsec_old', self::SECRET]);
        self::assertSame('evt_1', $event['id']);
    }

    /** @dataProvider refused */
    public function testWhatIsNotSignedIsRefused(mixed $body, string|array $headers): void
    {
        $this->expectException(SignatureException::class);
        Webhooks::verify($body, $headers, self::SECRET);
    }

    /** @return array<string, array{mixed, string|array<string, mixed>}> */
    public static function refused(): array
    {
        $right = Webhooks::signTestHeader(self::BODY, self::SECRET);
        $future = Webhooks::signTestHeader(self::BODY, self::SECRET, time() + 4_000);
        return [
            'another body' => [self::BODY . ' ', $right],
            'a parsed body' => [json_decode(self::BODY, true), $right],
            'a parsed body that is an object' => [json_decode(self::BODY), $right],
            'no body' => [null, $right],
            'a time in the future' => [self::BODY, $future],
            'no header' => [self::BODY, []],
            'a header that is a list of nothing' => [self::BODY, ['Svc-Signature' => []]],
            'an empty signature' => [self::BODY, 't=' . time() . ',v1='],
        ];
    }

    public function testASignedBodyThatIsNoEventIsRefused(): void
    {
        foreach (['[]', '7', 'null', '"x"', "\xff\xfe"] as $body) {
            try {
                $header = Webhooks::signTestHeader($body, self::SECRET);
                Webhooks::verify($body, $header, self::SECRET);
                self::fail("$body is an event.");
            } catch (SignatureException $refused) {
                self::assertStringContainsString('no JSON', $refused->getMessage());
            }
        }
    }

    public function testNoSecretIsRefusedAndNoneIsInTheTrace(): void
    {
        foreach (['', [], ['']] as $secrets) {
            try {
                Webhooks::verify(self::BODY, 't=1,v1=a', $secrets);
                self::fail('It was verified.');
            } catch (ArgumentException $refused) {
                self::assertSame('secrets', $refused->param);
            }
        }
        try {
            Webhooks::verify(self::BODY, 't=1,v1=a', self::SECRET);
        } catch (SignatureException $refused) {
            self::assertStringNotContainsString('canary', print_r($refused, true));
        }
    }
}
