import { describe, expect, it } from "@jest/globals";
import { contentHash } from "../hashes/content-hash.js";
import { PROMISE_LIMITS } from "../limits.js";
import type { StoredPromise } from "../records/stored-promise.js";
import {
  ANN,
  AT,
  approvalOf,
  approved,
  BOB,
  BOT,
  content,
  moved,
  newPromise,
  refusal,
  revised,
  stated,
} from "../testing/promise-drafts.js";
import { numbered, TEST_PLAN_REQUEST } from "../testing/request-bodies.js";
import { approve } from "./approve.js";
import { changeDraft } from "./change-draft.js";
import { addGenerated, addObligation, changeObligation, removeObligation } from "./change-obligations.js";
import { createPromise } from "./create-promise.js";
import { discardDraft, mayDelete } from "./discard-draft.js";
import { newestOf } from "./promise-state.js";
import { revise } from "./revise.js";
import { revisionCharacters } from "./revision-size.js";

const LATER = "2030-02-02T00:00:00.000Z";
const by = (promise: StoredPromise, actor = ANN) => ({ promise, by: actor, at: LATER });
const hashOf = (promise: StoredPromise) => contentHash(promise, newestOf(promise));
const OTHER = stated(TEST_PLAN_REQUEST);

function withObligation(promise = newPromise(), actor = ANN): StoredPromise {
  return moved(addObligation({ ...by(promise, actor), stated: stated() }));
}

/** A draft whose JSON has so many characters. */
function ofCharacters(characters: number): StoredPromise {
  const inputs = Array.from({ length: 3 }, () => "x".repeat(10_000));
  const plan = { ...TEST_PLAN_REQUEST.recipe.plan, inputs };
  const large = { ...OTHER, recipe: { text: "", plan } } as typeof OTHER;
  let promise = moved(addGenerated({ ...by(newPromise()), generated: Array(8).fill(large) }));
  const rest = characters - revisionCharacters(newestOf(promise));
  const scope = (newestOf(promise).content?.scope ?? "") + "y".repeat(rest);
  promise = { ...promise, revisions: [{ ...newestOf(promise), content: content({ scope }) }] };
  expect(revisionCharacters(newestOf(promise))).toBe(characters);
  return promise;
}

describe("a new promise", () => {
  const create = (actor: typeof ANN, origin: "ai-suggested" | null) =>
    moved(
      createPromise({
        id: numbered(1),
        requirementId: "A-001",
        content: content(),
        origin,
        by: actor,
        at: AT,
      }),
    );

  it("begins with a draft of its author", () => {
    expect(create(ANN, null)).toEqual({
      id: numbered(1),
      requirementId: "A-001",
      origin: "human",
      lastRevision: 1,
      lastObligation: 0,
      revisions: [
        {
          revision: 1,
          retire: false,
          content: content(),
          obligations: [],
          lastChangedBy: ANN,
          lastChangedAt: AT,
          textChangedBy: ANN,
          agentsAlone: false,
          approval: null,
        },
      ],
    });
  });

  it("says where it comes from; of an agent the service says it", () => {
    expect(create(ANN, "ai-suggested").origin).toBe("ai-suggested");
    expect(create(BOT, "ai-suggested")).toMatchObject({
      origin: "agent-suggested",
      revisions: [{ agentsAlone: true, lastChangedBy: BOT }],
    });
  });
});

describe("a change of the draft", () => {
  it("leaves its number, obligations and origin, and says who did it", () => {
    const promise = withObligation();
    const changed = moved(changeDraft({ ...by(promise, BOB), content: content({ title: "Other" }) }));
    expect(changed).toEqual({
      ...promise,
      revisions: [
        {
          ...newestOf(promise),
          content: content({ title: "Other" }),
          lastChangedBy: BOB,
          lastChangedAt: LATER,
          textChangedBy: BOB,
        },
      ],
    });
    expect(hashOf(changed)).not.toBe(hashOf(promise));
  });

  it("that says the same is none, whoever sends it", () => {
    const promise = withObligation();
    expect(moved(changeDraft({ ...by(promise, BOB), content: content() }))).toBe(promise);
  });

  it("of agents alone is no more so once a person wrote", () => {
    const agents = newPromise(BOT);
    const again = moved(changeDraft({ ...by(agents, BOT), content: content() }));
    expect(newestOf(again).agentsAlone).toBe(true);
    const person = moved(addObligation({ ...by(again), stated: stated() }));
    expect(newestOf(person).agentsAlone).toBe(false);
    expect(newestOf(moved(changeDraft({ ...by(person, BOT), content: content() }))).agentsAlone).toBe(false);
  });

  it("leaves the approved revisions as they are", () => {
    const before = approved();
    const changed = moved(changeDraft({ ...by(revised(before)), content: content({ title: "Other" }) }));
    expect(changed.revisions[1]).toBe(before.revisions[0]);
  });
});

