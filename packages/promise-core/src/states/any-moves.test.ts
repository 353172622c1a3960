import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { contentHash } from "../hashes/content-hash.js";
import { type Actor, isAgent } from "../records/actor.js";
import type { Obligation } from "../records/obligation.js";
import type { StoredPromise } from "../records/stored-promise.js";
import { ANN, AT, approvalOf, BOB, BOT, content, newPromise, stated } from "../testing/promise-drafts.js";
import { TEST_PLAN_REQUEST } from "../testing/request-bodies.js";
import { approve } from "./approve.js";
import { changeDraft } from "./change-draft.js";
import { addGenerated, addObligation, changeObligation, removeObligation } from "./change-obligations.js";
import { discardDraft } from "./discard-draft.js";
import type { Moved } from "./promise-refusal.js";
import { draftOf } from "./promise-state.js";
import { revise } from "./revise.js";
import type { Write } from "./write.js";

type Doing = (write: Write, number: number) => Moved;

const DOINGS: readonly Doing[] = [
  (write, number) => changeDraft({ ...write, content: content({ title: `Title ${number}` }) }),
  (write) => addObligation({ ...write, stated: stated() }),
  (write, number) => addGenerated({ ...write, generated: Array(number % 3).fill(stated(TEST_PLAN_REQUEST)) }),
  (write, number) => changeObligation({ ...write, key: `O${number}`, stated: stated(TEST_PLAN_REQUEST) }),
  (write, number) => removeObligation({ ...write, key: `O${number}` }),
  (write) => revise({ ...write, retire: false }),
  (write, number) => revise({ ...write, retire: number === 1 }),
  (write) => approve({ ...approvalOf(write.promise), by: write.by }),
  (write) => discardDraft(write),
];

const anyDoings = fc.array(
  fc.record({
    doing: fc.constantFrom(...DOINGS),
    by: fc.constantFrom<Actor>(ANN, BOB, BOT),
    number: fc.integer({ min: 1, max: 6 }),
  }),
  { maxLength: 60 },
);

interface Step {
  readonly by: Actor;
  readonly before: StoredPromise;
  readonly after: StoredPromise;
}

/** What every sequence of moves does, move by move. */
function each(check: (step: Step) => void, doings = anyDoings, first: Actor = ANN): void {
  const property = fc.property(doings, (all) => {
    let promise = newPromise(first);
    for (const { doing, by, number } of all) {
      const before = promise;
      const result = doing({ promise, by, at: AT }, number);
      promise = result.ok ? result.value : promise;
      check({ by, before, after: promise });
    }
  });
  fc.assert(property, { seed: 7, numRuns: 200 });
}

describe("whatever is done with a promise", () => {
  it("it has at most one draft, the newest, and a number of its own for each revision", () => {
    each(({ after }) => {
      const drafts = after.revisions.map(({ approval }) => approval === null);
      expect(drafts.slice(1)).not.toContain(true);
      const numbers = after.revisions.map(({ revision }) => revision);
      expect(numbers).toEqual([...new Set(numbers)].sort((left, right) => right - left));
      expect(after.lastRevision).toBeGreaterThanOrEqual(Math.max(...numbers));
    });
  });

  it("no approved revision changes, and each gives the hash that was approved", () => {
    each(({ before, after }) => {
      for (const revision of before.revisions.filter(({ approval }) => approval !== null)) {
        expect(after.revisions).toContain(revision);
        expect(contentHash(after, revision)).toBe(revision.approval?.contentHash);
      }
    });
  });

  it("no number of a revision and no key of an obligation is used again", () => {
    each(({ before, after }) => {
      const draft = draftOf(after);
      const wasThere = new Set(draftOf(before)?.obligations.map(({ key }) => key));
      const copied = new Set(before.revisions[0]?.obligations.map(({ key }) => key));
      for (const { key } of draft?.obligations ?? []) {
        const isNew = Number(key.slice(1)) > before.lastObligation;
        expect(wasThere.has(key) || copied.has(key) || isNew).toBe(true);
      }
      if (draft !== null && draft.revision !== draftOf(before)?.revision) {
        expect(draft.revision).toBe(before.lastRevision + 1);
      }
    });
  });

  it("its obligations stand in key order", () => {
    each(({ after }) => {
      const keys = after.revisions[0]?.obligations.map(({ key }) => Number(key.slice(1))) ?? [];
      expect(keys).toEqual(keys.toSorted((left, right) => left - right));
    });
  });

  it("an agent token approves nothing and takes away no obligation that a person wrote", () => {
    const isHuman = ({ addedBy, lastChangedBy }: Obligation): boolean =>
      [addedBy, lastChangedBy].some((actor) => (actor === null ? false : !isAgent(actor)));
    each(({ by, before, after }) => {
      if (isAgent(by)) {
        const approvals = (promise: StoredPromise) =>
          promise.revisions.filter(({ approval }) => approval).length;
        expect(approvals(after)).toBe(approvals(before));
        const [had, has] = [draftOf(before), draftOf(after)];
        const kept = has?.obligations ?? [];
        expect(kept).toEqual(expect.arrayContaining(had?.obligations.filter(isHuman) ?? []));
      }
    });
  });

  it("agents alone never get anything into force", () => {
    const agents = anyDoings.map((all) => all.map((one) => ({ ...one, by: BOT })));
    each(
      ({ after }) => expect(after.revisions).toMatchObject([{ approval: null, agentsAlone: true }]),
      agents,
      BOT,
    );
  });
});
