import type { Guid } from "@plumbline/model-core";
import fc from "fast-check";
import type {
  AiProviderKind,
  InstancePolicy,
  SentAiProvider,
  SettingsContext,
  SettingsOverrides,
  TaskRouting,
} from "../index.js";
import { AI_PROVIDER_KINDS, INSTANCE_PROFILES, SETTINGS_LIMITS } from "../index.js";
import { idOf } from "./a-document.js";

const some = { requiredKeys: [] };
const id: fc.Arbitrary<Guid> = fc.integer({ min: 1, max: 4 }).map(idOf);
const kind = fc.constantFrom<AiProviderKind>(...AI_PROVIDER_KINDS);
const text = (maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom("a", "Z", "0", " ", "é", "😀", "'", '"', "\\", "\u2028"), maxLength });
const url = fc.constantFrom(
  "https://public.example",
  "http://public.example/v1",
  "https://private.example",
  "http://private.example:8080/?q=1#x",
  "https://both.example/",
  "http://both.example/",
  "http://gone.example",
  "https://unknown.example",
  "http://unknown.example",
  "http://localhost:11434",
  "https://10.1.2.3/",
  "http://[fd00::1]/",
  "https://8.8.8.8",
);
const emptyOr = (value: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof({ weight: 1, arbitrary: fc.constant("") }, { weight: 2, arbitrary: value });
const budget = fc.option(
  fc.double({ min: 0, max: SETTINGS_LIMITS.maxBudgetUsd, noNaN: true }).map((value) => value + 0),
);

const provider: fc.Arbitrary<SentAiProvider> = fc
  .record(
    {
      id,
      kind,
      name: fc.constantFrom("One", "Two", " É"),
      model: emptyOr(fc.constantFrom("m-1", "m 2")),
      baseUrl: emptyOr(url),
      enabled: fc.boolean(),
      supportsStructuredOutput: fc.boolean(),
      supportsStreaming: fc.boolean(),
      temperature: fc.option(fc.constantFrom(0, 0.7, 2)),
      timeoutSeconds: fc.integer({ min: 1, max: SETTINGS_LIMITS.maxTimeoutSeconds }),
      monthlyBudgetUsd: budget,
      requestsPerMinute: fc.option(fc.integer({ min: 1, max: SETTINGS_LIMITS.maxRequestsPerMinute })),
    },
    { requiredKeys: ["id", "kind", "name", "model"] },
  )
  .map((sent) => ({
    ...sent,
    ...(sent.model === "" ? { enabled: false } : {}),
    ...(sent.kind === "vendor-a-compatible" && !sent.baseUrl ? { baseUrl: "https://public.example" } : {}),
  }));

const taskRouting: fc.Arbitrary<Partial<TaskRouting>> = fc.record(
  {
    inferArchitecture: fc.option(id),
    proposeFlow: fc.option(id),
    critique: fc.option(id),
    explain: fc.option(id),
  },
  some,
);

/** Overrides that the parser takes; they may break rules of the policy and over several fields. */
export const arbitraryOverrides: fc.Arbitrary<SettingsOverrides> = fc.record(
  {
    ai: fc.record(
      { providers: fc.uniqueArray(provider, { maxLength: 4, selector: (sent) => sent.id }), taskRouting },
      some,
    ),
    codehost: fc.record({ apiBaseUrl: url, defaultRef: fc.constantFrom("", "main", "v1/é") }, some),
    import: fc.record(
      {
        maxFiles: fc.integer({ min: 1, max: SETTINGS_LIMITS.maxFiles }),
        maxFileBytes: fc.integer({ min: 1, max: SETTINGS_LIMITS.maxFileBytes }),
        maxTotalBytes: fc.oneof(
          fc.integer({ min: 1, max: SETTINGS_LIMITS.maxTotalBytes }),
          fc.integer({ min: 1, max: SETTINGS_LIMITS.maxFileBytes }),
        ),
        excludeGlobs: fc.array(
          text(5).filter((glob) => glob !== ""),
          { maxLength: 3 },
        ),
      },
      some,
    ),
    cost: fc.record(
      {
        provider: text(20),
        region: text(20),
        currency: fc.constantFrom("USD", "EUR"),
        cloudPricesBaseUrl: emptyOr(url),
        stalePriceAfterDays: fc.integer({ min: 1, max: SETTINGS_LIMITS.maxStalePriceDays }),
      },
      some,
    ),
    simulation: fc.record(
      {
        seed: fc.integer({ min: 0, max: SETTINGS_LIMITS.maxSeed }),
        durationSeconds: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 3600 })),
        warmUpSeconds: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 3599 })),
        arrivalRatePerSecond: fc.double({ min: 0.001, max: 100_000, noNaN: true }),
      },
      some,
    ),
    privacy: fc.record({ sendPrivateCodeToAi: fc.boolean() }, some),
    usage: fc.record(
      {
        monthlyAiBudgetUsd: budget,
        maxScansPerDay: fc.integer({ min: 0, max: SETTINGS_LIMITS.maxScansPerDay }),
      },
      some,
    ),
    notifications: fc.record({ webhookUrl: fc.option(emptyOr(url)) }, some),
  },
  some,
);

/** A policy, whatever it allows. */
export const arbitraryPolicy: fc.Arbitrary<InstancePolicy> = fc.record({
  allowSelfRegistration: fc.boolean(),
  allowPrivateNetworkUrls: fc.boolean(),
  allowedAiProviderKinds: fc.subarray([...AI_PROVIDER_KINDS]),
  allowSendingPrivateCodeToAi: fc.boolean(),
  maxConcurrentStressRuns: fc.integer({ min: 1, max: 64 }),
});

const HOSTS = [
  ["public.example", ["8.8.8.8", "2606:4700::1111"]],
  ["private.example", ["10.0.0.1", "fd00::1"]],
  ["both.example", ["8.8.8.8", "192.168.0.1"]],
  ["gone.example", []],
] as const;

/** A context with defaults of all kinds, and hosts of all kinds, looked up or not. */
export const arbitraryContext: fc.Arbitrary<SettingsContext> = fc.record({
  profile: fc.constantFrom(...INSTANCE_PROFILES),
  policy: arbitraryPolicy,
  defaults: arbitraryOverrides,
  resolved: fc.subarray([...HOSTS]).map((hosts) => new Map<string, readonly string[]>(hosts)),
});
