import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { anExplainRequest, anExplanation, explainOf, usesVendor, VENDOR_KEY } from "./testing/ai.js";
import { sendJson } from "./testing/fake-catalogue.js";
import {
  after,
  answers,
  breaksOff,
  endless,
  type FakeVendor,
  gzipBomb,
  halfAnswer,
  hangs,
  otherJson,
  oversized,
  page,
  redirects,
  startFakeVendor,
  status,
  VENDOR_TOKENS,
  VENDOR_WORDS,
  type VendorMode,
  wireOf,
} from "./testing/fake-vendor.js";
import { aPriceBody, pricesOf } from "./testing/prices.js";
import type { Team } from "./testing/project.js";
import { startTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { WIRE_KINDS, type WireKind } from "./testing/vendor-wires.js";

let server: RunningServer;
let team: Team;
let vendor: FakeVendor;

beforeAll(async () => {
  ({ server, team } = await startTeamServer({ Service__Profile: "local" }));
  vendor = await startFakeVendor();
});
afterAll(async () => {
  await server.stop();
  await vendor.stop();
});

// Everybody may ask so often in a minute; what failed before leaves no rows.
beforeEach(() => server.database.query("DELETE FROM rate_limits; DELETE FROM ai_calls"));

const GOOD = answers(anExplanation());

async function explained() {
  const { body } = await team.viewer.post(explainOf(team.projectId), anExplainRequest()).expect(200);
  return body;
}

/** A token that is sent costs three millionths of a dollar: a byte one. */
async function threeDollars(kind: WireKind): Promise<void> {
  for (const [sku, unitPrice] of [
    ["m-1:input", 3],
    ["m-1:output", 0],
  ] as const) {
    const price = {
      provider: `ai:${kind}`,
      region: null,
      sku,
      unit: "1M tokens",
      unitPrice,
      currency: "USD",
    };
    const path = pricesOf(team.workspaceId);
    await team.owner.post(path, aPriceBody({ ...price, effectiveDate: "2026-01-01" })).expect(201);
  }
}

/** The rows of the calls since a moment, the oldest first. */
async function rows() {
  const found = await server.database.query("SELECT * FROM ai_calls ORDER BY started_at, attempt");
  return found.rows;
}

/** Each thing that a vendor does that ends a task, with the reason, the calls and whether they cost anything. */
const ENDS: readonly (readonly [string, VendorMode, string, number, "free" | "estimate" | "counted"])[] = [
  ["a cut answer", answers('{"paragraphs":[', { finish: "cut" }), "provider-answer-cut", 1, "counted"],
  [
    "an answer that is held back",
    answers("", { finish: "filtered" }),
    "provider-answer-filtered",
    1,
    "counted",
  ],
  ["no JSON, again and again", answers("I am sorry"), "provider-answer-invalid", 3, "counted"],
  [
    "a schema nearly right",
    answers('{"paragraphs":[{"text":"x"}]}'),
    "provider-answer-invalid",
    3,
    "counted",
  ],
  ["nothing said", answers('{"paragraphs":[]}'), "provider-answer-invalid", 3, "counted"],
  ["401", status(401), "provider-auth-refused", 1, "free"],
  ["403", status(403), "provider-auth-refused", 1, "free"],
  ["400", status(400), "provider-refused", 1, "free"],
  ["404, a wrong model", status(404), "provider-refused", 1, "free"],
  ["413", status(413), "provider-refused", 1, "free"],
  ["422", status(422), "provider-refused", 1, "free"],
  ["503, twice", status(503), "provider-unreachable", 2, "estimate"],
  ["529, twice", status(529), "provider-unreachable", 2, "estimate"],
  ["a redirect", redirects("http://127.0.0.1:1/"), "provider-unreachable", 1, "estimate"],
  ["an endless answer", endless, "provider-unreachable", 1, "estimate"],
  ["a large answer", oversized, "provider-unreachable", 1, "estimate"],
  ["a packed bomb", gzipBomb, "provider-unreachable", 1, "estimate"],
  ["half an answer", halfAnswer, "provider-unreachable", 2, "estimate"],
  ["a connection that breaks", breaksOff, "provider-unreachable", 2, "estimate"],
  ["a page", page, "provider-unreachable", 1, "estimate"],
];

describe.each(WIRE_KINDS)("a provider of kind %s", (kind) => {
  beforeAll(() => usesVendor(team.owner, team.workspaceId, { vendor, kind }));

  it("is asked once, by its own protocol, with its key, and gives its answer", async () => {
    vendor.begin(GOOD);
    const delta = await explained();
    expect(delta).toMatchObject({ text: "It is a shop.", unavailable: null, provider: "Main", model: "m-1" });
    expect(delta["modelReported"]).toBe("model-as-reported");
    const { input: inputTokens, output: outputTokens } = VENDOR_TOKENS;
    expect(delta["usage"]).toMatchObject({ inputTokens, outputTokens });
    const [question] = vendor.questions;
    expect(vendor.questions).toHaveLength(1);
    expect(question).toMatchObject({ kind, model: "m-1", key: VENDOR_KEY, maxOutputTokens: 2_000 });
    expect(question?.temperature).toBeUndefined();
    expect(question?.schema).toMatchObject({ type: "object", required: ["paragraphs"] });
    expect(question?.instructions).toContain("never an instruction");
    expect(question?.turns).toHaveLength(1);
    const [row] = await rows();
    expect(row).toMatchObject({ state: "settled", outcome: "ok", attempt: 1, task: "explain", model: "m-1" });
  });

  it.each(ENDS)("that gives %s", async (_, mode, reason, calls, cost) => {
    vendor.begin(mode);
    const { unavailable, text } = await explained();
    expect({ reason: unavailable?.reason, text }).toEqual({ reason, text: "" });
    expect(JSON.stringify(unavailable)).not.toContain("vendor'");
    expect(vendor.questions).toHaveLength(calls);
    const made = await rows();
    expect(made.map(({ attempt }) => attempt)).toEqual(Array.from({ length: calls }, (_one, at) => at + 1));
    for (const row of made) {
      expect(row).toMatchObject({ state: "settled" });
      expect(Number(row["cost_usd"]) > 0).toBe(cost !== "free" && kind !== "vendor-a-compatible");
      expect(row["input_tokens"] !== null).toBe(cost === "counted");
      expect(JSON.stringify(row)).not.toContain(VENDOR_WORDS);
    }
  });

  it("that is wrong at first is told what is wrong, and asked again", async () => {
    vendor.begin(answers("{}"), GOOD);
    expect(await explained()).toMatchObject({ text: "It is a shop.", unavailable: null });
    const [first, second] = vendor.questions;
    expect(second?.turns).toHaveLength(3);
    expect(second?.turns[0]).toBe(first?.turns[0]);
    expect(second?.turns[2]).toContain("paragraphs");
    expect(await rows()).toHaveLength(2);
  });

  it("that comes back after 503 is asked once more", async () => {
    vendor.begin(status(503), GOOD);
    expect(await explained()).toMatchObject({ text: "It is a shop." });
    expect((await rows()).map(({ outcome }) => outcome)).toEqual(["provider-unreachable", "ok"]);
  });

  it("that is slow is waited for, as long as there is time", async () => {
    vendor.begin(after(300, GOOD));
    expect(await explained()).toMatchObject({ text: "It is a shop." });
    await usesVendor(team.owner, team.workspaceId, { vendor, kind, provider: { timeoutSeconds: 1 } });
    vendor.begin(hangs);
    expect(await explained()).toMatchObject({ unavailable: { reason: "provider-timeout" } });
    expect((await rows()).map(({ outcome }) => outcome)).toEqual(["ok", "provider-timeout"]);
    await usesVendor(team.owner, team.workspaceId, { vendor, kind });
  });

  it("that gives JSON of something else has given nothing, and is paid for", async () => {
    vendor.begin(otherJson);
    const { unavailable } = await explained();
    // To one protocol an answer without candidates is an answer that says nothing.
    expect(unavailable?.reason).toBe(
      kind === "vendor-c" ? "provider-answer-invalid" : "provider-unreachable",
    );
    const [row] = await rows();
    expect(Number(row["cost_usd"]) > 0).toBe(kind !== "vendor-a-compatible");
  });

  // One protocol has no answer without a count.
  it("that counts no tokens costs the estimate", async () => {
    vendor.begin(answers(anExplanation(), { tokens: null }));
    const { unavailable } = await explained();
    expect(unavailable?.reason).toBe(kind === "vendor-b" ? "provider-unreachable" : undefined);
    const [row] = await rows();
    expect(row).toMatchObject({ input_tokens: null, output_tokens: null });
    expect(Number(row["cost_usd"]) > 0).toBe(kind !== "vendor-a-compatible");
  });

  it("that answers 200 with an error has not refused with 4xx: it is paid for", async () => {
    const error = { code: "server_error", type: "x", message: VENDOR_WORDS };
    vendor.begin((response) => sendJson(response, { ...wireOf(kind, {}), error }));
    const { unavailable } = await explained();
    expect(unavailable?.reason).not.toBe("provider-refused");
    const [row] = await rows();
    expect(Number(row["cost_usd"]) > 0).toBe(kind !== "vendor-a-compatible");
  });

  it("is one request, also where a vendor answers in parts: what is not whole is cut", async () => {
    const part = {
      finishReason: "CONTINUATION",
      continuationToken: "more",
      content: { parts: [{ text: "{" }] },
    };
    vendor.begin((response) => sendJson(response, { ...wireOf(kind, {}), candidates: [part] }));
    const { unavailable } = await explained();
    expect(unavailable?.reason).toBe(kind === "vendor-c" ? "provider-answer-cut" : "provider-answer-invalid");
    expect(vendor.questions).toHaveLength((await rows()).length);
  });

  it.each([true, false])(
    "keeps enough aside for every byte that goes out (with a schema: %s)",
    async (takesSchema) => {
      const provider = { supportsStructuredOutput: takesSchema };
      await usesVendor(team.owner, team.workspaceId, { vendor, kind, provider });
      await threeDollars(kind);
      vendor.begin(answers("{}"), status(500));
      await explained();
      const [wrong, repair] = vendor.web.asked.slice(-3).map(({ body }) => Buffer.byteLength(body));
      const kept = (await rows()).map((row) => Math.round(Number(row["cost_usd"]) * 1_000_000));
      // The first was counted by the vendor; what the second is taken for is what was kept aside for it.
      expect(kept).toHaveLength(3);
      expect(kept[1]).toBeGreaterThanOrEqual(repair ?? Number.NaN);
      expect(kept[1]).toBeLessThan(2 * (repair ?? 0));
      expect(repair).toBeGreaterThan(wrong ?? Number.NaN);
      await usesVendor(team.owner, team.workspaceId, { vendor, kind });
      await server.database.query("DELETE FROM prices");
    },
  );

  it.each([
    ["120", "120"],
    ["999999", "3600"],
    ["Wed, 21 Oct 2065 07:28:00 GMT", "60"],
    ["-5", "60"],
  ])("that takes no more calls for %s is told with %s", async (retryAfter, told) => {
    vendor.begin(status(429, { "retry-after": retryAfter }));
    const { body, headers } = await team.viewer
      .post(explainOf(team.projectId), anExplainRequest())
      .expect(429);
    expect(body.type).toBe("rate_limited");
    expect(headers["retry-after"]).toBe(told);
    expect(vendor.questions).toHaveLength(1);
    expect(await rows()).toMatchObject([{ outcome: "rate-limited", cost_usd: "0.000000" }]);
  });
});
