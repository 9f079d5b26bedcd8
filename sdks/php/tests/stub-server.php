<?php

/**
 * A server that speaks as much HTTP as the tests of the transport need, over many connections at
 * once. Each request is a line of the log: the number of its connection, and its verb.
 */

declare(strict_types=1);

$context = stream_context_create(isset($argv[2]) ? ['ssl' => ['local_cert' => $argv[2]]] : []);
$listener = stream_socket_server(
    (isset($argv[2]) ? 'ssl' : 'tcp') . '://127.0.0.1:0',
    context: $context,
);
echo explode(':', stream_socket_get_name($listener, false))[1], "\n";
$connections = [];
$buffers = [];
$made = 0;

function answer(string $type, string $body, string $more = ''): string
{
    $length = strlen($body);
    return "HTTP/1.1 200 OK\r\nContent-Type: $type\r\nContent-Length: $length\r\n$more\r\n$body";
}

function statement(): string
{
    $named = "Content-Disposition: attachment; filename=\"statement.csv\"\r\n";
    return answer('text/csv', str_repeat('x', 300_000), $named);
}

/** What is written for a request; null closes the connection, an empty text answers nothing. */
function respond(string $request): ?string
{
    return match (true) {
        str_contains($request, '"drop"') => null,
        str_contains($request, '/stall') => '',
        str_contains($request, 'currency=CUT') =>
            substr(statement(), 0, 100_000),
        str_contains($request, '/statements.csv') => statement(),
        default => answer('application/json', '{"object":"thing"}'),
    };
}

/** The first whole request of what has come; empty when it is not whole. */
function firstRequest(string $buffer): string
{
    $end = strpos($buffer, "\r\n\r\n");
    if ($end === false) {
        return '';
    }
    preg_match('/content-length: *(\d+)/i', substr($buffer, 0, $end), $found);
    $length = $end + 4 + (int) ($found[1] ?? 0);
    return strlen($buffer) < $length ? '' : substr($buffer, 0, $length);
}

while (true) {
    $read = [0 => $listener] + $connections;
    $none = null;
    stream_select($read, $none, $none, null);
    if (isset($read[0])) {
        $accepted = @stream_socket_accept($listener);
        // A client that does not trust the certificate is gone again.
        if ($accepted !== false) {
            $connections[++$made] = $accepted;
            $buffers[$made] = '';
        }
        unset($read[0]);
    }
    foreach ($read as $number => $connection) {
        $part = fread($connection, 65_536);
        $buffers[$number] .= (string) $part;
        $request = firstRequest($buffers[$number]);
        if ($request === '' && ($part === '' || $part === false)) {
            fclose($connection);
            unset($connections[$number]);
            continue;
        }
        if ($request === '') {
            continue;
        }
        $buffers[$number] = substr($buffers[$number], strlen($request));
        file_put_contents($argv[1], "$number " . explode(' ', $request)[0] . "\n", FILE_APPEND);
        $answer = respond($request);
        if ($answer !== null) {
            fwrite($connection, $answer);
        }
        if ($answer === null || str_contains($request, 'currency=CUT')) {
            fclose($connection);
            unset($connections[$number]);
        }
    }
}
