<?php

declare(strict_types=1);

namespace Svc\Till;

use Svc\Exception\ConfigurationException;

/**
 * The folder of a file store: made for good, and locked while its program runs.
 *
 * @internal
 */
final class Folder
{
    /** @var resource|null What is opened locks the folder; the system closes it. */
    private $lock;

    private readonly int $owner;

    public function __construct(string $path)
    {
        $lock = self::must(fopen("$path/lock", 'ce'), "The file $path/lock");
        if (!flock($lock, LOCK_EX | LOCK_NB)) {
            fclose($lock);
            throw new ConfigurationException(
                "The folder $path of sales cannot be locked. Does another program use it?",
            );
        }
        $this->lock = $lock;
        $this->owner = (int) getmypid();
    }

    public function __destruct()
    {
        $this->unlock();
    }

    public function isLocked(): bool
    {
        return $this->lock !== null && getmypid() === $this->owner;
    }

    /**
     * A child of a fork has a copy of the opened file, through which the lock would last, so the
     * process that locked the folder unlocks it by name.
     */
    public function unlock(): void
    {
        if ($this->isLocked()) {
            flock($this->lock, LOCK_UN);
        }
        if ($this->lock !== null) {
            fclose($this->lock);
        }
        $this->lock = null;
    }

    /** Syncs the name of each folder that it makes: a file is no safer than its folder. */
    public static function make(string $path): void
    {
        if (is_dir($path)) {
            return;
        }
        $parent = dirname($path);
        self::make($parent);
        self::must(@mkdir($path, 0700) || is_dir($path), "The folder $path");
        self::sync($parent);
    }

    public static function sync(string $path): void
    {
        // Windows opens no folder, and keeps its names itself.
        if (PHP_OS_FAMILY === 'Windows') {
            return;
        }
        $folder = self::must(fopen($path, 'r'), "The folder $path");
        $isSynced = fsync($folder);
        fclose($folder);
        self::must($isSynced, "The folder $path");
    }

    /**
     * The value, unless it is false, with which PHP says that something failed.
     *
     * @template T
     * @param T|false $value
     * @return T
     */
    public static function must(mixed $value, string $what): mixed
    {
        if ($value === false) {
            $reason = error_get_last()['message'] ?? 'no reason was given';
            throw new \RuntimeException("$what of a till's sales cannot be used: $reason.");
        }
        return $value;
    }
}
