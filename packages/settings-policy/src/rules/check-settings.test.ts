import { describe, expect, it } from "@jest/globals";
import type { SettingsContext } from "../index.js";
import {
  checkInstanceSettings,
  checkWorkspaceOverrides,
  defaultPolicy,
  parseInstanceSettings,
  parseWorkspaceOverrides,
} from "../index.js";
import { aContext, aProvider, bytesOf, idOf, overridesOf } from "../testing/a-document.js";

const hosted = aContext({ profile: "hosted" });
const inWords = (issues: readonly { field: string; message: string }[]): readonly string[] =>
  issues.map(({ field, message }) => `${field}: ${message}`);
const check = (overrides: unknown, context: SettingsContext = aContext()): readonly string[] =>
  inWords(checkWorkspaceOverrides(overridesOf(overrides), context));

const PRIVATE = "must not point at a private network address";
const ROUTE = "must be null or the ID of an enabled provider of ai.providers";

describe("a save of workspace settings", () => {
  it("that states nothing breaks no rule", () => {
    expect(check({})).toEqual([]);
    expect(check({}, hosted)).toEqual([]);
  });

  it("has URLs that policy and profile allow, each judged by its addresses", () => {
    const resolved = new Map([["a.test", ["10.0.0.1"]]]);
    const document = {
      ai: { providers: [aProvider(), aProvider({ id: idOf(2), baseUrl: "https://a.test" })] },
      codehost: { apiBaseUrl: "https://127.0.0.1" },
      notifications: { webhookUrl: "https://a.test" },
    };
    expect(check(document, aContext({ profile: "hosted", resolved }))).toEqual([
      `ai.providers[1].baseUrl: ${PRIVATE}`,
      `codehost.apiBaseUrl: ${PRIVATE}`,
      `notifications.webhookUrl: ${PRIVATE}`,
    ]);
    expect(check(document, aContext({ resolved }))).toEqual([]);
  });

  it("does not look at the addresses of the price catalogue, but at its name", () => {
    const context = aContext({ profile: "hosted", resolved: new Map([["a.test", ["10.0.0.1"]]]) });
    expect(check({ cost: { cloudPricesBaseUrl: "https://a.test" } }, context)).toEqual([]);
    expect(check({ cost: { cloudPricesBaseUrl: "https://10.0.0.1" } }, context)).toEqual([
      `cost.cloudPricesBaseUrl: ${PRIVATE}`,
    ]);
    expect(check({ cost: { cloudPricesBaseUrl: "https://localhost" } }, context)).toHaveLength(1);
  });

  it("has kinds of providers that the policy allows, also while they are off", () => {
    const policy = { ...defaultPolicy("local"), allowedAiProviderKinds: ["vendor-a"] as const };
    const providers = [aProvider({ kind: "vendor-b", enabled: false }), aProvider({ id: idOf(2) })];
    expect(check({ ai: { providers } }, aContext({ policy }))).toEqual([
      "ai.providers[0].kind: must be a kind that the instance allows, which vendor-b is not",
    ]);
    expect(check({ ai: { providers } })).toEqual([]);
  });

  it("sends private code to AI only where the policy allows it", () => {
    const document = { privacy: { sendPrivateCodeToAi: true } };
    expect(check(document)).toEqual([]);
    expect(check(document, hosted)).toEqual([
      "privacy.sendPrivateCodeToAi: must be false, since the instance does not allow it",
    ]);
    expect(check({ privacy: { sendPrivateCodeToAi: false } }, hosted)).toEqual([]);
  });

  it("reads not less in total than of one file, by the effective values", () => {
    const message = (total: number, file: number): string =>
      `import.maxTotalBytes: import.maxTotalBytes (${total}) must not be less than import.maxFileBytes (${file})`;
    expect(check({ import: { maxTotalBytes: 262_144 } })).toEqual([]);
    expect(check({ import: { maxTotalBytes: 262_143 } })).toEqual([message(262_143, 262_144)]);
    const context = aContext({ defaults: { import: { maxTotalBytes: 1000, maxFileBytes: 500 } } });
    expect(check({ import: { maxFileBytes: 1001 } }, context)).toEqual([message(1000, 1001)]);
    expect(check({ import: { maxFileBytes: 1001, maxTotalBytes: 1001 } }, context)).toEqual([]);
  });

  it("warms up for less than a run lasts, by the effective values", () => {
    const message = (warmUp: number, duration: number): string =>
      `simulation.warmUpSeconds: simulation.warmUpSeconds (${warmUp}) must be less than simulation.durationSeconds (${duration})`;
    expect(check({ simulation: { durationSeconds: 6 } })).toEqual([]);
    expect(check({ simulation: { durationSeconds: 5 } })).toEqual([message(5, 5)]);
    expect(check({ simulation: { warmUpSeconds: 300 } })).toEqual([message(300, 300)]);
    expect(check({ simulation: { warmUpSeconds: 0, durationSeconds: 1 } })).toEqual([]);
  });

  it("routes tasks to enabled providers of the effective list", () => {
    const providers = [aProvider(), aProvider({ id: idOf(2), enabled: false })];
    const taskRouting = {
      explain: idOf(1),
      critique: idOf(2),
      proposeFlow: idOf(3),
      inferArchitecture: null,
    };
    expect(check({ ai: { providers, taskRouting } })).toEqual([
      `ai.taskRouting.proposeFlow: ${ROUTE}`,
      `ai.taskRouting.critique: ${ROUTE}`,
    ]);
    const context = aContext({ defaults: { ai: { providers } } });
    expect(check({ ai: { taskRouting: { explain: idOf(1) } } }, context)).toEqual([]);
    expect(check({ ai: { taskRouting: { explain: idOf(2) } } }, context)).toHaveLength(1);
  });

  it("that replaces the list of providers keeps those that the defaults route tasks to, or routes them itself", () => {
    const ai = { providers: [aProvider()], taskRouting: { explain: idOf(1) } };
    const context = aContext({ defaults: { ai } });
    expect(check({ ai: { providers: [] } }, context)).toEqual([`ai.taskRouting.explain: ${ROUTE}`]);
    expect(check({ ai: { providers: [], taskRouting: { explain: null } } }, context)).toEqual([]);
  });

  it("does not answer for defaults that no longer fit", () => {
    const defaults = {
      ai: { providers: [aProvider({ baseUrl: "http://10.0.0.1" })], taskRouting: { explain: idOf(1) } },
      codehost: { apiBaseUrl: "http://localhost" },
      privacy: { sendPrivateCodeToAi: true },
      import: { maxTotalBytes: 1 },
    };
    expect(check({ usage: { maxScansPerDay: 1 } }, aContext({ profile: "hosted", defaults }))).toEqual([]);
  });

  it("names what breaks rules over several fields beside what cannot be read", () => {
    const parsed = parseWorkspaceOverrides(
      bytesOf({
        ai: { providers: [{ ...aProvider(), timeoutSeconds: 0 }], taskRouting: { explain: idOf(2) } },
        cost: { currency: "usd" },
        import: { maxTotalBytes: 1 },
        notifications: { webhookUrl: "https://localhost" },
      }),
    );
    const errors = parsed.ok ? [] : parsed.errors;
    const readable = parsed.ok || parsed.code === "invalid_body" ? {} : parsed.readable;
    expect(
      inWords([...errors, ...checkWorkspaceOverrides(readable, hosted, errors)]).map(
        (line) => line.split(":")[0],
      ),
    ).toEqual([
      "ai.providers[0].timeoutSeconds",
      "cost.currency",
      "notifications.webhookUrl",
      "import.maxTotalBytes",
      "ai.taskRouting.explain",
    ]);
  });

  it.each([
    ["a number", { import: { maxTotalBytes: 0, maxFileBytes: 9_000_000 } }],
    ["the other number", { import: { maxTotalBytes: 1, maxFileBytes: "x" } }],
    ["a section", { import: 7 }],
    ["the list of providers", { ai: { providers: 7, taskRouting: { explain: idOf(1) } } }],
    ["an entry of it", { ai: { providers: [7], taskRouting: { explain: idOf(1) } } }],
    ["an ID", { ai: { providers: [{ ...aProvider(), id: 1 }], taskRouting: { explain: idOf(1) } } }],
    [
      "whether a provider is on",
      { ai: { providers: [{ ...aProvider(), enabled: 1 }], taskRouting: { explain: idOf(2) } } },
    ],
    ["a kind", { ai: { providers: [{ ...aProvider(), kind: 1 }] } }],
  ])("judges no rule that needs %s which cannot be read", (_, document) => {
    const parsed = parseWorkspaceOverrides(bytesOf(document));
    const errors = parsed.ok ? [] : parsed.errors;
    const readable = parsed.ok || parsed.code === "invalid_body" ? {} : parsed.readable;
    const policy = { ...defaultPolicy("local"), allowedAiProviderKinds: ["vendor-a", "vendor-b"] as const };
    const context = aContext({ policy, defaults: { import: { maxTotalBytes: 300_000 } } });
    expect(errors).toHaveLength(1);
    expect(checkWorkspaceOverrides(readable, context, errors)).toEqual([]);
  });
});

