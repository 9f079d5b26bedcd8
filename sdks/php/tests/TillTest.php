<?php

declare(strict_types=1);

namespace Svc\Tests;

use PHPUnit\Framework\TestCase;
use Svc\Client;
use Svc\Exception\ArgumentException;
use Svc\Exception\ConfigurationException;
use Svc\Testing\FakeTransport;
use Svc\Till;
use Svc\Till\FileSaleStore;
use Svc\Till\NotSold;
use Svc\Till\SaleRecord;
use Svc\Till\Unknown;

final class TillTest extends TestCase
{
    private string $folder;

    private FakeTransport $fake;

    protected function setUp(): void
    {
        // A name that stands for others where it is read as a pattern.
        $this->folder = sys_get_temp_dir() . '/svc-till[4]-' . bin2hex(random_bytes(8));
        $this->fake = new FakeTransport();
    }

    protected function tearDown(): void
    {
        foreach (['open', 'closed', ''] as $part) {
            foreach (@scandir("$this->folder/$part") ?: [] as $name) {
                @unlink("$this->folder/$part/$name");
            }
            @rmdir("$this->folder/$part");
        }
    }

    public function testAFolderOfSalesBelongsToOneStore(): void
    {
        $first = new FileSaleStore($this->folder);
        $this->assertRefused(fn () => new FileSaleStore($this->folder));
        $first->close();
        $this->assertRefused(fn () => $first->put(new SaleRecord('till4-1', [], false)));
        $next = new FileSaleStore($this->folder);
        $next->put(new SaleRecord('till4-1', ['target' => '0771234567'], false));
        self::assertCount(1, $next->open());
    }

    public function testAnArgumentThatCannotBeSentIsRefusedAndNotStored(): void
    {
        $store = new FileSaleStore($this->folder);
        $till = $this->till($store);
        foreach ([['amount' => 5], ['amont' => '5.00'], ['client_reference' => 'x']] as $wrong) {
            try {
                $till->sell('till4-1', '0771234567', ...$wrong);
                self::fail('It was not refused.');
            } catch (ArgumentException $error) {
                self::assertSame(array_key_first($wrong), $error->param);
            }
        }
        self::assertSame([], $store->open());
        self::assertSame([], $this->fake->requests);
    }

    public function testANumberStandsForOneSale(): void
    {
        $error = ['type' => 'credit_error', 'code' => 'insufficient_credit', 'message' => 'No.'];
        $this->fake->answer('sends.create', 402, ['error' => $error]);
        $till = $this->till(new FileSaleStore($this->folder));
        $sold = $till->sell('till4-1', '0771234567', amount: '5.00', currency: 'USD');
        self::assertInstanceOf(NotSold::class, $sold);
        self::assertSame('insufficient_credit', $sold->code);
        // In another order it is the same sale, which is not sent again.
        $again = $till->sell('till4-1', '0771234567', currency: 'USD', amount: '5.00');
        self::assertEquals($sold, $again);
        self::assertCount(1, $this->fake->requests);
        $this->expectException(ArgumentException::class);
        $till->sell('till4-1', '0771234567', amount: '5.0', currency: 'USD');
    }

    public function testASaleThatCannotBeSentAgainDoesNotHinderTheOthers(): void
    {
        $store = new FileSaleStore($this->folder);
        foreach (["till4-1\n", "till4-2\n"] as $number) {
            $store->put(new SaleRecord($number, ['target' => '0771234567'], false));
        }
        $outcomes = $this->till($store)->settle();
        self::assertCount(2, $outcomes);
        foreach ($outcomes as $outcome) {
            self::assertInstanceOf(Unknown::class, $outcome);
            self::assertInstanceOf(ArgumentException::class, $outcome->error);
        }
        self::assertCount(2, $store->open());
        self::assertSame([], $this->fake->requests);
    }

    private function till(FileSaleStore $store): Till
    {
        $client = new Client('svc_rk_test_x', 'http://127.0.0.1:4000', transport: $this->fake);
        return new Till($client, $store);
    }

    private function assertRefused(\Closure $call): void
    {
        try {
            $call();
            self::fail('It was not refused.');
        } catch (ConfigurationException $error) {
            self::assertStringContainsString('of sales', $error->getMessage());
        }
    }
}
