import { describe, expect, it } from "@jest/globals";
import type { ImpactInput } from "../records/impact-input.js";
import {
  BOUND,
  impactOf,
  MAILING,
  MODEL,
  ORDERS,
  ORDERS_SERVICE,
  PLACE,
  PLACED,
  PLACING,
  promiseOf,
} from "../testing/shop.js";
import { BASE, factOf, HEAD, outboxOf, REPOSITORY } from "../testing/snapshots.js";

const CODE = "src/Orders/Api.cs";
const SERVICES = { services: ["src/Orders"] };

/** The one fact that this is linked with is removed. */
function removing(
  factKind: ImpactInput["evidenceLinks"][number]["factKind"],
  factId: ImpactInput["evidenceLinks"][number]["factId"],
  said: Partial<ImpactInput>,
) {
  const factKey = "schema|it";
  const base = { files: { [CODE]: "1" }, facts: [factOf(BASE, CODE, { factKey })] };
  const evidenceLinks = [{ repository: REPOSITORY, factKey, factKind, factId }];
  return impactOf(base, { files: { [CODE]: "2" } }, { evidenceLinks, serviceLinks: [], ...said });
}

describe("an impact", () => {
  const cut = { complete: false };

  it("is complete where both sides are", () => {
    expect(impactOf({}, {}).complete).toBe(true);
    expect(impactOf(cut, {}).complete).toBe(false);
    expect(impactOf({}, cut).complete).toBe(false);
  });

  it("counts what was added, changed and removed, and names what is in no service but what is aside", () => {
    const base = { files: { "a.cs": "1", "b.cs": "1", "c.cs": "1", "README.md": "1" }, ...SERVICES };
    const head = { files: { "b.cs": "2", "c.cs": "1", "d.cs": "1", "e.cs": "1", [CODE]: "1" }, ...SERVICES };
    const { files, unattributed } = impactOf(base, head);
    expect(files).toEqual({ added: 3, changed: 1, removed: 2 });
    expect(unattributed).toEqual(["a.cs", "b.cs", "d.cs", "e.cs"]);
  });

  it("tells the services that a pattern is another in, in their order", () => {
    const services = { services: ["src/B", "src/A"] };
    const of = (serviceKey: string) => outboxOf(HEAD, `${serviceKey}/Api.cs`, { serviceKey });
    const { changes } = impactOf(services, { ...services, patterns: [of("src/B"), of("src/A")] });
    expect(changes).toMatchObject([
      {
        kind: "pattern",
        factKey: null,
        pattern: "transactional-outbox",
        serviceKey: "src/A",
        change: "added",
      },
      { kind: "pattern", serviceKey: "src/B", change: "added" },
    ]);
  });
});

describe("an element", () => {
  it("is touched by what is of its service alone", () => {
    const both = { services: ["src/Orders", "src/Other"] };
    const head = {
      facts: [factOf(HEAD, CODE, { factKey: "channel|topic|a", serviceKey: "src/Other" })],
      patterns: [outboxOf(HEAD, CODE, { serviceKey: "src/Other" })],
    };
    expect(impactOf(both, { ...both, ...head }).entries).toEqual([]);
  });

  it("is touched when its service is gone, whatever others are there", () => {
    const { entries } = impactOf({ services: ["src/Orders", "src/Other"] }, { services: ["src/Other"] });
    expect(entries).toMatchObject([
      { id: ORDERS, certainty: "definite", reasons: [{ code: "service-removed" }] },
    ]);
  });

  it("is told how many files of it could not be read", () => {
    const unread = { status: "skipped", reason: "file-too-large", class: "source" } as const;
    const base = { ...SERVICES, files: { [CODE]: { blobSha: "1", ...unread } } };
    const head = { ...SERVICES, files: { [CODE]: { blobSha: "2", ...unread } } };
    const [entry] = impactOf(base, head, { serviceLinks: [ORDERS_SERVICE] }).entries;
    expect(entry?.reasons.map(({ sentence }) => sentence)).toContain(
      "1 file of its service changed and could not be read.",
    );
  });
});

describe("a promise is told what it names", () => {
  const subscription = MODEL.subscriptions.find(({ id }) => id === MAILING);
  const binding = MODEL.bindings.find(({ id }) => id === BOUND);
  const of = (list: "operationIds" | "subscriptionIds" | "messageIds" | "channelIds", id: string) => ({
    promises: [promiseOf(1, { [list]: [id] })],
  });

  it.each([
    ["an operation", "element", ORDERS, of("operationIds", PLACE), "It names an operation of the element"],
    ["a message", "element", ORDERS, of("messageIds", PLACED), "It names a message of the element"],
    [
      "a subscription",
      "element",
      subscription?.consumerId ?? ORDERS,
      of("subscriptionIds", MAILING),
      "It names a subscription of the element",
    ],
    [
      "a subscription",
      "channel",
      subscription?.channelId ?? ORDERS,
      of("subscriptionIds", MAILING),
      "It names a subscription on the channel",
    ],
    [
      "a channel",
      "binding",
      BOUND,
      of("channelIds", binding?.sourceChannelId ?? ""),
      "It names a channel with the binding",
    ],
    [
      "a channel",
      "channel",
      binding?.targetChannelId ?? ORDERS,
      of("channelIds", binding?.sourceChannelId ?? ""),
      "It names a channel that is bound to the channel",
    ],
  ] as const)("%s, beside a touched %s", (_, kind, id, said, words) => {
    const { entries } = removing(kind, id, said);
    const promise = entries.find((entry) => entry.kind === "promise");
    expect(promise?.certainty).toBe("possible");
    expect(promise?.reasons[0]?.sentence.startsWith(words)).toBe(true);
  });

  it("a scenario, by its name", () => {
    const promises = [promiseOf(1, { scenarioIds: [PLACING.id] })];
    const { entries } = removing("operation", PLACE, { promises, scenarios: [PLACING] });
    const promise = entries.find((entry) => entry.kind === "promise");
    expect(promise?.name).not.toBe("");
    expect(promise?.reasons[0]?.sentence).toContain(`It names the scenario "${PLACING.document.name}".`);
  });
});
