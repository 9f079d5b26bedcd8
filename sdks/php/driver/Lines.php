<?php

declare(strict_types=1);

/**
 * Commands as they come: a call that waits looks whether it is cancelled.
 */
final class Lines
{
    private string $buffer = '';

    private bool $hasEnded = false;

    /** @var list<stdClass> */
    private array $waiting = [];

    /** @var array<int, true> By the number of a command. */
    private array $cancelled = [];

    /** @param resource $stream */
    public function __construct(private readonly mixed $stream)
    {
        stream_set_blocking($stream, false);
    }

    /** The next command; null at the end. */
    public function next(): ?stdClass
    {
        while ($this->waiting === [] && !$this->hasEnded) {
            $this->listen(null);
        }
        return array_shift($this->waiting);
    }

    public function isCancelled(int $id): bool
    {
        $this->listen(0);
        return isset($this->cancelled[$id]);
    }

    /** @param array<string, mixed> $answer */
    public function answer(array $answer): void
    {
        fwrite(STDOUT, Svc\Runtime\Json::write($answer) . "\n");
    }

    private function listen(?int $seconds): void
    {
        $read = [$this->stream];
        $none = null;
        if ($this->hasEnded || stream_select($read, $none, $none, $seconds) !== 1) {
            return;
        }
        $this->buffer .= fread($this->stream, 65_536);
        $this->hasEnded = feof($this->stream);
        while (($end = strpos($this->buffer, "\n")) !== false) {
            $this->take(substr($this->buffer, 0, $end));
            $this->buffer = substr($this->buffer, $end + 1);
        }
    }

    private function take(string $line): void
    {
        $command = Svc\Runtime\Json::parse($line);
        if ($command->op !== 'cancel') {
            $this->waiting[] = $command;
            return;
        }
        $this->cancelled[$command->params->id] = true;
        $this->answer(['id' => $command->id, 'ok' => ['value' => null]]);
    }
}
