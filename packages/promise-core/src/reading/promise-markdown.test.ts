import { describe, expect, it } from "@jest/globals";
import { NASTY_TEXTS, structureOf } from "../../../model-core/src/testing/markdown-structure.js";
import type { PromiseContent } from "../records/content.js";
import type { StoredPromise } from "../records/stored-promise.js";
import { approve } from "../states/approve.js";
import { addObligation } from "../states/change-obligations.js";
import { notRun } from "../testing/evidence-statuses.js";
import { NO_LINKS_FOUND } from "../testing/no-links-found.js";
import {
  ANN,
  AT,
  approvalOf,
  approved,
  moved,
  newPromise,
  revised,
  stated,
} from "../testing/promise-drafts.js";
import { numbered } from "../testing/request-bodies.js";
import { writePromiseMarkdown } from "./promise-markdown.js";
import { promiseRecord } from "./promise-record.js";

function markdown(promise: StoredPromise, links = NO_LINKS_FOUND): string {
  return writePromiseMarkdown(promiseRecord({ promise, links, statusOf: notRun }));
}

describe("a promise as Markdown", () => {
  it("shows what is in force and the draft", () => {
    const checked = moved(addObligation({ promise: newPromise(), by: ANN, at: AT, stated: stated() }));
    const missing = [{ kind: "scenario", id: numbered(1) }] as const;
    const lines = structureOf(markdown(revised(approved(checked)), { missing, changed: [] }));
    expect(lines.filter((line) => line !== "")).toEqual(
      expect.arrayContaining([
        "# SHOP-007: An order is charged once",
        "- State: approved",
        "- In force: revision 1",
        "- Draft: revision 2",
        "- Needs review",
        `- Missing: scenario ${numbered(1)}`,
        "## Revision 1 (approved)",
        "- Approved by `user:bob` at 2030-01-02T03:04:05.000Z",
        "### Claim",
        "### Forbidden events",
        `- Dropped of ${numbered(30)}`,
        "- DeadLettered",
        "- transactional-outbox in `acme/shop`, service `Ordering`",
        `- operation ${numbered(20)}`,
        "### O1: The order survives a failing payment",
        "- Kind: scenario-check (deterministic)",
        "0 passed, 0 failed, 1 not run, 0 unsupported, 0 stale",
        "- O1 has no run",
        "## Revision 2 (draft)",
      ]),
    );
  });

  it("leaves out what is not stated", () => {
    const bare: Partial<PromiseContent> = {
      scope: null,
      preconditions: null,
      forbiddenEvents: null,
      requiresPattern: { repository: "a/b", pattern: "in-memory-outbox", service: null },
    };
    const text = markdown(newPromise(ANN, bare));
    expect(text).toMatch(/^- In force: none\n- Draft: revision 1$/m);
    expect(markdown(approved())).toMatch(/^- In force: revision 1\n- Draft: none$/m);
    expect(text).not.toMatch(/Scope|Preconditions|Forbidden events|### O|### Gaps/);
    expect(text).toContain("- in-memory-outbox in `a/b`\n");
    expect(markdown(newPromise(ANN, { requiresPattern: null }))).not.toContain("Required pattern");
    const record = promiseRecord({ promise: newPromise(), links: NO_LINKS_FOUND, statusOf: () => null });
    expect(writePromiseMarkdown(record)).not.toContain("Evidence\n");
    const short = { kind: "review", title: "a", recipe: { text: "" } };
    const checked = moved(addObligation({ promise: newPromise(), by: ANN, at: AT, stated: short }));
    expect(markdown(checked)).toContain(
      "### O1: a\n\n- Kind: review (none)\n- Source: manual\n\n### Evidence",
    );
  });

  it("has no block of what it has nothing of", () => {
    const nothing = { scope: null, preconditions: null, expectedOutcome: null, forbiddenOutcome: null };
    const bare = { ...nothing, evidenceCriteria: null, forbiddenEvents: null, requiresPattern: null };
    const none = { scenarioIds: [], operationIds: [], channelIds: [], subscriptionIds: [] };
    const links = { ...none, messageIds: [], elementIds: [] };
    const promise = newPromise(ANN, { ...bare, claim: "It is charged once.", links });
    const record = promiseRecord({ promise, links: NO_LINKS_FOUND, statusOf: () => null });
    const { contentHash } = record.revisions[0] as { readonly contentHash: string };
    expect(structureOf(writePromiseMarkdown(record)).filter((line) => line !== "")).toEqual([
      ...["# SHOP-007: An order is charged once", "- State: draft", "- Origin: human"],
      ...["- In force: none", "- Draft: revision 1"],
      ...["## Revision 1 (draft)", `- Content hash: ${contentHash}`, "### Claim"],
    ]);
  });

  it("has the comment of an approval", () => {
    const commented = moved(approve({ ...approvalOf(newPromise()), comment: "As agreed." }));
    expect(markdown(commented)).toContain(`- Approved by \`user:bob\` at ${AT}\n- Comment: As agreed.\n`);
    expect(markdown(approved())).not.toContain("Comment");
  });

  it("of a retired promise keeps its title, and of a draft that retires it says so", () => {
    const retiring = revised(approved(), ANN, true);
    expect(markdown(retiring)).toContain("- Retires the promise");
    expect(markdown(approved(retiring))).toMatch(/^# SHOP-007: An order is charged once\n\n- State: retired/);
    const untitled = { ...approved(retiring), revisions: approved(retiring).revisions.slice(0, 1) };
    expect(markdown(untitled)).toMatch(/^# SHOP-007: *\n/);
  });

  it.each(NASTY_TEXTS)("has the same structure whatever the texts hold: %j", (text) => {
    const plain = (title: string, body: string) => {
      const recipe = { ...stated().recipe, text: body };
      const obligation = { ...stated(), title, recipe };
      const promise = newPromise(ANN, { title, claim: body, scope: body, evidenceCriteria: body });
      const [newest] = approved(
        moved(addObligation({ promise, by: ANN, at: AT, stated: obligation })),
      ).revisions;
      const approval = newest?.approval && { ...newest.approval, comment: title };
      const revisions = newest === undefined ? [] : [{ ...newest, approval: approval ?? null }];
      return structureOf(markdown({ ...promise, revisions })).map((line) =>
        line.replace(/^(# SHOP-007: |### O1: |- Comment: |- Content hash: ).*$/u, "$1"),
      );
    };
    expect(plain(text, text)).toEqual(plain("x", "x"));
  });
});
