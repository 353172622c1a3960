import type { RulesOfFields } from "../../../model-core/src/testing/refusals/faults-of-field.js";
import type { NamedText } from "../../../model-core/src/testing/refusals/faults-of-value.js";

/** Addresses of all spellings: some are none, or none that settings may name. */
const URLS = [
  "ftp://files.example",
  "https://",
  "https://user:password@host.example",
  "https://host.example:0",
  "https://host.example:65536",
  "https://h\u00f6st.example",
  "https://host.example/a b",
  "//host.example",
  "host.example",
  "https://[::1]/",
  "https://[::1",
  "https://127.1",
  "https://host.example/\\u0007",
  "HTTPS://HOST.EXAMPLE",
  "https:\\\\host.example",
  "https://host.example/#part",
];
const URL_RULES = {
  texts: URLS.map((url) => JSON.stringify(url)),
  recipes: [2_000, 2_001].map((length) => longUrl(length)),
};

function longUrl(length: number): NamedText {
  const start = '"https://host.example/';
  return [`${length} characters`, [start, ["x", length - start.length + 1], '"']];
}

/** What the rules of settings say, by field. */
export const RULES_OF_SETTINGS: RulesOfFields = {
  "providers[].id": {
    texts: ['"00000000-0000-0000-0000-000000000000"', '"0ABCDEF0-0000-4000-8000-000000000002"'],
  },
  "providers[].kind": { texts: ['"vendor-b"', '"vendor-c"', '"vendor-a-compatible"', '"Vendor-a"'] },
  "providers[].name": { characters: 100 },
  model: { characters: 200 },
  defaultRef: { characters: 255, texts: ['"a b"', '"a\\u00a0b"', '"v1/\\u00e9"'] },
  "cost.provider": { characters: 100 },
  region: { characters: 100 },
  currency: { texts: ['"USD"', '"usd"', '"EURO"', '"EU"', '"E\\u00dcR"', '"EUR\\n"'] },
  "excludeGlobs[]": { characters: 200 },
  baseUrl: URL_RULES,
  apiBaseUrl: URL_RULES,
  cloudPricesBaseUrl: URL_RULES,
  webhookUrl: URL_RULES,
  temperature: { from: 0, to: 2 },
  timeoutSeconds: { from: 1, to: 600 },
  monthlyBudgetUsd: { from: 0, to: 1_000_000 },
  monthlyAiBudgetUsd: { from: 0, to: 1_000_000 },
  requestsPerMinute: { from: 1, to: 100_000 },
  maxFiles: { from: 1, to: 100_000 },
  maxFileBytes: { from: 1, to: 16_777_216 },
  maxTotalBytes: { from: 1, to: 1_073_741_824, texts: ["999"] },
  stalePriceAfterDays: { from: 1, to: 3_650 },
  seed: { from: 0, to: 2_147_483_647 },
  durationSeconds: { from: 1, to: 3_600 },
  warmUpSeconds: { from: 0, to: 3_599, texts: ["60"] },
  arrivalRatePerSecond: { from: 0, to: 100_000 },
  maxScansPerDay: { from: 0, to: 10_000 },
  maxConcurrentStressRuns: { from: 1, to: 64 },
  providers: {
    entries: [20, '{"id":"00000001-0000-4000-8000-{n}","kind":"vendor-a","name":"n","model":"m"}'],
  },
  excludeGlobs: { entries: [100, '"{n}"'] },
  allowedAiProviderKinds: { entries: [4, '"vendor-a"'] },
  "allowedAiProviderKinds[]": { texts: ['"vendor-b"', '"vendor-c"', '"Vendor-a"'] },
};
