<?php

declare(strict_types=1);

namespace Svc\Testing;

use Svc\Facts;
use Svc\Headers;
use Svc\Http\RawResponse;
use Svc\Http\Request;
use Svc\Http\Transport;
use Svc\Operations;
use Svc\Runtime\Json;

/**
 * Tests without a network: every method answers with the contract's own example, unless you say
 * otherwise.
 */
final class FakeTransport implements Transport
{
    private const EXAMPLES = __DIR__ . '/../../generated/examples.json';

    /** @var list<FakeRequest> Everything that was asked, in order. */
    public array $requests = [];

    /** @var array<string, list<array{int, mixed}>> */
    private array $answers = [];

    private ?\stdClass $examples = null;

    /** The next answer of a method; several are given in their order. */
    public function answer(string $operation, int $status, mixed $body): void
    {
        $this->answers[$operation][] = [$status, $body];
    }

    public function send(Request $request): RawResponse
    {
        $parts = parse_url($request->url);
        $path = explode(Facts::BASE_PATH, $parts['path'], 2)[1];
        $query = $parts['query'] ?? '';
        $body = $request->body === null ? null : json_decode($request->body, true);
        $operation = self::operationOf($request->method, $path, $query, $body ?? []);
        $headers = [];
        foreach ($request->headers() as $name => $value) {
            $headers[] = [$name, $value];
        }
        $this->requests[] = new FakeRequest(
            $operation,
            $request->method,
            $query === '' ? $path : "$path?$query",
            new Headers($headers),
            $body,
            $request->body,
        );
        [$status, $value] = $this->nextAnswer($operation, $path);
        return new FakeResponse($status, Json::write($value));
    }

    /** @return array{int, mixed} */
    private function nextAnswer(string $operation, string $path): array
    {
        if (($this->answers[$operation] ?? []) !== []) {
            return array_shift($this->answers[$operation]);
        }
        $this->examples ??= Json::parse((string) file_get_contents(self::EXAMPLES));
        $example = $this->examples->{$operation} ?? null;
        $body = self::aboutAsked($operation, $path, $example->body ?? new \stdClass());
        return [$example->status ?? 200, $body];
    }

    /** An example is about the object that was asked for, where that is told by its id. */
    private static function aboutAsked(string $operation, string $path, mixed $body): mixed
    {
        $row = Operations::ALL[$operation] ?? [];
        $shown = $body instanceof \stdClass ? $body->id ?? null : null;
        if (!isset($row['identifiedBy']) || !is_string($shown)) {
            return $body;
        }
        $place = array_search('{' . $row['identifiedBy'] . '}', explode('/', $row['path']), true);
        $asked = rawurldecode(explode('/', $path)[$place]);
        if (!str_starts_with($asked, explode('_', $shown)[0] . '_')) {
            return $body;
        }
        $about = clone $body;
        $about->id = $asked;
        return $about;
    }

    /**
     * Of two methods on one path, the one whose fixed field was sent.
     *
     * @param array<string, mixed> $body
     */
    private static function operationOf(
        string $method,
        string $path,
        string $query,
        array $body,
    ): string {
        parse_str($query, $sent);
        $plain = '';
        foreach (Operations::ALL as $key => $row) {
            if ($row['verb'] !== $method || preg_match(self::formOf($row['path']), $path) !== 1) {
                continue;
            }
            $fixed = $row['fixedField'] ?? null;
            if ($fixed !== null && array_key_exists($fixed, $body + $sent)) {
                return $key;
            }
            $plain = $fixed === null ? $key : $plain;
        }
        return $plain;
    }

    private static function formOf(string $template): string
    {
        $parts = preg_split('/\{[^}]+\}/', $template);
        return '~^' . implode('[^/]+', array_map(preg_quote(...), $parts)) . '$~D';
    }
}
