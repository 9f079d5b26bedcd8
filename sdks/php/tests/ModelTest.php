<?php

declare(strict_types=1);

namespace Svc\Tests;

use PHPUnit\Framework\TestCase;
use Svc\Exception\ArgumentException;
use Svc\Model\Event;
use Svc\Model\Send;
use Svc\Model\SendDeliveredEvent;
use Svc\Model\UnknownEvent;
use Svc\Money;
use Svc\Runtime\Decode;
use Svc\Runtime\Json;
use Svc\Runtime\Retry;
use Svc\Time;

final class ModelTest extends TestCase
{
    private const TEXT = '{"id":"snd_1","object":"send","token":"canary-41","recipient":null,'
        . '"metadata":{},"later":{"list":[],"map":{}},"big":123456789012345678901234567890,'
        . '"long":9007199254740993,"half":1.0,"text":"123456789012345678901234567890"}';

    private Send $send;

    protected function setUp(): void
    {
        $this->send = Send::fromFields(Json::parse(self::TEXT));
    }

    public function testEveryDigitAndEveryUnknownFieldIsWrittenBack(): void
    {
        self::assertSame(self::TEXT, Json::write($this->send));
        self::assertSame(9007199254740993, $this->send['long']);
        self::assertSame('123456789012345678901234567890', $this->send['big']);
        self::assertSame(['list' => [], 'map' => []], $this->send['later']);
    }

    public function testWhatWasNotSentIsNullAndWhatDoesNotExistIsAnError(): void
    {
        self::assertNull($this->send->status);
        self::assertFalse(isset($this->send->status));
        self::assertFalse(isset($this->send['status']));
        self::assertTrue(isset($this->send['recipient']));
        $this->expectException(\OutOfBoundsException::class);
        $this->send->__get('statsu');
    }

    public function testItIsReadOnly(): void
    {
        $this->expectException(\LogicException::class);
        $this->send->__set('id', 'snd_2');
    }

    public function testASecretIsReadByNameAndInNoDump(): void
    {
        self::assertSame('canary-41', $this->send->token);
        ob_start();
        var_dump($this->send);
        $forms = [ob_get_clean(), print_r($this->send, true), var_export($this->send, true)];
        foreach ([...$forms, (string) $this->send] as $form) {
            self::assertStringNotContainsString('canary', $form);
        }
        self::assertStringContainsString('token":"***"', (string) $this->send);
        self::assertSame('canary-41', $this->send->toArray()['token']);
    }

    public function testItIsSerializedWhole(): void
    {
        $copy = unserialize(serialize($this->send));
        self::assertInstanceOf(Send::class, $copy);
        self::assertSame(self::TEXT, Json::write($copy));
    }

    public function testAnEventIsOfItsClassAndOneOfLaterIsKept(): void
    {
        $known = Json::parse('{"type":"send.delivered","data":{"object":{"id":"snd_1"}}}');
        $event = Decode::object(Event::class, $known);
        self::assertInstanceOf(SendDeliveredEvent::class, $event);
        self::assertSame('snd_1', $event->data->object->id);
        foreach (['"send.teleported"', '7', 'null', '{"a":1}'] as $type) {
            $unknown = Decode::object(Event::class, Json::parse('{"type":' . $type . '}'));
            self::assertInstanceOf(UnknownEvent::class, $unknown);
        }
    }

    public function testSumsAreMadeInCents(): void
    {
        self::assertSame('0.30', Money::add('0.10', '0.20'));
        self::assertSame(-1250, Money::toMinor('-12.5'));
        self::assertSame('-0.05', Money::fromMinor(-5));
        foreach (['', '5.', '.5', '5.001', '1e2', "5\n", '٥'] as $text) {
            try {
                Money::toMinor($text);
                self::fail("$text is an amount.");
            } catch (ArgumentException) {
                self::assertNotSame('', $text . '.');
            }
        }
    }

    public function testTimesAreUnixSeconds(): void
    {
        self::assertSame('2026-11-26T06:00:00+00:00', Time::toDateTime(1795672800)->format('c'));
        $moment = new \DateTime('2026-11-26T08:00:00+02:00');
        self::assertSame(1795672800, Time::fromDateTime($moment));
    }

    public function testRetryAfterIsSecondsOrADate(): void
    {
        self::assertSame(7, Retry::readRetryAfter(' 7 '));
        $date = 'Wed, 21 Oct 2015 07:27:58 GMT';
        self::assertSame(2, Retry::readRetryAfter('Wed, 21 Oct 2015 07:28:00 GMT', $date));
        self::assertSame(0, Retry::readRetryAfter('Wed, 21 Oct 2015 07:28:00 GMT'));
        foreach ([null, '', '-1', '1.5', 'soon', 'Mon, soon', '99999999999999999999'] as $header) {
            self::assertNull(Retry::readRetryAfter($header));
        }
    }
}
