// Calls a method of an SDK, or an address with fetch alone, for some time: node.mjs <arm> <seconds>
const [arm, seconds] = process.argv.slice(2);
const { SVC_URL: url, SVC_KEY: key } = process.env;
const ARMS = {
  async sdk() {
    const { Svc } = await import("svc-sdk");
    const client = new Svc();
    return () => client.account.get();
  },
  async stripe() {
    const { Stripe } = await import("stripe");
    const { hostname: host, port } = new URL(url);
    const client = new Stripe(key, { host, port, protocol: "http", telemetry: false });
    return () => client.accounts.retrieve("acct_1");
  },
  async openai() {
    const { OpenAI } = await import("openai");
    const client = new OpenAI({ apiKey: key, baseURL: `${url}/v1` });
    return () => client.models.retrieve("one");
  },
  async bare() {
    const headers = { Authorization: `Bearer ${key}`, Accept: "application/json" };
    return async () => (await fetch(`${url}/dev/v1/account`, { headers })).json();
  },
};
const call = await ARMS[arm]();
const times = [];
for (let warm = 0; warm < 200; warm++) await call();
const before = process.cpuUsage();
const until = performance.now() + Number(seconds) * 1_000;
while (performance.now() < until) {
  const started = performance.now();
  if ((await call()).object !== "account") throw new Error("another answer");
  times.push(performance.now() - started);
}
const { user, system } = process.cpuUsage(before);
times.sort((one, other) => one - other);
const cpu_us = (user + system) / times.length;
console.log(JSON.stringify({ calls: times.length, p50_ms: times[times.length >> 1], cpu_us }));
process.exit();
