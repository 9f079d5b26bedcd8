/** What an SDK has besides the methods of the contract, as reference.md shows it. */
import { ANSWERS } from "./answers.ts";
import { LOG } from "./log.ts";
import { RECEIVING } from "./receiving.ts";

export interface Extra {
  readonly title: string;
  readonly words: string;
  /** By language; the tests compile or run each. */
  readonly code: Readonly<Record<string, string>>;
}

const WAIT: Extra = {
  title: "Waiting for a send",
  words: `Reads a send every two seconds until its status is settled or the timeout is over, which
is 60 seconds unless you set it, and returns what was read last. A read that fails is repeated,
and none outlasts the timeout; if none succeeds, the last error that the service answered is
raised, and a timeout or a lost connection only if it answered nothing. \`unknown\` and \`queued\`
are not failures: the sale may have been delivered, or will be. Do not sell it again.`,
  code: {
    python: 'send = client.sends.wait("snd_0031Jk7TeApCu0Wq1YgSz5Bf", timeout=60, every=2)',
    node: `const sold = await client.sends.wait("snd_0031Jk7TeApCu0Wq1YgSz5Bf", {
  timeoutMs: 60_000,
  everyMs: 2_000,
});`,
    go: `send, err := client.Sends.Wait(ctx, "snd_0031Jk7TeApCu0Wq1YgSz5Bf", &svc.WaitOptions{
	Timeout: time.Minute, Every: 2 * time.Second,
})`,
    ruby: 'client.sends.wait("snd_0031Jk7TeApCu0Wq1YgSz5Bf", timeout: 60, every: 2)',
    php: "$send = $client->sends->wait('snd_0031Jk7TeApCu0Wq1YgSz5Bf', timeout: 60, every: 2);",
    java: `Send send = client.sends().waitFor("snd_0031Jk7TeApCu0Wq1YgSz5Bf",
    WaitOptions.timeout(Duration.ofSeconds(60)).every(Duration.ofSeconds(2)));`,
    kotlin:
      'val sold = client.sends.waitFor("snd_0031Jk7TeApCu0Wq1YgSz5Bf", 60.seconds, 2.seconds)',
    dotnet: `var sold = await client.Sends.WaitAsync("snd_0031Jk7TeApCu0Wq1YgSz5Bf", new WaitOptions
{
    Timeout = TimeSpan.FromSeconds(60), Every = TimeSpan.FromSeconds(2),
});`,
    dart: `final send = await client.sends.wait(
  'snd_0031Jk7TeApCu0Wq1YgSz5Bf',
  timeout: const Duration(seconds: 60),
  every: const Duration(seconds: 2),
);`,
  },
};

const CLIENT: Extra = {
  title: "Options of the client",
  words: `All of them are optional. Without them the key and the address come from \`SVC_KEY\` and
\`SVC_URL\`, and the values are those shown: 60 seconds for a call with all its attempts and pauses,
5 for a connection, 30 for a response to begin and between two parts of it, and two more attempts
where that is safe. Node has no timeout of its own for connections.`,
  code: {
    python: `own = Svc(
    "svc_sk_test_x",
    base_url="https://svc.example",
    timeout=60,
    connect_timeout=5,
    read_timeout=30,
    max_retries=2,
)`,
    node: `const own = new Svc({
  apiKey: "svc_sk_test_x",
  baseUrl: "https://svc.example",
  timeoutMs: 60_000,
  readTimeoutMs: 30_000,
  maxRetries: 2,
});`,
    go: `own, err := svc.New(svc.Config{
	APIKey:         "svc_sk_test_x",
	BaseURL:        "https://svc.example",
	Timeout:        time.Minute,
	ConnectTimeout: 5 * time.Second,
	ReadTimeout:    30 * time.Second,
	MaxRetries:     svc.Ptr(2),
})`,
    ruby: `Svc::Client.new(
  "svc_sk_test_x",
  base_url: "https://svc.example",
  timeout: 60,
  connect_timeout: 5,
  read_timeout: 30,
  max_retries: 2
)`,
    php: `$own = new Client(
    'svc_sk_test_x',
    'https://svc.example',
    timeout: 60.0,
    connectTimeout: 5.0,
    readTimeout: 30.0,
    maxRetries: 2,
);`,
    java: `Svc own = Svc.builder()
    .apiKey("svc_sk_test_x")
    .baseUrl("https://svc.example")
    .timeout(Duration.ofSeconds(60))
    .connectTimeout(Duration.ofSeconds(5))
    .readTimeout(Duration.ofSeconds(30))
    .maxRetries(2)
    .build();`,
    kotlin: `val own = Svc {
  apiKey("svc_sk_test_x")
  baseUrl("https://svc.example")
  timeout(Duration.ofSeconds(60))
  connectTimeout(Duration.ofSeconds(5))
  readTimeout(Duration.ofSeconds(30))
  maxRetries(2)
}`,
    dotnet: `using var own = new SvcClient(new SvcClientOptions
{
    ApiKey = "svc_sk_test_x",
    BaseUrl = "https://svc.example",
    Timeout = TimeSpan.FromSeconds(60),
    ConnectTimeout = TimeSpan.FromSeconds(5),
    ReadTimeout = TimeSpan.FromSeconds(30),
    MaxRetries = 2,
});`,
    dart: `final own = Svc(
  apiKey: 'svc_sk_test_x',
  baseUrl: 'https://svc.example',
  timeout: const Duration(seconds: 60),
  connectTimeout: const Duration(seconds: 5),
  readTimeout: const Duration(seconds: 30),
  maxRetries: 2,
);`,
  },
};