describe("a write with the hash that was read", () => {
  it("is done when that is still the newest, and refused with what is", () => {
    const promise = withObligation();
    const ifMatch = hashOf(promise);
    const changed = moved(changeDraft({ ...by(promise), ifMatch, content: content({ title: "Other" }) }));
    const stale = { ...by(changed), ifMatch };
    const expected = {
      code: "revision_changed",
      title: "The newest revision is another one: revision 1",
      revision: 1,
      contentHash: hashOf(changed),
    };
    expect(refusal(changeDraft({ ...stale, content: content() }))).toEqual(expected);
    expect(refusal(addObligation({ ...stale, stated: stated() }))).toEqual(expected);
    expect(refusal(removeObligation({ ...stale, key: "O1" }))).toEqual(expected);
    expect(refusal(mayDelete(stale))).toEqual(expected);
    expect(refusal(approve({ ...approvalOf(changed), ifMatch }))).toEqual(expected);
    expect(refusal(revise({ ...by(approved(changed)), ifMatch, retire: false })).code).toBe(
      "revision_changed",
    );
    expect(refusal(discardDraft({ ...by(revised(approved(promise))), ifMatch })).code).toBe(
      "revision_changed",
    );
    expect(mayDelete({ ...by(changed), ifMatch: null }).ok).toBe(true);
  });
});

describe("a new revision", () => {
  it("is a copy with the same keys, and nobody added its obligations", () => {
    const promise = approved(withObligation());
    const next = moved(revise({ ...by(promise, BOT), retire: false }));
    const [approvedObligation] = newestOf(promise).obligations;
    expect(newestOf(next)).toEqual({
      ...newestOf(promise),
      revision: 2,
      approval: null,
      obligations: [{ ...approvedObligation, addedBy: null, lastChangedBy: null }],
      lastChangedBy: BOT,
      lastChangedAt: LATER,
      textChangedBy: null,
      agentsAlone: true,
    });
    expect(next.lastRevision).toBe(2);
  });

  it("that retires holds nothing and needs no text", () => {
    const retiring = moved(revise({ ...by(approved(withObligation())), retire: true }));
    expect(newestOf(retiring)).toMatchObject({ retire: true, content: null, obligations: [], revision: 2 });
    expect(newestOf(approved(retiring)).approval).toMatchObject({ by: BOB });
    expect(refusal(addObligation({ ...by(retiring), stated: stated() })).code).toBe("conflict");
  });

  it("takes a number that no discarded draft had", () => {
    const discarded = moved(discardDraft(by(revised())));
    expect(discarded.revisions.map(({ revision }) => revision)).toEqual([1]);
    expect(newestOf(revised(discarded)).revision).toBe(3);
  });

  it("is refused when there are too many", () => {
    const promise = approved();
    const revisions = Array(PROMISE_LIMITS.revisions).fill(newestOf(promise));
    expect(refusal(revise({ ...by({ ...promise, revisions }), retire: false }))).toEqual({
      code: "conflict",
      title: "A promise has at most 100 revisions",
    });
    const fewer = { ...promise, revisions: revisions.slice(1) };
    expect(revise({ ...by(fewer), retire: false }).ok).toBe(true);
  });

  it("retires a promise with all its revisions too", () => {
    const promise = approved();
    const revisions = Array(PROMISE_LIMITS.revisions).fill(newestOf(promise));
    const retiring = moved(revise({ ...by({ ...promise, revisions }), retire: true }));
    expect([retiring.revisions.length, newestOf(retiring).retire]).toEqual([
      PROMISE_LIMITS.revisions + 1,
      true,
    ]);
    expect(refusal(revise({ ...by(retiring), retire: true })).code).toBe("conflict");
  });
});

