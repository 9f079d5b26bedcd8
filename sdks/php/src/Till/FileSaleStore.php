<?php

declare(strict_types=1);

namespace Svc\Till;

use Svc\Exception\ConfigurationException;

/**
 * Records in a folder, one file each, synced to the disk before a request leaves. The folder is
 * locked until `close` or the end of the program; a child of a fork makes a store of its own. Files
 * below `closed` whose numbers are over may be deleted.
 */
final class FileSaleStore implements SaleStore
{
    private const FIELDS = [
        'number',
        'sale',
        'livemode',
        'sent_at',
        'outcome',
        'send',
        'code',
        'message',
    ];

    private readonly string $open;

    private readonly string $closed;

    private readonly Folder $folder;

    /** Makes the folder if it is missing. Refuses one that another store has locked. */
    public function __construct(string $folder)
    {
        $this->open = "$folder/open";
        $this->closed = "$folder/closed";
        foreach ([$this->open, $this->closed] as $path) {
            Folder::make($path);
        }
        $this->folder = new Folder($folder);
    }

    /** Gives the folder up for another program; `put` fails from then on. */
    public function close(): void
    {
        $this->folder->unlock();
    }

    public function get(string $number): ?SaleRecord
    {
        $name = self::nameOf($number);
        return self::read("$this->closed/$name") ?? self::read("$this->open/$name");
    }

    public function put(SaleRecord $record): void
    {
        if (!$this->folder->isLocked()) {
            throw new ConfigurationException(
                'The store of sales is closed, or of another process.',
            );
        }
        $name = self::nameOf($record->number);
        if ($record->outcome === null) {
            self::write($this->open, $name, $record);
            return;
        }
        // The end is written before the beginning goes, so at no time is there neither.
        self::write($this->closed, $name, $record);
        self::remove("$this->open/$name");
    }

    public function open(): array
    {
        $open = [];
        // By its suffix and not by a pattern, which the name of a folder would be part of.
        foreach (Folder::must(scandir($this->open), "The folder $this->open") as $name) {
            $path = "$this->open/$name";
            $begun = str_ends_with($name, '.json') ? self::read($path) : null;
            // It may have ended since the folder was read.
            $known = $begun === null ? null : $this->get($begun->number);
            if ($known === null) {
                continue;
            }
            if ($known->outcome === null) {
                $open[] = $known;
            } else {
                // Its end was written, and then the till died.
                self::remove($path);
            }
        }
        return $open;
    }

    /** A number may hold what no file's name may. */
    private static function nameOf(string $number): string
    {
        return hash('sha256', $number) . '.json';
    }

    private static function read(string $path): ?SaleRecord
    {
        clearstatcache(true, $path);
        if (!is_file($path)) {
            return null;
        }
        $text = Folder::must(file_get_contents($path), "The file $path");
        $fields = json_decode($text, true, 512, JSON_THROW_ON_ERROR | JSON_BIGINT_AS_STRING);
        $values = array_map(
            static fn (string $name): mixed => $fields[$name] ?? null,
            self::FIELDS,
        );
        return new SaleRecord(...$values);
    }

    /** Beside, synced and then renamed: a file is whole, or it is not there. */
    private static function write(string $folder, string $name, SaleRecord $record): void
    {
        $values = array_values(get_object_vars($record));
        $text = json_encode(array_combine(self::FIELDS, $values), JSON_THROW_ON_ERROR);
        $what = "The file $folder/$name";
        $file = Folder::must(fopen("$folder/$name.part", 'we'), $what);
        try {
            $isWritten = fwrite($file, $text) === strlen($text) && fsync($file);
            Folder::must($isWritten, $what);
        } finally {
            fclose($file);
        }
        Folder::must(rename("$folder/$name.part", "$folder/$name"), $what);
        Folder::sync($folder);
    }

    private static function remove(string $path): void
    {
        if (is_file($path)) {
            Folder::must(unlink($path), "The file $path");
        }
    }
}
