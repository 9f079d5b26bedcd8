/** The front page of the docs: a sale beside its receipt, what people see, and where to begin. */
import type { Schemas } from "@svc/generated/routes";
import type { Assets } from "./assets.ts";
import { type Contract, exampleOf, placedOperations, successOf } from "./contract.ts";
import { escapeHtml } from "./escape.ts";
import { type DocPage, pageFrom } from "./page.ts";
import { type ShownSdks, salesFolded } from "./sdks.ts";

export const FRONT_PATH = "/docs/guides";

interface FrontParts {
  readonly contract: Contract;
  readonly sdks: ShownSdks;
  readonly assets: Assets;
  readonly guides: readonly DocPage[];
  /** The headings of the navigation, in its order. */
  readonly groups: readonly string[];
}

const LEAD =
  "Sell prepaid airtime, data bundles and electricity in Zimbabwe, in USD and ZWG, with one " +
  "request. " +
  "`npm start` runs the whole service on your machine, with test money and simulated networks.";

/** What is pictured; its sizes are those of the files, which `test/docs/pictures.test.ts` makes. */
const PICTURES = [
  {
    ...{ name: "claim", width: 390, height: 700 },
    title: "The page on which a person claims a reward",
    text: "[Rewards](/docs/guides/rewards): a link by SMS or on paper, in three languages.",
  },
  {
    ...{ name: "dashboard", width: 900, height: 700 },
    title: "The dashboard of a shop",
    text: "[The dashboard](/docs/guides/dashboard): sell, find a sale, top up, make keys.",
  },
] as const;

const APPS = `- \`sdks/samples/till\`: a till in the browser, on the Node SDK.
- \`sdks/samples/ussd\`: a USSD menu, on the Python SDK.
- \`sdks/samples/checkout\`: a shop that sells airtime for cards and wallets, on the Node SDK.`;

const LOOK_UPS = `- [API reference](/docs/reference): every object and every operation.
- [Errors](/docs/errors): every code, what it means, and whether to retry.
- [Events](/docs/events): every event type, when it is sent, and its body.
- [Lifecycles](/docs/lifecycles): every status and every transition.
- [Changelog](/docs/changelog): what is new.
- [OpenAPI 3.1](/openapi.json), [documents for generators](/docs/guides/generators), a
  [Postman collection](/docs/collection.json), and [llms.txt](/llms.txt) for tools. Each page is
  available as Markdown: add \`.md\` to its URL.`;

export function frontPage(parts: FrontParts): DocPage {
  const { contract } = parts;
  const head = `# ${contract.info.title}\n\n${LEAD}`;
  const sale = saleOf(parts.guides);
  const receipt = receiptOf(contract);
  const rest = [
    ...guidesOf(parts),
    `## Sample apps\n\nSmall programs to start from, run by the tests:\n\n${APPS}`,
    `## Look things up\n\n${LOOK_UPS}`,
  ];
  const plain = [head, sale, "The receipt of it:", `\`\`\`text\n${receipt}\n\`\`\``, ...rest];
  const shown = [
    head,
    `<div class="front">\n\n<div class="sale">`,
    sale,
    salesFolded(parts.sdks),
    `</div>\n\n${slip(receipt)}\n\n</div>`,
    `<div class="pictures">\n${figures(parts.assets)}\n</div>`,
    ...rest,
  ];
  const place = { group: "Docs", path: FRONT_PATH };
  return { ...pageFrom(place, `${plain.join("\n\n")}\n`), shown: `${shown.join("\n\n")}\n` };
}

/** The sale of the quickstart, whose samples are executed. */
function saleOf(guides: readonly DocPage[]): string {
  const quickstart = guides.find(({ path }) => path.endsWith("/quickstart"))?.markdown ?? "";
  const samples = [...quickstart.matchAll(/```sh\n[\s\S]*?\n```/g)].map(([sample]) => sample);
  const found = samples.find((sample) => sample.includes('"target": "0771234567"'));
  if (found === undefined) throw new Error("the quickstart sells nothing to 0771234567");
  return found;
}

/** The contract's own example: the receipt of such a sale, as a printer of 32 columns has it. */
function receiptOf(contract: Contract): string {
  const { operation } =
    placedOperations(contract).find((one) => one.operation.operationId === "getSendReceipt") ?? {};
  const body = operation === undefined ? undefined : successOf(operation)[0]?.body;
  return (exampleOf(body) as Pick<Schemas["Receipt"], "text">).text;
}

function slip(text: string): string {
  return `<figure class="slip"><figcaption>The receipt of it</figcaption>
<pre tabindex="0">${escapeHtml(text)}</pre></figure>`;
}

function figures(assets: Assets): string {
  return PICTURES.map((one) => figure(one, assets)).join("\n");
}

function figure(picture: (typeof PICTURES)[number], { path }: Assets): string {
  const { name, width, height, title, text } = picture;
  const caption = text.replace(/\[([^\]]*)\]\(([^)]*)\)/, '<a href="$2">$1</a>');
  return `<figure><picture>
<source srcset="${path(`${name}-dark.webp`)}" media="(prefers-color-scheme: dark)">
<img src="${path(`${name}-light.webp`)}" width="${width}" height="${height}" alt="${title}"
 loading="lazy" decoding="async"></picture>
<figcaption>${caption}</figcaption></figure>`;
}

function guidesOf({ guides, groups }: FrontParts): string[] {
  return groups.flatMap((group) => [
    `## ${group}`,
    guides
      .filter((guide) => guide.group === group)
      .map(({ path, title, lead }) => `- [${title}](${path}): ${lead}`)
      .join("\n"),
  ]);
}
