/** PHP as the machine has it; nothing is fetched. */
import { join } from "node:path";
import { type Platform, saidBy, versionOf } from "./platform.ts";

export const PHP = process.env.SVC_TEST_PHP ?? "php";
/** Every notice is an error, and stands on the other stream. */
export const PHP_STRICT = ["-d", "error_reporting=-1", "-d", "display_errors=stderr"];

/** Loads every class that is written or made: a wrong signature shows only then. */
const LOAD_ALL = `
require 'driver/autoload.php';
require 'driver/dispatch.php';
require 'driver/samples.php';
foreach (['src', 'generated'] as $folder) {
    $files = new RecursiveIteratorIterator(new RecursiveDirectoryIterator($folder));
    foreach (new RegexIterator($files, '/\\.php$/') as $file) {
        $path = substr($file->getPathname(), strlen($folder) + 1, -strlen('.php'));
        $class = 'Svc\\\\' . strtr($path, '/', '\\\\');
        if (!class_exists($class) && !interface_exists($class)) {
            throw new Exception("$file does not declare $class");
        }
    }
}
`;

export const php: Platform = {
  runtimes: ({ folder }) => [
    {
      sdk: "php",
      name: "php",
      command: PHP,
      args: [...PHP_STRICT, join(folder, "driver", "main.php")],
      cwd: folder,
      version: versionOf(PHP, ["-r", 'echo extension_loaded("curl") ? PHP_VERSION : exit(1);']),
    },
  ],
  compile: (folder) => saidBy(PHP, [...PHP_STRICT, "-r", LOAD_ALL], { cwd: folder }),
};
