<?php

declare(strict_types=1);

namespace Svc;

use Svc\Exception\ArgumentException;
use Svc\Exception\CancelledException;
use Svc\Exception\ConnectionException;
use Svc\Exception\SvcException;
use Svc\Exception\TimeoutException;
use Svc\Http\RawResponse;
use Svc\Http\TransportException;

/**
 * A file, as a stream: nothing of it is held whole unless asked for.
 */
final class FileResult
{
    public readonly ?string $contentType;

    /** The name that the service gives the file, without any folder; null without one. */
    public readonly ?string $filename;

    /** @internal */
    public function __construct(
        private readonly RawResponse $raw,
        private readonly ResponseMetadata $metadata,
    ) {
        $this->contentType = $metadata->headers->get('Content-Type');
        $this->filename = self::fileNameOf($metadata->headers->get('Content-Disposition'));
    }

    public function responseMetadata(): ResponseMetadata
    {
        return $this->metadata;
    }

    /**
     * The bytes as they come; can be read once.
     *
     * @return \Generator<int, string>
     */
    public function chunks(): \Generator
    {
        try {
            yield from $this->raw->chunks();
        } catch (TransportException $failure) {
            throw $this->broken($failure);
        }
    }

    /** All of it. */
    public function contents(): string
    {
        return implode('', iterator_to_array($this->chunks(), false));
    }

    /**
     * Writes it to a file, or under its own name into a folder, and returns the path. It is written
     * beside and renamed, so that nobody finds half of it.
     */
    public function saveTo(string $path): string
    {
        $target = $this->targetOf($path);
        $draft = $target . '.' . bin2hex(random_bytes(8)) . '.part';
        $writer = @fopen($draft, 'xb');
        if ($writer === false) {
            throw new SvcException("$draft cannot be written.");
        }
        try {
            foreach ($this->chunks() as $part) {
                if (fwrite($writer, $part) !== strlen($part)) {
                    throw new SvcException("$draft cannot be written.");
                }
            }
            if (!fclose($writer) || !rename($draft, $target)) {
                throw new SvcException("$target cannot be written.");
            }
        } finally {
            if (is_file($draft)) {
                unlink($draft);
            }
        }
        return $target;
    }

    /** Ends the transfer, if nobody wants the rest. */
    public function close(): void
    {
        $this->raw->close();
    }

    private function targetOf(string $path): string
    {
        if (!is_dir($path)) {
            return $path;
        }
        if ($this->filename === null) {
            throw new ArgumentException('The file has no name of its own: name one.', 'path');
        }
        return rtrim($path, '/' . DIRECTORY_SEPARATOR) . DIRECTORY_SEPARATOR . $this->filename;
    }

    private function broken(TransportException $failure): ConnectionException
    {
        $class = match (true) {
            $failure->isCancelled => CancelledException::class,
            $failure->isTimeout => TimeoutException::class,
            default => ConnectionException::class,
        };
        $attempts = $this->metadata->attempts;
        return new $class('The file broke off.', true, $attempts, null, $failure);
    }

    /** The base name in the header: no folder of another machine is taken over. */
    private static function fileNameOf(?string $header): ?string
    {
        $header ??= '';
        if (preg_match("/filename\\*\\s*=\\s*UTF-8''([^;]+)/i", $header, $found) === 1) {
            $text = rawurldecode($found[1]);
        } elseif (preg_match('/filename\s*=\s*"((?:[^"\\\\]|\\\\.)*)"/i', $header, $found) === 1) {
            $text = preg_replace('/\\\\(.)/', '$1', $found[1]);
        } elseif (preg_match('/filename\s*=\s*([^;\s]+)/i', $header, $found) === 1) {
            $text = $found[1];
        } else {
            return null;
        }
        $parts = preg_split('~[/\\\\]~', $text);
        $name = str_replace("\0", '', (string) end($parts));
        return in_array($name, ['', '.', '..'], true) ? null : $name;
    }
}