describe("an approval", () => {
  it("keeps who approved what, and what was linked", () => {
    const promise = newPromise();
    const linked = [{ kind: "scenario", id: numbered(1), hash: "x" }] as const;
    const done = moved(approve({ ...approvalOf(promise), comment: "good", linked }));
    const approval = { by: BOB, at: AT, comment: "good", contentHash: hashOf(promise), linked };
    expect(newestOf(done)).toEqual({ ...newestOf(promise), approval });
  });

  it("names the draft there is, or is told which that is", () => {
    const promise = newPromise();
    const expected = { code: "revision_changed", revision: 1, contentHash: hashOf(promise) };
    expect(refusal(approve({ ...approvalOf(promise), revision: 2 }))).toMatchObject(expected);
    expect(refusal(approve({ ...approvalOf(promise), contentHash: "x" }))).toMatchObject(expected);
  });

  it("needs four texts, and is told each that is missing", () => {
    const promise = newPromise(ANN, { preconditions: null, expectedOutcome: " ", evidenceCriteria: "" });
    expect(refusal(approve(approvalOf(promise)))).toEqual({
      code: "validation_error",
      title: "The promise cannot be approved without preconditions, expectedOutcome, evidenceCriteria",
      errors: ["preconditions", "expectedOutcome", "evidenceCriteria"].map((field) => ({
        field,
        message: "is required for approval",
      })),
    });
  });
});

describe("obligations of a draft", () => {
  it("get keys in order, and say who added them", () => {
    const added = withObligation(withObligation(), BOT);
    const { obligations } = newestOf(added);
    expect(obligations).toEqual([
      { ...stated(), key: "O1", source: "manual", addedBy: ANN, lastChangedBy: null },
      { ...stated(), key: "O2", source: "agent", addedBy: BOT, lastChangedBy: null },
    ]);
    expect(added.lastObligation).toBe(2);
  });

  it("are never given a key twice", () => {
    const removed = moved(removeObligation({ ...by(withObligation()), key: "O1" }));
    expect(newestOf(removed).obligations).toEqual([]);
    expect(newestOf(withObligation(removed)).obligations).toMatchObject([{ key: "O2" }]);
  });

  it("change in their place, and keep key and source", () => {
    const promise = withObligation(withObligation());
    const changed = moved(changeObligation({ ...by(promise, BOB), key: "O1", stated: OTHER }));
    expect(newestOf(changed).obligations).toEqual([
      { ...OTHER, key: "O1", source: "manual", addedBy: ANN, lastChangedBy: BOB },
      newestOf(promise).obligations[1],
    ]);
  });

  it("that are stated again as they are change nothing", () => {
    const promise = withObligation(withObligation());
    const again = structuredClone(stated());
    expect(moved(changeObligation({ ...by(promise, BOB), key: "O1", stated: again }))).toBe(promise);
    for (const other of [{ kind: "other" }, { title: "Other" }, { recipe: OTHER.recipe }]) {
      const changed = moved(
        changeObligation({ ...by(promise, BOB), key: "O1", stated: { ...again, ...other } }),
      );
      expect(newestOf(changed).obligations[0]).toMatchObject({ ...other, lastChangedBy: BOB });
    }
  });

  it("that are not there are not found", () => {
    const expected = { code: "not_found", title: "The draft has no obligation O9" };
    expect(refusal(removeObligation({ ...by(newPromise()), key: "O9" }))).toEqual(expected);
    expect(refusal(changeObligation({ ...by(newPromise()), key: "O9", stated: OTHER }))).toEqual(expected);
    expect(refusal(removeObligation({ ...by(approved(withObligation())), key: "O1" })).code).toBe("conflict");
  });

  it("that are generated are added all or none", () => {
    const promise = moved(addGenerated({ ...by(newPromise(), BOT), generated: [stated(), OTHER] }));
    expect(newestOf(promise).obligations).toMatchObject([
      { key: "O1", source: "generated", addedBy: BOT },
      { key: "O2", source: "generated" },
    ]);
    expect(moved(addGenerated({ ...by(promise), generated: [] }))).toBe(promise);
    expect(refusal(addGenerated({ ...by(approved()), generated: [] })).code).toBe("conflict");
    const many = Array(PROMISE_LIMITS.obligations - 1).fill(OTHER);
    expect(refusal(addGenerated({ ...by(promise), generated: many }))).toEqual({
      code: "conflict",
      title: "A revision has at most 50 obligations",
    });
    const full = moved(addGenerated({ ...by(promise), generated: many.slice(1) }));
    expect(newestOf(full).obligations).toHaveLength(50);
    expect(refusal(addObligation({ ...by(full), stated: stated() })).code).toBe("conflict");
  });
});

