<?php

declare(strict_types=1);

namespace Svc\Tests;

use PHPUnit\Framework\TestCase;
use Svc\Client;
use Svc\Exception\CancelledException;
use Svc\Exception\ConnectionException;
use Svc\Exception\TimeoutException;
use Svc\Http\CurlTransport;
use Svc\RequestOptions;

/**
 * Against a server of one process that does what each request's path asks for, and counts.
 */
final class CurlTransportTest extends TestCase
{
    /** @var resource */
    private mixed $server;

    private Client $client;

    private string $log;

    protected function setUp(): void
    {
        $this->log = (string) tempnam(sys_get_temp_dir(), 'svc');
        [$this->server, $port] = $this->serve();
        $this->client = new Client('svc_sk_test_x', "http://127.0.0.1:$port", maxRetries: 0);
    }

    protected function tearDown(): void
    {
        self::end($this->server);
        unlink($this->log);
    }

    public function testAConnectionIsUsedAgain(): void
    {
        for ($count = 0; $count < 3; $count++) {
            $this->client->account->get();
        }
        self::assertSame(['1 GET', '1 GET', '1 GET'], $this->asked());
    }

    public function testAForkedProcessHasConnectionsOfItsOwn(): void
    {
        if (!function_exists('pcntl_fork')) {
            self::markTestSkipped('This PHP cannot fork.');
        }
        $this->client->account->get();
        $child = pcntl_fork();
        if ($child === 0) {
            try {
                $this->client->account->get();
            } finally {
                // Whatever PHPUnit does at its end is done by the parent alone.
                posix_kill((int) getmypid(), 9);
            }
        }
        pcntl_waitpid($child, $status);
        $this->client->account->get();
        self::assertSame(['1 GET', '2 GET', '1 GET'], $this->asked());
    }

    public function testCurlSendsNoPostAgainByItself(): void
    {
        $this->client->account->get();
        try {
            $this->client->sends->create(target: 'drop');
            self::fail('There was an answer.');
        } catch (ConnectionException $lost) {
            self::assertTrue($lost->maybeSent);
        }
        self::assertSame(['1 GET', '1 POST'], $this->asked());
    }

    public function testWhatMustNotBeRepeatedHasAConnectionOfItsOwn(): void
    {
        $this->client->account->get();
        $this->client->keys->roll('key_1');
        $this->client->keys->delete('key_1');
        self::assertSame(['1 GET', '2 POST', '3 DELETE'], $this->asked());
    }

    public function testTwoFilesAreReadSideBySideWithACallBetween(): void
    {
        $first = $this->client->statements->getCsv(currency: 'USD');
        $second = $this->client->statements->getCsv(currency: 'ZWG');
        $this->client->account->get();
        self::assertSame(300_000, strlen($first->contents()));
        self::assertSame(300_000, strlen($second->contents()));
        self::assertSame('statement.csv', $second->filename);
    }

    public function testAFileIsSavedWholeOrNotAtAll(): void
    {
        $folder = sys_get_temp_dir() . '/svc-' . bin2hex(random_bytes(6));
        mkdir($folder);
        $path = $this->client->statements->getCsv(currency: 'USD')->saveTo($folder);
        self::assertSame("$folder/statement.csv", $path);
        self::assertSame(300_000, filesize($path));
        unlink($path);
        try {
            $this->client->statements->getCsv(currency: 'CUT')->saveTo($folder);
            self::fail('It was saved.');
        } catch (ConnectionException) {
            self::assertSame(['.', '..'], scandir($folder));
        }
        rmdir($folder);
    }

    public function testACallIsCancelledWhileItWaits(): void
    {
        $started = hrtime(true);
        $isCancelled = static fn (): bool => hrtime(true) - $started > 200_000_000;
        try {
            $options = new RequestOptions(isCancelled: $isCancelled);
            $this->client->sends->get('stall', requestOptions: $options);
            self::fail('There was an answer.');
        } catch (CancelledException) {
            self::assertLessThan(1.0, (hrtime(true) - $started) / 1e9);
        }
    }

    public function testCallsHoldNoMemory(): void
    {
        gc_collect_cycles();
        for ($count = 0; $count < 20; $count++) {
            $this->client->account->get();
        }
        self::assertSame(0, gc_collect_cycles());
    }

    public function testSilenceEndsATry(): void
    {
        $this->expectException(TimeoutException::class);
        $this->client->sends->get('stall', requestOptions: new RequestOptions(readTimeout: 0.1));
    }

    public function testAConnectionThatIsNotMadeEndsInItsOwnTime(): void
    {
        // The port takes connections, and nobody speaks TLS behind it.
        $listener = stream_socket_server('tcp://127.0.0.1:0');
        $address = 'https://' . stream_socket_get_name($listener, false);
        $client = new Client('svc_sk_test_x', $address, connectTimeout: 0.2, maxRetries: 0);
        $started = hrtime(true);
        try {
            $client->account->get();
            self::fail('There was an answer.');
        } catch (TimeoutException $lost) {
            self::assertFalse($lost->maybeSent);
            self::assertLessThan(2.0, (hrtime(true) - $started) / 1e9);
        }
    }

    public function testACertificateIsVerified(): void
    {
        $certificate = $this->certificate();
        [$server, $port] = $this->serve($certificate);
        $client = static fn (array $options): Client => new Client(
            'svc_sk_test_x',
            "https://localhost:$port",
            maxRetries: 0,
            transport: new CurlTransport($options),
        );
        $trusting = $client([CURLOPT_CAINFO => $certificate]);
        self::assertSame('thing', $trusting->account->get()['object']);
        try {
            $client([])->account->get();
            self::fail('A stranger was trusted.');
        } catch (ConnectionException $refused) {
            self::assertFalse($refused->maybeSent);
        } finally {
            self::end($server);
            unlink($certificate);
        }
    }

    /** A certificate of its own for localhost, with its key; its path. */
    private function certificate(): string
    {
        $kind = ['private_key_type' => OPENSSL_KEYTYPE_EC, 'curve_name' => 'prime256v1'];
        $key = openssl_pkey_new($kind);
        $request = openssl_csr_new(['commonName' => 'localhost'], $key);
        openssl_x509_export(openssl_csr_sign($request, null, $key, 1), $certificate);
        openssl_pkey_export($key, $written);
        $path = (string) tempnam(sys_get_temp_dir(), 'svc');
        file_put_contents($path, $certificate . $written);
        return $path;
    }

    /**
     * A server with its port; over TLS, if there is a certificate.
     *
     * @return array{resource, string}
     */
    private function serve(string ...$certificate): array
    {
        $command = [PHP_BINARY, __DIR__ . '/stub-server.php', $this->log, ...$certificate];
        // It complains of clients that do not trust it.
        $streams = [1 => ['pipe', 'w'], 2 => ['file', '/dev/null', 'w']];
        $server = proc_open($command, $streams, $pipes);
        return [$server, trim((string) fgets($pipes[1]))];
    }

    /** @param resource $server */
    private static function end(mixed $server): void
    {
        proc_terminate($server, 9);
        proc_close($server);
    }

    /** @return list<string> The number of the connection and the verb of each request. */
    private function asked(): array
    {
        return file($this->log, FILE_IGNORE_NEW_LINES) ?: [];
    }
}
