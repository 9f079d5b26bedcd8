/** What a program is built and tested with besides the methods: webhooks, and no network. */
import type { Extra } from "./extras.ts";

const WEBHOOKS: Extra = {
  title: "Webhooks",
  words: `Takes the raw bytes of the body, the header \`Svc-Signature\` or all headers (those of
Standard Webhooks will do), and one secret or several, and returns the [event](types.md#event). The
signature may be 300 seconds away from the clock in either direction, unless you set another
tolerance. It raises the error of a signature for what is not signed with a secret, too old or in
the future, and for a body that was parsed. The header of a test is signed as the service signs.`,
  code: {
    python: `from svc import webhooks

event = webhooks.verify(raw_body, headers, [secret], tolerance=300)
header = webhooks.sign_test_header(raw_body, secret)`,
    node: `import { webhooks } from "svc-sdk";

const secrets = ["whsec_exampleSecret1", "whsec_exampleSecret2"];
const event = await webhooks.verify(rawBody, request.headers, secrets, { toleranceSeconds: 300 });
const header = await webhooks.signTestHeader(rawBody, "whsec_exampleSecret1");`,
    go: `body, err := io.ReadAll(r.Body)
verifier := svc.WebhookVerifier{Secrets: []string{secret}, Tolerance: 5 * time.Minute}
event, err := verifier.Verify(body, r.Header)
header := svc.SignTestHeader(body, secret, time.Now().Unix())`,
    ruby: `secrets = [ENV.fetch("SVC_WEBHOOK_SECRET")]
Svc::Webhooks.verify(request.body.read, request.env, secrets, tolerance: 300)
puts Svc::Webhooks.sign_test_header('{"type":"send.delivered"}', "whsec_exampleSecret1")`,
    php: `$event = Svc\\Webhooks::verify(
    file_get_contents('php://input'),
    $_SERVER['HTTP_SVC_SIGNATURE'] ?? '',
    [$secret],
    tolerance: 300,
);
echo Svc\\Webhooks::signTestHeader('{"type":"send.delivered"}', $secret);`,
    java: `Event event = new WebhookVerifier(secret)
    .tolerance(Duration.ofMinutes(5))
    .verify(body, request.getHeader("Svc-Signature"));
String header = Webhooks.signTestHeader(body, secret);`,
    kotlin: `val verifier = WebhookVerifier(secret).tolerance(Duration.ofMinutes(5))
val event = verifier.verify(body, signature)
val header = Webhooks.signTestHeader(body, secret)`,
    dotnet: `var verifier = new WebhookVerifier(secret) { Tolerance = TimeSpan.FromMinutes(5) };
var received = verifier.Verify(body, signature);
var header = Webhooks.SignTestHeader(body, secret);`,
    dart: `final body = await request.expand((part) => part).toList();
final headers = Webhooks.headersOf(request.headers);
final event = Webhooks.verify(body, headers, [secret], tolerance: const Duration(minutes: 5));
print('\${event.type} \${Webhooks.signTestHeader(body, secret)}');`,
  },
};

const TESTING: Extra = {
  title: "Testing",
  words: `A client over the test transport sends nothing. Each method returns the example of the
contract, or what you set for it, once for each time that you set it. The transport lists what was
called: the method, the path, the headers and the body.`,
  code: {
    python: `from svc.testing import FakeTransport

fake = FakeTransport()
own = Svc("svc_sk_test_x", base_url="http://127.0.0.1:4000", transport=fake)
fake.answer("sends.create", 402, {"error": {"code": "insufficient_credit"}})
own.account.get()
print(fake.requests[0].operation)`,
    node: `import { FakeTransport } from "svc-sdk/testing";

const fake = new FakeTransport();
const baseUrl = "http://127.0.0.1:4000";
const own = new Svc({ apiKey: "svc_sk_test_x", baseUrl, fetch: fake.fetch });
fake.answer("sends.create", 402, { error: { code: "insufficient_credit" } });
await own.account.get();
console.log(fake.requests[0]?.operation);`,
    go: `fake := svctest.New()
own, err := fake.Client()
if err != nil {
	return err
}
fake.Answer("sends.create", 402, map[string]any{"error": map[string]any{
	"code": "insufficient_credit",
}})
account, err := own.Account.Get(ctx)
fmt.Println(fake.Requests()[0].Operation)`,
    ruby: `fake = Svc::Testing::FakeTransport.new
own = Svc::Client.new("svc_sk_test_x", base_url: "http://127.0.0.1:4000", transport: fake)
fake.answer("sends.create", 402, { error: { code: "insufficient_credit" } })
own.account.get
puts fake.requests.first.operation`,
    php: `use Svc\\Testing\\FakeTransport;

$fake = new FakeTransport();
$own = new Client('svc_sk_test_x', 'http://127.0.0.1:4000', transport: $fake);
$fake->answer('sends.create', 402, ['error' => ['code' => 'insufficient_credit']]);
$own->account->get();
echo $fake->requests[0]->operation;`,
    java: `FakeTransport fake = new FakeTransport();
Svc own = Svc.builder()
    .apiKey("svc_sk_test_x").baseUrl("http://127.0.0.1:4000").transport(fake).build();
fake.answer("sends.create", 402, Map.of("error", Map.of("code", "insufficient_credit")));
own.account().get();
print(fake.getRequests().get(0).getOperation());`,
    kotlin: `val fake = FakeTransport()
val own = Svc { apiKey("svc_sk_test_x"); baseUrl("http://127.0.0.1:4000"); transport(fake) }
fake.answer("sends.create", 402, mapOf("error" to mapOf("code" to "insufficient_credit")))
own.account.get()
show(fake.requests[0].operation)`,
    dotnet: `var fake = new Svc.Testing.FakeTransport();
using var own = fake.CreateClient();
fake.Answer("sends.create", 402, new Dictionary<string, object?>
{
    ["error"] = new Dictionary<string, object?> { ["code"] = "insufficient_credit" },
});
await own.Account.GetAsync();
Console.WriteLine(fake.Requests[0].Operation);`,
    dart: `import 'package:svc_sdk/svc_sdk.dart';
import 'package:svc_sdk/testing.dart';

Future<void> main() async {
  final fake = FakeTransport();
  final own = Svc(apiKey: 'svc_sk_test_x', baseUrl: 'http://127.0.0.1:4000', transport: fake);
  fake.answer('sends.create', 402, {
    'error': {'code': 'insufficient_credit'},
  });
  await own.account.get();
  print(fake.requests.single.operation);
}`,
  },
};

export const RECEIVING: readonly Extra[] = [WEBHOOKS, TESTING];
