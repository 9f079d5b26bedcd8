<?php

declare(strict_types=1);

namespace Svc\Tests;

use PHPUnit\Framework\TestCase;
use Svc\Client;
use Svc\ErrorCode;
use Svc\Exception\ApiException;
use Svc\Exception\ArgumentException;
use Svc\Exception\ConfigurationException;
use Svc\Exception\CreditException;
use Svc\Hooks;
use Svc\Model\Send;
use Svc\Model\UnknownSendOrApproval;
use Svc\RequestAttempt;
use Svc\RequestOptions;
use Svc\ResponseAttempt;
use Svc\Testing\FakeTransport;

final class ClientTest extends TestCase
{
    private const KEY = 'svc_sk_test_canary5567Qx';

    private FakeTransport $fake;

    private Client $client;

    protected function setUp(): void
    {
        $this->fake = new FakeTransport();
        $this->client = new Client(self::KEY, 'http://127.0.0.1:4000', transport: $this->fake);
    }

    public function testASaleIsTypedAndCarriesItsKey(): void
    {
        $options = new RequestOptions(idempotencyKey: 'till4-000123');
        $send = $this->client->sends->create(
            target: '0771234567',
            amount: '5.00',
            currency: 'USD',
            requestOptions: $options,
        );
        self::assertInstanceOf(Send::class, $send);
        self::assertSame('till4-000123', $send->responseMetadata()->idempotencyKey);
        [$request] = $this->fake->requests;
        self::assertSame('sends.create', $request->operation);
        self::assertSame('till4-000123', $request->headers->get('idempotency-key'));
        $sent = ['target' => '0771234567', 'amount' => '5.00', 'currency' => 'USD'];
        self::assertSame($sent, $request->body);
    }

    public function testNullClearsAndWhatIsLeftOutIsNotSent(): void
    {
        $this->client->webhookEndpoints->update('we_1', description: null);
        $this->client->webhookEndpoints->update('we_1', enabled_events: ['send.delivered']);
        [$cleared, $changed] = $this->fake->requests;
        self::assertSame(['description' => null], $cleared->body);
        self::assertSame(['enabled_events' => ['send.delivered']], $changed->body);
    }

    public function testAnEmptyMapIsAnObject(): void
    {
        $this->client->sends->create(target: '0771234567', metadata: []);
        $this->client->credit->updateAlerts(low_balance: []);
        [$sold, $changed] = $this->fake->requests;
        self::assertSame('{"target":"0771234567","metadata":{}}', $sold->rawBody);
        self::assertSame('{"low_balance":{}}', $changed->rawBody);
    }

    public function testAnAnswerOfAVariantOfLaterIsReadable(): void
    {
        $this->fake->answer('sends.create', 202, ['object' => 'sale_of_later', 'id' => 'x_1']);
        $answer = $this->client->sends->create(target: '0771234567');
        self::assertInstanceOf(UnknownSendOrApproval::class, $answer);
        self::assertSame('sale_of_later', $answer->object);
        self::assertSame('x_1', $answer['id']);
    }

    public function testARefusalIsTyped(): void
    {
        $error = ['type' => 'credit_error', 'code' => 'insufficient_credit', 'message' => 'No.'];
        $this->fake->answer('sends.create', 402, ['error' => $error]);
        try {
            $this->client->sends->create(target: '0771234567');
            self::fail('It was not refused.');
        } catch (CreditException $refused) {
            self::assertSame(ErrorCode::INSUFFICIENT_CREDIT, $refused->errorCode);
            self::assertSame(402, $refused->status);
            self::assertSame('No.', $refused->getMessage());
        }
    }

    public function testFieldsOfAnErrorOfAnotherFormDoNotBreakIt(): void
    {
        $error = ['type' => 'api_error', 'code' => 7, 'meta' => 'x', 'param' => []];
        $this->fake->answer('account.get', 400, ['error' => $error]);
        $this->expectException(ApiException::class);
        $this->client->account->get();
    }

    public function testAListIsIteratedOverItsPages(): void
    {
        $page = static fn (array $ids, ?string $next): array => [
            'object' => 'list',
            'data' => array_map(static fn (string $id): array => ['id' => $id], $ids),
            'has_more' => $next !== null,
            'next_cursor' => $next,
        ];
        $this->fake->answer('sends.list', 200, $page(['a', 'b'], 'b'));
        $this->fake->answer('sends.list', 200, $page(['c'], null));
        $ids = [];
        foreach ($this->client->sends->list(limit: 2, created: ['gte' => '5']) as $send) {
            $ids[] = $send->id;
        }
        self::assertSame(['a', 'b', 'c'], $ids);
        $paths = array_map(static fn ($request) => $request->path, $this->fake->requests);
        self::assertStringContainsString('starting_after=b', $paths[1]);
        self::assertStringContainsString('created%5Bgte%5D=5', $paths[1]);
    }

