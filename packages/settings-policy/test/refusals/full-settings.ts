const guid = (number: number): string => `0abcdef0-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** Overrides in which every setting is set. */
export const FULL_SETTINGS = {
  ai: {
    providers: [
      {
        id: guid(1),
        kind: "vendor-a",
        name: "First",
        model: "m-1",
        baseUrl: "https://models.example/v1",
        enabled: true,
        supportsStructuredOutput: false,
        supportsStreaming: true,
        temperature: 0.5,
        timeoutSeconds: 30,
        monthlyBudgetUsd: 99.5,
        requestsPerMinute: 60,
      },
      {
        id: guid(2),
        kind: "vendor-a-compatible",
        name: "Second",
        model: "m-2",
        baseUrl: "http://localhost:11434",
      },
      { id: guid(3), kind: "vendor-b", name: "Third", model: "", enabled: false },
    ],
    taskRouting: { inferArchitecture: guid(1), proposeFlow: guid(2), critique: null, explain: guid(1) },
  },
  codehost: { apiBaseUrl: "https://code.example/api", defaultRef: "main" },
  import: {
    maxFiles: 100,
    maxFileBytes: 1000,
    maxTotalBytes: 100_000,
    excludeGlobs: ["**/dist/**", "*.min.js"],
  },
  cost: {
    provider: "a cloud",
    region: "north",
    currency: "EUR",
    cloudPricesBaseUrl: "https://prices.example/",
    stalePriceAfterDays: 30,
  },
  simulation: { seed: 7, durationSeconds: 60, warmUpSeconds: 5, arrivalRatePerSecond: 12.5 },
  privacy: { sendPrivateCodeToAi: true },
  usage: { monthlyAiBudgetUsd: 1000, maxScansPerDay: 5 },
  notifications: { webhookUrl: "https://hooks.example/x" },
};

/** Instance settings in which everything is set. */
export const FULL_INSTANCE_SETTINGS = {
  policy: {
    allowSelfRegistration: false,
    allowPrivateNetworkUrls: true,
    allowedAiProviderKinds: ["vendor-a", "vendor-b"],
    allowSendingPrivateCodeToAi: true,
    maxConcurrentStressRuns: 4,
  },
  defaults: FULL_SETTINGS,
};