describe("a save of instance settings", () => {
  const context = { profile: "hosted", resolved: new Map([["a.test", ["10.0.0.1"]]]) } as const;
  const policy = defaultPolicy("hosted");

  it("has defaults that its own policy allows", () => {
    const defaults = overridesOf({
      ai: { providers: [aProvider({ kind: "vendor-c", baseUrl: "https://a.test" })] },
      privacy: { sendPrivateCodeToAi: true },
    });
    const strict = { ...policy, allowedAiProviderKinds: [] };
    expect(inWords(checkInstanceSettings({ policy: strict, defaults }, context))).toEqual([
      "defaults.ai.providers[0].kind: must be a kind that the instance allows, which vendor-c is not",
      `defaults.ai.providers[0].baseUrl: ${PRIVATE}`,
      "defaults.privacy.sendPrivateCodeToAi: must be false, since the instance does not allow it",
    ]);
    const open = { ...policy, allowPrivateNetworkUrls: true, allowSendingPrivateCodeToAi: true };
    expect(checkInstanceSettings({ policy: open, defaults }, context)).toEqual([]);
  });

  it("is judged over several fields by the whole defaults", () => {
    const defaults = overridesOf({
      simulation: { warmUpSeconds: 300 },
      ai: { taskRouting: { explain: idOf(1) } },
    });
    expect(checkInstanceSettings({ policy, defaults }, context).map(({ field }) => field)).toEqual([
      "defaults.simulation.warmUpSeconds",
      "defaults.ai.taskRouting.explain",
    ]);
    expect(checkInstanceSettings({ policy, defaults: {} }, context)).toEqual([]);
  });

  it("judges a rule although something of the same name stands beside the defaults", () => {
    const defaults = { import: { maxTotalBytes: 1 } };
    const parsed = parseInstanceSettings(bytesOf({ policy, defaults, import: 1 }));
    const unread = parsed.ok ? [] : parsed.errors;
    expect(inWords(unread)).toEqual(["import: is not a setting"]);
    expect(checkInstanceSettings({ policy, defaults }, context, unread)).toHaveLength(1);
  });

  it("judges no rule that needs what cannot be read", () => {
    const parsed = parseInstanceSettings(
      bytesOf({
        policy: {
          ...policy,
          allowPrivateNetworkUrls: 1,
          allowedAiProviderKinds: 1,
          allowSendingPrivateCodeToAi: 1,
        },
        defaults: {
          ai: { providers: [aProvider({ kind: "vendor-c", baseUrl: "https://a.test" })] },
          privacy: { sendPrivateCodeToAi: true },
          import: { maxFileBytes: 0, maxTotalBytes: 1 },
        },
      }),
    );
    expect(parsed).toMatchObject({ code: "validation_error", errors: { length: 4 } });
    if (!parsed.ok && parsed.code === "validation_error") {
      expect(checkInstanceSettings(parsed.readable, context, parsed.errors)).toEqual([]);
    }
  });
});
