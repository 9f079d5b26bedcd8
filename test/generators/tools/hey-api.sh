# needs: npm
set -eu
cat > package.json <<'JSON'
{
  "private": true,
  "type": "module",
  "dependencies": { "@hey-api/openapi-ts": "0.95.0", "esbuild": "0.28.2", "typescript": "5.9.3" }
}
JSON
npm install --silent --no-audit --no-fund
npx openapi-ts -i "$DOCUMENT" -o client > generated.log 2>&1
cat > sale.ts <<'TS'
import { createSend } from "./client";
import { client } from "./client/client.gen";

declare const process: { env: Record<string, string> };
const { SVC_URL, SVC_KEY, SVC_REFERENCE } = process.env;
client.setConfig({ baseUrl: SVC_URL as never, auth: SVC_KEY });
const { data } = await createSend({
  headers: { "Idempotency-Key": SVC_REFERENCE as string },
  body: { target: "0771234567", amount: "5.00", currency: "USD" },
});
if (data?.object === "send") console.log(data.object, data.status, data.amount);
TS
npx tsc --noEmit --strict --skipLibCheck --target es2022 --module esnext \
  --moduleResolution bundler --lib es2022,dom,dom.iterable sale.ts
npx esbuild sale.ts --bundle --format=esm --outfile=sale.mjs --log-level=error
node sale.mjs
