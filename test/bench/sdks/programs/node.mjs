// Calls a method, or the same address with fetch alone, for some time: node.mjs <arm> <seconds>
const [arm, seconds] = process.argv.slice(2);
const url = process.env.SVC_URL;
let call;
if (arm === "sdk") {
  const { Svc } = await import("svc-sdk");
  const client = new Svc();
  call = () => client.account.get();
} else {
  const headers = { Authorization: `Bearer ${process.env.SVC_KEY}`, Accept: "application/json" };
  call = async () => (await fetch(`${url}/dev/v1/account`, { headers })).json();
}
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
