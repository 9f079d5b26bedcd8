import type { Extra } from "./extras.ts";

/** The lines are those of conformance/log.json, which every SDK is held to. */
export const LOG: Extra = {
  title: "Log",
  words: `\`SVC_SDK_LOG=info\` writes a line for each call to standard error, and \`debug\` one for
each attempt and each pause as well. Without it nothing is written. A line has the method, the path
with placeholders, the status, milliseconds, attempts and the request ID, and of an idempotency key
the first four characters. It never has a key, a phone number, a meter number, a token, a query or
a body. \`reason\` is the code of the error, or \`timed_out\`, \`cancelled\`, \`connection_failed\`
(nothing was sent) or \`connection_lost\` (it may have arrived).

\`\`\`text
svc debug POST /sends try=1 idempotency_key=till...
svc debug POST /sends try=1 status=503 reason=temporarily_unavailable wait_ms=412 \
idempotency_key=till... request_id=req_0031Jk7TeApCu0Wq1YgSz5Bf
svc debug POST /sends try=2 idempotency_key=till...
svc info POST /sends status=202 ms=655 tries=2 request_id=req_0031Jk7TfBqDv1Xr2ZhTa6Cg
\`\`\`

The level is also an option of the client. A logger of your own is handed the lines without
\`svc\` and the level; if no level is set, it gets all of them. A logger that fails fails no call.`,
  code: {
    python: `import logging

own = Svc("svc_sk_test_x", base_url="https://svc.example", logger=logging.getLogger("svc"))`,
    node: `const own = new Svc({
  apiKey: "svc_sk_test_x",
  baseUrl: "https://svc.example",
  logLevel: "info",
  logger: console,
});`,
    go: `own, err := svc.New(svc.Config{
	APIKey:   "svc_sk_test_x",
	BaseURL:  "https://svc.example",
	LogLevel: svc.LogInfo,
	Logger:   slog.Default(),
})`,
    ruby: `require "logger"

Svc::Client.new(
  "svc_sk_test_x",
  base_url: "https://svc.example",
  log_level: "info",
  logger: Logger.new($stderr)
)`,
    php: `$own = new Client(
    'svc_sk_test_x',
    'https://svc.example',
    logLevel: 'info',
    logger: static function (string $level, string $line): void {
        error_log("$level: $line");
    },
);`,
    java: `Svc own = Svc.builder()
    .apiKey("svc_sk_test_x")
    .baseUrl("https://svc.example")
    .logLevel(LogLevel.INFO)
    .logger(System.getLogger("svc"))
    .build();`,
    kotlin: `val own = Svc {
  apiKey("svc_sk_test_x")
  baseUrl("https://svc.example")
  logLevel(LogLevel.INFO)
  logger(System.getLogger("svc"))
}`,
    dotnet: `using var own = new SvcClient(new SvcClientOptions
{
    ApiKey = "svc_sk_test_x",
    BaseUrl = "https://svc.example",
    LogLevel = SvcLogLevel.Info,
    Logger = (level, line) => Console.WriteLine(level + " " + line),
});`,
    dart: `final own = Svc(
  apiKey: 'svc_sk_test_x',
  baseUrl: 'https://svc.example',
  logLevel: LogLevel.info,
  logger: (level, line) => print('\${level.name} $line'),
);`,
  },
};
