# needs: npm
set -eu
cat > package.json <<'JSON'
{
  "private": true,
  "type": "module",
  "dependencies": { "esbuild": "0.28.2", "orval": "7.13.2", "typescript": "5.9.3" }
}
JSON
npm install --silent --no-audit --no-fund
cat > orval.config.mjs <<JS
export default {
  svc: {
    input: "$DOCUMENT",
    output: {
      target: "client.ts",
      client: "fetch",
      baseUrl: "$SVC_URL",
    },
  },
};
JS
npx orval > generated.log 2>&1
cat > sale.ts <<'TS'
import { createSend } from "./client";

declare const process: { env: Record<string, string> };
const { SVC_KEY, SVC_REFERENCE } = process.env;
const sale = { target: "0771234567", amount: "5.00", currency: "USD" };
const { data } = await createSend(sale, {
  headers: { Authorization: `Bearer ${SVC_KEY}`, "Idempotency-Key": SVC_REFERENCE as string },
});
if ("object" in data && data.object === "send") console.log(data.object, data.status, data.amount);
TS
npx tsc --noEmit --strict --skipLibCheck --target es2022 --module esnext \
  --moduleResolution bundler --lib es2022,dom,dom.iterable sale.ts
npx esbuild sale.ts --bundle --format=esm --outfile=sale.mjs --log-level=error
node sale.mjs