    public function testAHeaderOfTheCallersWinsInWhateverCase(): void
    {
        $extra = ['svc-VERSION' => '1999-01-01', 'authorization' => 'Bearer other'];
        $this->client->account->get(new RequestOptions(extraHeaders: $extra));
        $sent = iterator_to_array($this->fake->requests[0]->headers);
        self::assertSame('1999-01-01', $sent['svc-VERSION']);
        self::assertSame('Bearer other', $sent['authorization']);
        self::assertArrayNotHasKey('Svc-Version', $sent);
        self::assertArrayNotHasKey('Authorization', $sent);
    }

    /** @dataProvider badHeaders */
    public function testAHeaderThatWouldMakeAnotherIsRefused(RequestOptions $options): void
    {
        $this->expectException(ArgumentException::class);
        $this->client->sends->create(target: '0771234567', requestOptions: $options);
    }

    /** @return list<array{RequestOptions}> */
    public static function badHeaders(): array
    {
        return [
            [new RequestOptions(idempotencyKey: "till4\r\nX-Other: 1")],
            [new RequestOptions(extraHeaders: ["X-Other: 1\r\nX" => '1'])],
            [new RequestOptions(extraHeaders: ['' => '1'])],
        ];
    }

    public function testHooksSeeEachTryWithoutTheKey(): void
    {
        $seen = [];
        $hook = static function (RequestAttempt|ResponseAttempt $one) use (&$seen): void {
            $seen[] = $one;
        };
        $client = new Client(
            self::KEY,
            'http://127.0.0.1:4000',
            hooks: new Hooks($hook, $hook),
            transport: $this->fake,
        );
        $client->account->get();
        self::assertCount(2, $seen);
        self::assertSame('***', $seen[0]->headers['Authorization']);
        self::assertSame(200, $seen[1]->status);
        self::assertStringNotContainsString('canary', print_r($seen, true));
    }

    public function testTheKeyIsInNoDumpOfTheClientAndInNoTrace(): void
    {
        self::assertStringNotContainsString('canary', print_r($this->client, true));
        self::assertStringNotContainsString('canary', var_export($this->client, true));
        self::assertStringNotContainsString('canary', print_r((array) $this->client, true));
        try {
            new Client(self::KEY, 'nonsense');
            self::fail('It was not refused.');
        } catch (ConfigurationException $refused) {
            self::assertStringNotContainsString('canary', print_r($refused, true));
        }
    }

    public function testAClientIsNotSerialized(): void
    {
        $this->expectException(\Throwable::class);
        serialize($this->client);
    }

    /** @dataProvider addresses */
    public function testAnAddressIsTakenAsPeopleWriteIt(string $given, ?string $expected): void
    {
        if ($expected === null) {
            $this->expectException(ConfigurationException::class);
        }
        self::assertSame($expected, (new Client(self::KEY, $given))->baseUrl());
    }

    /** @return array<string, array{string, string|null}> */
    public static function addresses(): array
    {
        return [
            'bare' => ['https://svc.example', 'https://svc.example/dev/v1'],
            'with the path' => ['https://svc.example/dev/v1/', 'https://svc.example/dev/v1'],
            'behind a prefix' => ['https://svc.example:1/a/', 'https://svc.example:1/a/dev/v1'],
            'on this machine' => ['http://[::1]:4000', 'http://[::1]:4000/dev/v1'],
            'plain to another machine' => ['http://svc.example', null],
            'another scheme' => ['ftp://svc.example', null],
            'with a user' => ['https://a:b@svc.example', null],
            'with a query' => ['https://svc.example?a=1', null],
            'with a line break' => ["https://svc.example\r\nX: 1", null],
            'a port that is none' => ['https://svc.example:99999', null],
            'no address' => ['svc.example', null],
        ];
    }

    /** @dataProvider badIds */
    public function testAnIdThatWouldLeadElsewhereIsRefused(string $id): void
    {
        try {
            $this->client->sends->get($id);
            self::fail('It was not refused.');
        } catch (ArgumentException $refused) {
            self::assertSame('send_id', $refused->param);
            self::assertSame([], $this->fake->requests);
        }
    }

    /** @return list<array{string}> */
    public static function badIds(): array
    {
        return [[''], ['.'], ['..']];
    }

    public function testAGroupThatIsNotThereIsAnError(): void
    {
        self::assertTrue(isset($this->client->sends));
        self::assertFalse(isset($this->client->sales));
        $this->expectException(\OutOfBoundsException::class);
        $this->client->__get('sales');
    }

    public function testTheWaitEndsWhenNothingWillHappenSoon(): void
    {
        foreach (['pending', 'submitted', 'delivered'] as $status) {
            $this->fake->answer('sends.get', 200, ['object' => 'send', 'status' => $status]);
        }
        $send = $this->client->sends->wait('snd_1', timeout: 5.0, every: 0.001);
        self::assertSame('delivered', $send->status);
        self::assertCount(3, $this->fake->requests);
    }

    public function testTheWaitComesBackWithWhatItIsAtTheTimeout(): void
    {
        $this->fake->answer('sends.get', 200, ['object' => 'send', 'status' => 'pending']);
        $send = $this->client->sends->wait('snd_1', timeout: 0.0);
        self::assertSame('pending', $send->status);
    }
}
