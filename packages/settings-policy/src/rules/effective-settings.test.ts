import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { InstancePolicy, SettingsContext } from "../index.js";
import {
  BUILT_IN_DEFAULTS,
  checkInstanceSettings,
  checkWorkspaceOverrides,
  defaultPolicy,
  effectiveSettings,
  mergeSettings,
} from "../index.js";
import { aContext, aProvider, idOf, overridesOf } from "../testing/a-document.js";
import { arbitraryContext, arbitraryOverrides } from "../testing/arbitrary-settings.js";

const policyWith = (values: Partial<InstancePolicy>): InstancePolicy => ({
  ...defaultPolicy("local"),
  ...values,
});
const of = (
  overrides: unknown,
  context: Partial<SettingsContext> = {},
): ReturnType<typeof effectiveSettings> => effectiveSettings(overridesOf(overrides), aContext(context));

describe("the effective settings", () => {
  it("are the built-in defaults under those of the instance under the overrides", () => {
    const defaults = overridesOf({ cost: { region: "north", currency: "EUR" } });
    expect(of({ cost: { region: "south" } }, { defaults })).toEqual({
      effective: {
        ...BUILT_IN_DEFAULTS,
        cost: { ...BUILT_IN_DEFAULTS.cost, region: "south", currency: "EUR" },
      },
      violations: [],
    });
    expect(of({}).effective).toEqual(BUILT_IN_DEFAULTS);
  });

  it("leave out a URL that the policy refuses, and list it", () => {
    const defaults = overridesOf({ notifications: { webhookUrl: "https://a.test" } });
    const overrides = { notifications: { webhookUrl: "http://127.0.0.1" }, cost: { region: "south" } };
    const policy = policyWith({ allowPrivateNetworkUrls: false });
    const { effective, violations } = of(overrides, { defaults, policy });
    expect(effective.notifications.webhookUrl).toBe("https://a.test");
    expect(effective.cost.region).toBe("south");
    expect(violations).toEqual([
      { field: "notifications.webhookUrl", message: "must not point at a private network address" },
    ]);
  });

  it("list a value once that breaks two rules", () => {
    expect(of({ codehost: { apiBaseUrl: "http://127.0.0.1" } }, { profile: "hosted" }).violations).toEqual([
      {
        field: "codehost.apiBaseUrl",
        message: "must not point at a private network address; must use https",
      },
    ]);
  });

  it("leave out a list of providers as a whole when one of them is refused, and turn its tasks off", () => {
    const defaults = overridesOf({
      ai: { providers: [aProvider({ id: idOf(9) })], taskRouting: { critique: idOf(9) } },
    });
    const overrides = {
      ai: {
        providers: [aProvider(), aProvider({ id: idOf(2), kind: "vendor-b" })],
        taskRouting: { explain: idOf(1) },
      },
    };
    const policy = policyWith({ allowedAiProviderKinds: ["vendor-a"] });
    const { effective, violations } = of(overrides, { defaults, policy });
    expect(effective.ai.providers.map(({ id }) => id)).toEqual([idOf(9)]);
    expect(effective.ai.taskRouting).toEqual({
      inferArchitecture: null,
      proposeFlow: null,
      critique: idOf(9),
      explain: null,
    });
    expect(violations).toEqual([
      {
        field: "ai.providers[1].kind",
        message: "must be a kind that the instance allows, which vendor-b is not",
      },
      { field: "ai.taskRouting.explain", message: "names no enabled provider, so the task is off" },
    ]);
  });

  it("send no private code to AI where the policy does not allow it", () => {
    const policy = policyWith({ allowSendingPrivateCodeToAi: false });
    const { effective, violations } = of({ privacy: { sendPrivateCodeToAi: true } }, { policy });
    expect(effective.privacy.sendPrivateCodeToAi).toBe(false);
    expect(violations.map(({ field }) => field)).toEqual(["privacy.sendPrivateCodeToAi"]);
  });

  it("leave out a number that a changed default no longer fits", () => {
    const defaults = overridesOf({
      import: { maxTotalBytes: 1000, maxFileBytes: 10 },
      simulation: { durationSeconds: 50 },
    });
    const overrides = { import: { maxFileBytes: 5000 }, simulation: { warmUpSeconds: 60, seed: 7 } };
    const { effective, violations } = of(overrides, { defaults });
    expect(effective.import).toMatchObject({ maxTotalBytes: 1000, maxFileBytes: 10 });
    expect(effective.simulation).toMatchObject({ durationSeconds: 50, warmUpSeconds: 5, seed: 7 });
    expect(violations).toEqual([
      {
        field: "import.maxFileBytes",
        message: "import.maxTotalBytes (1000) must not be less than import.maxFileBytes (5000)",
      },
      {
        field: "simulation.warmUpSeconds",
        message: "simulation.warmUpSeconds (60) must be less than simulation.durationSeconds (50)",
      },
    ]);
  });

  it("leave out both numbers where both are overridden", () => {
    const overrides = overridesOf({ import: { maxTotalBytes: 1, maxFileBytes: 2 } });
    const { effective, violations } = of(overrides);
    expect(effective.import).toEqual(BUILT_IN_DEFAULTS.import);
    expect(violations.map(({ field }) => field)).toEqual(["import.maxTotalBytes", "import.maxFileBytes"]);
  });

  it("turn a task off whose provider the defaults no longer have", () => {
    const overrides = { ai: { taskRouting: { explain: idOf(1) } } };
    const { effective, violations } = of(overrides);
    expect(effective.ai.taskRouting.explain).toBeNull();
    expect(violations).toEqual([
      { field: "ai.taskRouting.explain", message: "names no enabled provider, so the task is off" },
    ]);
  });

  it("take the built-in value where a default of the instance no longer fits, and say so while it matters", () => {
    const defaults = overridesOf({
      ai: { providers: [aProvider({ baseUrl: "http://10.0.0.1" })] },
      codehost: { apiBaseUrl: "http://localhost:3000" },
      simulation: { warmUpSeconds: 300 },
    });
    const context = { profile: "hosted", defaults } as const;
    const first = of({}, context);
    expect(first.effective).toEqual(BUILT_IN_DEFAULTS);
    expect(
      first.violations.map(({ field, message }) => [field, message.endsWith(" (a default of the instance)")]),
    ).toEqual([
      ["ai.providers[0].baseUrl", true],
      ["codehost.apiBaseUrl", true],
      ["simulation.warmUpSeconds", true],
    ]);
    const overrides = {
      ai: { providers: [aProvider()] },
      codehost: { apiBaseUrl: "https://a.test" },
      simulation: { warmUpSeconds: 1 },
    };
    expect(of(overrides, context).violations).toEqual([]);
    const bad = of({ codehost: { apiBaseUrl: "http://10.0.0.2" } }, context);
    expect(bad.effective.codehost).toEqual(BUILT_IN_DEFAULTS.codehost);
    expect(bad.violations.map(({ field }) => field)).toEqual([
      "codehost.apiBaseUrl",
      "ai.providers[0].baseUrl",
      "codehost.apiBaseUrl",
      "simulation.warmUpSeconds",
    ]);
  });

  it("route to an override's provider although the default list with the same ID is refused", () => {
    const defaults = overridesOf({
      ai: { providers: [aProvider({ kind: "vendor-b" })], taskRouting: { explain: idOf(1) } },
    });
    const policy = policyWith({ allowedAiProviderKinds: ["vendor-a"] });
    const { effective, violations } = of({ ai: { providers: [aProvider()] } }, { defaults, policy });
    expect(effective.ai.taskRouting.explain).toBe(idOf(1));
    expect(violations).toEqual([]);
  });
});

