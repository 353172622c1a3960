import { describe, expect, it } from "@jest/globals";
import { type ChannelId, type ElementId, type OperationId, wholeFact } from "@plumbline/model-core";
import { readScenarioDocument } from "@plumbline/playback-engine";
import type { LinkedThing } from "../records/links.js";
import { approve } from "../states/approve.js";
import { newestOf } from "../states/promise-state.js";
import { approvalOf, approved, content, moved, newPromise, revised } from "../testing/promise-drafts.js";
import { numbered } from "../testing/request-bodies.js";
import { linkFindings, missingOrChangedLinks } from "./link-findings.js";
import { linkedFact, linkedScenario } from "./linked-state.js";
import { linkedThings, linkedThingsOfAll } from "./linked-things.js";

const linked = linkedThings(content()).map((thing) => ({ ...thing, hash: `then ${thing.kind}` }));
const asThen = ({ kind }: LinkedThing): string => `then ${kind}`;

describe("what a revision is linked with", () => {
  it("is told list by list", () => {
    expect(linkedThings(content()).map(({ kind, id }) => `${kind} ${Number(id.slice(-12))}`)).toEqual([
      "scenario 1",
      "operation 20",
      "operation 21",
      "channel 30",
      "subscription 40",
      "message 50",
      "element 10",
    ]);
    expect(linkedThings(null)).toEqual([]);
  });

  it("is as it was, or missing, or changed", () => {
    expect(missingOrChangedLinks(linked, asThen)).toEqual({ missing: [], changed: [] });
    const hashNow = (thing: LinkedThing) =>
      thing.kind === "operation" ? null : thing.kind === "element" ? "now" : asThen(thing);
    expect(missingOrChangedLinks(linked, hashNow)).toEqual({
      missing: [20, 21].map((number) => ({ kind: "operation", id: numbered(number) })),
      changed: [{ kind: "element", id: numbered(10) }],
    });
  });

  it("is missing of the draft and of what is in force, each thing once; changed is what was approved", () => {
    const inForce = moved(approve({ ...approvalOf(newPromise()), linked }));
    const links = { ...content().links, operationIds: [numbered(19), numbered(20)] };
    const draft = revised(inForce);
    const [, ...older] = draft.revisions;
    const newest = { ...newestOf(draft), content: content({ links }) };
    const promise = { revisions: [newest, ...older] };
    const found = linkFindings(promise, (thing) => (thing.kind === "operation" ? null : "now"));
    expect(found.missing).toEqual(
      [19, 20, 21].map((number) => ({ kind: "operation", id: numbered(number) })),
    );
    expect(found.changed.map(({ kind }) => kind)).toEqual([
      "scenario",
      "channel",
      "subscription",
      "message",
      "element",
    ]);
    expect(linkFindings(newPromise(), asThen)).toEqual({ missing: [], changed: [] });
    expect(linkFindings(approved(), () => null).missing).toHaveLength(7);
    expect(linkFindings(revised(approved(), "user:ann", true), () => null).missing).toHaveLength(7);
  });
});

describe("what several revisions are linked with", () => {
  it("is told list by list, each thing once, by ID", () => {
    const of = (operationIds: readonly number[], elementIds: readonly number[]) => {
      const none = { scenarioIds: [], channelIds: [], subscriptionIds: [], messageIds: [] };
      return {
        links: { ...none, operationIds: operationIds.map(numbered), elementIds: elementIds.map(numbered) },
      };
    };
    const things = linkedThingsOfAll([of([21], [10]), null, of([20, 21], [9])]);
    expect(things).toEqual([
      { kind: "operation", id: numbered(20) },
      { kind: "operation", id: numbered(21) },
      { kind: "element", id: numbered(9) },
      { kind: "element", id: numbered(10) },
    ]);
  });
});

describe("the hash of a linked thing", () => {
  const operation = wholeFact("operation", {
    id: numbered(20) as OperationId,
    ownerId: numbered(10) as ElementId,
    name: "pay",
    transport: "http",
  });
  const element = wholeFact("element", {
    id: numbered(10) as ElementId,
    kind: "app",
    name: "shop",
    status: "current",
    ownerId: null,
  });

  it("is of what it says", () => {
    const { kind, id, hash } = linkedFact("operation", operation);
    expect([kind, id]).toEqual(["operation", numbered(20)]);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(linkedFact("operation", { ...operation, name: "charge" }).hash).not.toBe(hash);
    const other = numbered(11) as ElementId;
    expect(linkedFact("operation", { ...operation, ownerId: other }).hash).not.toBe(hash);
  });

  it("holds no truth label, provenance or stale mark, and nobody responsible", () => {
    const provenance = { source: "a", revision: null, confidence: null, acceptedBy: null, acceptedAt: null };
    const stale = { sinceRevision: "1", reason: "gone" };
    const standing = { factStatus: "inferred", provenance, stale } as const;
    expect(linkedFact("operation", { ...operation, ...standing })).toEqual(
      linkedFact("operation", operation),
    );
    expect(linkedFact("element", { ...element, ...standing, ownerId: numbered(7) })).toEqual(
      linkedFact("element", element),
    );
    const channel = wholeFact("channel", { id: numbered(30) as ChannelId, kind: "queue", name: "q" });
    expect(linkedFact("channel", { ...channel, ...standing })).toEqual(linkedFact("channel", channel));
  });

  it("of a scenario is of its document", () => {
    const scenario = (text: string) => {
      const read = readScenarioDocument(text);
      if (!read.ok) {
        throw new Error(read.refusal.title);
      }
      return linkedScenario(numbered(1), read.value.document);
    };
    const steps = '[{"type":"parallel","id":"a"}]';
    const text = `{"name":"s","steps":${steps},"faults":[],"assertions":[]}`;
    const reversed = `{"assertions":[],"faults":[],"steps":${steps},"name":"s"}`;
    expect(scenario(text)).toMatchObject({ kind: "scenario", id: numbered(1) });
    expect(scenario(reversed)).toEqual(scenario(text));
    expect(scenario(text.replace('"a"', '"b"')).hash).not.toBe(scenario(text).hash);
  });
});
