/**
 * What the README of the Ruby SDK and its reference show, as one program. No checker of types
 * can be had where this runs, so that it is run with its signatures on, which hold each call.
 */
import { join } from "node:path";
import { SDKS } from "../../../sdks/tools/paths.ts";
import { indentedBy, readmeBlocks } from "./readme.ts";

/** The first sale is a program of its own. */
const WHOLE = 'require "svc"';

const GIVEN = `require "json"
require "svc"

SECRET = ENV["SVC_WEBHOOK_SECRET"] = "whsec_exampleSecret1"
BODY = '{"object":"event","type":"send.delivered","data":{"object":{"object":"send","id":"snd_1"}}}'
SIGNED = { "HTTP_SVC_SIGNATURE" => Svc::Webhooks.sign_test_header(BODY, SECRET) }
# Examples are the first page of a list again and again, and files without a name; one is signed
# with a secret that stands nowhere.
EXAMPLE = /repeats its cursor|no name of its own|program_secret/
Thread.report_on_exception = false
Dir.mkdir("statements")
Request = Struct.new(:body, :env)
Response = Struct.new(:stream)

def tried
  yield
rescue Svc::Error => e
  raise unless EXAMPLE.match?(e.message)
end

def given_client
  Svc::Client.new(
    "svc_sk_test_x", base_url: "http://127.0.0.1:4000", transport: Svc::Testing::FakeTransport.new
  )
end

def meter = "37140030000"
def id = "snd_0031Jk7TeApCu0Wq1YgSz5Bf"
def request = Request.new(StringIO.new(BODY), SIGNED)
def response = Response.new(StringIO.new)
`;

/** Each block stands in a method; what it makes and does not use is no fault. */
export function rubySamples(): string {
  const blocks = readmeBlocks("ruby", "ruby").filter((code) => !code.startsWith(WHOLE));
  const methods = blocks.map((code, index) => methodOf(`shown${index + 1}`, code));
  const calls = blocks.map((_, index) => `tried { shown${index + 1}(given_client) }\n`);
  const reference = `load ${JSON.stringify(join(SDKS, "ruby", "driver", "samples.rb"))}\n`;
  const run = "SAMPLES.each { |sample| tried { sample.call(given_client) } }\n";
  return `${GIVEN}\n${methods.join("\n")}\n${calls.join("")}${reference}${run}`;
}

function methodOf(name: string, code: string): string {
  const own = code.replaceAll('"/var/lib/', '"./');
  return `def ${name}(client)\n${indentedBy(own, "  ")}end\n`;
}
