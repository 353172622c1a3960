import { describe, expect, it } from "@jest/globals";
import type { StoredPromise } from "../records/stored-promise.js";
import {
  ANN,
  AT,
  approvalOf,
  approved,
  content,
  moved,
  newPromise,
  revised,
} from "../testing/promise-drafts.js";
import { approve } from "./approve.js";
import { changeDraft } from "./change-draft.js";
import { discardDraft, mayDelete } from "./discard-draft.js";
import { MOVES, SITUATIONS, type Situation, situationOf, TRIGGERS, type Trigger } from "./moves.js";
import type { Moved } from "./promise-refusal.js";
import { draftOf, inForceOf, revisionOf, stateOf } from "./promise-state.js";
import { revise } from "./revise.js";

const IN: { readonly [In in Situation]: () => StoredPromise } = {
  draft: () => newPromise(),
  approved: () => approved(),
  revising: () => revised(),
  retiring: () => revised(approved(), ANN, true),
  retired: () => approved(revised(approved(), ANN, true)),
};

const write = (promise: StoredPromise) => ({ promise, by: ANN, at: AT });

const DO: { readonly [On in Trigger]: (promise: StoredPromise) => Moved } = {
  write: (promise) => changeDraft({ ...write(promise), content: content() }),
  revise: (promise) => revise({ ...write(promise), retire: false }),
  retire: (promise) => revise({ ...write(promise), retire: true }),
  approve: (promise) => approve(approvalOf(promise)),
  discard: (promise) => discardDraft(write(promise)),
  delete: (promise) => mayDelete(write(promise)),
};

describe("the moves of a promise", () => {
  it.each(SITUATIONS)("begin where it stands: %s", (situation) => {
    expect(situationOf(IN[situation]())).toBe(situation);
  });

  it.each(TRIGGERS.flatMap((trigger) => SITUATIONS.map((from) => [trigger, from] as const)))(
    "are those of the table: %s in %s",
    (trigger, from) => {
      const move = MOVES[trigger][from];
      const found = DO[trigger](IN[from]());
      if ("refused" in move) {
        expect(found).toEqual({ ok: false, refusal: { code: "conflict", title: move.refused } });
      } else {
        expect(situationOf(moved(found))).toBe(move.to === "gone" ? "draft" : move.to);
      }
    },
  );
});

describe("a promise", () => {
  it.each<[Situation, string, number | null, number | null]>([
    ["draft", "draft", 1, null],
    ["approved", "approved", null, 1],
    ["revising", "approved", 2, 1],
    ["retiring", "approved", 2, 1],
    ["retired", "retired", null, null],
  ])("in %s is in the state %s with the draft %s, and %s in force", (situation, state, draft, inForce) => {
    const promise = IN[situation]();
    expect(stateOf(promise)).toBe(state);
    expect(draftOf(promise)?.revision ?? null).toBe(draft);
    expect(inForceOf(promise)?.revision ?? null).toBe(inForce);
  });

  it("finds its revisions by their numbers", () => {
    expect(revisionOf(IN.revising(), 1)).toMatchObject({ revision: 1, approval: { by: "user:bob" } });
    expect(revisionOf(IN.revising(), 3)).toBeNull();
  });
});