describe("for whatever is stored, and whatever is allowed", () => {
  it("the effective settings break no rule", () => {
    fc.assert(
      fc.property(arbitraryOverrides, arbitraryContext, (overrides, context) => {
        const { effective } = effectiveSettings(overrides, context);
        expect(overridesOf(effective)).toEqual(effective);
        expect(checkWorkspaceOverrides(effective, { ...context, defaults: {} })).toEqual([]);
        expect(checkInstanceSettings({ policy: context.policy, defaults: effective }, context)).toEqual([]);
      }),
      { seed: 69, numRuns: 500 },
    );
  });

  it("they are effective themselves", () => {
    fc.assert(
      fc.property(arbitraryOverrides, arbitraryContext, (overrides, context) => {
        const { effective } = effectiveSettings(overrides, context);
        expect(effectiveSettings(effective, { ...context, defaults: {} })).toEqual({
          effective,
          violations: [],
        });
      }),
      { seed: 70 },
    );
  });

  it("a save that is taken is in force as it is, unless a default is not", () => {
    fc.assert(
      fc.property(arbitraryOverrides, arbitraryContext, (overrides, context) => {
        const { effective, violations } = effectiveSettings(overrides, context);
        const isTaken = checkWorkspaceOverrides(overrides, context).length === 0;
        if (isTaken && violations.length === 0) {
          expect(effective).toEqual(mergeSettings(context.defaults, overrides));
        }
        if (violations.length === 0) {
          expect(isTaken).toBe(true);
        }
        if (isTaken) {
          expect(mergeSettings(effective, overrides)).toEqual(effective);
        }
      }),
      { seed: 71, numRuns: 500 },
    );
  });

  it("no value is listed twice, unless it is in both layers", () => {
    fc.assert(
      fc.property(arbitraryOverrides, arbitraryContext, (overrides, context) => {
        const { violations } = effectiveSettings(overrides, context);
        const own = violations.filter(({ message }) => !message.endsWith("(a default of the instance)"));
        expect(new Set(own.map(({ field }) => field)).size).toBe(own.length);
      }),
      { seed: 72 },
    );
  });
});