describe("a revision of too many characters", () => {
  const most = PROMISE_LIMITS.revisionCharacters;

  it("is refused, whichever way it grows", () => {
    const promise = ofCharacters(most);
    const expected = {
      code: "promise_too_large",
      title: expect.stringContaining("at most 262144 are allowed"),
    };
    expect(refusal(addObligation({ ...by(promise), stated: stated() }))).toEqual(expected);
    const longer = `${newestOf(promise).content?.scope}y`;
    expect(refusal(changeDraft({ ...by(promise), content: content({ scope: longer }) }))).toEqual(expected);
    const huge = content({ scope: "x".repeat(most) });
    const made = createPromise({
      id: numbered(1),
      requirementId: "A-001",
      content: huge,
      origin: null,
      by: ANN,
      at: AT,
    });
    expect(refusal(made)).toEqual(expected);
  });

  it("may have as many as are allowed, of what it states alone", () => {
    const promise = ofCharacters(most - 1);
    const scope = `${newestOf(promise).content?.scope}y`;
    const full = newestOf(moved(changeDraft({ ...by(promise), content: content({ scope }) })));
    const obligations = full.obligations.map(({ key, kind, title, recipe }) => ({
      key,
      kind,
      title,
      recipe,
    }));
    expect(JSON.stringify({ ...full.content, obligations })).toHaveLength(most);
    expect(revisionCharacters(full)).toBe(most);
  });

  it("at the limit is still changed, approved, revised, retired and deleted", () => {
    const promise = ofCharacters(most);
    const same = newestOf(promise).content ?? content();
    expect(changeDraft({ ...by(promise), content: same }).ok).toBe(true);
    expect(mayDelete(by(promise)).ok).toBe(true);
    const next = revised(approved(promise));
    expect(changeDraft({ ...by(next), content: same }).ok).toBe(true);
    expect(newestOf(approved(revised(approved(promise), ANN, true))).retire).toBe(true);
  });
});

describe("an agent token", () => {
  it("never approves", () => {
    const expected = { code: "human_only", title: "Only a person approves a promise" };
    expect(refusal(approve({ ...approvalOf(newPromise(BOT)), by: BOT }))).toEqual(expected);
    expect(refusal(approve({ ...approvalOf(approved()), by: BOT }))).toEqual(expected);
  });

  it("deletes only a draft promise that agent tokens alone wrote", () => {
    expect(mayDelete(by(newPromise(BOT), BOT)).ok).toBe(true);
    expect(refusal(mayDelete(by(newPromise(), BOT))).code).toBe("human_only");
    expect(refusal(mayDelete(by(withObligation(newPromise(BOT)), BOT))).code).toBe("human_only");
    expect(refusal(mayDelete(by(approved(newPromise(BOT)), BOT))).code).toBe("human_only");
    expect(refusal(mayDelete(by(revised(approved(newPromise(BOT)), BOT), BOT))).code).toBe("conflict");
  });

  it("discards only a draft that agent tokens alone wrote", () => {
    expect(discardDraft(by(revised(approved(), BOT), BOT)).ok).toBe(true);
    expect(refusal(discardDraft(by(revised(), BOT)))).toEqual({
      code: "human_only",
      title: "An agent token takes away only a draft that agent tokens alone wrote",
    });
    expect(refusal(discardDraft(by(withObligation(revised(approved(), BOT)), BOT))).code).toBe("human_only");
  });

  it("changes the obligation that it names, whoever wrote those before it", () => {
    const both = withObligation(withObligation(), BOT);
    const change = (key: string) => changeObligation({ ...by(both, BOT), key, stated: OTHER });
    expect(newestOf(moved(change("O2"))).obligations.map(({ title }) => title)).toEqual([
      stated().title,
      OTHER.title,
    ]);
    expect(refusal(change("O1"))).toEqual({
      code: "human_only",
      title: "An agent token changes only what a token added and no person changed since",
    });
  });

  it("changes and removes only what a token added to the draft and no person changed since", () => {
    const own = withObligation(newPromise(), BOT);
    const human = withObligation();
    const change = (promise: StoredPromise, actor = BOT) =>
      changeObligation({ ...by(promise, actor), key: "O1", stated: OTHER });
    const remove = (promise: StoredPromise) => removeObligation({ ...by(promise, BOT), key: "O1" });
    expect(remove(own).ok).toBe(true);
    expect(remove(moved(change(own))).ok).toBe(true);
    const copied = revised(approved(own), BOT);
    for (const promise of [human, copied, moved(change(own, ANN)), moved(change(human, BOB))]) {
      expect([refusal(remove(promise)).code, refusal(change(promise)).code]).toEqual([
        "human_only",
        "human_only",
      ]);
    }
  });
});
