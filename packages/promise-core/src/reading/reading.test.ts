import { describe, expect, it } from "@jest/globals";
import { present } from "@plumbline/model-core";
import { contentHash } from "../hashes/content-hash.js";
import type { Actor } from "../records/actor.js";
import { executionOf } from "../records/execution-of.js";
import type { StoredPromise } from "../records/stored-promise.js";
import { changeDraft } from "../states/change-draft.js";
import { addObligation } from "../states/change-obligations.js";
import { newestOf } from "../states/promise-state.js";
import { notRun } from "../testing/evidence-statuses.js";
import { NO_LINKS_FOUND } from "../testing/no-links-found.js";
import {
  ANN,
  AT,
  approved,
  BOB,
  BOT,
  content,
  moved,
  newPromise,
  revised,
  stated,
} from "../testing/promise-drafts.js";
import { numbered } from "../testing/request-bodies.js";
import { listedContents } from "./listed-contents.js";
import { needsReview } from "./needs-review.js";
import { promiseListItem } from "./promise-list-item.js";
import { promiseRecord } from "./promise-record.js";

const checked = (promise: StoredPromise, by = ANN) =>
  moved(addObligation({ promise, by, at: AT, stated: stated() }));
const changedBy = (by: Actor, promise: StoredPromise) =>
  moved(changeDraft({ promise, by, at: AT, content: content({ title: "Another title" }) }));
const record = (promise: StoredPromise) =>
  promiseRecord({ promise, links: NO_LINKS_FOUND, statusOf: notRun });
const item = (promise: StoredPromise) =>
  promiseListItem({ promise, links: NO_LINKS_FOUND, statusOf: notRun, updatedAt: AT });

const revising = revised(approved(checked(newPromise())), BOT);
const retired = approved(revised(approved(checked(newPromise())), ANN, true));

describe("the record of a promise", () => {
  it("has its revisions, newest first, and which of them is what", () => {
    const found = record(revising);
    expect(found).toMatchObject({
      id: numbered(900),
      requirementId: "SHOP-007",
      origin: "human",
      state: "approved",
      latestRevision: 2,
      inForceRevision: 1,
      needsReview: false,
      missingLinks: [],
    });
    expect(found.revisions).toEqual([found.draft, found.inForce]);
  });

  it("has flat revisions with their hash, state and approval", () => {
    const [draft, inForce] = record(revising).revisions;
    const [stored] = revising.revisions;
    expect(draft).toEqual({
      ...content(),
      revision: 2,
      state: "draft",
      retire: false,
      obligations: [
        {
          ...stated(),
          id: "SHOP-007/O1",
          key: "O1",
          source: "manual",
          addedBy: null,
          lastChangedBy: null,
          execution: "deterministic",
        },
      ],
      contentHash: contentHash(revising, newestOf(revising)),
      lastChangedBy: BOT,
      lastChangedAt: AT,
      approvedBy: null,
      approvedAt: null,
      comment: null,
      evidenceStatus: stored && notRun(stored),
    });
    expect(inForce).toMatchObject({ state: "approved", approvedBy: BOB, approvedAt: AT, comment: null });
  });

  it("of a draft has nothing in force, of a retired one neither", () => {
    expect(record(newPromise())).toMatchObject({ state: "draft", inForce: null, inForceRevision: null });
    const found = record(retired);
    expect(found).toMatchObject({ state: "retired", inForce: null, inForceRevision: null, draft: null });
    expect(found.revisions[0]).toMatchObject({ retire: true, state: "approved", title: null, links: null });
    expect(Object.keys(found.revisions[0] ?? {})).toEqual(Object.keys(found.revisions[1] ?? {}));
  });
});

