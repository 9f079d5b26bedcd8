# needs: java
set -eu
java -jar "$JAR" generate -g typescript-fetch -i "$DOCUMENT" -o client > generated.log 2>&1
cat > package.json <<'JSON'
{ "private": true, "type": "module", "dependencies": { "esbuild": "0.28.2", "typescript": "5.9.3" } }
JSON
npm install --silent --no-audit --no-fund
cat > sale.ts <<'TS'
import { Configuration, SendsApi } from "./client";

declare const process: { env: Record<string, string> };
const { SVC_URL, SVC_KEY, SVC_REFERENCE } = process.env;
const configuration = new Configuration({ basePath: SVC_URL, accessToken: SVC_KEY });
const answer = await new SendsApi(configuration).createSend({
  idempotencyKey: SVC_REFERENCE,
  sendCreate: { target: "0771234567", amount: "5.00", currency: "USD" },
});
if (answer.object === "send") console.log(answer.object, answer.status, answer.amount);
TS
npx tsc --noEmit --strict --skipLibCheck --target es2022 --module esnext \
  --moduleResolution bundler --lib es2022,dom sale.ts
npx esbuild sale.ts --bundle --format=esm --outfile=sale.mjs --log-level=error
node sale.mjs