const CALL: Extra = {
  title: "Options of a call",
  words: `They hold for one call, in place of those of the client. Use your own sale number as the
idempotency key: the same number never sells twice. Extra fields, parameters and headers are for
what is newer than this version.`,
  code: {
    python: `options = RequestOptions(
    idempotency_key="till4-000123",
    timeout=20,
    max_retries=1,
    extra_body={"newer_field": "value"},
)
client.sends.create(target="0771234567", amount="5.00", currency="USD", request_options=options)`,
    node: `await client.sends.create(
  { target: "0771234567", amount: "5.00", currency: "USD" },
  {
    idempotencyKey: "till4-000123",
    timeoutMs: 20_000,
    maxRetries: 1,
    extraBody: { newer_field: "value" },
  },
);`,
    go: `answer, err := client.Sends.Create(ctx, params,
	svc.WithIdempotencyKey("till4-000123"),
	svc.WithTimeout(20*time.Second),
	svc.WithMaxRetries(1),
	svc.WithExtraBody(map[string]any{"newer_field": "value"}),
)`,
    ruby: `client.sends.create(
  target: "0771234567",
  amount: "5.00",
  currency: "USD",
  request_options: {
    idempotency_key: "till4-000123",
    timeout: 20,
    max_retries: 1,
    extra_body: { newer_field: "value" }
  }
)`,
    php: `$client->sends->create(
    target: '0771234567',
    amount: '5.00',
    currency: 'USD',
    requestOptions: new RequestOptions(
        idempotencyKey: 'till4-000123',
        timeout: 20.0,
        maxRetries: 1,
        extraBody: ['newer_field' => 'value'],
    ),
);`,
    java: `RequestOptions options = RequestOptions.builder()
    .idempotencyKey("till4-000123")
    .timeout(Duration.ofSeconds(20))
    .maxRetries(1)
    .extraBody(Map.of("newer_field", "value"))
    .build();
client.sends().create(params, options);`,
    kotlin: `val options = options {
  idempotencyKey("till4-000123")
  timeout(Duration.ofSeconds(20))
  maxRetries(1)
  extraBody(mapOf("newer_field" to "value"))
}
client.sends.create(options) { target("0771234567"); amount("5.00"); currency("USD") }`,
    dotnet: `var options = new RequestOptions
{
    IdempotencyKey = "till4-000123",
    Timeout = TimeSpan.FromSeconds(20),
    MaxRetries = 1,
    ExtraBody = new Dictionary<string, object?> { ["newer_field"] = "value" },
};
await client.Sends.CreateAsync(wanted, options);`,
    dart: `await client.sends.create(
  target: '0771234567',
  amount: '5.00',
  currency: 'USD',
  options: const RequestOptions(
    idempotencyKey: 'till4-000123',
    timeout: Duration(seconds: 20),
    maxRetries: 1,
    extraBody: {'newer_field': 'value'},
  ),
);`,
  },
};

const MONEY: Extra = {
  title: "Money",
  words: `Amounts are text, such as \`5.00\`. Add them up, or convert them to cents and back,
without floating-point numbers.`,
  code: {
    python: `from svc import Money

cents = Money.to_minor("5.00")
total = Money.add("5.00", "2.50")`,
    node: `import { Money } from "svc-sdk";

const cents = Money.toMinor("5.00");
const total = Money.add("5.00", "2.50");`,
    go: `cents, err := svc.MinorUnits("5.00")
total, err := svc.AddAmounts("5.00", "2.50")`,
    ruby: `Svc::Money.to_minor("5.00")
Svc::Money.add("5.00", "2.50")`,
    php: `$cents = Svc\\Money::toMinor('5.00');
$total = Svc\\Money::add('5.00', '2.50');`,
    java: `long cents = Money.toMinorUnits("5.00");
String total = Money.add("5.00", "2.50");`,
    kotlin: `val cents = Money.toMinorUnits("5.00")
val total = Money.add("5.00", "2.50")`,
    dotnet: `var cents = Money.MinorUnits("5.00");
var total = Money.Sum("5.00", "2.50");`,
    dart: `final cents = Money.toMinor('5.00');
final total = Money.add(['5.00', '2.50']);`,
  },
};

export const EXTRAS: readonly Extra[] = [
  ...[WAIT, ...ANSWERS, ...RECEIVING],
  ...[CLIENT, CALL, LOG, MONEY],
];