describe("a promise in a list", () => {
  it("shows the revision in force, else the draft", () => {
    expect(item(newPromise(BOT))).toEqual({
      id: numbered(900),
      requirementId: "SHOP-007",
      title: "An order is charged once",
      state: "draft",
      origin: "agent-suggested",
      latestRevision: 1,
      inForceRevision: null,
      hasDraft: true,
      needsReview: true,
      counts: { passed: 0, failed: 0, notRun: 0, unsupported: 0, stale: 0 },
      hasGaps: false,
      updatedAt: AT,
      draftLastChangedBy: BOT,
    });
    expect(item(revising)).toMatchObject({ inForceRevision: 1, counts: { notRun: 1 }, hasGaps: true });
    expect(item(approved())).toMatchObject({ hasDraft: false, draftLastChangedBy: null });
  });

  it("says what is in force and then the draft, of a retired one what it said last", () => {
    const titles = (promise: StoredPromise) => listedContents(promise).map(({ title }) => title);
    expect(titles(newPromise())).toEqual(["An order is charged once"]);
    const [draft, ...others] = revising.revisions;
    const renamed = { ...draft, content: { ...draft?.content, title: "Charged at most once" } };
    const both = { ...revising, revisions: [renamed, ...others] } as StoredPromise;
    expect(titles(both)).toEqual(["An order is charged once", "Charged at most once"]);
    expect(titles(retired)).toEqual(["An order is charged once"]);
    const last = {
      ...retired,
      revisions: [present(retired.revisions[0]), ...both.revisions],
    } as StoredPromise;
    expect(titles(last)).toEqual(["Charged at most once"]);
    expect(item(last).title).toBe("Charged at most once");
  });

  it("keeps the last title when it is retired, and counts nothing", () => {
    expect(item(retired)).toMatchObject({
      title: "An order is charged once",
      state: "retired",
      counts: { notRun: 0 },
      hasGaps: false,
      inForceRevision: null,
    });
    const retiring = revised(approved(checked(newPromise())), ANN, true);
    expect(item(retiring)).toMatchObject({ title: "An order is charged once", counts: { notRun: 1 } });
  });

  it("without a status counts nothing", () => {
    const found = promiseListItem({
      promise: revising,
      links: NO_LINKS_FOUND,
      statusOf: () => null,
      updatedAt: AT,
    });
    expect(found).toMatchObject({ counts: { notRun: 0 }, hasGaps: false });
  });
});

describe("review is needed", () => {
  const thing = { kind: "scenario", id: numbered(1) } as const;

  it.each<[string, StoredPromise, boolean]>([
    ["a draft whose text an agent wrote last", newPromise(BOT), true],
    ["the same with an obligation that a person added", checked(newPromise(BOT)), true],
    ["a draft whose text a person wrote last", changedBy(ANN, newPromise(BOT)), false],
    ["a draft of an agent with the text that was approved", revised(approved(), BOT), false],
    ["a draft of an agent that retires it", revised(approved(), BOT, true), true],
    ["a draft of a person that retires it", revised(approved(), ANN, true), false],
    [
      "a draft that says not who changed it",
      { ...newPromise(), revisions: [{ ...newestOf(newPromise()), textChangedBy: null }] },
      false,
    ],
    ["what is approved", approved(newPromise(BOT)), false],
  ])("of %s: %s", (_, promise, needed) => {
    expect(needsReview(promise, NO_LINKS_FOUND)).toBe(needed);
  });

  it("where something linked is missing or changed", () => {
    expect(needsReview(approved(), { missing: [thing], changed: [] })).toBe(true);
    expect(needsReview(approved(), { missing: [], changed: [thing] })).toBe(true);
  });
});

describe("an obligation gets its result", () => {
  it.each([
    ["scenario-check", "deterministic"],
    ["source-pattern-check", "deterministic"],
    ["contract-test", "external-evidence"],
    ["integration-test", "external-evidence"],
    ["failure-test", "external-evidence"],
    ["review", "none"],
    ["constructor", "none"],
  ])("of %s by %s", (kind, execution) => {
    expect(executionOf(kind)).toBe(execution);
  });
});
