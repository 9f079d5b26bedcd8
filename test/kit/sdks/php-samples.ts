/**
 * What the README of the PHP SDK and its reference show, as programs. No analyser can be had where
 * this runs, so that they are run: PHP says then what it cannot call, and with what.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { SDKS } from "../../../sdks/tools/paths.ts";
import { readmeBlocks } from "./readme.ts";

/** Needs a framework that speaks PSR-7. */
const FOREIGN = ["ResponseInterface"];
/** The first sale is a program of its own. */
const WHOLE = "<?php";

/** What the blocks take as given: a client that answers with examples, the body of a request. */
const GIVEN = `$fake = new FakeTransport();
$client = new Client('svc_sk_test_x', 'http://127.0.0.1:4000', transport: $fake);
$meter = '37140030000';
$id = 'snd_0031Jk7TeApCu0Wq1YgSz5Bf';
$secret = 'whsec_exampleSecret1';
$about = '{"object":{"object":"send","id":"snd_1"}}';
$body = '{"object":"event","type":"send.delivered","data":' . $about . '}';
final class Input
{
    public static string $body = '';
    public mixed $context = null;
    private bool $isRead = false;

    public function stream_open(): bool
    {
        return true;
    }

    public function stream_read(): string
    {
        [$part, $this->isRead] = [$this->isRead ? '' : self::$body, true];
        return $part;
    }

    public function stream_eof(): bool
    {
        return $this->isRead;
    }

    /** @return array<string, int> */
    public function stream_stat(): array
    {
        return [];
    }
}
Input::$body = $body;
$_SERVER['HTTP_SVC_SIGNATURE'] = Svc\\Webhooks::signTestHeader($body, $secret);
stream_wrapper_unregister('php');
stream_wrapper_register('php', Input::class);
`;

/** Writes each block as a program into a folder in which the package is installed. */
export function writePhpSamples(folder: string): string[] {
  const blocks = readmeBlocks("php", "php", FOREIGN).filter((code) => !code.startsWith(WHOLE));
  return [...blocks, samplesOfReference()].map((code, index) => {
    const name = `readme-${index + 1}.php`;
    writeFileSync(join(folder, name), programOf(code));
    return name;
  });
}

function programOf(code: string): string {
  const used = [...code.matchAll(/^use (.+);$/gm)].map(([, name]) => name);
  const others = ["Svc\\Client", "Svc\\RequestOptions", "Svc\\Testing\\FakeTransport"]
    .filter((name) => !used.includes(name))
    .map((name) => `use ${name};\n`);
  const imports = [...used.map((name) => `use ${name};\n`), ...others].join("");
  const body = code.replaceAll(/^use .+;\n/gm, "").replaceAll("'/var/lib/", "__DIR__ . '/");
  const head = `<?php\n\ndeclare(strict_types=1);\n\n${imports}`;
  return `${head}\nrequire __DIR__ . '/vendor/autoload.php';\n${GIVEN}\n${tolerant(body)}`;
}

function samplesOfReference(): string {
  const file = JSON.stringify(join(SDKS, "php", "driver", "samples.php"));
  return `foreach (require ${file} as $sample) {\n${tolerant("$sample($client);\n")}}\n`;
}

/**
 * Examples are the first page of a list again and again, and files without a name; one is signed
 * with a secret that stands nowhere.
 */
function tolerant(body: string): string {
  const told = "'/repeats its cursor|no name of its own|program_?secret/i'";
  const is_other = `preg_match(${told}, $error->getMessage()) !== 1`;
  const refused = `if (${is_other}) {\n        throw $error;\n    }`;
  return `try {\n${body}} catch (Svc\\Exception\\SvcException $error) {\n    ${refused}\n}\n`;
}
