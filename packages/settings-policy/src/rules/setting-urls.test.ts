import { describe, expect, it } from "@jest/globals";
import { aProvider, overridesOf } from "../testing/a-document.js";
import { settingUrls } from "./setting-urls.js";

describe("the URLs that a document states", () => {
  it("are in the order of the settings, and fall back with the list they are in", () => {
    const document = overridesOf({
      notifications: { webhookUrl: "https://c.test" },
      codehost: { apiBaseUrl: "https://b.test" },
      ai: { providers: [aProvider({ baseUrl: "https://a.test" })] },
    });
    expect(settingUrls(document).map(({ field, unit, text }) => [field, unit, text])).toEqual([
      ["ai.providers[0].baseUrl", "ai.providers", "https://a.test"],
      ["codehost.apiBaseUrl", "codehost.apiBaseUrl", "https://b.test"],
      ["notifications.webhookUrl", "notifications.webhookUrl", "https://c.test"],
    ]);
  });

  it.each([
    ["empty", { cost: { cloudPricesBaseUrl: "" } }],
    ["null", { notifications: { webhookUrl: null } }],
    ["left out", { cost: {} }],
  ])("are none where one is %s", (_, document) => {
    expect(settingUrls(overridesOf(document))).toEqual([]);
  });
});
