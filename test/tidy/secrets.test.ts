import { SECRET_FIELDS } from "@svc/generated/secrets";
import { maskSecrets } from "@svc/server/journal/events/mask-secrets.ts";
import { keptBody, withoutKeys } from "@svc/server/journal/requests/mask.ts";
import { requestLogs } from "@svc/server/journal/requests/tables.ts";
import { openLog } from "@svc/server/platform/log.ts";
import { getTableColumns } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { contract } from "./wire-names.ts";

/** All secret fields there are. A new one is added by hand, after a look at where it is stored. */
const PINNED = [
  "ApiKey.secret",
  "ApprovalDecision.pin",
  "BatchItem.token",
  "BeneficialOwner.national_id",
  "Director.national_id",
  "Director.date_of_birth",
  "Export.download_url",
  "PaymentPinSet.pin",
  "PaymentPinSet.current_pin",
  "PaymentPinSet.password_or_otp",
  "Program.completions_secret",
  "Receipt.token",
  "RewardLink.token",
  "Sandbox.key",
  "Sandbox.claim_url",
  "Send.token",
  "SendPreview.token",
  "SendToken.token",
  "WebhookEndpoint.secret",
];

/** Names that sound secret. */
const SOUNDS_SECRET = /(?:^|_)(?:secret|token|tokens|password|pin|otp|hash)$/;

/** Fields that only sound so, or are sent to us and shown to nobody. */
const NOT_SECRET: Readonly<Record<string, string>> = {
  "CheckinCreate.challenge_token": "names a question; worth nothing without its answer",
  "ClaimChallenge.token": "names a question; worth nothing without its answer",
  "ClaimCodeCreate.challenge_token": "names a question; worth nothing without its answer",
  "ClaimCreate.challenge_token": "names a question; worth nothing without its answer",
  "Export.include_tokens": "says whether tokens stand in the file",
  "ExportCreate.include_tokens": "says whether tokens shall stand in the file",
  "Receipt.tokens": "a list of objects whose own token is secret",
  "SendPower.tokens": "a list of objects whose own token is secret",
  "TokenLink.tokens": "a list of objects whose own token is secret",
  "WebhookEndpoint.include_tokens": "a yes or a no",
  "WebhookEndpointCreate.include_tokens": "a yes or a no",
  "WebhookEndpointUpdate.include_tokens": "a yes or a no",
};

/** A claim token in a body, under a name that is an ID elsewhere. */
const CHECKIN_LINKS = ['"link":"CANARY"', '"link" : "CANARY", "lat": 1', '"\\u006cink":"CANARY"'];

const names = [...new Set(SECRET_FIELDS.map((field) => field.split(".")[1] ?? ""))];
const key = (start: string) => `${start}${"q".repeat(43)}`;

describe("secret fields", () => {
  it("are those that are pinned here, and no other", () => {
    expect(SECRET_FIELDS).toEqual(PINNED);
  });

  it("are all fields that sound secret", () => {
    const sounding = Object.entries(contract().components.schemas).flatMap(([name, schema]) =>
      Object.keys(schema.properties ?? {})
        .filter((field) => SOUNDS_SECRET.test(field))
        .map((field) => `${name}.${field}`),
    );
    const unmarked = sounding.filter((field) => !PINNED.includes(field));
    expect(unmarked).toEqual(Object.keys(NOT_SECRET));
  });

  it.each(names)("%s is never stored in an event", (name) => {
    const masked = maskSecrets({ object: { list: [{ [name]: "canary" }] } });
    expect(JSON.stringify(masked)).not.toContain("canary");
  });

  it.each(names)("%s is never logged", (name) => {
    const lines: string[] = [];
    const log = openLog({ level: "debug", readable: false, write: (line) => lines.push(line) });
    log.error({ [name]: "canary", err: { [name]: "canary" } }, "failed");
    expect(lines.join("")).toContain("failed");
    expect(lines.join("")).not.toContain("canary");
  });

  it.each(names)("%s is never kept in a body of the request log", (name) => {
    for (const written of [name, `\\u00${name.charCodeAt(0).toString(16)}${name.slice(1)}`]) {
      const kept = keptBody(`{ "list": [{ "${written}" : "canary" }] }`);
      expect(kept).toContain("list");
      expect(kept).not.toContain("canary");
    }
  });

  it.each(['"481516"', "481516", '"481 516"', '"481-516"'])(
    "a one-time code, written %s, is not kept in a body, but the code of an error is",
    (written) => {
      const text = `{"phone":"0771234567","code":${written},"error":{"code":"code_invalid"}}`;
      const kept = JSON.parse(keptBody(text) ?? "");
      expect([kept.code, kept.error.code]).toEqual([null, "code_invalid"]);
      expect(keptBody(text.replace('"code"', '"\\u0063ode"'))).not.toContain("516");
    },
  );

  it.each(CHECKIN_LINKS)(
    "do not include claim tokens, which are not kept either: %s",
    (written) => {
      const canary = "Qe7Yt4Mn9Wd3Jc6Xr1Vb8H";
      expect(keptBody(`{ ${written.replace("CANARY", canary)} }`)).not.toContain(canary);
      const id = "lnk_0031JkKy9Pf34qY6Nb3wWD25";
      expect(keptBody(`{ ${written.replace("CANARY", id)} }`)).toContain(id);
    },
  );

  it("have no column in the request log, which keeps no headers", () => {
    const columns = Object.keys(getTableColumns(requestLogs));
    expect(columns.filter((name) => names.includes(name) || /header/.test(name))).toEqual([]);
  });

  it.each(["svc_sk_", "svc_rk_test_", "svc_pk_", "svc_ak_test_", "whsec_"])(
    "%s… is blotted out where a caller put it in a path or a query",
    (start) => {
      const blotted = withoutKeys(`/dev/v1/sends?key=${key(start)}&limit=1`);
      expect(blotted).toBe(`/dev/v1/sends?key=${start}***&limit=1`);
    },
  );
});
