<?php

declare(strict_types=1);

use Svc\Client;
use Svc\FileResult;
use Svc\Hooks;
use Svc\Http\CurlTransport;
use Svc\Page;
use Svc\RequestAttempt;
use Svc\RequestOptions;
use Svc\ResponseAttempt;
use Svc\Runtime\Decode;
use Svc\Runtime\Json;
use Svc\Webhooks;

/**
 * What is asked of a driver.
 */
final class Commands
{
    /** @var array<string, Client> */
    private array $clients = [];

    /** @var array<int, Page|FileResult> */
    private array $held = [];

    /** @var list<array<string, mixed>> */
    private array $hooked = [];

    public function __construct(private readonly Lines $lines)
    {
    }

    /** @return array<string, mixed> */
    public function run(stdClass $command): array
    {
        try {
            return ['id' => $command->id, 'ok' => $this->answer($command)];
        } catch (Throwable $error) {
            return ['id' => $command->id, 'error' => Shown::error($error)];
        }
    }

    /** @return array<string, mixed> */
    private function answer(stdClass $command): array
    {
        $params = Json::plain($command->params ?? new stdClass());
        return match ($command->op) {
            'client.new' => $this->newClient($command->client ?? 'main', $params),
            'client.hooked' => ['value' => array_splice($this->hooked, 0)],
            'page.items' => $this->pageItems($command, $params),
            'page.next' => $this->shown($command, $this->held[$params['handle']]->nextPage()),
            'page.previous' => $this->shown($command, $this->held[$params['handle']]->previousPage()),
            'file.save' => ['value' => $this->held[$params['handle']]->saveTo($params['path'])],
            'file.read' => $this->fileRead($params),
            'webhook.verify' => $this->verify($command, $params),
            'webhook.sign' => ['value' => Webhooks::signTestHeader(
                $this->bodyOf($params),
                $params['secret'],
                $params['timestamp'] ?? null,
            )],
            'decode' => $this->decode($command),
            'sends.wait' => $this->wait($command, $params),
            default => $this->shown($command, dispatch(
                $this->client($command),
                $command->op,
                self::withBytes($command->op, $params),
                $this->options($command->id, $command->options ?? null),
            )),
        };
    }

    /**
     * A file stands in a command as base64.
     *
     * @param array<string, mixed> $params
     * @return array<string, mixed>
     */
    private static function withBytes(string $name, array $params): array
    {
        $field = \Svc\Operations::ALL[$name]['fileField'] ?? null;
        if (!isset($params[$field])) {
            return $params;
        }
        return [$field => base64_decode($params[$field])] + $params;
    }

    /** @param array<string, mixed> $params */
    private function newClient(string $name, array $params): array
    {
        $hook = fn (RequestAttempt|ResponseAttempt $one) => $this->hooked[] = Shown::attempt($one);
        $seconds = static fn (string $name, float $otherwise): float =>
            isset($params[$name]) ? $params[$name] / 1000 : $otherwise;
        $client = new Client(
            $params['api_key'] ?? null,
            $params['base_url'] ?? null,
            timeout: $seconds('timeout_ms', 60.0),
            // How long a first handshake takes is the machine's business.
            connectTimeout: 60.0,
            readTimeout: $seconds('read_timeout_ms', 30.0),
            maxRetries: $params['max_retries'] ?? 2,
            hooks: new Hooks($hook, $hook),
            transport: new CurlTransport(array_filter([
                CURLOPT_PROXY => $params['proxy'] ?? null,
                CURLOPT_CAINFO => $params['roots_file'] ?? null,
            ])),
            logger: isset($params['logged']) ? self::logger($params['logged'] === 'broken') : null,
        );
        $this->clients[$name] = $client;
        $value = [
            'livemode' => $client->livemode(),
            'key_kind' => $client->keyKind(),
            'base_url' => $client->baseUrl(),
        ];
        return ['value' => $value, 'shown' => Shown::printed($client)];
    }

    /** Says lines in words of its own, or fails. */
    private static function logger(bool $isBroken): \Closure
    {
        return static function (string $level, string $line) use ($isBroken): void {
            if ($isBroken) {
                throw new \RuntimeException('The logger is broken.');
            }
            fwrite(STDERR, "own $level $line\n");
        };
    }

    private function client(stdClass $command): Client
    {
        return $this->clients[$command->client ?? 'main'];
    }

    private function options(int $id, ?stdClass $given): RequestOptions
    {
        $given = Json::plain($given ?? new stdClass());
        $seconds = static fn (string $name): ?float =>
            isset($given[$name]) ? $given[$name] / 1000 : null;
        return new RequestOptions(
            idempotencyKey: $given['idempotency_key'] ?? null,
            timeout: $seconds('timeout_ms'),
            readTimeout: $seconds('read_timeout_ms'),
            maxRetries: $given['max_retries'] ?? null,
            extraBody: $given['extra_body'] ?? [],
            extraQuery: $given['extra_query'] ?? [],
            extraHeaders: $given['extra_headers'] ?? [],
            isCancelled: fn (): bool => $this->lines->isCancelled($id),
            programSecret: $given['program_secret'] ?? null,
        );
    }

    /** @param array<string, mixed> $params */
    private function pageItems(stdClass $command, array $params): array
    {
        $options = $this->options($command->id, $command->params->options ?? null);
        $client = $this->client($command);
        $page = dispatch($client, $params['method'], $params['params'] ?? [], $options);
        $found = [];
        if ($params['by_page'] ?? false) {
            foreach ($page->pages() as $one) {
                $found[] = count($one->data);
            }
            return ['value' => $found];
        }
        foreach ($page as $one) {
            $found[] = $one;
            if (count($found) === ($params['stop_after'] ?? null)) {
                break;
            }
        }
        return ['value' => $found];
    }

    /** @param array<string, mixed> $params */
    private function fileRead(array $params): array
    {
        $content = $this->held[$params['handle']]->contents();
        $value = ['bytes' => strlen($content), 'sha256' => hash('sha256', $content)];
        return ['value' => $value];
    }

    /** @param array<string, mixed> $params */
    private function bodyOf(array $params): mixed
    {
        if (isset($params['body_base64'])) {
            return base64_decode($params['body_base64']);
        }
        return $params['parsed'] ?? $params['body'];
    }

    /** @param array<string, mixed> $params */
    private function verify(stdClass $command, array $params): array
    {
        return $this->shown($command, Webhooks::verify(
            $this->bodyOf($params),
            $params['headers'],
            $params['secrets'],
            tolerance: $params['tolerance'] ?? Webhooks::TOLERANCE_SECONDS,
            now: $params['now'] ?? null,
        ));
    }

    private function decode(stdClass $command): array
    {
        $class = "Svc\\Model\\{$command->params->name}";
        return $this->shown($command, Decode::object($class, $command->params->value));
    }

    /** @param array<string, mixed> $params */
    private function wait(stdClass $command, array $params): array
    {
        return $this->shown($command, $this->client($command)->sends->wait(
            $params['send_id'],
            ($params['timeout_ms'] ?? 60_000) / 1000,
            ($params['every_ms'] ?? 2_000) / 1000,
            $this->options($command->id, null),
        ));
    }

    /** @return array<string, mixed> */
    private function shown(stdClass $command, mixed $result): array
    {
        if ($result instanceof Page || $result instanceof FileResult) {
            $this->held[$command->id] = $result;
        }
        return Shown::result($command->id, $result);
    }
}
